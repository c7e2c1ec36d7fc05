/// The small words of quantities, in the languages of FORMAT Appendix A: data only.
enum QuantityWords {
  /// Between the ends of a range (`2 to 3`).
  static let range = table(
    "to or bis oder à a ou ó o tot of ate até till eller til do lub albo ila veya до или 到 至 或 から か")

  /// Before a number that is not exact (`about 200 g`).
  static let approximate = table(
    """
    about approximately approximate approx around roughly circa ca c.a etwa ungefähr rund zirka zirca environ env \
    aproximadamente aprox unos unas cerca aproximadamente ongeveer ongev zo'n omkring ungefär cirka około ok yaklaşık \
    noin около примерно приблизительно 约 约莫 大约 大概 約 およそ 약
    """)

  /// Between an approximate word and its number (`cerca de 200 g`).
  static let filler = table("de di d of")

  /// Between a whole number and its fraction (`1 and 1/2`), or between two amounts that are added.
  static let and = table("and und et y e en och og i ve и")

  /// Between two amounts of which the second is added to the first or taken from it.
  static let joining = table("and plus und et y e en och og i ve и minus less more mais più más")

  /// Half of something, after a joining word (`1 cup and a half`).
  static let half = table("a an one half quarter third halb halbe demi demie medio media mezzo mezza")

  /// Between an amount and another way to say it, within a parenthesis.
  static let alternative = table("or oder ou o of eller lub или")

  /// In a parenthesis that speaks of one of several (`2 fillets (200 g each)`).
  static let each = table(
    "each apiece per ea je jeweils pro chacun chacune cada ciascuno ciascuna elk à styck 每 各")

  /// Before the number of a yield (`serves 4`).
  static let yieldLead = table(
    """
    makes make made serves serve serving servings yields yield feeds feed for enough gives portions portion \
    für ergibt ergeben reicht portionen pour donne rend portions para rinde sirve serve porciones per dà porzioni \
    voor porties för ger räcker til gir giver dla na rende porções для на 可供 供
    """)

  /// Words that say that something can be left out (FORMAT 1.7.4).
  static let optional = table(
    """
    optional optionally facultatif facultative facultatifs facultatives opzionale opzionali facoltativo facoltativa \
    opcional opcionales opcionais optioneel valfritt valfri valgfritt valgfri frivilligt opcjonalnie opcjonalny \
    opcjonalne isteğe необязательно опционально wahlweise 可选 可選 任意 お好みで 선택 선택사항
    """)

  private static func table(_ words: String) -> WordTable<Bool> {
    WordTable(words.split(separator: " ").map { (String($0), true) })
  }
}
