import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** Shops and offers to review, for tests; never part of the product. */

/** Offers 7 (shop 3) and 8 (shop 4) of one product, and 9 (shop 3) of another. */
export async function seedOffers(db: Database): Promise<void> {
  await sql`insert into eshops.eshop (id, slug, name, created_at, updated_at) overriding system value
    values (3, 'casa-do-cais', 'Casa do Cais', now(), now()), (4, 'moveis-tavarede', 'Móveis Tavarede', now(), now())`.execute(
    db,
  )
  await sql`insert into offers.product (id, slug, title, first_seen_at, changed_at) overriding system value
    values (70, 'sofa-alvor', 'Sofá Alvor', now(), now()), (90, 'mesa-foz', 'Mesa Foz', now(), now())`.execute(db)
  for (const [id, eshopId, productId] of [
    [7, 3, 70],
    [8, 4, 70],
    [9, 3, 90],
  ] as const)
    await sql`insert into offers.variant (id, eshop_id, item_id, gtin, product_id, state, fingerprint, content, rules_version, slug, title, link, condition, price_cents, regular_price_cents, availability, first_seen_at, changed_at)
      overriding system value
      values (${id}, ${eshopId}, ${`art-${id}`}, ${`560000000000${id}`}, ${productId}, 'live', 0, 0, 1, 'x', 'Artigo', 'https://loja.pt/x', 'new', 10000, 10000, 'in_stock', now(), now())`.execute(
      db,
    )
}
