import type { SearchPlan, SearchPort } from '#ports/search/port.ts'

/** An offer whose new price was committed and is not seen yet. */
export interface WatchedOffer {
  readonly variantId: number
  readonly priceCents: number
  /** Of the commit (`nowMs`). */
  readonly atMs: number
}

/** The same in every process of the machine. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now()
}

/** Asks an index again and again for prices that it does not show yet. */
export class OfferWatch {
  private readonly search: SearchPort
  private readonly watched = new Map<number, WatchedOffer>()
  /** From each commit to the answer that showed it. */
  readonly seenMs: number[] = []

  constructor(search: SearchPort) {
    this.search = search
  }

  get left(): number {
    return this.watched.size
  }

  add(offer: WatchedOffer): void {
    this.watched.set(offer.variantId, offer)
  }

  async look(): Promise<void> {
    if (this.watched.size === 0) return
    const { hits } = await this.search.search(planOf([...this.watched.values()]))
    const atMs = nowMs()
    for (const { id } of hits) {
      const offer = this.watched.get(id)
      if (offer === undefined) continue
      this.watched.delete(id)
      this.seenMs.push(atMs - offer.atMs)
    }
  }
}

/** Those that have their new price: no other offer has one of these. */
function planOf(offers: readonly WatchedOffer[]): SearchPlan {
  const prices = offers.map(({ priceCents }) => priceCents)
  return {
    category: null,
    words: [],
    adjacencyBonus: 0,
    filters: [{ facet: 'price', filter: { kind: 'any', column: 'price', values: prices } }],
    shownBy: [{ by: 'id', direction: 'asc' }],
    orderBy: [{ by: 'id', direction: 'asc' }],
    facets: [],
    page: { kind: 'numbered', number: 1, size: offers.length },
  }
}
