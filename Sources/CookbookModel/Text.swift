import CUTF8Proc

func libraryVersion() -> String { String(cString: utf8proc_version()) }
