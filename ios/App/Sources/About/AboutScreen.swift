import StarhopKit
import SwiftUI

/// What the app is, that it collects nothing, and what it is made of.
struct AboutScreen: View {
    @State private var licences = Licences.ofTheApp

    var body: some View {
        List {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "Starhop")
                    .font(.bigTitle)
                    .foregroundStyle(.palette(.ink))
                if let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String {
                    Text("Version \(version)")
                        .font(.secondary)
                        .foregroundStyle(.palette(.ink2))
                }
            }
            .accessibilityElement(children: .combine)
            Section("Privacy") {
                Text(
                    """
                    Starhop asks for no permission, cannot use the internet and collects nothing. Your games stay on \
                    this phone and in its backup.
                    """)
            }
            Section("Licence") {
                Text(
                    """
                    Starhop is free software. You may use it under the Apache License 2.0 or the MIT License, as you \
                    like.
                    """)
                ForEach(Licences.own, id: \.self) { key in
                    NavigationLink(value: Route.licence(key)) { Text(verbatim: key) }
                }
            }
            if let licences {
                Section("Libraries inside the app") {
                    Text(
                        """
                        Where a library lets you choose its licence, Starhop uses it under the Apache License 2.0. A \
                        tap shows the text.
                        """
                    )
                    .font(.secondary)
                    .foregroundStyle(.palette(.ink2))
                    ForEach(licences.libraries) { library in
                        NavigationLink(value: Route.licence(library.text)) { LibraryRow(library: library) }
                    }
                }
            }
        }
        .navigationTitle("About Starhop")
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct LibraryRow: View {
    let library: Library

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: [library.name, library.version].filter { !$0.isEmpty }.joined(separator: " "))
                .foregroundStyle(.palette(.ink))
            Text(verbatim: library.licence)
                .font(.footnote)
                .foregroundStyle(.palette(.ink2))
        }
        .accessibilityElement(children: .combine)
    }
}

/// The text of one licence.
struct LicenceScreen: View {
    let key: String

    var body: some View {
        ScrollView {
            if let text = Licences.ofTheApp?.text(key) {
                Text(verbatim: text)
                    .font(.footnote)
                    .foregroundStyle(.palette(.ink))
                    .padding(16)
            }
        }
        .background(.palette(.paper))
        .navigationTitle(Text(verbatim: key))
        .navigationBarTitleDisplayMode(.inline)
    }
}

extension Licences {
    /// From the bundle; `scripts/licences` writes the file.
    static var ofTheApp: Licences? {
        Bundle.main.url(forResource: "licences", withExtension: "json")
            .flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? Licences(json: $0) }
    }
}
