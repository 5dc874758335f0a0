import { sql } from 'kysely'
import { siteDomainsOf } from '#domains/eshops/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Availability } from '../rules/availability.ts'

/** A live offer beside which its shop's page can be read. */
export interface OfferToCheck {
  readonly variantId: number
  readonly productId: number
  readonly slug: string
  readonly eshopId: number
  readonly title: string
  readonly link: string
  /** Of the shop's own site: its page stands on one of them or below. */
  readonly domains: readonly string[]
  readonly priceCents: number
  readonly availability: Availability
  /** The shop's own number. */
  readonly itemId: string
  readonly gtin: string | null
  readonly mpn: string | null
}

/** Those of these offers that are live, of shops that are not suspended, by their ids. */
export async function offersToCheck(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, OfferToCheck>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await sql<Omit<OfferToCheck, 'domains'>>`
    select v.id as "variantId", v.product_id as "productId", p.slug, v.eshop_id as "eshopId", v.title, v.link, v.price_cents as "priceCents",
      v.availability, v.item_id as "itemId", v.gtin, v.mpn
    from offers.variant v join offers.product p on p.id = v.product_id
    where v.id = any(${variantIds as number[]}::bigint[]) and v.state = 'live' order by v.id`.execute(db)
  const domains = await siteDomainsOf(db, [...new Set(rows.map(({ eshopId }) => eshopId))])
  return new Map(
    rows.flatMap((row) => {
      const own = domains.get(row.eshopId)
      return own === undefined ? [] : [[row.variantId, { ...row, domains: own }]]
    }),
  )
}
