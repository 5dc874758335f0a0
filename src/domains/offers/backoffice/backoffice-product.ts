import { sql } from 'kysely'
import type { z } from 'zod'
import { eshopNames } from '#domains/eshops/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { twinsOf } from '../grouping/looks/twins.ts'
import type { VariantState } from '../rules/offer-words.ts'
import type { backofficeProductCall } from './product-calls.ts'

type Product = z.input<typeof backofficeProductCall.answer>

const OFFERS_SHOWN = 200
const DECISIONS_SHOWN = 50

/** A product as who merges and splits sees it; null: it never existed. */
export async function backofficeProduct(db: Database, productId: number): Promise<Product | null> {
  const { rows } = await sql<{ slug: string; title: string; mergedInto: number | null; offerCount: number }>`
    select slug, title, merged_into as "mergedInto", (select count(*)::int from offers.variant where product_id = p.id) as "offerCount"
    from offers.product p where id = ${productId}`.execute(db)
  const row = rows[0]
  if (row === undefined) return null
  return {
    productId,
    ...row,
    offers: await offersOf(db, productId),
    decisions: await decisionsAbout(db, productId),
    twins: await twinsWithTitles(db, productId),
  }
}

async function offersOf(db: Database, productId: number): Promise<Product['offers']> {
  const { rows } = await sql<{
    variantId: number
    itemId: string
    eshopId: number
    title: string
    state: VariantState
    priceCents: number
    gtin: string | null
    pictureUrl: string | null
  }>`select id as "variantId", item_id as "itemId", eshop_id as "eshopId", title, state, price_cents as "priceCents", gtin, image_urls[1] as "pictureUrl"
    from offers.variant where product_id = ${productId} order by state = 'live' desc, id limit ${OFFERS_SHOWN}`.execute(
    db,
  )
  const names = await eshopNames(db, [...new Set(rows.map((row) => row.eshopId))])
  return rows.map(({ eshopId, ...offer }) => ({ ...offer, eshopName: names.get(eshopId)?.name ?? '' }))
}

/** What people have decided of offers that stand in it. */
async function decisionsAbout(db: Database, productId: number): Promise<Product['decisions']> {
  const { rows } = await sql<{
    decisionId: number
    kind: 'apart' | 'together'
    reason: string
    madeBy: string
    madeAt: Date
    undoneAt: Date | null
  }>`select d.id as "decisionId", d.kind, d.reason, d.made_by as "madeBy", d.made_at as "madeAt", d.undone_at as "undoneAt" from offers.group_decision d
    where d.id in (select g.decision_id from offers.variant v join offers.group_pair g on g.variant_id = v.id where v.product_id = ${productId})
    order by d.id desc limit ${DECISIONS_SHOWN}`.execute(db)
  return rows.map(({ madeAt, undoneAt, ...decision }) => ({
    ...decision,
    madeAt: madeAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }))
}

async function twinsWithTitles(db: Database, productId: number): Promise<Product['twins']> {
  const twins = await twinsOf(db, productId, OFFERS_SHOWN)
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from offers.product where id = any(${twins.map((twin) => twin.productId as number)}::bigint[])`.execute(
    db,
  )
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return twins.map((twin) => ({
    productId: twin.productId,
    title: titles.get(twin.productId) ?? '',
    permille: twin.permille,
  }))
}
