import fc from 'fast-check'
import { sql } from 'kysely'
import { categoryBySlug, noAttributes } from '#domains/catalogue/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { emptyTables } from '#platform/database/testing-empty.ts'
import type { Explanation } from './decisions/explain.ts'
import { groupedOffer, type GroupedOffer } from './groups/articles.ts'
import { relate } from './pairs/relation.ts'
import type { Condition } from '../rules/offer-words.ts'
import type { ProductAttributes } from '../read/product-attributes.ts'

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
export async function writeOffers(
  db: DatabaseOrTransaction,
  offers: readonly GroupingOffer[],
  now: Date,
): Promise<void> {
  const rows = offers.map((offer) => ({
    brand: null,
    gtin: null,
    mpn: null,
    groupKey: null,
    condition: 'new',
    categoryId: null,
    priceCents: PRICE_CENTS,
    attributes: noAttributes,
    ...offer,
  }))
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r (shop text, "itemId" text, title text, brand text, gtin text, mpn text, "groupKey" text, condition text, "categoryId" int, "priceCents" int, attributes json)`
  await sql`insert into eshops.eshop (slug, name) select distinct shop, shop from ${given} on conflict do nothing`.execute(
    db,
  )
  await sql`insert into offers.snapshot (eshop_id, applied_at) select id, ${now} from eshops.eshop on conflict do nothing`.execute(
    db,
  )
  await sql`insert into offers.brand (slug, name) select distinct brand, brand from ${given} where brand is not null on conflict do nothing`.execute(
    db,
  )
  await sql`update offers.variant v set title = r.title, slug = r.title, brand_id = b.id, gtin = r.gtin, mpn = r.mpn, group_key = r."groupKey", condition = r.condition, category_id = r."categoryId", attributes = r.attributes
    from ${given} join eshops.eshop e on e.slug = r.shop left join offers.brand b on b.slug = r.brand where v.eshop_id = e.id and v.item_id = r."itemId" and v.state <> 'ended'`.execute(
    db,
  )
  await sql`with fresh as (
      select r.*, e.id as eshop_id, b.id as brand_id, nextval('offers.product_id_seq') as product_id from ${given} join eshops.eshop e on e.slug = r.shop left join offers.brand b on b.slug = r.brand
      where not exists (select from offers.variant v where v.eshop_id = e.id and v.item_id = r."itemId" and v.state <> 'ended')),
    product as (insert into offers.product (id, slug, title, category_id, brand_id, condition, first_seen_at, changed_at) overriding system value
      select product_id, title, title, "categoryId", brand_id, condition, ${now}, ${now} from fresh)
    insert into offers.variant (eshop_id, item_id, product_id, state, fingerprint, content, rules_version, group_key, slug, title, link, brand_id, gtin, mpn, condition, price_cents, regular_price_cents, availability, category_id, attributes, first_seen_at, changed_at)
    select eshop_id, "itemId", product_id, 'live', 0, 0, 1, "groupKey", title, title, 'https://loja.pt/', brand_id, gtin, mpn, condition, "priceCents", "priceCents", 'in_stock', "categoryId", attributes, ${now}, ${now} from fresh`.execute(
    db,
  )
  await sql`insert into offers.grouping_due (near, variant_id)
    select coalesce(v.category_id, 0), v.id from ${given} join eshops.eshop e on e.slug = r.shop join offers.variant v on v.eshop_id = e.id and v.item_id = r."itemId" and v.state <> 'ended' on conflict do nothing`.execute(
    db,
  )
}

/** Which offers stand together, as products or families, whatever their ids. */
export async function groupsOf(db: DatabaseOrTransaction, level: 'product' | 'family'): Promise<string[]> {
  const by = level === 'product' ? sql`p.id` : sql`coalesce(p.family_id, -p.id)`
  const { rows } = await sql<{ members: string }>`
    select string_agg(e.slug || '/' || v.item_id, ' ' order by e.slug, v.item_id) as members
    from offers.variant v join eshops.eshop e on e.id = v.eshop_id join offers.product p on p.id = v.product_id where v.state <> 'ended' group by ${by}`.execute(
    db,
  )
  return rows.map((row) => row.members).toSorted()
}

/** What comparing found of offers, whatever their ids. */
export async function bondsOf(db: DatabaseOrTransaction): Promise<string[]> {
  const { rows } = await sql<{ bond: string }>`
    select e.slug || '/' || v.item_id || ' ' || kind || ' ' || score || ' ' || f.slug || '/' || o.item_id as bond
    from offers.match_relation r cross join lateral (select 'same', * from unnest(r.same, r.same_scores) union all select 'twin', * from unnest(r.twin, r.twin_scores) union all select 'family', unnest(r.family), 0) l (kind, other_id, score)
    join offers.variant v on v.id = r.variant_id join eshops.eshop e on e.id = v.eshop_id join offers.variant o on o.id = l.other_id join eshops.eshop f on f.id = o.eshop_id`.execute(
    db,
  )
  return rows.map((row) => row.bond).toSorted()
}

const OFFER_TABLES = [
  'eshops.eshop',
  'offers.product',
  'offers.variant',
  'offers.variant_override',
  'offers.grouping_due',
  'offers.match_article',
  'offers.match_key',
  'offers.match_series',
  'offers.match_relation',
  'offers.match_look',
  'offers.look_news',
  'offers.group_decision',
  'offers.group_report',
  'offers.twin_answer',
  'offers.brand',
  'offers.family',
  'offers.price_observation',
  'offers.watch_gap',
  'outbox.domain_event',
  'outbox.index_dirty',
]

/** No offers, shops, prices or decisions any more: quicker than another database for each test. */
export async function emptyOffers(db: DatabaseOrTransaction): Promise<void> {
  await emptyTables(db, OFFER_TABLES)
}

/** `other` at a price that stands for none, by which it looks the same as `one` and is never surely the same. */
export function twinOf(one: GroupingOffer, other: GroupingOffer): GroupingOffer {
  const twin = { ...other, priceCents: 100 }
  const { decision } = relate(asGrouped(one, 1), asGrouped(twin, 2))
  if (decision !== 'twin') throw new Error(`"${other.title}" does not look the same as "${one.title}": ${decision}`)
  return twin
}

const PRICE_CENTS = 10_000

function asGrouped(
  {
    shop,
    itemId,
    title,
    brand = null,
    gtin = null,
    mpn = null,
    groupKey = null,
    condition = 'new',
    categoryId = null,
    priceCents = PRICE_CENTS,
    attributes = noAttributes,
  }: GroupingOffer,
  id: number,
): GroupedOffer {
  return groupedOffer({
    id,
    eshop_id: id,
    eshop: shop,
    item_id: itemId,
    is_ended: false,
    group_key: groupKey,
    title,
    brand_slug: brand,
    gtin,
    mpn,
    condition: condition as Condition,
    category_id: categoryId,
    price_cents: priceCents,
    attributes,
    said: '',
  })
}

export function sizedOffer(widthMm: number): ProductAttributes {
  return {
    ...noAttributes,
    sizes: { width: { lowMm: widthMm, highMm: widthMm, source: 'title', confidence: 1 } },
  }
}

const [G1, G2] = ['05601234567892', '05601234567908']
const SOFAS = categoryBySlug('sofas-de-2-lugares')?.id ?? null

/** Few words, so that offers meet often and speak against one another often. */
export const randomOffer = fc
  .record({
    shop: fc.constantFrom('norte', 'sul', 'este', 'oeste'),
    itemId: fc.constantFrom('1', '2', '3', '4', '5'),
    series: fc.constantFrom('Ormel', 'Ormel', 'Faro', 'Ormel Plus'),
    colour: fc.constantFrom('', ' cinzento', ' verde'),
    addition: fc.constantFrom('', '', ' com encosto de cabeça', ' Djuparp'),
    widthMm: fc.constantFrom(null, 1800, 2200),
    gtin: fc.constantFrom(null, null, G1, G2),
    mpn: fc.constantFrom(null, null, 'AB-100'),
    brand: fc.constantFrom(null, 'norte', 'norte'),
    groupKey: fc.constantFrom(null, null, 'g1', 'g2'),
    priceCents: fc.constantFrom(10_000, 11_000, 30_000),
  })
  .map(({ series, colour, addition, widthMm, ...fields }): GroupingOffer => ({
    ...fields,
    categoryId: SOFAS,
    title: `Sofá ${series} em tecido${colour}${addition}${widthMm === null ? '' : ` ${widthMm / 10} cm`}`,
    attributes: {
      ...(widthMm === null ? noAttributes : sizedOffer(widthMm)),
      colours: colour === '' ? null : { ids: [colour === ' verde' ? 9 : 3], source: 'title' },
    },
  }))

export const randomCatalogue = fc.uniqueArray(randomOffer, {
  minLength: 2,
  maxLength: 16,
  selector: ({ shop, itemId }) => `${shop} ${itemId}`,
})

/** What the database says of two offers, found without explaining. */
export interface StandingPair {
  readonly a: number
  readonly b: number
  /** One of these is what was done. */
  readonly words: readonly string[]
}

/** Pairs of offers that share a product or look the same, or about which somebody decided, and one in `every` of all others. */
export async function pairsInDatabase(db: DatabaseOrTransaction, every: number): Promise<StandingPair[]> {
  const { rows } = await sql<{
    a: number
    b: number
    is_one: boolean
    is_apart: boolean
    bond: string | null
    is_linked: boolean
  }>`
    select a.id as a, b.id as b, a.product_id = b.product_id as is_one, coalesce(d.kind = 'apart', false) as is_apart,
      case when b.id = any(r.same) then 'same' when b.id = any(r.twin) then 'twin' when b.id = any(r.family) then 'family' end as bond,
      a.eshop_id = b.eshop_id and a.group_key = b.group_key and a.state <> 'ended' and b.state <> 'ended' as is_linked
    from offers.variant a join offers.variant b on b.id > a.id left join offers.match_relation r on r.variant_id = a.id
    left join lateral (select d.kind from offers.group_pair p join offers.group_decision d on d.id = p.decision_id where p.variant_id = a.id and p.other_id = b.id and d.undone_at is null order by d.id desc limit 1) d on true
    where a.product_id = b.product_id or b.id = any(r.same || r.twin) or d.kind is not null or (a.id * 31 + b.id) % ${every} = 0`.execute(
    db,
  )
  return rows.map(({ a, b, is_one: isOne, is_apart: isApart, bond, is_linked: isLinked }) => ({
    a,
    b,
    words: wordsOf(isOne, isApart, bond, isLinked),
  }))
}

function wordsOf(isOne: boolean, isApart: boolean, bond: string | null, isLinked: boolean | null): string[] {
  if (isOne) return ['one_product']
  if (isApart) return ['kept_apart by decision']
  if (bond === 'same')
    return [
      'kept_apart by decision',
      'kept_apart by rival',
      'kept_apart by clash',
      'kept_apart by contradiction',
      'kept_apart by too_many_alike',
    ]
  if (bond === 'twin') return ['twin']
  return isLinked === true ? ['family'] : bond === 'family' ? ['family'] : ['family', 'different', 'not_compared']
}

/** What explaining says was done, in the same words. */
export function wordOf({ outcome }: Explanation): string {
  return outcome.kind === 'kept_apart' ? `kept_apart by ${outcome.because.by}` : outcome.kind
}
