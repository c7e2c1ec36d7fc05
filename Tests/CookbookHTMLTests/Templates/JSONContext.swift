import CookbookHTML
import Foundation

/// Data of a conformance test as a template sees it.
struct JSONContext: TemplateContext {
  let value: Any
  let names: [String]

  func value(of name: TemplateName) -> TemplateValue {
    if names[name.number] == "." { return convert(value, isElement: true) }
    guard let object = value as? [String: Any], let member = object[names[name.number]] else {
      return .missing
    }
    return convert(member, isElement: false)
  }

  private func convert(_ value: Any, isElement: Bool) -> TemplateValue {
    switch value {
    case is NSNull: .bool(false)
    case let text as String: .text(text)
    case let number as NSNumber:
      // Foundation keeps JSON's true and false as numbers of the C type `char`.
      String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .text("\(number)")
    case let list as [Any]: .list(list.count) { JSONContext(value: list[$0], names: names) }
    default: .context(JSONContext(value: value, names: names))
    }
  }
}
