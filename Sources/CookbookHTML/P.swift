func embedded() -> Int { EmbeddedTheme.files.count }
