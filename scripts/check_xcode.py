"""Checks what can be checked of the Xcode project and its resources without Xcode. Needs PyPI pbxproj."""

import json
import plistlib
import re
import struct
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from pbxproj import XcodeProject

IOS = Path(__file__).resolve().parent.parent / "ios"
SOURCES = sorted((IOS / "App").glob("**/*.swift"))
KIT = sorted((IOS / "StarhopKit/Sources/StarhopKit").glob("**/*.swift"))
# Calls that Apple wants a reason for in the privacy manifest, by the category that has it.
CALLS_WITH_REASONS = {
    r"systemUptime|mach_absolute_time": "SystemBootTime",
    r"volumeAvailableCapacity|systemFreeSize|systemSize": "DiskSpace",
    r"creationDate|contentModificationDate|fileModificationDate": "FileTimestamp",
    r"activeInputModes": "ActiveKeyboards",
}
LANGUAGES = ["en", "sv", "zh-Hans"]
LESSONS = IOS.parent / "core/src/learn/lessons"
ANDROID = IOS.parent / "android/app/src/main/res"
ANDROID_FOLDERS = {"en": "values", "sv": "values-sv", "zh-Hans": "values-zh-rCN"}
IDENTIFIER = re.compile(r"^[0-9A-F]{24}$")
PLACEHOLDER = re.compile(r"%(?:\d+\$)?(@|lld|lf)")
# A Swift string literal with interpolations nested up to two deep.
LITERAL = r'"((?:[^"\\]|\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\\.)*)"'
INTERPOLATION = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
# Where SwiftUI or Foundation takes a key of the catalog, and the app's own helpers that pass one on.
HEADS = (
    r"Text|Button|Label|Toggle|Picker|Section|Link|TextField|row|key|action|section"
    r"|navigationTitle|confirmationDialog|alert|String\(\s*localized:|LocalizedStringKey"
)
KEYED = re.compile(rf"\b(?:{HEADS})\(?\s*{LITERAL}")

problems = []


def need(ok, text):
    if not ok:
        problems.append(text)


def references(value):
    """Object identifiers anywhere inside a value of the project file."""
    if isinstance(value, str):
        if IDENTIFIER.match(value):
            yield value
    elif isinstance(value, list):
        for item in value:
            yield from references(item)
    elif hasattr(value, "get_keys"):
        for key in value.get_keys():
            if key not in ("_id", "_parent"):
                yield from references(value[key])


def check_project():
    project = XcodeProject.load(str(IOS / "Starhop.xcodeproj/project.pbxproj"))
    need(str(project.objectVersion) == "77", "objectVersion is not 77")
    sections = project.objects.get_sections()
    objects = {o.get_id(): o for o in project.objects.get_objects_in_section(*sections)}
    seen, todo = set(), [str(project.rootObject)]
    while todo:
        identifier = todo.pop()
        if identifier in seen:
            continue
        seen.add(identifier)
        need(identifier in objects, f"{identifier} is referred to but not defined")
        if identifier in objects:
            todo += references(objects[identifier])
    for identifier in objects.keys() - seen:
        need(False, f"{identifier} ({objects[identifier].isa}) is defined but never referred to")
    for item in objects.values():
        check_object(item)
    targets = {str(o.get_id()): str(o.name) for o in objects.values() if o.isa == "PBXNativeTarget"}
    for scheme in IOS.glob("*.xcodeproj/xcshareddata/xcschemes/*.xcscheme"):
        for reference in ET.parse(scheme).iter("BuildableReference"):
            known = targets.get(reference.get("BlueprintIdentifier"))
            need(known == reference.get("BlueprintName"), f"{scheme.name}: {reference.attrib}")
    return len(objects), len(targets)


def check_object(item):
    if item.isa == "PBXFileSystemSynchronizedRootGroup":
        need((IOS / item.path).is_dir(), f"folder {item.path} is missing")
    if item.isa == "XCLocalSwiftPackageReference":
        need((IOS / item.relativePath / "Package.swift").is_file(), f"package {item.relativePath} is missing")
    if item.isa == "XCSwiftPackageProductDependency":
        manifest = (IOS / "StarhopKit/Package.swift").read_text()
        need(f'name: "{item.productName}"' in manifest, f"product {item.productName} is unknown")
    if item.isa == "PBXProject":
        need(set(LANGUAGES) <= set(map(str, item.knownRegions)), "knownRegions lacks a language")
    if item.isa == "XCBuildConfiguration" and "INFOPLIST_FILE" in item.buildSettings.get_keys():
        need((IOS / item.buildSettings["INFOPLIST_FILE"]).is_file(), "INFOPLIST_FILE is missing")


def check_property_lists():
    for file in [IOS / "Info.plist", *IOS.glob("App/**/*.xcprivacy")]:
        content = plistlib.loads(file.read_bytes())
        if file.suffix == ".xcprivacy":
            kinds = {entry["NSPrivacyAccessedAPIType"] for entry in content["NSPrivacyAccessedAPITypes"]}
            uses = any(re.search(r"@AppStorage|UserDefaults", source.read_text()) for source in SOURCES)
            declared = "NSPrivacyAccessedAPICategoryUserDefaults" in kinds
            need(declared == uses, "use of UserDefaults and the privacy manifest disagree")
            for call, category in CALLS_WITH_REASONS.items():
                found = [file.name for file in KIT + SOURCES if re.search(call, file.read_text())]
                need(not found or f"NSPrivacyAccessedAPICategory{category}" in kinds, f"{found} need {category}")
            need(not content["NSPrivacyTracking"], "the app tracks nobody")
            need(not content["NSPrivacyCollectedDataTypes"], "the app collects nothing")
            need(all(entry["NSPrivacyAccessedAPITypeReasons"] for entry in content["NSPrivacyAccessedAPITypes"]),
                 "an accessed API lacks its reason")


def values(localization):
    """Every text of one language of one key: one, or one for each plural form."""
    if "stringUnit" in localization:
        yield localization["stringUnit"]
    for forms in localization.get("variations", {}).values():
        for form in forms.values():
            yield from values(form)


def loose(key):
    """A key with its placeholders made alike, because a source does not tell a number from a text."""
    return INTERPOLATION.sub("%", PLACEHOLDER.sub("%", key))


def one_line(literal):
    """A literal over several lines as the one line that it means."""
    return '"' + re.sub(r"\\\n\s*", "", literal.group(1)).strip() + '"'


def keys_in_sources():
    """Keys that the sources certainly use, and every literal that might be one."""
    sure, possible = set(), set()
    for source in SOURCES:
        text = re.sub(r"^\s*//.*$", "", source.read_text(), flags=re.M)
        text = re.sub(r'"""\n\s*(.*?)\n\s*"""', one_line, text, flags=re.S)
        sure |= {loose(m) for m in KEYED.findall(text)}
        possible |= {loose(m) for m in re.findall(LITERAL, text)}
    return sure, possible


def check_catalog():
    catalog = json.loads((IOS / "App/Resources/Localizable.xcstrings").read_text())
    need(catalog["version"] == "1.0", "catalog version")
    need(catalog["sourceLanguage"] == "en", "the source language is English")
    for key, entry in catalog["strings"].items():
        localizations = entry.get("localizations", {})
        for language in LANGUAGES:
            units = list(values(localizations.get(language, {})))
            need(units or language == "en", f"{key!r} has no {language}")
            for unit in units:
                need(unit["state"] == "translated" and unit["value"], f"{key!r} in {language} is not translated")
                same = sorted(PLACEHOLDER.findall(key)) == sorted(PLACEHOLDER.findall(unit["value"]))
                need(same, f"{key!r} in {language}: placeholders differ")
    sure, possible = keys_in_sources()
    known = {loose(key) for key in catalog["strings"]}
    for key in sorted(sure - known):
        need(False, f"{key!r} is used but not in the catalog")
    for key in sorted(known - possible):
        need(False, f"{key!r} is in the catalog but never used")
    return len(catalog["strings"])


def lesson_keys():
    """The texts that the lessons of the core need, and those that they may have besides."""
    needed, allowed = set(), set()
    for file in LESSONS.glob("*.json"):
        lesson = json.loads(file.read_text())
        name = f"learn_{lesson['key']}"
        tasks = {f"{name}_{task['key']}" for task in lesson["tasks"]}
        needed |= {f"{name}_title", f"{name}_line"} | tasks
        allowed |= {f"{task}_done" for task in tasks}
    return needed, needed | allowed


def android_lessons(folder):
    """The same texts as the Android app has them."""
    root = ET.parse(ANDROID / folder / "strings_lessons.xml").getroot()
    return {string.get("name"): string.text.replace("\\'", "'") for string in root.iter("string")}


def check_lessons():
    """Every task of every lesson has its words, and both apps say the same."""
    strings = json.loads((IOS / "App/Resources/Lessons.xcstrings").read_text())["strings"]
    needed, allowed = lesson_keys()
    need(bool(needed), "no lessons were found")
    for key in sorted(needed - strings.keys()):
        need(False, f"{key!r} of a lesson is not in the catalog")
    for key in sorted(strings.keys() - allowed):
        need(False, f"{key!r} is in the catalog of lessons but belongs to no task")
    for language, folder in ANDROID_FOLDERS.items():
        said = {key: list(values(entry["localizations"].get(language, {}))) for key, entry in strings.items()}
        for key, units in said.items():
            fit = len(units) == 1 and units[0]["state"] == "translated" and units[0]["value"]
            need(fit, f"{key!r} in {language} is not translated")
        android = android_lessons(folder)
        for key in sorted(said.keys() | android.keys()):
            words = [unit["value"] for unit in said.get(key, [])]
            need(words == [android.get(key)], f"{key!r} in {language}: the Android app says it differently")
    return len(strings)


def check_assets():
    for file in IOS.glob("App/**/*.xcassets/**/Contents.json"):
        need("info" in json.loads(file.read_text()), f"{file}: no info")
    folder = IOS / "App/Resources/Assets.xcassets/AppIcon.appiconset"
    image = json.loads((folder / "Contents.json").read_text())["images"][0]
    data = (folder / image["filename"]).read_bytes()
    need(data[:8] == b"\x89PNG\r\n\x1a\n", "the app icon is no PNG")
    width, height, _, color = struct.unpack(">IIBB", data[16:26])
    need((width, height) == (1024, 1024), "the app icon is not 1024 by 1024")
    need(color == 2, "the app icon must have no alpha channel")


def check_imports():
    for source in SOURCES:
        need("import StarhopCore" not in source.read_text(), f"{source.name} imports the generated module")


def check_document_type():
    """The type that games are shared as is declared once, and opened by this app."""
    content = plistlib.loads((IOS / "Info.plist").read_bytes())
    (declared,) = content["UTExportedTypeDeclarations"]
    name = declared["UTTypeIdentifier"]
    (extension,) = declared["UTTypeTagSpecification"]["public.filename-extension"]
    opened = {kind for each in content["CFBundleDocumentTypes"] for kind in each["LSItemContentTypes"]}
    need(name in opened, f"the app does not open {name}")
    need(content["LSSupportsOpeningDocumentsInPlace"], "files are read in their place")
    used = {kind for source in SOURCES for kind in re.findall(r'exportedAs: "(.*?)"', source.read_text())}
    need(used == {name}, f"the sources export {used}, Info.plist {name}")
    kit = (IOS / "StarhopKit/Sources/StarhopKit/Library/SharedGame.swift").read_text()
    need(f'fileExtension = "{extension}"' in kit, f"games are not written as .{extension}")


def check_sounds():
    """E6: no session but the ambient one, which mixes with other audio and obeys the silent switch."""
    asked = [c for source in SOURCES for c in re.findall(r"setCategory\(\s*([^),\s]*)", source.read_text())]
    need(asked and set(asked) == {".ambient"}, f"the audio session is not ambient: {asked}")
    active = [source.name for source in SOURCES if "setActive" in source.read_text()]
    need(not active, f"{active}: playing makes the session active, nothing else does")


objects, targets = check_project()
check_property_lists()
strings = check_catalog() + check_lessons()
check_assets()
check_imports()
check_sounds()
check_document_type()
print(f"check_xcode: {objects} objects, {targets} targets, {strings} keys in {len(LANGUAGES)} languages, "
      f"{len(problems)} problems")
print(*problems, sep="\n")
sys.exit(bool(problems))
