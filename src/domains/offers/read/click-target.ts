import { sql } from 'kysely'
import { loadEshops } from '#domains/eshops/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'
import type { EarlierBid } from '../rules/earlier-bids.ts'
import type { VariantState } from '../rules/offer-words.ts'

/** Where a click on an offer goes: the link as stored and the shop's domains, for the last check before the redirect (C3). */
export interface ClickTarget {
  readonly variantId: VariantId
  readonly productId: ProductId
  readonly eshopId: EshopId
  readonly state: VariantState
  readonly link: string
  readonly priceCents: number
  /** What its shop pays for a click on it, in micro-euros; 0: nothing, as for what is not for sale. */
  readonly cpcMicros: number
  /** What it paid before, which pages that are still good were drawn under. */
  readonly earlierBids: readonly EarlierBid[]
  readonly domains: readonly string[]
}

/** The target of one offer, or null when it never existed. */
export async function loadClickTarget(db: DatabaseOrTransaction, variantId: number): Promise<ClickTarget | null> {
  return (await selectTargets(db, sql`v.id = ${variantId}`, 1))[0] ?? null
}

/** Targets of all offers of these products: what an outbox reader writes into the target file after their dirty marks. */
export async function loadClickTargetsOfProducts(
  db: DatabaseOrTransaction,
  productIds: readonly number[],
): Promise<ClickTarget[]> {
  return productIds.length === 0
    ? []
    : selectTargets(db, sql`v.product_id = any(${productIds as number[]}::bigint[])`, null)
}

/** Every target in the order of ids, `batchSize` at a time. */
export async function* streamClickTargets(db: DatabaseOrTransaction, batchSize: number): AsyncGenerator<ClickTarget[]> {
  for (let last = 0; ;) {
    const batch = await selectTargets(db, sql`v.id > ${last}`, batchSize)
    if (batch.length === 0) return
    last = (batch.at(-1) as ClickTarget).variantId
    yield batch
  }
}

async function selectTargets(
  db: DatabaseOrTransaction,
  where: ReturnType<typeof sql>,
  limit: number | null,
): Promise<ClickTarget[]> {
  const { rows } = await sql<{
    id: number
    product_id: number
    eshop_id: number
    state: VariantState
    link: string
    price_cents: number
    cpc_micros: number | null
    earlier: EarlierBid[] | null
  }>`
    select v.id, v.product_id, v.eshop_id, v.state, v.link, v.price_cents, b.cpc_micros, b.earlier
    from offers.variant v left join offers.bid b on b.variant_id = v.id where ${where} order by v.id limit ${limit}`.execute(
    db,
  )
  const eshops = new Map((await loadEshops(db)).map((eshop) => [eshop.id as number, eshop]))
  return rows.map((row) => {
    const state = row.state === 'live' && eshops.get(row.eshop_id)?.isSuspended === true ? 'absent' : row.state
    return {
      variantId: asId<VariantId>(row.id),
      productId: asId<ProductId>(row.product_id),
      eshopId: asId<EshopId>(row.eshop_id),
      state,
      link: row.link,
      priceCents: row.price_cents,
      cpcMicros: state === 'live' ? (row.cpc_micros ?? 0) : 0,
      earlierBids: row.earlier ?? [],
      domains: eshops.get(row.eshop_id)?.domains ?? [],
    }
  })
}
