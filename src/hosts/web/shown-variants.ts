import { clickSources } from '#domains/clicks/contract.ts'
import { picturesOf } from '#domains/images/contract.ts'
import { loadVariants, presentCardRecord, presentVariant, type ShownVariant } from '#domains/offers/contract.ts'
import type { ListingIndex } from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { ServiceAway } from '#platform/errors/service-away.ts'

/** Offers by their ids: from the index what is in it, of the database the others, which are for sale no more; all of them while the index is away. */
export function shownVariantsOf({
  follower,
  db,
  clock,
}: {
  readonly follower: ListingIndex
  readonly db: Database
  readonly clock: Clock
}): (ids: readonly number[], place: keyof typeof clickSources) => Promise<ReadonlyMap<number, ShownVariant>> {
  return async (ids, place) => {
    const context = { region: 'mainland', now: clock.now(), clickSource: clickSources[place] } as const
    const cards = follower.isReady ? await follower.cardsOf(ids).catch(noneWhileAway) : NONE
    const others = await loadVariants(
      db,
      ids.filter((id) => !cards.has(id)),
      clock.now(),
      picturesOf,
    )
    return new Map([
      ...[...cards].map(([id, card]) => [id, presentCardRecord(card, context)] as const),
      ...others.map((variant) => [variant.variantId as number, presentVariant(variant, context)] as const),
    ])
  }
}

const NONE: ReadonlyMap<number, Buffer> = new Map()

function noneWhileAway(error: unknown): typeof NONE {
  if (error instanceof ServiceAway) return NONE
  throw error
}
