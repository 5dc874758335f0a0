import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'
import type { GroupedOffer } from '../groups/articles.ts'
import { areEqualBonds, type Bond, isNear } from './bond.ts'
import type { FoundPair } from './find-pairs.ts'

/**
 * Replaces what was known of offers by what was found now, on both sides of each pair, and their places in their shops' groups;
 * writes only rows that say something else. Gives who had to do with one of them and has no more: they have to be looked at.
 */
export async function keepRelations(
  tx: DatabaseTransaction,
  offers: readonly GroupedOffer[],
  pairs: readonly FoundPair[],
): Promise<number[]> {
  const found = bothWays(offers, pairs)
  const known = await readRelations(tx, [...found.keys()])
  const left = await moveLinks(tx, offers, known)
  const changes = new Map<number, Relations>()
  const beyond = new Map<number, Map<number, Bond | null>>()
  const proposed = new Set<number>()
  for (const { variantId, groupLink } of offers) {
    const [before, now] = [known.get(variantId) ?? NOTHING, found.get(variantId) as Map<number, Bond>]
    let isChanged = before.groupLink !== groupLink
    const note = (other: number, bond: Bond | null): void => {
      isChanged = true
      if (!found.has(other))
        beyond.set(other, (beyond.get(other) ?? new Map<number, Bond | null>()).set(variantId, bond))
      if (isProposal(bond) !== isProposal(before.others.get(other) ?? null)) proposed.add(variantId).add(other)
    }
    for (const [other, bond] of now) if (!areEqualBonds(before.others.get(other), bond)) note(other, bond)
    for (const [other, was] of before.others) {
      const bond = now.get(other)
      if (bond === undefined) note(other, null)
      if (bond === undefined || (bond.kind !== was.kind && !isNear(bond)) || (isNear(was) && !isNear(bond)))
        left.push(other)
    }
    if (isChanged) changes.set(variantId, { groupLink, others: now })
  }
  for (const [id, relations] of await readRelations(tx, [...beyond.keys()])) changes.set(id, relations)
  for (const [id, news] of beyond) changes.set(id, withNews(changes.get(id) ?? NOTHING, news))
  await writeRelations(tx, changes)
  await markProposed(tx, [...proposed])
  return left
}

/** A page shows what may be the same and stands apart. */
function isProposal(bond: Bond | null): boolean {
  return bond !== null && bond.kind !== 'family'
}

async function markProposed(tx: DatabaseTransaction, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length > 0)
    await markDirtyFrom(
      tx,
      sql`select product_id from offers.variant where id = any(${numberArray(variantIds)}::bigint[])`,
    )
}

/** The offers' new relations, of each whom it has to do with. */
function bothWays(offers: readonly GroupedOffer[], pairs: readonly FoundPair[]): Map<number, Map<number, Bond>> {
  const found = new Map(offers.map(({ variantId }) => [variantId, new Map<number, Bond>()]))
  for (const { a, b, bond } of pairs) {
    found.get(a)?.set(b, bond)
    found.get(b)?.set(a, bond)
  }
  return found
}

/** A row of the table. */
interface Relations {
  readonly groupLink: number | null
  readonly others: ReadonlyMap<number, Bond>
}

const NOTHING: Relations = { groupLink: null, others: new Map() }

function withNews({ groupLink, others }: Relations, news: ReadonlyMap<number, Bond | null>): Relations {
  const after = new Map(others)
  for (const [id, bond] of news) {
    if (bond === null) after.delete(id)
    else after.set(id, bond)
  }
  return { groupLink, others: after }
}

async function readRelations(tx: DatabaseTransaction, ids: readonly number[]): Promise<Map<number, Relations>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<
    BondLists & { id: number; link: number | null }
  >`select variant_id as id, group_link as link, ${BOND_LISTS} from offers.match_relation where variant_id = any(${numberArray(ids)}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, { groupLink: row.link, others: new Map(bondsIn(row)) }]))
}

/** The lists of a row, their ids and scores joined by commas: an array of the driver's for each row would cost more than all else here. */
export interface BondLists {
  readonly same: string
  readonly same_scores: string
  readonly twin: string
  readonly twin_scores: string
  readonly family: string
}

/** `BondLists` of a row of match_relation. */
export const BOND_LISTS = sql`array_to_string(same, ',') as same, array_to_string(same_scores, ',') as same_scores, array_to_string(twin, ',') as twin, array_to_string(twin_scores, ',') as twin_scores, array_to_string(family, ',') as family`

/** Whom an offer has to do with, and how. */
export function bondsIn(lists: BondLists): [number, Bond][] {
  return [
    ...scored('same', lists.same, lists.same_scores),
    ...scored('twin', lists.twin, lists.twin_scores),
    ...numbersIn(lists.family).map((id): [number, Bond] => [id, { kind: 'family', permille: 0 }]),
  ]
}

function scored(kind: 'same' | 'twin', ids: string, scores: string): [number, Bond][] {
  const permilles = numbersIn(scores)
  return numbersIn(ids).map((id, at) => [id, { kind, permille: permilles[at] ?? 0 }])
}

export function numbersIn(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}

async function writeRelations(tx: DatabaseTransaction, changes: ReadonlyMap<number, Relations>): Promise<void> {
  const rows = [...changes].toSorted(([a], [b]) => a - b)
  const isEmpty = ({ groupLink, others }: Relations): boolean => groupLink === null && others.size === 0
  const [gone, kept] = [
    rows.filter(([, relations]) => isEmpty(relations)),
    rows.filter(([, relations]) => !isEmpty(relations)),
  ]
  if (gone.length > 0)
    await sql`delete from offers.match_relation where variant_id = any(${numberArray(gone.map(([id]) => id))}::bigint[])`.execute(
      tx,
    )
  if (kept.length === 0) return
  const listed = (wanted: Bond['kind']) =>
    kept.map(([, { others }]) => numberArray([...others].flatMap(([id, { kind }]) => (kind === wanted ? [id] : []))))
  const scores = (wanted: Bond['kind']) =>
    kept.map(([, { others }]) =>
      numberArray([...others.values()].flatMap(({ kind, permille }) => (kind === wanted ? [permille] : []))),
    )
  await sql`insert into offers.match_relation (variant_id, group_link, same, same_scores, twin, twin_scores, family)
    select r.id, r.link, r.same::bigint[], r.same_scores::smallint[], r.twin::bigint[], r.twin_scores::smallint[], r.family::bigint[]
    from unnest(${numberArray(kept.map(([id]) => id))}::bigint[], ${numberArray(kept.map(([, { groupLink }]) => groupLink))}::bigint[], ${listed('same')}::text[], ${scores('same')}::text[], ${listed('twin')}::text[], ${scores('twin')}::text[], ${listed('family')}::text[])
      as r (id, link, same, same_scores, twin, twin_scores, family)
    on conflict (variant_id) do update set group_link = excluded.group_link, same = excluded.same, same_scores = excluded.same_scores, twin = excluded.twin, twin_scores = excluded.twin_scores, family = excluded.family`.execute(
    tx,
  )
}

/** Offers into the groups that their shops name now, out of those of before; gives one of each group that somebody left. */
async function moveLinks(
  tx: DatabaseTransaction,
  offers: readonly GroupedOffer[],
  known: ReadonlyMap<number, Relations>,
): Promise<number[]> {
  const moved = offers.filter(({ variantId, groupLink }) => (known.get(variantId) ?? NOTHING).groupLink !== groupLink)
  const gone = moved.flatMap(({ variantId }) =>
    (known.get(variantId)?.groupLink ?? null) === null
      ? []
      : [[(known.get(variantId) as Relations).groupLink as number, variantId] as const],
  )
  const fresh = moved.flatMap(({ variantId, groupLink }) =>
    groupLink === null ? [] : [[groupLink, variantId] as const],
  )
  const rows = (links: readonly (readonly [number, number])[]) =>
    sql`unnest(${numberArray(links.map(([link]) => link))}::bigint[], ${numberArray(links.map(([, id]) => id))}::bigint[]) as o (link, id)`
  if (gone.length > 0)
    await sql`delete from offers.match_key k using ${rows(gone)} where k.key = o.link and k.variant_id = o.id`.execute(
      tx,
    )
  if (fresh.length > 0)
    await sql`insert into offers.match_key (key, variant_id) select o.link, o.id from ${rows(fresh)}`.execute(tx)
  const links = [...new Set(gone.map(([link]) => link))]
  if (links.length === 0) return []
  const { rows: mates } = await sql<{
    variant_id: number
  }>`select variant_id from unnest(${numberArray(links)}::bigint[]) l (key) cross join lateral (select variant_id from offers.match_key k where k.key = l.key limit 1) k`.execute(
    tx,
  )
  return mates.map((row) => row.variant_id)
}
