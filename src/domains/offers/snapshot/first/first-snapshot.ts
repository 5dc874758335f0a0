import type { Database } from '#platform/database/connect.ts'
import { keyHash } from '../../grouping/pairs/key-hash.ts'
import { type ArrivalMoment, type ArrivalTable, appendArrival } from './arrival-lines.ts'
import { ArrivedBrands } from './arrived-brands.ts'
import { ArrivedPlaces, STAGED } from './arrived-places.ts'
import { ReservedIds } from './reserved-ids.ts'
import type { CopyRounds } from '../staging/copy-rounds.ts'
import { returnArrivals } from './return-arrivals.ts'
import type { StagedOffer } from '../staged-offer.ts'
import type { OfferValues } from '../staging/staging-columns.ts'

export interface FirstSnapshot {
  readonly eshopId: number
  readonly rulesVersion: number
  readonly now: Date
  /** Short statements beside the session, which is busy copying. */
  readonly db: Database
  /** The shop's domains are not known: its links will tell. */
  readonly isHostOpen: boolean
}

/** So many offers are staged as always: a small shop is not worth the trouble, and of a large one most brands are known by then. */
export const STAGED_FIRST = 1000
/** Offers beyond are staged: what is remembered of each stays within 10 MB. */
const MOST_ARRIVALS = 262_144

/**
 * The first snapshot of a shop is all new, so its offers are written where they belong while the next are read, in the
 * transaction that publishes them (ADR 0034). Whatever is not simple is left to the staging table: an id that came before, a
 * link elsewhere, a brand that is not known yet. Nothing of it is seen from outside before all of it.
 */
export class Arrivals {
  readonly #first: FirstSnapshot
  readonly #moment: ArrivalMoment
  readonly #brands: ArrivedBrands
  readonly #ids: ReservedIds
  readonly #places = new ArrivedPlaces()
  readonly #doubled = new Set<number>()
  #arrived = 0
  #host: string | null = null
  /** Offers whose links lead to another host than the first one's. */
  #elsewhere = 0

  constructor(first: FirstSnapshot) {
    this.#first = first
    this.#moment = { eshopId: first.eshopId, rulesVersion: first.rulesVersion, nowText: first.now.toISOString() }
    this.#brands = new ArrivedBrands(first.db)
    this.#ids = new ReservedIds(first.db)
  }

  /** Writes the offer's rows, or says that it has to be staged. */
  take(offer: StagedOffer, values: OfferValues, rounds: CopyRounds<ArrivalTable>): boolean {
    const isAtHome = this.#isAtHome(offer.linkHost)
    const brandId = this.#brandOf(offer, values)
    const key = keyHash(offer.itemId)
    const before = this.#places.find(key)
    if (before !== null) this.#noteDoubled(before)
    if (before !== null || this.#places.size >= MOST_ARRIVALS) return false
    const ids = isAtHome && brandId !== undefined && this.#places.size >= STAGED_FIRST ? this.#ids.take() : null
    this.#places.add(key, ids?.variantId ?? STAGED, offer)
    if (ids === null || brandId === undefined) return false
    appendArrival(rounds, offer, values, { ...ids, brandId }, this.#moment)
    this.#arrived += 1
    return true
  }

  #isAtHome(linkHost: string): boolean {
    this.#host ??= linkHost
    const isAtHome = !this.#first.isHostOpen || linkHost === this.#host
    if (!isAtHome) this.#elsewhere += 1
    return isAtHome
  }

  /** Undefined: not known yet. */
  #brandOf({ brand }: StagedOffer, { brandSlug }: OfferValues): number | null | undefined {
    return brandSlug === null ? null : this.#brands.idOf(brandSlug, brand as string)
  }

  /** An item of this id is staged now; the one that has arrived will be as well. */
  #noteDoubled(before: number): void {
    if (this.#places.of(before).variantId !== STAGED) this.#doubled.add(before)
  }

  /** Before a batch of so many items: ids and brands for it. */
  async ready(items: number): Promise<void> {
    await this.#brands.answer()
    const { size } = this.#places
    if (size + items > STAGED_FIRST && size < MOST_ARRIVALS) await this.#ids.ready(items, size)
  }

  /**
   * After all is copied: an id that stands twice goes back to the staging table, to be judged with the others of its id; so does everything
   * where most links may lead elsewhere. Gives what stays, and the host of its links where that was open.
   */
  async settle(session: Database): Promise<{ arrived: number; host: string | null }> {
    await this.#brands.stage(session)
    const isHome = this.#arrived > this.#elsewhere
    const returned = isHome ? [...this.#doubled] : this.#places.arrived()
    const host = this.#first.isHostOpen ? this.#host : null
    if (returned.length > 0)
      await returnArrivals(
        session,
        returned.map((place) => this.#places.of(place)),
        host,
      )
    return { arrived: this.#arrived - returned.length, host: isHome ? host : null }
  }
}
