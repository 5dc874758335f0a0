import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { keysOf, type GroupedOffer, type OfferMemory } from '../groups/articles.ts'
import { keyHash } from './key-hash.ts'
import { numbersIn } from './keep-relations.ts'
import { renewBook } from './series-book.ts'

/** By what an offer is found, and what it adds to the book of its shop's series. */
interface Keys {
  readonly keys: readonly number[]
  readonly series: readonly number[]
  /** A hash of what the book reads of it; 0 of one that is of no series. */
  readonly words: number
}

function keysOfOffer(offer: GroupedOffer): Keys {
  const known = madeOf.get(offer)
  if (known !== undefined) return known
  const series = [...new Set(offer.series.map(({ key }) => key))]
  const made = {
    keys: keysOf(offer),
    series,
    words: series.length === 0 ? 0 : keyHash(`${offer.said} ${[...offer.features.words].join(' ')}`),
  }
  madeOf.set(offer, made)
  return made
}

/** An offer in memory is asked for them twice. */
const madeOf = new WeakMap<GroupedOffer, Keys>()

const NONE: Keys = { keys: [], series: [], words: 0 }

/**
 * Keeps by what offers are found now, before anybody is compared: keys that one has no more go, new ones come, and what is said of
 * the series that it leaves, joins or words otherwise is worked out anew. Gives how many offers are due because of that.
 */
export async function keepKeys(
  tx: DatabaseTransaction,
  offers: readonly GroupedOffer[],
  memory: OfferMemory,
): Promise<number> {
  const known = await readKeys(tx, offers)
  const changed = offers.flatMap((offer) => {
    const [before, now] = [known.get(offer.variantId), keysOfOffer(offer)]
    return before === undefined || !areEqual(before, now) ? [{ id: offer.variantId, before: before ?? NONE, now }] : []
  })
  if (changed.length === 0) return 0
  await writeKeys(tx, changed)
  return renewBook(
    tx,
    [
      ...new Set(
        changed.flatMap(({ before, now }) => (hasSameWords(before, now) ? [] : [...before.series, ...now.series])),
      ),
    ],
    memory,
  )
}

/** Those of some offers whose keys are kept as they are now: what was published anew since waits for the next sweep. */
export async function withKeptKeys(tx: DatabaseTransaction, offers: readonly GroupedOffer[]): Promise<GroupedOffer[]> {
  const known = await readKeys(tx, offers)
  return offers.filter((offer) => areEqual(known.get(offer.variantId) ?? null, keysOfOffer(offer)))
}

function areEqual(before: Keys | null, now: Keys): boolean {
  return before !== null && areEqualSets(before.keys, now.keys) && hasSameWords(before, now)
}
function hasSameWords(before: Keys, now: Keys): boolean {
  return before.words === now.words && areEqualSets(before.series, now.series)
}
function areEqualSets(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((key) => other.includes(key))
}

async function readKeys(tx: DatabaseTransaction, offers: readonly GroupedOffer[]): Promise<Map<number, Keys>> {
  const { rows } = await sql<{ id: number; keys: string; series: string; words: number }>`
    select variant_id as id, array_to_string(keys, ',') as keys, array_to_string(series, ',') as series, words from offers.match_article where variant_id = any(${numberArray(offers.map((offer) => offer.variantId))}::bigint[])`.execute(
    tx,
  )
  return new Map(
    rows.map(({ id, keys, series, words }) => [id, { keys: numbersIn(keys), series: numbersIn(series), words }]),
  )
}

interface ChangedKeys {
  readonly id: number
  readonly before: Keys
  readonly now: Keys
}

/** A series' key stands in match_key too, where nobody is compared by it. */
async function writeKeys(tx: DatabaseTransaction, changed: readonly ChangedKeys[]): Promise<void> {
  const [gone, fresh] = [[] as KeyRow[], [] as KeyRow[]]
  for (const { id, before, now } of changed) {
    const [had, has] = [
      [...before.keys, ...before.series],
      [...now.keys, ...now.series],
    ]
    for (const key of had) if (!has.includes(key)) gone.push([key, id])
    for (const key of has) if (!had.includes(key)) fresh.push([key, id])
  }
  if (gone.length > 0)
    await sql`delete from offers.match_key k using ${keyRows(gone)} where k.key = o.key and k.variant_id = o.id`.execute(
      tx,
    )
  const listed = (of: 'keys' | 'series') => changed.map(({ now }) => numberArray(now[of]))
  await sql`insert into offers.match_article (variant_id, keys, series, words)
    select o.id, o.keys::bigint[], o.series::bigint[], o.words from unnest(${numberArray(changed.map(({ id }) => id))}::bigint[], ${listed('keys')}::text[], ${listed('series')}::text[], ${numberArray(changed.map(({ now }) => now.words))}::bigint[]) as o (id, keys, series, words)
    on conflict (variant_id) do update set keys = excluded.keys, series = excluded.series, words = excluded.words`.execute(
    tx,
  )
  if (fresh.length > 0)
    await sql`insert into offers.match_key (key, variant_id) select o.key, o.id from ${keyRows(fresh)}`.execute(tx)
}

type KeyRow = readonly [key: number, variantId: number]
function keyRows(rows: readonly KeyRow[]) {
  return sql`unnest(${numberArray(rows.map(([key]) => key))}::bigint[], ${numberArray(rows.map(([, id]) => id))}::bigint[]) as o (key, id)`
}
