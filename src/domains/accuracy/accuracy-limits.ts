const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** How often shops' pages are read (docs/limits.md). */
export const CHECK_LIMITS = {
  /** Pages of one shop in a day of Portugal. */
  ofShopADay: 40,
  /** Of one shop that wait. */
  waitingOfShop: 6,
  /** One offer is not read twice within. */
  offerAgainMs: 20 * HOUR_MS,
  /** Between two pages of one host: twelve an hour. */
  hostEveryMs: 5 * MINUTE_MS,
  /** A page that is read later says nothing of what stood there at the click. */
  latestMs: 30 * MINUTE_MS,
  /** A host that said no three times, one after another, is left alone so long. */
  refusalsUntilPause: 3,
  refusedForMs: 7 * DAY_MS,
  /** The longest that a host may ask us to wait. */
  longestPauseMs: DAY_MS,
  robotsForMs: DAY_MS,
  /** Where robots.txt cannot be had nothing is read; it is asked for again after. */
  robotsAgainMs: HOUR_MS,
  atOnce: 4,
  batch: 20,
  pageBytes: 3 * 1024 * 1024,
  robotsBytes: 500 * 1024,
} as const

/** Who shops see in their logs; robots.txt knows it by the word before the slash. */
export const AGENT_NAME = 'PoisoCheck'

/** How long readings and reports are kept: the days that count, and a month in which a shop can contest them. */
export const ACCURACY_KEPT_DAYS = 120
export const KEPT_MS = ACCURACY_KEPT_DAYS * DAY_MS

/** Reports of shoppers. */
export const REPORT_LIMITS = {
  /** Only who went to the shop by a click that counts so long before is heard. */
  afterClickMs: DAY_MS,
  /** Then the page should have been read; a report that no reading has answered stands for itself. */
  answeredWithinMs: 45 * MINUTE_MS,
  /** Clicks are judged within seconds. */
  judgedAfterMs: MINUTE_MS,
  /** Of one shop and day at most. */
  ofShopADay: 3,
  /** Pages of one shop that are read in a day because somebody says that they differ: who seeks differences out does not choose what is read. */
  readingsOfShopADay: 6,
} as const

/** Readings of a shop that a contest leaves out of its score while nobody has decided; what it contests beyond counts until then. */
export const CONTESTS_LEFT_OUT = 10
