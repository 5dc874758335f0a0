import { lisbonMidnight } from '#domains/offers/contract.ts'
import type { Click } from '#domains/clicks/contract.ts'
import { type Draw, drawFrom } from '../../../../demo/prng.ts'
import type { ShopOfYear } from './shops-of-year.ts'

/** Of all clicks so many are of programs. */
export const ROBOTS_SHARE = 0.2
/** Of people's so many are a second click of the same person on the same offer within the hour. */
const DOUBLES_SHARE = 0.04
/** Monday to Sunday: furniture is looked at in the evening of Sundays and Mondays. */
const WEEKDAYS = [1.15, 1.05, 1, 0.95, 0.85, 0.8, 1.2] as const
/** January's sales, moves in September, November's discounts; August is away. */
const MONTHS = [1.2, 1, 1, 0.95, 0.95, 0.85, 0.8, 0.65, 1.15, 1.05, 1.5, 0.9] as const
/** By the hour in Portugal. */
const HOURS = [3, 1, 1, 1, 1, 1, 2, 3, 5, 7, 8, 8, 9, 9, 8, 7, 7, 8, 9, 10, 13, 15, 13, 7] as const
/** listings, an offer's page and its others, searches, the first page, a room. */
const SOURCES = [1, 1, 1, 4, 4, 5, 6, 6, 9, 36] as const
const BROWSERS = [
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
] as const
/** What the click host would have stored of programs, of each kind that a rule names. */
const ROBOTS: readonly Partial<Click>[] = [
  { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { userAgent: 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)' },
  { userAgent: 'curl/8.5.0' },
  { userAgent: null },
  { purpose: 'prefetch' },
  { purpose: 'head' },
  { renderingState: 'stale' },
  { renderingState: 'missing', rendering: null },
  { renderingState: 'forged' },
]

/**
 * A shop's clicks of a day in Portugal as its click host would have kept them, in their order; the same at every call. What they are worth
 * is for the judge to say; the day's cap alone is the click host's own.
 */
export function drawDay(shop: ShopOfYear, day: string): Click[] {
  const draw = drawFrom(`year ${shop.slug} ${day}`)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const weekday = (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7
  const mean = shop.clicksOfDay * (WEEKDAYS[weekday] ?? 1) * (MONTHS[month - 1] ?? 1)
  const count = Math.round(mean * (0.7 + 0.6 * draw.unit()))
  const midnightMs = lisbonMidnight(Date.parse(`${day}T12:00:00Z`))
  const drawn = Array.from({ length: count }, () => drawClick(shop, day, midnightMs, draw))
  return keptToCap(
    drawn.flat().toSorted((one, other) => one.at.localeCompare(other.at)),
    shop.dailyMicros,
  )
}

/** One click, or two of somebody who comes back. */
function drawClick(shop: ShopOfYear, day: string, midnightMs: number, draw: Draw): Click[] {
  const hour = draw.weighted([...HOURS.keys()], (at) => HOURS[at] ?? 0)
  const atMs = midnightMs + hour * 3_600_000 + draw.int(0, 3_540_000)
  const offer = shop.offers[Math.floor(draw.unit() ** 2 * shop.offers.length)]
  if (offer === undefined) return []
  const who = hex(draw, 16)
  const robot = draw.chance(ROBOTS_SHARE) ? draw.pick(ROBOTS) : {}
  const click = {
    ...offer,
    eshopId: shop.eshopId,
    leaseId: null,
    afterCap: false,
    source: draw.pick(SOURCES),
    position: null,
    rendering: `year.${day}.${draw.int(0, 99)}`,
    renderingState: 'good' as const,
    visitor: `v2${who}`,
    visitorShown: true,
    visitorDay: `d1${day}${who}`,
    networkDay: `n1${day}${who}`,
    visitorEve: null,
    networkEve: null,
    userAgent: draw.pick(BROWSERS),
    purpose: null,
    extra: null,
    ...robot,
  }
  const times = draw.chance(DOUBLES_SHARE) ? [atMs, atMs + draw.int(5_000, 59_000)] : [atMs]
  return times.map((ms) => named(click, new Date(ms).toISOString(), draw))
}

function named(click: Omit<Click, 'uid' | 'clickId' | 'at'>, at: string, draw: Draw): Click {
  const text = hex(draw, 32)
  const uid = `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${text.slice(17, 20)}-${text.slice(20)}`
  return { ...click, uid, clickId: uid, at }
}

function hex(draw: Draw, digits: number): string {
  return Array.from({ length: digits }, () => draw.int(0, 15).toString(16)).join('')
}

/** What the wall of a day lets through costs something; what comes after it is marked, and costs nothing. */
function keptToCap(clicks: readonly Click[], dailyMicros: number | null): Click[] {
  let spent = 0
  return clicks.map((click) => {
    const isCertainlyFree = click.purpose !== null || click.renderingState !== 'good' || click.userAgent === null
    if (isCertainlyFree || dailyMicros === null) return click
    if (spent + click.cpcMicros > dailyMicros) return { ...click, afterCap: true }
    spent += click.cpcMicros
    return click
  })
}
