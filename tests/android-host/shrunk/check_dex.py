"""check_dex.py DEX BINDINGS MOST: the size of an app's code, and whether JNA finds there what the bindings declare.

JNA finds structures with their fields, callbacks with their method, and the functions of the library by name.
"""

import re
import struct
import sys
from pathlib import Path


class Dex:
    """The classes of a dex file with the names of their fields and methods."""

    def __init__(self, data):
        self.data = data
        (self.strings, self.types, _, self.fields, self.methods, self.classes) = (
            struct.unpack_from("<II", data, 0x38 + 8 * table) for table in range(6)
        )

    def number(self, table, index, width, place=0, form="I"):
        return struct.unpack_from("<" + form, self.data, table[1] + width * index + place)[0]

    def uleb(self, at):
        value = shift = 0
        while True:
            byte = self.data[at]
            value |= (byte & 0x7F) << shift
            at, shift = at + 1, shift + 7
            if byte < 0x80:
                return value, at

    def string(self, index):
        _, at = self.uleb(self.number(self.strings, index, 4))
        return self.data[at : self.data.index(b"\0", at)].decode("utf-8", "replace")

    def members(self, at):
        counts = []
        for _ in range(4):
            count, at = self.uleb(at)
            counts.append(count)
        names = set()
        for kind, count in enumerate(counts):
            table, parts = (self.fields, 2) if kind < 2 else (self.methods, 3)
            index = 0
            for _ in range(count):
                step, at = self.uleb(at)
                index += step
                for _ in range(parts - 1):
                    _, at = self.uleb(at)
                names.add(self.string(self.number(table, index, 8, 4)))
        return names

    def read(self):
        found = {}
        for index in range(self.classes[0]):
            name = self.string(self.number(self.types, self.number(self.classes, index, 32), 4))
            at = self.number(self.classes, index, 32, 24)
            found[name[1:-1]] = self.members(at) if at else set()
        return found


def declared(bindings):
    """What JNA looks for: classes with the members that they need."""
    text = "\n".join(file.read_text() for file in sorted(Path(bindings).rglob("*.kt")))
    package = re.search(r"^package (\S+)", text, re.M)[1].replace(".", "/")
    wanted = {}
    for order, name in re.findall(r"@Structure\.FieldOrder\(([^)]*)\)\s*(?:internal )?open class (\w+)", text):
        wanted[f"{package}/{name}"] = set(re.findall(r'"(\w+)"', order))
    for name in re.findall(r"interface (\w+) : com\.sun\.jna\.Callback", text):
        wanted[f"{package}/{name}"] = {"callback"}
    for name, body in re.findall(r"^internal object (\w+) \{(.*?)^\}", text, re.M | re.S):
        functions = set(re.findall(r"external fun (\w+)", body))
        if functions:
            wanted[f"{package}/{name}"] = functions
    wanted |= {f"com/sun/jna/{name}": set() for name in ("Native", "Pointer", "Structure", "CallbackReference")}
    return wanted


def main(dex, bindings, most):
    data = Path(dex).read_bytes()
    found = Dex(data).read()
    wanted = declared(bindings)
    faults = [f"{name} is gone" for name in wanted if name not in found]
    faults += [f"{name} has lost {gone}" for name in wanted if name in found for gone in sorted(wanted[name] - found[name])]
    if len(data) >= int(most):
        faults.append(f"the code takes {len(data)} bytes, {most} or more")
    if faults:
        sys.exit("\n".join(faults))
    members = sum(map(len, wanted.values()))
    print(f"{len(data)} bytes of dex, {len(found)} classes; {len(wanted)} classes and {members} members are there under their names.")


if __name__ == "__main__":
    main(*sys.argv[1:])
