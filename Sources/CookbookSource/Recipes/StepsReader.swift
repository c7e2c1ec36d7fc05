import CookbookModel

/// Reads the blocks of a steps section (FORMAT 1.4).
struct StepsReader {
  private let document: MarkdownDocument
  private var groups: [StepGroup] = []
  private var current: StepGroup
  /// Whether the title of the current group was read here, and not handed in.
  private var ownsTitle = false

  /// Reads blocks into groups.
  /// - Parameter title: Title of the first group, from the section's heading or the one above it.
  static func read(_ blocks: [MarkdownBlock], title: Markup? = nil, of document: MarkdownDocument)
    -> [StepGroup]
  {
    var reader = StepsReader(document: document, title: title)
    let hasList = blocks.contains(where: \.isList)
    // Who writes every instruction as a quote, or as lines indented by four blanks, means steps by it.
    let isBare = !blocks.contains { $0.isList || $0.kind == .paragraph }
    for (number, run) in runs(of: blocks).enumerated() {
      let isLeadIn = number == 0 && hasList
      reader.add(run, byList: run.contains(where: \.isList) || isLeadIn, isBare: isBare)
    }
    reader.finishGroup(keepingTitle: reader.ownsTitle)
    return reader.groups
  }

  private init(document: MarkdownDocument, title: Markup?) {
    self.document = document
    current = StepGroup(title: title)
  }

  /// The blocks cut before each heading: whether lists or paragraphs are the steps is decided for each run.
  private static func runs(of blocks: [MarkdownBlock]) -> [ArraySlice<MarkdownBlock>] {
    var starts = [blocks.startIndex]
    for index in blocks.indices.dropFirst() {
      if case .heading = blocks[index].kind { starts.append(index) }
    }
    return starts.indices.map { blocks[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : blocks.count)] }
  }

  private mutating func add(_ run: ArraySlice<MarkdownBlock>, byList: Bool, isBare: Bool) {
    for index in run.indices {
      let block = run[index]
      switch block.kind {
      case .heading: startGroup(document.label(of: block))
      case .bulletList, .orderedList:
        for item in document.markup.children(of: block.events) { addItem(item) }
      case .paragraph:
        addParagraph(block, next: index + 1 < run.endIndex ? run[index + 1] : nil, byList: byList)
      case .quote:
        if isBare {
          current.items.append(.step(document.markup.slice(document.markup.content(of: block.events))))
        } else if byList {
          attach(block)
        } else {
          current.items.append(.note(document.markup.slice(block.events)))
        }
      case .code: if isBare { addCodeLines(of: block) } else { attach(block) }
      case .html: if !document.isComment(block) { attach(block) }
      case .thematicBreak: break
      }
    }
  }

  private mutating func addParagraph(_ block: MarkdownBlock, next: MarkdownBlock?, byList: Bool) {
    let text = document.markup.slice(block.events)
    if !document.pictures(of: block).isEmpty || PipeTable(block, in: document) != nil {
      attach(block)
    } else if byList {
      if next?.isList == true, document.isGroupTitle(block), !isNoteBelowTitle(block) {
        startGroup(document.label(of: block))
      } else {
        current.items.append(.note(text))
      }
    } else if document.isStrongOnly(block), document.isPseudoHeading(block) {
      startGroup(document.label(of: block))
    } else {
      current.items.append(.step(text))
    }
  }

  private mutating func addItem(_ item: Range<Int>) {
    let step = document.markup.slice(document.markup.content(of: item)).withoutTaskBox
    if !step.isEmpty { current.items.append(.step(step)) }
  }

  private mutating func addCodeLines(of block: MarkdownBlock) {
    guard case .codeBlock(_, let span) = document.markup.events[block.events.lowerBound] else { return }
    for line in document.markup[span].split(separator: 0x0A) {
      let text = Markup(text: String(decoding: line, as: UTF8.self)).trimmed
      if !text.isEmpty { current.items.append(.step(text)) }
    }
  }

  /// Puts a block at the end of the step before it, or into the group when there is none.
  private mutating func attach(_ block: MarkdownBlock) {
    guard let last = current.items.indices.last else {
      current.items.append(.note(document.markup.slice(block.events)))
      return
    }
    switch current.items[last] {
    case .step(var text):
      text.append(document.markup, events: block.events)
      current.items[last] = .step(text)
    case .note(var text):
      text.append(document.markup, events: block.events)
      current.items[last] = .note(text)
    }
  }

  /// Whether a line right below a heading is no second heading but a sentence about the group.
  private func isNoteBelowTitle(_ block: MarkdownBlock) -> Bool {
    current.title != nil && current.items.isEmpty && !document.isPseudoHeading(block)
  }

  /// Begins a group. A title that another one follows stays: it names what stands under both.
  private mutating func startGroup(_ title: Markup) {
    finishGroup(keepingTitle: true)
    current = StepGroup(title: title)
    ownsTitle = true
  }

  private mutating func finishGroup(keepingTitle: Bool) {
    if !current.items.isEmpty || (keepingTitle && current.title != nil) { groups.append(current) }
  }
}
