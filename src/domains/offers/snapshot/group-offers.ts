import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'

/**
 * Gives each new or re-identified offer of the diff its product, set-based, into the temporary tables `assigned`
 * (variant, product, is it a new product, and the offer that this is made of) and `merging` (product that goes into another).
 *
 *     offer ── key ── offer          offers that share a key, and offers whose keys name one product, form a component;
 *       └──── key ── product         its product is the oldest that it knows, else a new one; others merge into it
 */
export const groupOffers = async (tx: DatabaseTransaction, eshopId: number): Promise<void> => {
  await gatherOffers(tx)
  await groupGathered(tx, eshopId)
}

/** The same for the offers that stand in the temporary table `grouping_offer` already. */
export const groupGathered = async (tx: DatabaseTransaction, eshopId: number): Promise<void> => {
  await gatherKeys(tx, eshopId)
  await joinComponents(tx)
  await assignProducts(tx)
}

/**
 * New offers, and known ones whose keys have changed. One of the latter that says nothing any more of what its product is
 * known by, while others still do, leaves it (a split); alone in its product, it takes the product along.
 */
const gatherOffers = async (tx: DatabaseTransaction): Promise<void> => {
  await sql`create temporary table grouping_offer on commit drop as
    select d.variant_id, d.ordinal, d.keys, d.group_key, false as is_known, null::bigint as product_id, null::bigint as split_from
    from pg_temp.diff d where d.action in ('new', 'reused')
    union all
    select v.id, d.ordinal, d.keys, d.group_key, true, case when stays.stays then v.product_id end, case when not stays.stays then v.product_id end
    from pg_temp.diff d join offers.variant v on v.id = d.variant_id
    cross join lateral (select
      not exists (select from offers.variant o where o.product_id = v.product_id and o.id <> v.id and o.state <> 'ended')
      or exists (select from offers.product_key k where k.key = any(d.keys) and k.product_id = v.product_id) as stays) stays
    where d.action = 'changed' and v.keys <> d.keys and d.keys <> '{}'`.execute(tx)
}

const gatherKeys = async (tx: DatabaseTransaction, eshopId: number): Promise<void> => {
  await sql`create temporary table grouping_key on commit drop as
    select g.variant_id, k.key, p.product_id from pg_temp.grouping_offer g cross join unnest(g.keys) as k (key)
    left join offers.product_key p on p.key = k.key`.execute(tx)
  await sql`analyze pg_temp.grouping_key, pg_temp.grouping_offer`.execute(tx)
  // Colours and sizes of one article (one group of the shop) that share a GTIN or MPN: it does not tell them apart.
  await sql`delete from pg_temp.grouping_key k using pg_temp.grouping_offer g
    where g.variant_id = k.variant_id and (k.key, g.group_key) in (
      select k2.key, g2.group_key from pg_temp.grouping_key k2 join pg_temp.grouping_offer g2 on g2.variant_id = k2.variant_id
      where g2.group_key is not null group by 1, 2 having count(*) > 1)`.execute(tx)
  await sql`delete from pg_temp.grouping_key k using pg_temp.grouping_offer g
    where g.variant_id = k.variant_id and g.group_key is not null and k.product_id is not null and exists (
      select from offers.variant v where v.product_id = k.product_id and v.eshop_id = ${eshopId} and v.group_key = g.group_key
        and v.state <> 'ended' and v.id <> k.variant_id)`.execute(tx)
  // A product is a link of its own, so that all who know it meet.
  await sql`insert into pg_temp.grouping_key
    select variant_id, 'p:' || product_id, product_id from pg_temp.grouping_key where product_id is not null
    union select variant_id, 'p:' || product_id, product_id from pg_temp.grouping_offer where product_id is not null`.execute(tx)
}

/** Labels each offer with the smallest offer id of its component, by handing the smallest label round until nothing changes. */
const joinComponents = async (tx: DatabaseTransaction): Promise<void> => {
  await sql`create temporary table linking on commit drop as
    select variant_id, key from pg_temp.grouping_key where key in (select key from pg_temp.grouping_key group by key having count(*) > 1)`.execute(tx)
  await sql`create temporary table component on commit drop as select distinct variant_id, variant_id as label from pg_temp.linking`.execute(tx)
  await sql`analyze pg_temp.linking, pg_temp.component`.execute(tx)
  for (let changed = 1n; changed > 0n; ) {
    const step = await sql`
      with smallest as (select l.key, min(c.label) as label from pg_temp.linking l join pg_temp.component c on c.variant_id = l.variant_id group by l.key),
        best as (select l.variant_id, min(s.label) as label from pg_temp.linking l join smallest s on s.key = l.key group by l.variant_id)
      update pg_temp.component c set label = b.label from best b where b.variant_id = c.variant_id and b.label < c.label`.execute(tx)
    changed = step.numAffectedRows ?? 0n
  }
}

const assignProducts = async (tx: DatabaseTransaction): Promise<void> => {
  await sql`create temporary table assigned on commit drop as
    with label as (select g.variant_id, g.ordinal, g.is_known, coalesce(c.label, g.variant_id) as label, g.split_from from pg_temp.grouping_offer g
        left join pg_temp.component c on c.variant_id = g.variant_id),
      known as (select l.label, min(k.product_id) as product_id from label l join pg_temp.grouping_key k on k.variant_id = l.variant_id
        where k.product_id is not null group by l.label),
      fresh as (select label, nextval('offers.product_id_seq') as product_id from (
        select l.label from label l where l.variant_id = l.label and not exists (select from known k where k.label = l.label) order by l.label) l)
    select l.variant_id, l.ordinal, l.is_known, l.label, l.split_from, coalesce(k.product_id, f.product_id) as product_id, k.product_id is null as is_new,
      k.product_id is null and l.variant_id = l.label as is_first
    from label l left join known k on k.label = l.label left join fresh f on f.label = l.label`.execute(tx)
  await sql`analyze pg_temp.assigned`.execute(tx)
  await sql`create temporary table merging on commit drop as
    select distinct k.product_id as loser, a.product_id as survivor from pg_temp.grouping_key k join pg_temp.assigned a on a.variant_id = k.variant_id
    where k.product_id is not null and k.product_id <> a.product_id`.execute(tx)
}
