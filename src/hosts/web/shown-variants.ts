import { clickSources } from '#domains/clicks/contract.ts'
import { picturesOf } from '#domains/images/contract.ts'
import { loadVariants, presentCardRecord, presentVariant } from '#domains/offers/contract.ts'
import type { SharedParts } from './web-parts.ts'

/** Offers by their ids: from the index what is in it, of the database only the others, which are for sale no more. */
export function shownVariantsOf({
  follower,
  db,
  clock,
}: Pick<SharedParts, 'follower' | 'db' | 'clock'>): SharedParts['shownVariants'] {
  return async (ids, place) => {
    const context = { region: 'mainland', now: clock.now(), clickSource: clickSources[place] } as const
    const cards = ids.map((id) => [id, follower.isReady ? follower.cardOf(id) : null] as const)
    const others = await loadVariants(
      db,
      cards.flatMap(([id, card]) => (card === null ? [id] : [])),
      clock.now(),
      picturesOf,
    )
    return new Map([
      ...cards.flatMap(([id, card]) => (card === null ? [] : [[id, presentCardRecord(card, context)] as const])),
      ...others.map((variant) => [variant.variantId as number, presentVariant(variant, context)] as const),
    ])
  }
}
