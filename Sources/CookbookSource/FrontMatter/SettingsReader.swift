import CookbookModel

/// Reads the settings of the site from the front matter of `content/index.md` (DESIGN 2).
public enum SettingsReader {
  /// Reads the settings.
  /// - Parameters:
  ///   - bytes: The whole file; nothing when there is no such file.
  ///   - file: Its name in messages.
  ///   - title: The title of a book that gives none, the name of its folder.
  /// - Returns: The settings, and what the author should know. Front matter that cannot be read is reported
  ///   and leaves every setting at its default.
  public static func read(
    _ bytes: [UInt8], file: String, title: String
  ) -> (settings: Settings, diagnostics: [Diagnostic]) {
    read(Metadata(SplitSource(bytes[...]), file: file), title: title)
  }

  /// Reads the settings from front matter that was read already.
  static func read(_ metadata: Metadata, title: String) -> (settings: Settings, diagnostics: [Diagnostic]) {
    var reader = Reader(settings: Settings(title: title), values: MetadataValues(file: metadata.file))
    for entry in metadata.all { reader.apply(entry) }
    return (reader.settings, metadata.diagnostics + reader.values.diagnostics)
  }

  /// The settings by name, in the order in which they are documented.
  enum Name: String, CaseIterable {
    case title
    case description
    case language
    case baseURL = "base_url"
    case author
    case defaultCategory = "default_category"
    case navigation
    case cookMode = "cook_mode"
    case related
    case allowHTML = "allow_html"
    case isPrivate = "private"
    case exclude
    case amounts

    /// The setting that a word stands for, whatever its case, `_` and `-`.
    init?(_ word: String) {
      let wanted = MetadataKeys.normalized(word)
      if wanted == "lang" || wanted == "locale" {
        self = .language
      } else if let name = Self.allCases.first(where: { MetadataKeys.normalized($0.rawValue) == wanted }) {
        self = name
      } else {
        return nil
      }
    }
  }

  /// Whether the home page takes a key as any document does, so that it is no unknown setting.
  private static func isDocumentKey(_ word: String) -> Bool {
    switch MetadataKeys.field(for: word) {
    case .title, .description, .author, .lang, .date, .draft, .id, .slug, .aliases, .order, .image,
      .layout:
      true
    case .yield, .prep, .cook, .rest, .total, .tags, .category, .cuisine, .diet, .source, .difficulty,
      .calories, .rating, .allergens, .nutrition, .equipment, .dialect, .amounts, .related, .components,
      .ingredients, .steps, .notes, nil:
      false
    }
  }
}

extension SettingsReader {
  /// The settings as far as they are read.
  private struct Reader {
    var settings: Settings
    var values: MetadataValues

    mutating func apply(_ entry: Metadata.Entry) {
      guard let name = Name(entry.name) else {
        if !isDocumentKey(entry.name) { unknown(entry, among: Name.allCases.map(\.rawValue)) }
        return
      }
      switch name {
      case .title: if let text = values.text(entry)?.text { settings.title = text }
      case .description: if let text = values.text(entry)?.text { settings.description = text }
      case .language:
        if let tag = entry.value.text.flatMap(LanguageTag.normalized) {
          settings.language = tag
        } else {
          values.reject(entry, expected: .language)
        }
      case .baseURL:
        guard let text = values.text(entry) else { return }
        settings.baseURL = BaseURL.normalized(text.text)
        if settings.baseURL == nil {
          values.diagnostics.append(Diagnostic(.badBaseURL(text: text.text), at: text.place))
        }
      case .author: if let text = values.text(entry)?.text { settings.author = text }
      case .defaultCategory:
        guard let text = values.text(entry) else { return }
        if NameList.key(text.text) == nil {
          values.diagnostics.append(Diagnostic(.emptyName(key: entry.name), at: text.place))
        } else {
          settings.defaultCategory = text.text
        }
      case .navigation: applyNavigation(entry)
      case .cookMode: if let value = values.bool(entry) { settings.cookMode = value }
      case .related:
        settings.symmetricRelations = MetadataKeys.normalized(entry.value.text ?? "") == "symmetric"
        if !settings.symmetricRelations { values.reject(entry, expected: .symmetric) }
      case .allowHTML: if let value = values.bool(entry) { settings.allowHTML = value }
      case .isPrivate: if let value = values.bool(entry) { settings.isPrivate = value }
      case .exclude: settings.exclude = values.texts(entry).map(\.text)
      case .amounts:
        if let reading = entry.value.text.flatMap({ AmountsSetting($0) }) {
          settings.infersAmounts = reading == .inferred
        } else {
          values.reject(entry, expected: .amounts)
        }
      }
    }

    private mutating func applyNavigation(_ entry: Metadata.Entry) {
      guard case .map(let pairs) = entry.value.content else {
        return values.reject(entry, expected: .navigation)
      }
      for pair in pairs where !pair.value.isNull {
        let name = pair.key.text ?? ""
        let inner = Metadata.Entry(
          name: "\(entry.name): \(name)", value: pair.value, key: pair.key, origin: .frontMatter)
        switch MetadataKeys.normalized(name) {
        case "depth":
          if let value = values.integer(inner, from: 1, form: .positiveNumber) { settings.pathDepth = value }
        case "pathpages":
          if let value = values.integer(inner, from: 0, form: .naturalNumber) { settings.pathPages = value }
        case "layout":
          if let layout = pair.value.text.flatMap({ Settings.Layout(rawValue: MetadataKeys.normalized($0)) })
          {
            settings.layout = layout
          } else {
            values.reject(inner, expected: .layout)
          }
        default: unknown(inner, among: ["depth", "path_pages", "layout"].map { "\(entry.name): \($0)" })
        }
      }
    }

    private mutating func unknown(_ entry: Metadata.Entry, among names: [String]) {
      let suggestion = NearestName.of(entry.name, among: names)
      let finding = Finding.unknownSetting(key: entry.name, suggestion: suggestion)
      values.diagnostics.append(Diagnostic(finding, at: values.place(entry.key)))
    }
  }
}
