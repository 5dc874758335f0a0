import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { VariantState } from '../rules/offer-words.ts'

/** A product by one of its offers, with every offer that it has had. */
export interface OffersOfProduct {
  readonly productId: number
  readonly slug: string
  readonly title: string
  readonly categoryId: number | null
  /** By id, the one that was asked for among them; of the past too. */
  readonly offers: readonly OfferOfProduct[]
}

export interface OfferOfProduct {
  readonly variantId: number
  readonly eshopId: number
  /** What its shop calls it. */
  readonly title: string
  readonly slug: string
  readonly state: VariantState
}

/** The product that an offer belongs to, as those need it who keep things of offers by their ids (reviews, questions); null: never existed. */
export async function offersOfProduct(db: DatabaseOrTransaction, variantId: number): Promise<OffersOfProduct | null> {
  const { rows } = await prepared(sql<OffersOfProduct>`
    select p.id as "productId", p.slug, p.title, p.category_id as "categoryId", (
      select json_agg(json_build_object('variantId', v.id, 'eshopId', v.eshop_id, 'title', v.title, 'slug', v.slug, 'state', v.state) order by v.id)
      from offers.variant v where v.product_id = p.id) as offers
    from offers.variant asked join offers.product p on p.id = asked.product_id where asked.id = ${variantId}`).execute(
    db,
  )
  return rows[0] ?? null
}

/** Which offers share a product with each of these, itself among them, of the past too; those that never existed are absent. */
export async function offersBeside(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ variantId: number; beside: readonly number[] }>`
    select asked.id as "variantId", json_agg(v.id order by v.id) as beside
    from offers.variant asked join offers.variant v on v.product_id = asked.product_id
    where asked.id = any(${variantIds as number[]}::bigint[]) group by asked.id`.execute(db)
  return new Map(rows.map(({ variantId, beside }) => [variantId, beside]))
}

/** Offers by their ids, with as much as names them. */
export async function namedOffers(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, OfferOfProduct>> {
  const { rows } = await sql<OfferOfProduct>`
    select id as "variantId", eshop_id as "eshopId", title, slug, state from offers.variant where id = any(${variantIds as number[]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.variantId, row]))
}
