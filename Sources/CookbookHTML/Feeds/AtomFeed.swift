import CookbookModel

/// The newest recipes as an Atom feed (RFC 4287).
enum AtomFeed {
  /// The most entries (DESIGN 4).
  static let limit = 50

  static func write(_ site: SiteTables, into output: inout OutputBuffer) {
    guard let base = site.cookbook.settings.baseURL else { return }
    let settings = site.cookbook.settings
    let dated = site.cookbook.entries.enumerated().compactMap { offset, entry in
      entry.recipe.document.date.map { (date: $0, offset: offset) }
    }
    let newest = dated.sorted { ($1.date, $0.offset) < ($0.date, $1.offset) }.prefix(limit)
    output.write(
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
    output.write(xml: settings.language)
    output.write("\">\n")
    element("title", settings.title, into: &output)
    if !settings.description.isEmpty { element("subtitle", settings.description, into: &output) }
    element("id", base, into: &output)
    link("alternate", base, into: &output)
    link("self", base + "feed.xml", into: &output)
    element("updated", timestamp(newest.first?.date ?? site.cookbook.date), into: &output)
    output.write("<author>")
    element("name", settings.author ?? settings.title, into: &output)
    output.write("</author>\n")
    for entry in newest {
      write(site.cookbook.entries[entry.offset], entry.date, base: base, site, into: &output)
    }
    output.write("</feed>\n")
  }

  private static func write(
    _ entry: Entry, _ date: CivilDate, base: String, _ site: SiteTables, into output: inout OutputBuffer
  ) {
    let url = base + PercentEncoding.path(entry.path) + "/"
    output.write("<entry>\n")
    element("title", entry.recipe.document.titleText, into: &output)
    element("id", url, into: &output)
    link("alternate", url, into: &output)
    element("published", timestamp(date), into: &output)
    element("updated", timestamp(date), into: &output)
    if let author = entry.recipe.document.author {
      output.write("<author>")
      element("name", author, into: &output)
      output.write("</author>\n")
    }
    output.write("<category term=\"")
    output.write(xml: site.cookbook[entry.category].title)
    output.write("\"/>\n")
    if !entry.recipe.document.summary.isEmpty {
      element("summary", entry.recipe.document.summary, into: &output)
    }
    output.write("</entry>\n")
  }

  /// A civil date as the moment that RFC 3339 asks for: its beginning in UTC.
  private static func timestamp(_ date: CivilDate?) -> String {
    (date?.description ?? "2000-01-01") + "T00:00:00Z"
  }

  private static func element(_ name: StaticString, _ text: String, into output: inout OutputBuffer) {
    output.write("<")
    output.write(name)
    output.write(">")
    output.write(xml: text)
    output.write("</")
    output.write(name)
    output.write(">\n")
  }

  private static func link(_ relation: StaticString, _ url: String, into output: inout OutputBuffer) {
    output.write("<link rel=\"")
    output.write(relation)
    output.write("\" href=\"")
    output.write(xml: url)
    output.write("\"/>\n")
  }
}
