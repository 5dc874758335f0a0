import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { type PictureLook, pictureEvidence } from '../../matching/comparing/picture-evidence.ts'
import { MOST_ALIKE } from '../groups/alike.ts'
import { alikeOffers } from '../groups/form-groups.ts'
import { numbersIn } from '../pairs/keep-relations.ts'
import { readLooks } from './looks.ts'
import { neighbourhoodOf } from '../groups/neighbourhood.ts'

/** What taking up a stretch of news did. */
export interface TakenUp {
  /** Offers that were told of. */
  readonly told: number
  /** Offers that are due because of it. */
  readonly madeDue: number
}

/**
 * Takes up what has been told of some offers' pictures. Those are due again of which it says something else now beside one that looks the
 * same: pictures move no other pair (compare-articles.ts), so that a shop's pictures that come one after another make little work.
 */
export async function takeUpLooks(tx: DatabaseTransaction, most: number): Promise<TakenUp> {
  const { rows } = await sql<{
    variant_id: number
  }>`select variant_id from offers.look_news order by variant_id limit ${most} for update`.execute(tx)
  const ids = rows.map((row) => row.variant_id)
  if (ids.length === 0) return { told: 0, madeDue: 0 }
  const before = await readLooks(tx, ids)
  const touched = await replaceLooks(tx, ids)
  const shared = touched.length === 0 ? [] : await shareAnew(tx, touched)
  return {
    told: ids.length,
    madeDue:
      touched.length === 0
        ? 0
        : await makeDue(tx, [
            ...(await whoseEvidenceChanged(tx, ids, before)),
            ...shared.filter((id) => !ids.includes(id)),
          ]),
  }
}

type Touched = readonly [pictureId: number, eshopId: number]

/** Writes what is other than it was. Gives the pictures that came or went, with the shop. */
async function replaceLooks(tx: DatabaseTransaction, ids: readonly number[]): Promise<Touched[]> {
  const told = sql`offers.look_news n join offers.variant v on v.id = n.variant_id cross join lateral jsonb_to_recordset(n.looks) as l ("pictureId" bigint, "isBare" boolean, version smallint, descriptor text)`
  const gone = await sql<{ picture_id: number; eshop_id: number }>`
    delete from offers.match_look m where m.variant_id = any(${numberArray(ids)}::bigint[])
      and not exists (select from ${told} where n.variant_id = m.variant_id and l."pictureId" = m.picture_id) returning picture_id, eshop_id`.execute(
    tx,
  )
  const come = await sql<{ picture_id: number; eshop_id: number }>`
    insert into offers.match_look as m (variant_id, picture_id, eshop_id, is_bare, version, descriptor)
    select distinct on (v.id, l."pictureId") v.id, l."pictureId", v.eshop_id, l."isBare", l.version, decode(l.descriptor, 'base64') from ${told} where n.variant_id = any(${numberArray(ids)}::bigint[]) and v.state <> 'ended'
    on conflict (variant_id, picture_id) do update set is_bare = excluded.is_bare, version = excluded.version, descriptor = excluded.descriptor
      where (m.is_bare, m.version, m.descriptor) is distinct from (excluded.is_bare, excluded.version, excluded.descriptor)
    returning picture_id, eshop_id`.execute(tx)
  await sql`delete from offers.look_news where variant_id = any(${numberArray(ids)}::bigint[])`.execute(tx)
  return [...gone.rows, ...come.rows].map((row) => [row.picture_id, row.eshop_id] as const)
}

/** Says of these pictures anew whether several offers of the shop show them; of a hundred thousand two are looked at. Gives the offers of which that changed. */
async function shareAnew(tx: DatabaseTransaction, touched: readonly Touched[]): Promise<number[]> {
  const { rows } = await sql<{ variant_id: number }>`
    with touched as (select distinct t.picture_id, t.eshop_id from unnest(${numberArray(touched.map(([id]) => id))}::bigint[], ${numberArray(touched.map(([, shop]) => shop))}::int[]) as t (picture_id, eshop_id)),
      counted as materialized (select t.*, (select count(*) from (select from offers.match_look l join offers.variant v on v.id = l.variant_id and v.state <> 'ended' where l.picture_id = t.picture_id and l.eshop_id = t.eshop_id limit 2) two) > 1 as is_shared from touched t)
    update offers.match_look m set is_shared = c.is_shared from counted c where m.picture_id = c.picture_id and m.eshop_id = c.eshop_id and m.is_shared = not c.is_shared returning m.variant_id`.execute(
    tx,
  )
  return rows.map((row) => row.variant_id)
}

/** Those of some offers whose pictures say something else than before beside an offer that looks the same, or that is looked at together with them. */
async function whoseEvidenceChanged(
  tx: DatabaseTransaction,
  ids: readonly number[],
  before: ReadonlyMap<number, readonly PictureLook[]>,
): Promise<number[]> {
  const beside = await besideWhom(tx, ids)
  const now = await readLooks(tx, [...new Set([...beside].flatMap(([id, others]) => [id, ...others]))])
  const told = new Set(ids)
  const was = (id: number): readonly PictureLook[] => (told.has(id) ? before : now).get(id) ?? []
  const is = (id: number): readonly PictureLook[] => now.get(id) ?? []
  return [...beside].flatMap(([id, others]) =>
    others.some((other) => weightOf(was(id), was(other)) !== weightOf(is(id), is(other))) ? [id] : [],
  )
}

/** Of each that looks the same as another one, all with whom its pictures are compared: in pairs, or when products are formed (alike.ts). */
async function besideWhom(
  tx: DatabaseTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ id: number; others: string }>`
    select variant_id as id, array_to_string(same || twin, ',') as others from offers.match_relation where variant_id = any(${numberArray(ids)}::bigint[]) and cardinality(same) + cardinality(twin) > 0`.execute(
    tx,
  )
  const beside = new Map(rows.map(({ id, others }) => [id, new Set(numbersIn(others))]))
  if (beside.size === 0) return new Map()
  for (const together of alikeOffers(await neighbourhoodOf(tx, [...beside.keys()]), new Set(beside.keys()))) {
    if (together.length > MOST_ALIKE) continue
    for (const id of together) for (const other of together) if (other !== id) beside.get(id)?.add(other)
  }
  return new Map([...beside].map(([id, others]) => [id, [...others]]))
}

function weightOf(a: readonly PictureLook[], b: readonly PictureLook[]): number {
  return pictureEvidence(a, b)?.weight ?? 0
}

async function makeDue(tx: DatabaseTransaction, variantIds: readonly number[]): Promise<number> {
  if (variantIds.length === 0) return 0
  const made =
    await sql`insert into offers.grouping_due (near, variant_id) select coalesce(category_id, 0), id from offers.variant where id = any(${numberArray(variantIds)}::bigint[]) on conflict do nothing`.execute(
      tx,
    )
  return Number(made.numAffectedRows ?? 0n)
}
