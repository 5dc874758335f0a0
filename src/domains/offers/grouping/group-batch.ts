import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { applyFamilies } from './apply-families.ts'
import { type ApplyOptions, applyProducts } from './apply-products.ts'
import type { OfferMemory } from './articles.ts'
import { findPairs } from './find-pairs.ts'
import { formGroups } from './form-groups.ts'
import { neighbourhoodOf } from './neighbourhood.ts'

/** What grouping did. */
export interface GroupedCounts {
  readonly offers: number
  /** Pairs compared to find who says the same. */
  readonly compared: number
  readonly merges: number
  readonly splits: number
}

/**
 * Looks at offers anew in the caller's transaction, which holds the publish lock: who says the same, which products and
 * families that makes, and what follows for ids, redirects and the index. The outcome is what grouping everything from
 * nothing would give for them and for all that has to do with them.
 */
export const groupBatch = async (tx: DatabaseTransaction, variantIds: readonly number[], memory: OfferMemory, now: Date): Promise<GroupedCounts> => {
  memory.forget(variantIds)
  const offers = [...(await memory.take(tx, variantIds)).values()]
  const { before, compared } = await findPairs(tx, offers, memory)
  await failpoint('grouping.found')
  const counts = await regroup(tx, [...offers.map((offer) => offer.variantId), ...before], memory, { now, isUndo: false })
  await failpoint('grouping.written')
  return { offers: offers.length, compared, ...counts }
}

/** Forms products and families again around offers whose relations are known. */
export const regroup = async (tx: DatabaseTransaction, seeds: readonly number[], memory: OfferMemory, options: ApplyOptions): Promise<{ merges: number; splits: number }> => {
  if (seeds.length === 0) return { merges: 0, splits: 0 }
  const neighbourhood = await neighbourhoodOf(tx, seeds)
  const groups = await formGroups(tx, neighbourhood, new Set(seeds), memory)
  const { merges, splits } = await applyProducts(tx, groups, options)
  await applyFamilies(tx, neighbourhood.variantIds, neighbourhood.family)
  return { merges, splits }
}
