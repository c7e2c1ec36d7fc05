import Testing

@testable import CookbookSource

@Suite("Times")
struct DurationParserTests {
  @Test(
    "Lengths of time are read in minutes",
    arguments: [
      ("20", 20, 20), ("20 min", 20, 20), ("20min", 20, 20), ("20 Min.", 20, 20), ("10 minutes", 10, 10),
      ("155 min", 155, 155), ("1 h", 60, 60), ("2 hours", 120, 120), ("1 h 20 min", 80, 80), ("1h20", 80, 80),
      ("1h20m", 80, 80), ("1 hour and 20 minutes", 80, 80), ("1 hour, 20 minutes", 80, 80),
      ("1 hr. 5 mins.", 65, 65),
      ("1:20", 80, 80), ("0:45", 45, 45), ("1:20 h", 80, 80), ("1:20:30", 81, 81), ("1½ hours", 90, 90),
      ("1 1/2 hours", 90, 90), ("1-1/2 hours", 90, 90), ("1.5 h", 90, 90), ("1,5 Stunden", 90, 90),
      ("½ h", 30, 30),
      ("half an hour", 30, 30), ("5-10 minutes", 5, 10), ("5 to 10 minutes", 5, 10), ("20–25 min", 20, 25),
      ("20-25min", 20, 25), ("1-2h", 60, 120), ("20 min - 25", 20, 25), ("45 min to 1 hour", 45, 60),
      ("45 min - 1 h 10 min", 45, 70), ("2 h 30-40 min", 150, 160), ("about 30 minutes", 30, 30),
      ("ca. 30 Min.", 30, 30), ("~ 2 h", 120, 120), ("30 - 40", 30, 40), ("90 s", 2, 2), ("30 seconds", 1, 1),
      ("3 days", 4320, 4320), ("1 week", 10_080, 10_080), ("2 Wochen", 20_160, 20_160),
      ("2 Tage", 2880, 2880),
      ("1 jour", 1440, 1440), ("1 heure 30", 90, 90), ("2 horas", 120, 120), ("1 ora e 30 minuti", 90, 90),
      ("1 uur", 60, 60), ("2 horas e 15 minutos", 135, 135), ("1 timme", 60, 60), ("2 timer", 120, 120),
      ("1 godz. 10 min", 70, 70), ("2 saat", 120, 120), ("1 час 20 минут", 80, 80), ("20 分钟", 20, 20),
      ("1小时20分钟", 80, 80), ("约30分钟", 30, 30), ("1時間20分", 80, 80), ("30分", 30, 30), ("1시간 20분", 80, 80),
      ("PT1H20M", 80, 80), ("PT70M", 70, 70), ("PT4200S", 70, 70), ("pt1h20m", 80, 80), ("P1D", 1440, 1440),
      ("P3D", 4320, 4320), ("P1W", 10_080, 10_080), ("P1DT2H", 1560, 1560), ("PT0.5H", 30, 30),
      ("PT61S", 2, 2),
      ("0 min", 0, 0), (" 15 min ", 15, 15), ("2 1/2 minutes", 3, 3), ("1 h 30", 90, 90),
    ] as [(String, Int, Int)])
  func reads(_ text: String, _ low: Int, _ high: Int) {
    let duration = DurationParser.parse(text, language: nil)
    #expect(duration.minutes == low...high)
    #expect(duration.raw == text)
  }

  @Test(
    "What is not understood as a whole is left as text",
    arguments: [
      "", "overnight", "a while", "30 min plus chilling", "20 min 30 min", "P", "PT", "PT5", "P1Y", "P2M",
      "PT1M1H",
      "-5 min", "-PT5M", "25-20 min", "1:75", "1:2", "12:34:56:78", "2 months", "5 eggs", "min", "1 h 20 g",
      "99999999999999999999 h", "9223372036854775807 weeks", "PT99999999999999999999H", "1 2 h",
      "30 min (or so",
    ])
  func leaves(_ text: String) {
    #expect(DurationParser.parse(text).minutes == nil)
  }
}
