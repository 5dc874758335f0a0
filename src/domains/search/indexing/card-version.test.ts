import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anImportBench, anItem, type ImportBench } from '#domains/feeds/import/testing.ts'
import { DELIVERY_REGIONS } from '#domains/eshops/contract.ts'
import { loadIndexableProducts, loadVariants, presentVariant } from '#domains/offers/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { cardVersion } from './card-version.ts'

const database = await testDatabase()
const { db } = database
let bench: ImportBench

beforeAll(async () => {
  bench = anImportBench(database)
  await bench.importItems([
    anItem({ id: 'a', gtin: '5601234567892', brand: 'Serra' }),
    anItem({ id: 'b' }),
    anItem({ id: 'c' }),
  ])
  await sql`insert into offers.brand (slug, name) values ('outra', 'Outra')`.execute(db)
})
afterAll(() => bench.close())

/** What the card of the first offer shows in every region, and the version that its fragment is kept under. */
async function look() {
  const now = bench.clock.now()
  const { rows } = await sql<{
    id: number
    product_id: number
  }>`select id, product_id from offers.variant where item_id = 'a'`.execute(db)
  const { id, product_id: productId } = rows[0] as { id: number; product_id: number }
  const [variant] = await loadVariants(db, [id], now)
  const [product] = await loadIndexableProducts(db, [productId], now)
  const offer = product?.offers.find(({ variantId }) => variantId === id)
  if (!variant || !product || !offer) throw new Error('the offer is gone')
  const shown = DELIVERY_REGIONS.map((region) => {
    // A card shows neither the text nor the days of return; both are on the wire.
    const {
      description: _text,
      coolingOffPeriod: _days,
      ...card
    } = presentVariant(variant, { region, now, clickSource: 1 })
    return card
  })
  return { version: cardVersion(offer, now, 0), shown: JSON.stringify([shown, variant.eshop.domain]) }
}

function ofVariant(assignment: RawBuilder<unknown>) {
  return sql`update offers.variant set ${assignment} where item_id = 'a'`
}
const DAY_MS = 86_400_000
function fact(ids: string) {
  return `{"ids": ${ids}, "source": "title"}`
}

test.each<[what: string, isShown: boolean, change: RawBuilder<unknown>]>([
  ['the price', true, ofVariant(sql`price_cents = price_cents + 1`)],
  ['the name', true, ofVariant(sql`title = 'Outro nome'`)],
  ["the product's slug", true, sql`update offers.product set slug = 'outro-nome'`],
  ["the offer's own slug", false, ofVariant(sql`slug = 'outro-nome-ainda'`)],
  [
    'the colour',
    true,
    ofVariant(sql`attributes = (attributes::jsonb || jsonb_build_object('colours', ${fact('[3]')}::jsonb))::json`),
  ],
  ['the category', true, ofVariant(sql`category_id = 1001`)],
  ['the brand', true, ofVariant(sql`brand_id = (select id from offers.brand where slug = 'outra')`)],
  ["the brand's name", true, sql`update offers.brand set name = 'Outra, S. A.' where slug = 'outra'`],
  ['the instalments', true, ofVariant(sql`installment_months = 12, installment_cents = 900`)],
  ['the availability', true, ofVariant(sql`availability = 'out_of_stock'`)],
  ['the delivery days', true, ofVariant(sql`delivery_days = 9`)],
  ["the feed's delivery price", true, ofVariant(sql`shipping = '{"azores": {"cents": 3900}}'`)],
  ['free delivery from a price', true, ofVariant(sql`free_shipping_from_cents = 0`)],
  ['the condition', true, ofVariant(sql`condition = 'used'`)],
  ["the shop's name", true, sql`update eshops.eshop set name = 'Loja Nova'`],
  ['whether the shop pays', true, sql`update eshops.eshop set paid = not paid`],
  [
    "the shop's tariff",
    true,
    sql`insert into eshops.delivery_tariff (eshop_id, region, position, price_cents) select id, 'madeira', 0, 990 from eshops.eshop`,
  ],
  ["the shop's first domain", true, sql`update eshops.eshop_domain set domain = 'loja-nova.pt'`],
  [
    'another offer of its product',
    true,
    sql`update offers.variant set product_id = (select product_id from offers.variant where item_id = 'a') where item_id = 'b'`,
  ],
  ['the text', false, ofVariant(sql`description = 'Outro texto'`)],
  ['the link', false, ofVariant(sql`link = 'https://www.loja-teste.pt/outra'`)],
  ['the moment of the last sighting', false, ofVariant(sql`last_seen_at = now() - interval '3 days'`)],
  ["the product's own name", false, sql`update offers.product set title = 'Produto'`],
  ['an offer of another product', false, sql`update offers.variant set price_cents = 1 where item_id = 'c'`],
  ["the shop's days of return", false, sql`update eshops.eshop set cooling_off_days = 30`],
])('the version of a card changes exactly when something shown changes: %s', async (_what, isShown, change) => {
  const before = await look()
  await change.execute(db)
  const after = await look()
  expect(after.shown !== before.shown).toBe(isShown)
  expect(after.version !== before.version).toBe(isShown)
  expect(after.version).toBeGreaterThanOrEqual(0)
  expect(after.version).toBeLessThan(2 ** 31)
})

test('B-03 a price drop that grows old changes its card by time alone, and so its version', async () => {
  const now = bench.clock.now()
  await ofVariant(
    sql`reference_cents = price_cents + 5000, reduced_since = ${now}, discount_until = ${new Date(now.getTime() + 30 * DAY_MS)}`,
  ).execute(db)
  const before = await look()
  bench.clock.advanceMs(7 * DAY_MS - 1)
  expect(await look()).toEqual(before)
  bench.clock.advanceMs(1)
  const after = await look()
  expect([
    before.shown.includes('priceDrop'),
    after.shown.includes('priceDrop'),
    after.version !== before.version,
  ]).toEqual([true, false, true])
})
