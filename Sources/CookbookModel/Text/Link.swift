/// A link or picture of a document: what the author wrote, and where it leads once all documents are read.
public struct Link: Hashable, Sendable {
  /// How the author wrote it.
  public enum Syntax: Hashable, Sendable {
    /// `[text](destination)`, a reference link or an autolink.
    case markdown
    /// `![alt](destination)`.
    case image
    /// `[[Target]]`, `[[Target|label]]` or `[[Target#Heading]]`; the destination is `Target#Heading`.
    case wiki
    /// `![[file]]`.
    case wikiImage
    /// A plain string in front matter.
    case name
  }

  /// The destination as written, unescaped by the parser, not percent-decoded.
  public var destination: String
  /// The title, which may be empty.
  public var title: String
  /// The alternative text of a picture as plain text; empty for other links.
  public var alt: String
  /// How the author wrote it.
  public var syntax: Syntax
  /// Where it stands in its file.
  public var place: Place
  /// Where it leads.
  public var target: LinkTarget = .unresolved

  /// Makes a link that is not yet resolved.
  public init(destination: String, title: String = "", alt: String = "", syntax: Syntax, place: Place) {
    self.destination = destination
    self.title = title
    self.alt = alt
    self.syntax = syntax
    self.place = place
  }
}

/// Where a link leads.
public enum LinkTarget: Hashable, Sendable {
  /// Not looked up yet.
  case unresolved
  /// A page of this site, with a fragment that may be empty.
  case route(Route, fragment: String)
  /// Another place of the same page.
  case fragment(String)
  /// A file that is copied into the site.
  case file(Index<Asset>)
  /// Another site, or a mail address: a URL with a scheme that is safe to follow.
  case external(String)
  /// Nothing that exists, or nothing that is safe; its text is printed without a link.
  case nowhere
}
