import type { CountedClick } from '../storage.ts'

/** How far apart clicks of one visitor, or of one network, on one offer may be and still be weighed together. */
export const WINDOW_MS = 3_600_000
/** Clicks of one visitor on one offer that count within the window. */
export const VISITOR_LIMIT = 1
/**
 * Clicks from one network on one offer that count within the window, whoever makes them: several people share an address at
 * home, at work and behind a carrier's, but seldom do more than three choose the same piece in the same hour (ADR 0036).
 */
export const NETWORK_OFFER_LIMIT = 3
/** Clicks from one network that count in a day (of UTC, as its hash lives). */
export const NETWORK_DAY_LIMIT = 60
/** Clicks from one rendering that count: a page is kept for at most six hours, and made anew with every change of its offers. */
export const RENDERING_LIMIT = 500

/** Why a click that is good by itself does not count beside others. */
export type LimitReason = 'double' | 'network_offer' | 'network_day' | 'rendering_spent'

/** How many clicks of a network's day, and of a rendering, counted before. */
export interface CountedBefore {
  readonly near: readonly CountedClick[]
  readonly ofNetwork: ReadonlyMap<string, number>
  readonly ofRendering: ReadonlyMap<string, number>
}

/**
 * What counts, as far as it matters to the clicks that are being judged: the one place where clicks are weighed against each
 * other. The outcome never exceeds a limit, in whatever order clicks arrive: windows reach into the past and the future alike.
 */
export class CountedClicks {
  readonly #near = new Map<number, CountedClick[]>()
  readonly #ofNetwork: Map<string, number>
  readonly #ofRendering: Map<string, number>

  constructor({ near, ofNetwork, ofRendering }: CountedBefore) {
    for (const click of near) this.#remember(click)
    this.#ofNetwork = new Map(ofNetwork)
    this.#ofRendering = new Map(ofRendering)
  }

  /** Which limit this click would exceed; null: none, and it may be counted. */
  limitOf(click: CountedClick): LimitReason | null {
    const near = this.#near.get(click.variantId) ?? []
    if (
      isFull(
        click,
        near.filter((other) => isSameVisitor(click, other)),
        VISITOR_LIMIT,
      )
    )
      return 'double'
    const { networkDay, rendering } = click
    if (
      networkDay !== null &&
      isFull(
        click,
        near.filter((other) => isSameNetwork(click, other)),
        NETWORK_OFFER_LIMIT,
      )
    )
      return 'network_offer'
    if (networkDay !== null && (this.#ofNetwork.get(networkDay) ?? 0) >= NETWORK_DAY_LIMIT) return 'network_day'
    return rendering !== null && (this.#ofRendering.get(rendering) ?? 0) >= RENDERING_LIMIT ? 'rendering_spent' : null
  }

  add(click: CountedClick): void {
    this.#remember(click)
    if (click.networkDay !== null)
      this.#ofNetwork.set(click.networkDay, (this.#ofNetwork.get(click.networkDay) ?? 0) + 1)
    if (click.rendering !== null)
      this.#ofRendering.set(click.rendering, (this.#ofRendering.get(click.rendering) ?? 0) + 1)
  }

  #remember(click: CountedClick): void {
    const known = this.#near.get(click.variantId)
    if (known === undefined) this.#near.set(click.variantId, [click])
    else known.push(click)
  }
}

/** Whether some window that holds the click holds as many others as may count. */
function isFull(click: CountedClick, others: readonly CountedClick[], limit: number): boolean {
  const atMs = click.at.getTime()
  const times = others.map(({ at }) => at.getTime()).filter((otherMs) => Math.abs(otherMs - atMs) < WINDOW_MS)
  const begins = [atMs, ...times.filter((otherMs) => otherMs < atMs)]
  return begins.some(
    (fromMs) => times.filter((otherMs) => otherMs >= fromMs && otherMs < fromMs + WINDOW_MS).length >= limit,
  )
}

/**
 * The same cookie is the same visitor. A browser that shows no cookie may be one that keeps none: then the same network and
 * agent are the same visitor as before. Two people behind one address, each with a cookie, are two (fault C1).
 */
function isSameVisitor(one: CountedClick, other: CountedClick): boolean {
  if (one.visitor === other.visitor) return true
  const later = isBefore(one, other) ? other : one
  return !later.visitorShown && isSameHash(one, other, 'visitor')
}

function isSameNetwork(one: CountedClick, other: CountedClick): boolean {
  return isSameHash(one, other, 'network')
}

/** By the hash of the day, or, of two that midnight lies between, by what the later one would have been the day before. */
function isSameHash(one: CountedClick, other: CountedClick, of: 'visitor' | 'network'): boolean {
  const [day, eve] = [`${of}Day`, `${of}Eve`] as const
  return (
    (one[day] !== null && one[day] === other[day]) ||
    (one[eve] !== null && one[eve] === other[day]) ||
    (other[eve] !== null && other[eve] === one[day])
  )
}

function isBefore(one: CountedClick, other: CountedClick): boolean {
  return one.at < other.at || (one.at.getTime() === other.at.getTime() && one.uid < other.uid)
}
