import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { markDirty } from '#platform/outbox/outbox.ts'
import { refreshProductsOf } from '../../snapshot/publishing/refresh-products.ts'
import { claimIds } from './claim-ids.ts'
import type { FormedGroup } from './form-groups.ts'

export interface AppliedProducts {
  /** The product of each offer of the groups. */
  readonly productOf: ReadonlyMap<number, number>
  readonly merges: number
  readonly splits: number
}

/** Gives groups of offers their products: ids that go on, ids that end in another with a redirect, offers that leave; all with events. */
export async function applyProducts(
  tx: DatabaseTransaction,
  groups: readonly FormedGroup[],
  { now, isUndo }: ApplyOptions,
): Promise<AppliedProducts> {
  const before = await currentProducts(
    tx,
    groups.flatMap((group) => group.variantIds),
  )
  const inGroups = new Set(groups.flatMap((group) => group.variantIds))
  const reserved = new Set(
    [...before].filter(([variantId]) => !inGroups.has(variantId)).map(([, productId]) => productId),
  )
  const claims = claimIds(
    groups.map((group) => group.variantIds.map((memberId) => ({ memberId, oldId: before.get(memberId) as number }))),
    reserved,
    await witnessesOfMerges(tx, isUndo ? [...inGroups] : []),
  )
  const homeless = groups.filter((_, place) => claims[place]?.id === null)
  const found = await findHomes(
    tx,
    homeless.map((group) => group.variantIds),
    now,
  )
  const idOf = new Map(
    groups.map((group, place) => [group, claims[place]?.id ?? (found[homeless.indexOf(group)] as number)]),
  )
  const absorbed = groups.flatMap((group, place) =>
    (claims[place]?.absorbs ?? []).map((loser): Merge => ({
      loser,
      survivor: idOf.get(group) as number,
      ...witness(group, loser, before),
    })),
  )
  const losers = new Set(absorbed.map(({ loser }) => loser))
  const moves = groups.flatMap((group) =>
    group.variantIds.flatMap((variantId): Move[] => {
      const [from, to] = [before.get(variantId) as number, idOf.get(group) as number]
      return from === to ? [] : [{ variantId, from, to, reason: losers.has(from) ? null : group.reasonFor(variantId) }]
    }),
  )
  await writeMerges(tx, absorbed, now)
  await writeMoves(tx, moves, now)
  await refresh(tx, moves, losers, now)
  const productOf = new Map(
    groups.flatMap((group) => group.variantIds.map((variantId) => [variantId, idOf.get(group) as number] as const)),
  )
  return { productOf, merges: absorbed.length, splits: moves.filter(({ reason }) => reason !== null).length }
}

export interface ApplyOptions {
  readonly now: Date
  /** A decision is taken back: who came with a merge goes back to where it was, so that the others keep the id. */
  readonly isUndo: boolean
}

interface Merge {
  readonly loser: number
  readonly survivor: number
  readonly variantId: number
  readonly reason: string
}

interface Move {
  readonly variantId: number
  readonly from: number
  readonly to: number
  /** Why it leaves a product that goes on without it; null: the product ends in the other. */
  readonly reason: string | null
}

/** The product of these offers, and of all that stand in the same products. */
async function currentProducts(tx: DatabaseTransaction, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; product_id: number }>`
    select id, product_id from offers.variant where product_id in (select product_id from offers.variant where id = any(${numberArray(variantIds)}::bigint[]))`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row.product_id]))
}

/** Which of these offers stand for a product that was merged into the one that they are in. */
async function witnessesOfMerges(
  tx: DatabaseTransaction,
  variantIds: readonly number[],
): Promise<(variantId: number) => boolean> {
  if (variantIds.length === 0) return () => false
  const { rows } = await sql<{ variant_id: number }>`
    select e.variant_id from offers.product_event e join offers.product p on p.id = e.product_id join offers.variant v on v.id = e.variant_id and v.product_id = p.merged_into
    where e.kind = 'merge' and e.variant_id = any(${numberArray(variantIds)}::bigint[])`.execute(tx)
  const witnesses = new Set(rows.map((row) => row.variant_id))
  return (variantId) => witnesses.has(variantId)
}

function witness(
  group: FormedGroup,
  loser: number,
  before: ReadonlyMap<number, number>,
): { variantId: number; reason: string } {
  const variantId = Math.min(...group.variantIds.filter((id) => before.get(id) === loser))
  return { variantId, reason: group.reasonFor(variantId) }
}

/** A product for each group that has none: the one that its offers made before a merge comes back, else a new one. */
async function findHomes(
  tx: DatabaseTransaction,
  groups: readonly (readonly number[])[],
  now: Date,
): Promise<number[]> {
  if (groups.length === 0) return []
  const { rows } = await sql<{ product_id: number; variant_id: number }>`
    select distinct on (e.product_id) e.product_id, e.variant_id from offers.product_event e join offers.product p on p.id = e.product_id
    where e.kind = 'merge' and e.variant_id = any(${numberArray(groups.flat())}::bigint[]) and p.merged_into is not null
      and not exists (select from offers.variant v where v.product_id = p.id) order by e.product_id, e.id desc`.execute(
    tx,
  )
  const former = new Map(
    rows.toSorted((a, b) => b.product_id - a.product_id).map((row) => [row.variant_id, row.product_id]),
  )
  const homes = groups.map((ids) => Math.min(...ids.map((id) => former.get(id) ?? Infinity)))
  const back = homes.filter((id) => id !== Infinity)
  await sql`update offers.product set merged_into = null, changed_at = ${now} where id = any(${numberArray(back)}::bigint[])`.execute(
    tx,
  )
  const without = groups.filter((_, place) => homes[place] === Infinity)
  const made = await sql<{ id: number }>`
    insert into offers.product (slug, title, condition, first_seen_at, changed_at)
    select v.slug, v.title, v.condition, v.first_seen_at, ${now} from unnest(${numberArray(without.map((ids) => Math.min(...ids)))}::bigint[]) with ordinality o (id, place)
    join offers.variant v on v.id = o.id order by o.place returning id`.execute(tx)
  const fresh = made.rows.map((row) => row.id).toSorted((a, b) => a - b)
  return homes.map((id) => (id === Infinity ? (fresh.shift() as number) : id))
}

async function writeMerges(tx: DatabaseTransaction, merges: readonly Merge[], now: Date): Promise<void> {
  if (merges.length === 0) return
  const pairs = sql`unnest(${numberArray(merges.map(({ loser }) => loser))}::bigint[], ${numberArray(merges.map(({ survivor }) => survivor))}::bigint[], ${numberArray(merges.map(({ variantId }) => variantId))}::bigint[], ${merges.map(({ reason }) => reason)}::text[]) as m (loser, survivor, variant_id, reason)`
  await sql`update offers.product p set merged_into = m.survivor, family_id = null, changed_at = ${now} from ${pairs} where p.id = m.loser`.execute(
    tx,
  )
  await sql`update offers.product p set merged_into = m.survivor from ${pairs} where p.merged_into = m.loser`.execute(
    tx,
  )
  await sql`insert into offers.product_event (kind, product_id, other_product_id, variant_id, reason, at)
    select 'merge', loser, survivor, variant_id, reason, ${now} from ${pairs} order by loser`.execute(tx)
}

async function writeMoves(tx: DatabaseTransaction, moves: readonly Move[], now: Date): Promise<void> {
  if (moves.length === 0) return
  await sql`update offers.variant v set product_id = m.product_id from unnest(${numberArray(moves.map((move) => move.variantId))}::bigint[], ${numberArray(moves.map((move) => move.to))}::bigint[]) as m (id, product_id) where v.id = m.id`.execute(
    tx,
  )
  const left = moves.filter((move) => move.reason !== null)
  if (left.length === 0) return
  await sql`insert into offers.product_event (kind, product_id, other_product_id, variant_id, reason, at)
    select 'split', m.from_id, m.to_id, m.variant_id, m.reason, ${now}
    from unnest(${numberArray(left.map((move) => move.from))}::bigint[], ${numberArray(left.map((move) => move.to))}::bigint[], ${numberArray(left.map((move) => move.variantId))}::bigint[], ${left.map((move) => move.reason)}::text[]) as m (from_id, to_id, variant_id, reason)`.execute(
    tx,
  )
}

async function refresh(
  tx: DatabaseTransaction,
  moves: readonly Move[],
  losers: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  if (moves.length === 0) return
  const changed = [...new Set(moves.flatMap(({ from, to }) => [from, to]))]
  await refreshProductsOf(
    tx,
    changed.filter((id) => !losers.has(id)),
    now,
  )
  await markDirty(tx, changed)
}
