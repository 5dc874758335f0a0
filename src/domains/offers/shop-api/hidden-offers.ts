import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** An offer that a person of ours has taken out of the listings, with the reason that they gave (G-04). */
export interface HiddenOffer {
  readonly variantId: number
  readonly itemId: string
  readonly title: string
  readonly reason: string
  readonly since: Date
}

/** Those of a shop, the last hidden first. */
export async function hiddenOffersOf(
  db: DatabaseOrTransaction,
  eshopId: number,
  most: number,
): Promise<readonly HiddenOffer[]> {
  const { rows } = await sql<HiddenOffer>`
    select v.id as "variantId", v.item_id as "itemId", v.title, o.reason, o.made_at as since
    from offers.variant_override o join offers.variant v on v.id = o.variant_id
    where v.eshop_id = ${eshopId} and o.said->>'isDisabled' = 'true' order by o.made_at desc, v.id limit ${most}`.execute(
    db,
  )
  return rows
}
