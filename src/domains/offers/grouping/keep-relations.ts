import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import type { GroupedOffer } from './articles.ts'
import type { FoundPair } from './find-pairs.ts'

/**
 * Replaces what was known of offers by what was found now, on both sides of each pair, and their places in their shops' groups;
 * writes only rows that say something else. Gives who had to do with one of them and has no more: they have to be looked at.
 */
export const keepRelations = async (tx: DatabaseTransaction, offers: readonly GroupedOffer[], pairs: readonly FoundPair[]): Promise<number[]> => {
  const found = bothWays(offers, pairs)
  const known = await readRelations(tx, [...found.keys()])
  const left = await moveLinks(tx, offers, known)
  const changes = new Map<number, Relations>()
  const beyond = new Map<number, Map<number, boolean | null>>()
  for (const { variantId, groupLink } of offers) {
    const [before, now] = [known.get(variantId) ?? NOTHING, found.get(variantId) as Map<number, boolean>]
    let isChanged = before.groupLink !== groupLink
    const note = (other: number, isSame: boolean | null): void => {
      isChanged = true
      if (!found.has(other)) beyond.set(other, (beyond.get(other) ?? new Map<number, boolean | null>()).set(variantId, isSame))
    }
    for (const [other, isSame] of now) if (before.others.get(other) !== isSame) note(other, isSame)
    for (const [other, wasSame] of before.others) {
      if (!now.has(other)) note(other, null)
      if (now.get(other) === undefined || (wasSame && now.get(other) === false)) left.push(other)
    }
    if (isChanged) changes.set(variantId, { groupLink, others: now })
  }
  for (const [id, relations] of await readRelations(tx, [...beyond.keys()])) changes.set(id, relations)
  for (const [id, news] of beyond) changes.set(id, withNews(changes.get(id) ?? NOTHING, news))
  await writeRelations(tx, changes)
  return left
}

/** The offers' new relations, of each whom it has to do with: true the same article, false another colour or size of it. */
const bothWays = (offers: readonly GroupedOffer[], pairs: readonly FoundPair[]): Map<number, Map<number, boolean>> => {
  const found = new Map(offers.map(({ variantId }) => [variantId, new Map<number, boolean>()]))
  for (const { a, b, isSame } of pairs) {
    found.get(a)?.set(b, isSame)
    found.get(b)?.set(a, isSame)
  }
  return found
}

/** A row of the table. */
interface Relations {
  readonly groupLink: number | null
  readonly others: ReadonlyMap<number, boolean>
}

const NOTHING: Relations = { groupLink: null, others: new Map() }

const withNews = ({ groupLink, others }: Relations, news: ReadonlyMap<number, boolean | null>): Relations => {
  const after = new Map(others)
  for (const [id, isSame] of news) {
    if (isSame === null) after.delete(id)
    else after.set(id, isSame)
  }
  return { groupLink, others: after }
}

const readRelations = async (tx: DatabaseTransaction, ids: readonly number[]): Promise<Map<number, Relations>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; link: number | null; same: string; family: string }>`
    select variant_id as id, group_link as link, array_to_string(same, ',') as same, array_to_string(family, ',') as family from offers.match_relation where variant_id = any(${numberArray(ids)}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, link, same, family }) => [id, { groupLink: link, others: new Map([...idsIn(same).map((other) => [other, true] as const), ...idsIn(family).map((other) => [other, false] as const)]) }]))
}

/** Ids joined by commas: an array of the driver's for each row would cost more than all else here. */
export const idsIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))

const writeRelations = async (tx: DatabaseTransaction, changes: ReadonlyMap<number, Relations>): Promise<void> => {
  const rows = [...changes].toSorted(([a], [b]) => a - b)
  const isEmpty = ({ groupLink, others }: Relations): boolean => groupLink === null && others.size === 0
  const [gone, kept] = [rows.filter(([, relations]) => isEmpty(relations)), rows.filter(([, relations]) => !isEmpty(relations))]
  if (gone.length > 0) await sql`delete from offers.match_relation where variant_id = any(${numberArray(gone.map(([id]) => id))}::bigint[])`.execute(tx)
  if (kept.length === 0) return
  const listed = (wanted: boolean) => kept.map(([, { others }]) => numberArray([...others].flatMap(([id, isSame]) => (isSame === wanted ? [id] : []))))
  await sql`insert into offers.match_relation (variant_id, group_link, same, family)
    select r.id, r.link, r.same::bigint[], r.family::bigint[] from unnest(${numberArray(kept.map(([id]) => id))}::bigint[], ${numberArray(kept.map(([, { groupLink }]) => groupLink))}::bigint[], ${listed(true)}::text[], ${listed(false)}::text[]) as r (id, link, same, family)
    on conflict (variant_id) do update set group_link = excluded.group_link, same = excluded.same, family = excluded.family`.execute(tx)
}

/** Offers into the groups that their shops name now, out of those of before; gives one of each group that somebody left. */
const moveLinks = async (tx: DatabaseTransaction, offers: readonly GroupedOffer[], known: ReadonlyMap<number, Relations>): Promise<number[]> => {
  const moved = offers.filter(({ variantId, groupLink }) => (known.get(variantId) ?? NOTHING).groupLink !== groupLink)
  const gone = moved.flatMap(({ variantId }) => (known.get(variantId)?.groupLink ?? null) === null ? [] : [[(known.get(variantId) as Relations).groupLink as number, variantId] as const])
  const fresh = moved.flatMap(({ variantId, groupLink }) => (groupLink === null ? [] : [[groupLink, variantId] as const]))
  const rows = (links: readonly (readonly [number, number])[]) => sql`unnest(${numberArray(links.map(([link]) => link))}::bigint[], ${numberArray(links.map(([, id]) => id))}::bigint[]) as o (link, id)`
  if (gone.length > 0) await sql`delete from offers.match_key k using ${rows(gone)} where k.key = o.link and k.variant_id = o.id`.execute(tx)
  if (fresh.length > 0) await sql`insert into offers.match_key (key, variant_id) select o.link, o.id from ${rows(fresh)}`.execute(tx)
  const links = [...new Set(gone.map(([link]) => link))]
  if (links.length === 0) return []
  const { rows: mates } = await sql<{ variant_id: number }>`select variant_id from unnest(${numberArray(links)}::bigint[]) l (key) cross join lateral (select variant_id from offers.match_key k where k.key = l.key limit 1) k`.execute(tx)
  return mates.map((row) => row.variant_id)
}
