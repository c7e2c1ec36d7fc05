/// The words of lengths of time: data only.
enum DurationWords {
  /// Units with their seconds.
  static let units = WordTable<Int>(
    [
      (
        1,
        "s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondo secondi seconden"
      ),
      (1, "sekund sekunder sekunda sekundy sn saniye с сек секунда секунды секунд 秒 秒钟 秒鐘 초"),
      (
        60,
        "m min mins minute minutes mn minuten minuto minutos minuti minuut minuter minut minutt minutter minuta"
      ),
      (60, "minuty dk dakika м мин минута минуты минут 分 分钟 分鐘 分間 분"),
      (
        3600,
        "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore u uur uren tim timme timmar"
      ),
      (3600, "t time timer godz godzina godziny godzin sa saat ч час часа часов 时 時 小时 小時 时间 時間 시간"),
      (
        86_400,
        "d day days tag tage tagen jour jours j día días dia dias giorno giorni gg dag dagen dagar dage dager"
      ),
      (86_400, "dzień dni gün д день дня дней 天 日 日間 일"),
      (
        604_800,
        "w wk wks week weeks wo woche wochen semaine semaines sem semana semanas settimana settimane weken"
      ),
      (
        604_800,
        "vecka veckor uge uger uke uker tydzień tygodnie tygodni hafta нед неделя недели недель 周 週 週間 星期 주"
      ),
    ].flatMap { seconds, words in words.split(separator: " ").map { (String($0), seconds) } })

  /// Whole texts with their minutes.
  static let phrases = WordTable<Int>(
    [
      (15, ["a quarter of an hour", "quarter of an hour", "eine viertelstunde", "un quart d'heure", "一刻钟"]),
      (
        30,
        ["half an hour", "half hour", "a half hour", "eine halbe stunde", "halbe stunde", "une demi-heure"]
      ),
      (
        30, ["demi-heure", "media hora", "mezz'ora", "mezz’ora", "een half uur", "meia hora", "en halvtimme"]
      ),
      (30, ["en halv timme", "en halv time", "pół godziny", "yarım saat", "полчаса", "半小时", "半小時"]),
      (60, ["an hour", "one hour", "eine stunde", "une heure", "una hora", "un'ora", "un’ora", "een uur"]),
      (60, ["uma hora", "en timme", "en time", "godzina", "bir saat", "час"]),
      (90, ["an hour and a half", "one and a half hours", "anderthalb stunden", "eineinhalb stunden"]),
    ].flatMap { minutes, texts in texts.map { ($0, minutes) } })
}
