// swift-tools-version: 6.2

import PackageDescription

/// The settings that every target of ours shares: Swift 6, warnings are errors.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The C libraries, linked statically on Linux so that the program needs no other file.
let libraries: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "-l:libcmark.a", "-Xlinker", "-l:libyaml.a", "-Xlinker", "-l:libutf8proc.a"],
    .when(platforms: [.linux])),
  .linkedLibrary("cmark", .when(platforms: [.macOS])),
  .linkedLibrary("yaml", .when(platforms: [.macOS])),
  .linkedLibrary("utf8proc", .when(platforms: [.macOS])),
]

let package = Package(
  name: "cookbook",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "cookbook", targets: ["cookbook"])],
  targets: [
    .systemLibrary(
      name: "CCMark", pkgConfig: nil,
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: nil,
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CUTF8Proc", pkgConfig: nil,
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),

    .target(
      name: "CookbookModel", dependencies: ["CUTF8Proc"],
      swiftSettings: settings, linkerSettings: libraries),
    .target(
      name: "CookbookSource", dependencies: ["CookbookModel", "CCMark", "CYAML"],
      swiftSettings: settings),
    .target(
      name: "CookbookHTML", dependencies: ["CookbookModel"],
      swiftSettings: settings, plugins: ["EmbedThemePlugin"]),
    .target(
      name: "CookbookSite", dependencies: ["CookbookModel", "CookbookSource", "CookbookHTML"],
      swiftSettings: settings),
    .executableTarget(
      name: "cookbook", dependencies: ["CookbookModel", "CookbookSite"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))]),

    // Not shipped: writes the files of templates/ into the program when it is built.
    .executableTarget(name: "EmbedTheme", swiftSettings: settings),
    .plugin(
      name: "EmbedThemePlugin", capability: .buildTool(), dependencies: ["EmbedTheme"],
      path: "Sources/Plugins/EmbedThemePlugin"),

    .testTarget(
      name: "CookbookModelTests", dependencies: ["CookbookModel"], swiftSettings: settings),
    .testTarget(
      name: "CookbookSourceTests", dependencies: ["CookbookModel", "CookbookSource"],
      swiftSettings: settings),
    .testTarget(
      name: "CookbookHTMLTests", dependencies: ["CookbookModel", "CookbookHTML"],
      swiftSettings: settings),
    .testTarget(
      name: "CookbookSiteTests",
      dependencies: ["CookbookModel", "CookbookSource", "CookbookHTML", "CookbookSite", "cookbook"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
