import CCMark
import CYAML
import CookbookModel
func cmarkVersion() -> Int32 { cmark_version() }
func yamlVersion() -> String { String(cString: yaml_get_version_string()) }
