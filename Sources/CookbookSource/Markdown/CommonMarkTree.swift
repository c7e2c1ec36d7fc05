import CCMark

/// The syntax tree of a CommonMark text, owned by libcmark and freed with this value.
///
/// The only file that sees the C library: it hands out values, never pointers.
struct CommonMarkTree: ~Copyable {
  private let root: OpaquePointer?

  /// Parses UTF-8 without NUL.
  init(_ bytes: some Collection<UInt8>) {
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    let fed: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      buffer.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    if fed == nil {
      Array(bytes).withUnsafeBytes { buffer in
        cmark_parser_feed(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
      }
    }
    root = cmark_parser_finish(parser)
  }

  deinit { cmark_node_free(root) }

  /// Calls `visitor` for each node in reading order; a node that can hold others comes twice.
  borrowing func visit(_ visitor: (Visit) -> Void) {
    guard let root, let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return }
      guard let node = cmark_iter_get_node(iterator), let kind = Self.kind(of: node) else { continue }
      visitor(Visit(kind: kind, isLeaving: event == CMARK_EVENT_EXIT, place: Self.place(of: node)))
    }
  }

  /// A node as it is entered or left.
  struct Visit {
    let kind: Kind
    let isLeaving: Bool
    let place: NodePlace
  }

  /// What a node is, with what it says.
  enum Kind {
    case paragraph(isTight: Bool)
    case heading(level: UInt8)
    case bulletList
    case orderedList(start: Int32)
    case item
    case quote
    case codeBlock(info: [UInt8], text: [UInt8])
    case htmlBlock([UInt8])
    case thematicBreak
    case text([UInt8])
    case code([UInt8])
    case html([UInt8])
    case softBreak
    case lineBreak
    case emphasis
    case strong
    case link(destination: [UInt8], title: [UInt8])
    case image(destination: [UInt8], title: [UInt8])
  }

  private static func kind(of node: OpaquePointer) -> Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: .paragraph(isTight: isTight(node))
    case CMARK_NODE_HEADING: .heading(level: UInt8(clamping: cmark_node_get_heading_level(node)))
    case CMARK_NODE_LIST:
      cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        ? .orderedList(start: cmark_node_get_list_start(node)) : .bulletList
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_CODE_BLOCK:
      .codeBlock(info: copy(cmark_node_get_fence_info(node)), text: copy(cmark_node_get_literal(node)))
    case CMARK_NODE_HTML_BLOCK: .htmlBlock(copy(cmark_node_get_literal(node)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text(copy(cmark_node_get_literal(node)))
    case CMARK_NODE_CODE: .code(copy(cmark_node_get_literal(node)))
    case CMARK_NODE_HTML_INLINE: .html(copy(cmark_node_get_literal(node)))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK:
      .link(destination: copy(cmark_node_get_url(node)), title: copy(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      .image(destination: copy(cmark_node_get_url(node)), title: copy(cmark_node_get_title(node)))
    default: nil  // the document itself; custom nodes are never made by the parser
    }
  }

  private static func isTight(_ paragraph: OpaquePointer) -> Bool {
    guard let item = cmark_node_parent(paragraph), let list = cmark_node_parent(item) else { return false }
    return cmark_node_get_type(list) == CMARK_NODE_LIST && cmark_node_get_list_tight(list) != 0
  }

  private static func place(of node: OpaquePointer) -> NodePlace {
    NodePlace(
      line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node)),
      endLine: Int(cmark_node_get_end_line(node)), endColumn: Int(cmark_node_get_end_column(node)))
  }

  private static func copy(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    guard let text else { return [] }
    var length = 0
    while text[length] != 0 { length += 1 }
    return UnsafeRawBufferPointer(start: text, count: length).withMemoryRebound(to: UInt8.self) { Array($0) }
  }
}
