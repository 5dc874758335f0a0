import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { type SeriesContext, type SeriesWords, wordsOfSeries } from '../../matching/words/series-words.ts'
import type { GroupedOffer, OfferMemory } from '../groups/articles.ts'

/** Offers of a series in one shop at most; in a longer one the name is the shop's or a maker's, not a series'. */
export const LARGEST_SERIES = 100

/** What is known of how shops word their series, by the key of shop and series. */
export type SeriesBook = ReadonlyMap<number, SeriesWords>

/** What the shops of two offers say of the series that both are of; of several together. */
export function contextOf(a: GroupedOffer, b: GroupedOffer, book: SeriesBook): SeriesContext | undefined {
  if (book.size === 0 || a.series.length === 0 || b.series.length === 0) return undefined
  const both = a.series.filter(({ name }) => b.series.some((other) => other.name === name)).map(({ name }) => name)
  const [own, other] = [wordsOf(a, both, book), wordsOf(b, both, book)]
  return own === null && other === null ? undefined : { a: own, b: other }
}

function wordsOf({ series }: GroupedOffer, names: readonly string[], book: SeriesBook): SeriesWords | null {
  const known = series.flatMap(({ name, key }) => (names.includes(name) ? (book.get(key) ?? []) : []))
  if (known.length < 2) return known[0] ?? null
  const telling = new Set(known.flatMap((words) => [...words.telling]))
  return {
    telling,
    shared: new Set(known.flatMap((words) => [...words.shared]).filter((stem) => !telling.has(stem))),
    isRepeating: known.some(({ isRepeating }) => isRepeating),
  }
}

/** The book of these offers' series, as it is kept. */
export function bookFor(tx: DatabaseTransaction, offers: Iterable<GroupedOffer>): Promise<SeriesBook> {
  return readBook(tx, [...new Set([...offers].flatMap(({ series }) => series.map(({ key }) => key)))])
}

async function readBook(tx: DatabaseTransaction, keys: readonly number[]): Promise<SeriesBook> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: number; telling: string; shared: string; isRepeating: boolean }>`
    select key, array_to_string(telling, ' ') as telling, array_to_string(shared, ' ') as shared, is_repeating as "isRepeating" from offers.match_series where key = any(${numberArray(keys)}::bigint[])`.execute(
    tx,
  )
  return new Map(
    rows.map(({ key, telling, shared, isRepeating }) => [
      key,
      { telling: new Set(stemsIn(telling)), shared: new Set(stemsIn(shared)), isRepeating },
    ]),
  )
}

function stemsIn(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

/** The same, worked out from all offers there are: for those who have no database. */
export function bookOf(offers: readonly GroupedOffer[]): SeriesBook {
  const members = Map.groupBy(
    offers.flatMap((offer) => offer.series.map(({ key }) => ({ key, offer }))),
    ({ key }) => key,
  )
  return new Map(
    [...members].flatMap(([key, own]) => {
      const words = wordsAmong(own.map(({ offer }) => offer))
      return words === null ? [] : [[key, words] as const]
    }),
  )
}

function wordsAmong(members: readonly GroupedOffer[]): SeriesWords | null {
  return members.length > LARGEST_SERIES ? null : wordsOfSeries(members.map(({ features }) => features))
}

/**
 * Works out anew what is said of some series, from the offers that stand under their keys. What says something else now makes all
 * offers of the series due, for they have to be compared again: so the outcome does not depend on who came when. Gives how many.
 */
export async function renewBook(
  tx: DatabaseTransaction,
  keys: readonly number[],
  memory: OfferMemory,
): Promise<number> {
  if (keys.length === 0) return 0
  const members = await readMembers(tx, keys)
  const offers = await memory.take(tx, [
    ...new Set([...members.values()].filter(({ length }) => length <= LARGEST_SERIES).flat()),
  ])
  const before = await readBook(tx, keys)
  const changed = keys.flatMap((key) => {
    const ids = members.get(key) ?? []
    const words = ids.length > LARGEST_SERIES ? null : wordsAmong(ids.flatMap((id) => offers.get(id) ?? []))
    return isSaid(words) === isSaid(before.get(key) ?? null) ? [] : [{ key, words }]
  })
  await writeBook(tx, changed)
  return makeDue(
    tx,
    changed.map(({ key }) => key),
  )
}

/** Who stands under each key, as far as it is worked out. */
async function readMembers(tx: DatabaseTransaction, keys: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ key: number; ids: string }>`
    select k.key, array_to_string(m.ids, ',') as ids from unnest(${numberArray(keys)}::bigint[]) k (key)
    cross join lateral (select array_agg(variant_id) as ids from (select variant_id from offers.match_key where key = k.key limit ${LARGEST_SERIES + 1}) l) m where m.ids is not null`.execute(
    tx,
  )
  return new Map(rows.map(({ key, ids }) => [key, ids.split(',').map(Number)]))
}

function isSaid(words: SeriesWords | null): string {
  return words === null
    ? ''
    : `${[...words.telling].toSorted().join(' ')}|${[...words.shared].toSorted().join(' ')}|${words.isRepeating}`
}

async function writeBook(
  tx: DatabaseTransaction,
  changed: readonly { readonly key: number; readonly words: SeriesWords | null }[],
): Promise<void> {
  const gone = changed.flatMap(({ key, words }) => (words === null ? [key] : []))
  const kept = changed.flatMap(({ key, words }) =>
    words === null
      ? []
      : [{ key, telling: [...words.telling], shared: [...words.shared], is_repeating: words.isRepeating }],
  )
  if (gone.length > 0)
    await sql`delete from offers.match_series where key = any(${numberArray(gone)}::bigint[])`.execute(tx)
  if (kept.length === 0) return
  await sql`insert into offers.match_series (key, telling, shared, is_repeating) select key, telling, shared, is_repeating from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r (key bigint, telling text[], shared text[], is_repeating boolean)
    on conflict (key) do update set telling = excluded.telling, shared = excluded.shared, is_repeating = excluded.is_repeating`.execute(
    tx,
  )
}

async function makeDue(tx: DatabaseTransaction, keys: readonly number[]): Promise<number> {
  if (keys.length === 0) return 0
  const made =
    await sql`insert into offers.grouping_due (near, variant_id) select distinct coalesce(v.category_id, 0), v.id from offers.match_key k join offers.variant v on v.id = k.variant_id
    where k.key = any(${numberArray(keys)}::bigint[]) on conflict do nothing`.execute(tx)
  return Number(made.numAffectedRows ?? 0n)
}
