/// The units that are recognised in unmarked text (FORMAT Appendix C), as data.
///
/// Lower and upper case are one, a final dot may follow, and a unit of several words is written here with
/// single spaces and without dots. Chinese, Japanese and Korean units follow the number directly.
enum UnitTable {
  /// What is known of a unit.
  struct Unit: Hashable, Sendable {
    /// Whether a parenthesis after it is the size of one (`2 cans (400 g)`) and never scales.
    var isContainer = false
    /// Whether it is a unit by itself; otherwise only the beginning of one.
    var isComplete = true
    /// Whether a unit of more words begins with it.
    var isBeginning = false
  }

  /// The most words that a unit has.
  static let longestPhrase = 4
  /// The most characters that a unit of ideographs has.
  static let longestIdeographs = 4

  /// All units by their folded spelling.
  static let units: WordTable<Unit> = {
    var all: [String: Unit] = [:]
    for word in split(measures) + phrases { all[word, default: Unit()].isComplete = true }
    for word in split(containers) { all[word] = Unit(isContainer: true) }
    for phrase in phrases {
      let words = phrase.split(separator: " ")
      for count in 1..<words.count {
        all[words[..<count].joined(separator: " "), default: Unit(isComplete: false)].isBeginning = true
      }
    }
    return WordTable(all.map { ($0.key, $0.value) })
  }()

  private static func split(_ words: String) -> [String] {
    words.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Measures and counted parts.
  private static let measures = """
    g gr gm gms gram grams gramme grammes kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes mg
    milligram milligrams dag dkg hg oz ozs ounce ounces lb lbs pound pounds
    l lt ltr liter liters litre litres dl deciliter decilitre cl centiliter centilitre ml milliliter milliliters
    millilitre millilitres cc floz pint pints pt pts quart quarts qt qts gallon gallons gal
    c cup cups tsp tsps teaspoon teaspoons tbsp tbsps tbs tbl tblsp tablespoon tablespoons t tb
    dessertspoon dessertspoons dash dashes drop drops pinch pinches splash splashes handful handfuls knob knobs
    clove cloves head heads slice slices stick sticks bunch bunches sprig sprigs stalk stalks strip strips
    sheet sheets ear ears cube cubes leaf leaves piece pieces pc pcs inch inches cm mm centimeter centimeters
    centimetre centimetres rib ribs fillet fillets wedge wedges scoop scoops glug glugs drizzle dozen
    bulb bulbs rasher rashers ladle ladles block blocks loaf loaves

    gramm kilogramm pfund liter milliliter el tl esslöffel essl teelöffel teel prise prisen msp messerspitze
    messerspitzen tasse tassen zehe zehen bund stück stücke stk scheibe scheiben würfel blatt blätter tropfen
    stange stangen spritzer schuss handvoll zweig zweige knolle knollen kopf köpfe stiel stiele

    cuillère cuillères cuillerée cuillerées cuil càs càc cas cac cs pincée pincées gousse gousses tranche tranches
    branche branches brin brins feuille feuilles poignée poignées tasse tasses goutte gouttes botte bottes verre
    verres noisette gramme litre

    gramo gramos kilogramo kilogramos litro litros taza tazas cucharada cucharadas cda cdas cucharadita
    cucharaditas cdta cdtas diente dientes pizca pizcas rebanada rebanadas hoja hojas rama ramas manojo vaso vasos
    puñado

    grammi grammo etto etti chilo cucchiaio cucchiai cucchiaino cucchiaini spicchio spicchi bicchiere bicchieri
    pizzico fetta fette foglia foglie mazzetto rametto rametti tazza tazze litri bustina bustine

    xícara xícaras colher colheres dente dentes fatia fatias folha folhas pitada grama gramas

    eetlepel eetlepels theelepel theelepels teentje teentjes snufje plak plakken takje takjes kopje kopjes scheutje

    msk tsk krm st styck klyfta klyftor dsp nypa näve skiva skivor kvist kvistar ss ts stk fed skive skiver neve
    knivspids spsk bundt

    łyżka łyżki łyżek łyżeczka łyżeczki łyżeczek szklanka szklanki szklanek szczypta szczypty ząbek ząbki ząbków
    plaster plastry garść dkg sztuka sztuki

    г гр кг мл л ст стл чл стакан стакана стаканов щепотка щепотки зубчик зубчика зубчиков шт пучок ложка ложки
    ложек

    bardak fincan kaşık kaşığı diş demet tutam adet

    克 千克 公斤 斤 两 毫克 毫升 升 只 隻 根 片 勺 大勺 小勺 匙 汤匙 茶匙 湯匙 瓣 颗 顆 粒 块 塊 条 條 把 碗 杯 张 張 滴 个 個
    朵 头 頭 棵 枚 株 节 段 束 支 串 撮 匹 本 切れ 玉 丁 合 かけ つまみ グラム リットル ㎖ ㎏ ㎝
    개 컵 큰술 작은술 스푼 쪽 장 줌 꼬집 대 모 마리 그램 리터
    ｇ ｋｇ ｍｌ ｃｃ ｌ
    """

  /// Containers.
  private static let containers = """
    can cans tin tins jar jars packet packets package packages pkg pkgs pkt pack packs bag bags bottle bottles
    box boxes carton cartons tub tubs container containers envelope envelopes tube tubes
    dose dosen glas gläser pck päckchen packung packungen pkg becher tüte tüten flasche flaschen beutel pack
    sachet sachets boîte boîtes bocal bocaux paquet paquets bouteille bouteilles pot pots
    lata latas bote botes paquete paquetes botella botellas tarro sobre sobres
    barattolo barattoli scatola scatole lattina lattine confezione confezioni bottiglia vasetto vasetti
    pacote pacotes garrafa blik blikken pakje pakjes pak fles zakje zakjes potje burk burkar paket påse påsar
    flaska förp dåse dåser pakke pakker pose poser boks bokser puszka puszki opakowanie słoik банка банки пачка
    пачки упаковка paket kutu şişe
    包 盒 罐 瓶 袋 缶 箱 パック 봉지 캔 병 팩
    """

  /// Units of several words.
  private static let phrases = [
    "fl oz", "fluid oz", "fluid ounce", "fluid ounces", "c à soupe", "c à café", "c à s", "c à c", "c à thé",
    "cuil à soupe", "cuil à café", "cuillère à soupe", "cuillère à café", "cuillère à thé",
    "cuillères à soupe", "cuillères à café", "cuillères à thé", "cuillerée à soupe", "cuillerées à soupe",
    "cuillerée à café", "cuillerées à café", "colher de sopa", "colheres de sopa", "colher de chá",
    "colheres de chá", "ст л", "ч л", "su bardağı", "çay bardağı", "yemek kaşığı", "tatlı kaşığı",
    "çay kaşığı",
  ]
}
