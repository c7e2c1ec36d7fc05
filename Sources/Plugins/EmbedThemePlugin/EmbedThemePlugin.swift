import Foundation
import PackagePlugin

/// Writes every file of `templates/` into `Theme+Embedded.swift` before CookbookHTML is compiled.
@main
struct EmbedThemePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let theme = context.package.directoryURL.appending(path: "templates", directoryHint: .isDirectory)
    let files = try FileManager.default
      .contentsOfDirectory(at: theme, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTheme.swift")
    return [
      .buildCommand(
        displayName: "Embedding the theme",
        executable: try context.tool(named: "EmbedTheme").url,
        arguments: [output.path()] + files.map { $0.path() },
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
