import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { failpoint } from '#platform/failpoints.ts'
import { applyFamilies } from './families/apply-families.ts'
import { withoutBridges } from './families/family-links.ts'
import { type ApplyOptions, applyProducts } from './groups/apply-products.ts'
import { type GroupedOffer, type OfferMemory, saidBy } from './groups/articles.ts'
import { findPairs, type FoundPairs } from './pairs/find-pairs.ts'
import { formGroups } from './groups/form-groups.ts'
import { keepKeys, withKeptKeys } from './pairs/keep-keys.ts'
import { keepRelations } from './pairs/keep-relations.ts'
import { neighbourhoodOf } from './groups/neighbourhood.ts'

/** What grouping did. */
export interface GroupedCounts {
  readonly offers: number
  /** Pairs compared to find who says the same. */
  readonly compared: number
  readonly merges: number
  readonly splits: number
}

/** How far a sweep has come: category, then offer. What becomes due behind it waits for the next sweep. */
export type Place = readonly [near: number, variantId: number]

/** Due offers that have been compared, and nothing of it written but their keys. */
export interface FoundBatch extends FoundPairs {
  readonly due: readonly Place[]
  readonly offers: readonly GroupedOffer[]
}

/** A stretch of what is due, of which the keys are kept. */
export interface KeptRound {
  /** Its last offer. */
  readonly until: Place
  /** Offers that are due again, since more is known of their series. */
  readonly madeDue: number
}

/** Keeps by what the next due offers are found, before any of them is compared; null: nothing is due. */
export async function keepKeysOfRound(
  tx: DatabaseTransaction,
  after: Place,
  most: number,
  memory: OfferMemory,
): Promise<KeptRound | null> {
  const due = await nextDue(tx, after, LAST, most)
  if (due.length === 0) return null
  const ids = idsOf(due)
  memory.forget(ids)
  return { until: due.at(-1) as Place, madeDue: await keepKeys(tx, [...(await memory.take(tx, ids)).values()], memory) }
}

/** Compares the next due offers of a round; needs no lock, for what they say is looked at once more when they are settled. null: nothing is due. */
export async function findBatch(
  tx: DatabaseTransaction,
  after: Place,
  until: Place,
  most: number,
  memory: OfferMemory,
): Promise<FoundBatch | null> {
  const due = await nextDue(tx, after, until, most)
  if (due.length === 0) return null
  const offers = await withKeptKeys(tx, [...(await memory.take(tx, idsOf(due))).values()])
  const found = await findPairs(tx, offers, memory)
  await failpoint('grouping.found')
  return { due, offers, ...found }
}

const LAST: Place = [2_147_483_647, Number.MAX_SAFE_INTEGER]

async function nextDue(
  tx: DatabaseTransaction,
  [near, variantId]: Place,
  [lastNear, lastId]: Place,
  most: number,
): Promise<Place[]> {
  const { rows } = await sql<{ near: number; variant_id: number }>`
    select near, variant_id from offers.grouping_due where (near, variant_id) > (${near}::int, ${variantId}::bigint) and (near, variant_id) <= (${lastNear}::int, ${lastId}::bigint) order by near, variant_id limit ${most}`.execute(
    tx,
  )
  return rows.map((row) => [row.near, row.variant_id])
}

function idsOf(due: readonly Place[]): number[] {
  return [...new Set(due.map(([, id]) => id))]
}

/**
 * Writes what a batch found in the caller's transaction, which holds the publish lock: who says the same, which products and
 * families that makes, and what follows for ids, redirects and the index. The outcome is what grouping everything from
 * nothing would give for them and for all that has to do with them. An offer of which something else was published since it
 * was compared stays due.
 */
export async function settleBatch(
  tx: DatabaseTransaction,
  { due, offers, pairs, compared }: FoundBatch,
  memory: OfferMemory,
  now: Date,
): Promise<GroupedCounts> {
  await endDue(tx, due, offers)
  memory.hold(offers)
  const left = await keepRelations(tx, offers, pairs)
  const counts = await regroup(tx, [...offers.map((offer) => offer.variantId), ...left], memory, { now, isUndo: false })
  await failpoint('grouping.written')
  return { offers: offers.length, compared, ...counts }
}

async function endDue(tx: DatabaseTransaction, due: readonly Place[], offers: readonly GroupedOffer[]): Promise<void> {
  const said = new Map(offers.map((offer) => [offer.variantId, offer.said]))
  await sql`delete from offers.grouping_due d using unnest(${numberArray(due.map(([near]) => near))}::int[], ${numberArray(due.map(([, id]) => id))}::bigint[], ${due.map(([, id]) => said.get(id) ?? null)}::bigint[]) as o (near, id, said)
    where d.near = o.near and d.variant_id = o.id and not exists (select from offers.variant v where v.id = o.id and ${saidBy} is distinct from o.said)`.execute(
    tx,
  )
}

/** Forms products and families again around offers whose relations are known. */
export async function regroup(
  tx: DatabaseTransaction,
  seeds: readonly number[],
  memory: OfferMemory,
  options: ApplyOptions,
): Promise<{ merges: number; splits: number }> {
  if (seeds.length === 0) return { merges: 0, splits: 0 }
  const neighbourhood = await neighbourhoodOf(tx, seeds)
  const groups = await formGroups(tx, neighbourhood, new Set(seeds), memory)
  const { merges, splits } = await applyProducts(tx, groups, options)
  await applyFamilies(tx, neighbourhood.variantIds, [...neighbourhood.mates, ...withoutBridges(neighbourhood.family)])
  return { merges, splits }
}
