import { sql } from 'kysely'
import { noAttributes } from '#domains/catalogue/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { groupedOffer, type GroupedOffer } from './articles.ts'
import { relate } from './relation.ts'
import type { Condition } from '../offer-words.ts'
import type { ProductAttributes } from '../product-attributes.ts'

/** An offer of a test or bench, as much of it as grouping reads. */
export interface GroupingOffer {
  readonly shop: string
  readonly itemId: string
  readonly title: string
  readonly brand?: string | null
  readonly gtin?: string | null
  readonly mpn?: string | null
  readonly groupKey?: string | null
  readonly condition?: string
  readonly categoryId?: number | null
  readonly priceCents?: number
  readonly attributes?: ProductAttributes
}

/**
 * Writes offers as publishing leaves them: each a product of its own, due for grouping. One that is there already says
 * something else now. A few statements for any number.
 */
export const writeOffers = async (db: DatabaseOrTransaction, offers: readonly GroupingOffer[], now: Date): Promise<void> => {
  const rows = offers.map((offer) => ({ brand: null, gtin: null, mpn: null, groupKey: null, condition: 'new', categoryId: null, priceCents: PRICE_CENTS, attributes: noAttributes, ...offer }))
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r (shop text, "itemId" text, title text, brand text, gtin text, mpn text, "groupKey" text, condition text, "categoryId" int, "priceCents" int, attributes json)`
  await sql`insert into eshops.eshop (slug, name) select distinct shop, shop from ${given} on conflict do nothing`.execute(db)
  await sql`insert into offers.snapshot (eshop_id, applied_at) select id, ${now} from eshops.eshop on conflict do nothing`.execute(db)
  await sql`insert into offers.brand (slug, name) select distinct brand, brand from ${given} where brand is not null on conflict do nothing`.execute(db)
  await sql`update offers.variant v set title = r.title, slug = r.title, brand_id = b.id, gtin = r.gtin, mpn = r.mpn, group_key = r."groupKey", condition = r.condition, category_id = r."categoryId", attributes = r.attributes
    from ${given} join eshops.eshop e on e.slug = r.shop left join offers.brand b on b.slug = r.brand where v.eshop_id = e.id and v.item_id = r."itemId" and v.state <> 'ended'`.execute(db)
  await sql`with fresh as (
      select r.*, e.id as eshop_id, b.id as brand_id, nextval('offers.product_id_seq') as product_id from ${given} join eshops.eshop e on e.slug = r.shop left join offers.brand b on b.slug = r.brand
      where not exists (select from offers.variant v where v.eshop_id = e.id and v.item_id = r."itemId" and v.state <> 'ended')),
    product as (insert into offers.product (id, slug, title, category_id, brand_id, condition, first_seen_at, changed_at) overriding system value
      select product_id, title, title, "categoryId", brand_id, condition, ${now}, ${now} from fresh)
    insert into offers.variant (eshop_id, item_id, product_id, state, fingerprint, content, rules_version, group_key, slug, title, link, brand_id, gtin, mpn, condition, price_cents, regular_price_cents, availability, category_id, attributes, first_seen_at, changed_at)
    select eshop_id, "itemId", product_id, 'live', 0, 0, 1, "groupKey", title, title, 'https://loja.pt/', brand_id, gtin, mpn, condition, "priceCents", "priceCents", 'in_stock', "categoryId", attributes, ${now}, ${now} from fresh`.execute(db)
  await sql`insert into offers.grouping_due (near, variant_id)
    select coalesce(v.category_id, 0), v.id from ${given} join eshops.eshop e on e.slug = r.shop join offers.variant v on v.eshop_id = e.id and v.item_id = r."itemId" and v.state <> 'ended' on conflict do nothing`.execute(db)
}

/** Which offers stand together, as products or families, whatever their ids. */
export const groupsOf = async (db: DatabaseOrTransaction, level: 'product' | 'family'): Promise<string[]> => {
  const by = level === 'product' ? sql`p.id` : sql`coalesce(p.family_id, -p.id)`
  const { rows } = await sql<{ members: string }>`
    select string_agg(e.slug || '/' || v.item_id, ' ' order by e.slug, v.item_id) as members
    from offers.variant v join eshops.eshop e on e.id = v.eshop_id join offers.product p on p.id = v.product_id where v.state <> 'ended' group by ${by}`.execute(db)
  return rows.map((row) => row.members).toSorted()
}

/** What comparing found of offers, whatever their ids. */
export const bondsOf = async (db: DatabaseOrTransaction): Promise<string[]> => {
  const { rows } = await sql<{ bond: string }>`
    select e.slug || '/' || v.item_id || ' ' || kind || ' ' || score || ' ' || f.slug || '/' || o.item_id as bond
    from offers.match_relation r cross join lateral (select 'same', * from unnest(r.same, r.same_scores) union all select 'twin', * from unnest(r.twin, r.twin_scores) union all select 'family', unnest(r.family), 0) l (kind, other_id, score)
    join offers.variant v on v.id = r.variant_id join eshops.eshop e on e.id = v.eshop_id join offers.variant o on o.id = l.other_id join eshops.eshop f on f.id = o.eshop_id`.execute(db)
  return rows.map((row) => row.bond).toSorted()
}

/** No offers, shops, prices or decisions any more: quicker than another database for each test. */
export const emptyOffers = async (db: DatabaseOrTransaction): Promise<void> => {
  await sql`truncate eshops.eshop, offers.product, offers.variant, offers.grouping_due, offers.match_article, offers.match_key, offers.match_series, offers.match_relation, offers.group_decision, offers.group_report, offers.twin_answer, offers.brand, offers.family, offers.price_observation, offers.watch_gap, outbox.domain_event, outbox.index_dirty restart identity cascade`.execute(db)
}

/** `other` at a price at which it looks the same as `one` and is not surely the same: between the two limits of comparing. */
export const twinOf = (one: GroupingOffer, other: GroupingOffer): GroupingOffer => {
  for (let priceCents = one.priceCents ?? PRICE_CENTS; priceCents < 3 * PRICE_CENTS; priceCents += 100) {
    if (relate(asGrouped(one, 1), asGrouped({ ...other, priceCents }, 2)).decision === 'twin') return { ...other, priceCents }
  }
  throw new Error(`at no price "${other.title}" looks the same as "${one.title}"`)
}

const PRICE_CENTS = 10_000

const asGrouped = ({ shop, itemId, title, brand = null, gtin = null, mpn = null, groupKey = null, condition = 'new', categoryId = null, priceCents = PRICE_CENTS, attributes = noAttributes }: GroupingOffer, id: number): GroupedOffer =>
  groupedOffer({ id, eshop_id: id, eshop: shop, item_id: itemId, is_ended: false, group_key: groupKey, title, brand_slug: brand, gtin, mpn, condition: condition as Condition, category_id: categoryId, price_cents: priceCents, attributes, said: '' })
