import { sql } from 'kysely'
import type { ProductAttributes } from './product-attributes.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What an offer says that its category and attributes are made of, as its feed says it, and what they are now but for overrides. */
export interface CategorisableOffer {
  readonly variantId: number
  readonly itemId: string
  readonly isLive: boolean
  readonly title: string
  readonly description: string | null
  readonly productType: string | null
  readonly googleCategory: string | null
  readonly likeWords: string | null
  readonly extra: Readonly<Record<string, unknown>> | null
  readonly categoryId: number | null
  readonly categorySource: string | null
  readonly attributes: ProductAttributes
}

/** Which offers of a shop: those of one of these paths (null: none given), Google categories, or head words; each left out says nothing. */
export interface CategorisableFilter {
  readonly productTypes?: readonly (string | null)[]
  readonly googleCategories?: readonly string[]
  readonly likeWords?: string
  readonly itemId?: string
  /** Offers of which some field may say so, however it is written. */
  readonly fieldValue?: string
}

const COLUMNS =
  sql.raw(`v.id as "variantId", v.item_id as "itemId", v.state = 'live' as "isLive", coalesce(o.feed->>'title', v.title) as title, v.description, v.product_type as "productType", v.google_category as "googleCategory",
  v.like_words as "likeWords", v.extra, case when o.variant_id is null then v.category_id else (o.feed->>'categoryId')::int end as "categoryId",
  case when o.variant_id is null then v.attributes else o.feed->'attributes' end as attributes,
  case when o.variant_id is null then v.category_source else o.feed->>'categorySource' end as "categorySource"`)
const BATCH = 2000

/** A shop's offers, live and absent, in batches by the number of their rows. */
export async function* categorisableOffers(
  db: DatabaseOrTransaction,
  eshopId: number,
  filter: CategorisableFilter,
): AsyncGenerator<CategorisableOffer[]> {
  for (let last = 0; ;) {
    const { rows } =
      await sql<CategorisableOffer>`select ${COLUMNS} from offers.variant v left join offers.variant_override o on o.variant_id = v.id
      where v.eshop_id = ${eshopId} and v.state <> 'ended' and v.id > ${last} and ${conditionOf(filter)} order by v.id limit ${BATCH}`.execute(
        db,
      )
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = (rows.at(-1) as CategorisableOffer).variantId
  }
}

function conditionOf({ productTypes, googleCategories, likeWords, itemId, fieldValue }: CategorisableFilter) {
  const conditions = [sql`true`]
  if (productTypes !== undefined)
    conditions.push(
      sql`(v.product_type = any(${productTypes.filter((type) => type !== null)}::text[]) or (${productTypes.includes(null)} and v.product_type is null))`,
    )
  if (googleCategories !== undefined)
    conditions.push(sql`v.google_category = any(${googleCategories as string[]}::text[])`)
  if (likeWords !== undefined) conditions.push(sql`v.like_words = ${likeWords}`)
  if (itemId !== undefined) conditions.push(sql`v.item_id = ${itemId}`)
  // Looked at as text: which field says it, whoever asks tells apart.
  if (fieldValue !== undefined)
    conditions.push(sql`position(lower(${JSON.stringify(fieldValue).slice(1, -1)}) in lower(v.extra::text)) > 0`)
  return sql.join(conditions, sql` and `)
}

/** The different paths, or Google categories, that a shop's offers have; null among the paths where some have none. */
export async function spokenPaths(
  db: DatabaseOrTransaction,
  eshopId: number,
): Promise<{ productTypes: (string | null)[]; googleCategories: string[] }> {
  const { rows } = await sql<{ productTypes: (string | null)[] | null; googleCategories: string[] | null }>`
    select array_agg(distinct product_type) as "productTypes", array_agg(distinct google_category) filter (where google_category is not null) as "googleCategories"
    from offers.variant where eshop_id = ${eshopId} and state <> 'ended'`.execute(db)
  return { productTypes: rows[0]?.productTypes ?? [], googleCategories: rows[0]?.googleCategories ?? [] }
}

/** A field as the shop's live offers have it, how many of them. */
export interface SaidField {
  readonly field: string
  readonly value: string
  readonly offers: number
}

/** Different values of the fields that we keep as they came; a shop has thousands at most, whoever makes up more sees the commonest. */
const MOST_SAID = 20_000

/** What a shop's live offers say in fields of their own, values up to so many characters, the commonest first. */
export async function saidFields(db: DatabaseOrTransaction, eshopId: number, mostChars: number): Promise<SaidField[]> {
  const { rows } = await sql<SaidField>`select f.key as field, f.value, count(*)::int as offers
    from offers.variant v cross join lateral json_each_text(v.extra) f
    where v.eshop_id = ${eshopId} and v.state = 'live' and v.extra is not null and char_length(f.value) <= ${mostChars}
    group by 1, 2 order by 3 desc, 1, 2 limit ${MOST_SAID}`.execute(db)
  return rows
}

/** Live offers of a shop without a category that say the same of it, with the first few of them. */
export interface UncategorisedGroup {
  readonly productType: string | null
  readonly googleCategory: string | null
  readonly likeWords: string | null
  readonly offers: number
  readonly examples: readonly { readonly itemId: string; readonly title: string }[]
}

/** The groups with most offers first, at most `limit`. */
export async function uncategorisedGroups(
  db: DatabaseOrTransaction,
  eshopId: number,
  limit: number,
): Promise<UncategorisedGroup[]> {
  const { rows } = await sql<UncategorisedGroup>`
    select product_type as "productType", google_category as "googleCategory", like_words as "likeWords", count(*)::int as offers,
      to_jsonb((array_agg(jsonb_build_object('itemId', item_id, 'title', title) order by id))[1:3]) as examples
    from offers.variant where eshop_id = ${eshopId} and state = 'live' and category_id is null
    group by 1, 2, 3 order by count(*) desc, min(id) limit ${limit}`.execute(db)
  return rows
}
