/**
 * How long the back office's list of offers takes (docs/benchmarks.md; issue: first row ≤ 300 ms, filter ≤ 500 ms at 1,000,000):
 *
 *     node tools/bench/backoffice-variants.ts [--offers 1000000] [--small]
 *
 * Offers with names, texts and attributes of a usual length in the real tables of an empty database, 300 shops of very different
 * sizes; then each question three times, the slowest counts.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { categories } from '../../src/domains/catalogue/contract.ts'
import { listVariants } from '../../src/domains/offers/backoffice/list-variants.ts'
import { benchDatabase } from './bench-database.ts'
import { machineLine, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: { offers: { type: 'string', default: '1000000' }, small: { type: 'boolean', default: false } },
})
const OFFERS = values.small ? 5_000 : Number(values.offers)
const SHOPS = 300
const FIRST_ROW_MS = 300
const FILTER_MS = 500
const TRIES = 3

type Asked = Parameters<typeof listVariants>[1]
type Question = Partial<Omit<Asked, 'filters'>> & { readonly filters?: Partial<Asked['filters']> }
const NO_FILTERS: Asked['filters'] = {
  eshopId: undefined,
  categoryId: undefined,
  state: undefined,
  missing: undefined,
  isGrouped: undefined,
  isOverridden: undefined,
}
const PLAIN = { q: null, sort: 'id', isDescending: true, limit: 50, offset: 0 } as const

const QUESTIONS: readonly (readonly [string, Question])[] = [
  ['all', {}],
  ['by price', { sort: 'price', isDescending: false }],
  ['page 200', { offset: 9_950 }],
  ['the largest shop', { filters: { eshopId: 1 } }],
  ['a small shop by price', { sort: 'price', filters: { eshopId: 290 } }],
  ['a category', { filters: { categoryId: categories[40]?.id as number } }],
  ['absent', { filters: { state: 'absent' } }],
  ['disabled', { filters: { state: 'disabled' } }],
  ['without picture', { filters: { missing: 'picture' } }],
  ['without GTIN', { filters: { missing: 'gtin' } }],
  ['grouped', { filters: { isGrouped: true } }],
  ['overridden', { filters: { isOverridden: true } }],
  ['a usual word', { q: 'mesa' }],
  ['two words', { q: 'mesa carv' }],
  ['a rare word', { q: 'modelo777' }],
  ['a GTIN', { q: '5600000000777' }],
  ['an item id', { q: 'item-777' }],
  ['a word in a shop', { q: 'mesa', filters: { eshopId: 5 } }],
]

const database = await benchDatabase('backoffice')
const { db } = database

try {
  console.log(`${machineLine()}; ${OFFERS} offers of ${SHOPS} shops`)
  await makeOffers()
  for (const [name, asked] of QUESTIONS) {
    const times: number[] = []
    let rows = 0
    for (let at = 0; at < TRIES; at += 1) {
      const since = performance.now()
      rows = (await listVariants(db, { ...PLAIN, ...asked, filters: { ...NO_FILTERS, ...asked.filters } })).rows.length
      times.push(performance.now() - since)
    }
    const slowest = Math.max(...times)
    const goal = name === 'all' ? FIRST_ROW_MS : FILTER_MS
    tellGoal(`${name} (${rows} rows)`, slowest, goal, 'ms')
  }
} finally {
  await database.close()
}
process.exit(0)

/** Shop n has the n-th part of the largest one's offers; 1 % have no picture, 2 % are absent, a third have a GTIN, one product in ten has two offers. */
async function makeOffers(): Promise<void> {
  const ids = categories.map(({ id }) => id as number)
  await sql`insert into eshops.eshop (slug, name) select 'loja-' || n, 'Loja ' || n from generate_series(1, ${SHOPS}::int) n`.execute(
    db,
  )
  await sql`insert into offers.snapshot (eshop_id, applied_at) select id, now() from eshops.eshop`.execute(db)
  await sql`insert into offers.variant (eshop_id, item_id, product_id, state, fingerprint, content, rules_version, slug, title, description, link, image_urls, gtin, condition,
      price_cents, regular_price_cents, availability, category_id, attributes, first_seen_at, changed_at)
    select least(${SHOPS}, floor(exp(random() * ln(${SHOPS}::float8)))::int), 'item-' || n, n - (n % 10 = 0)::int, case when n % 50 = 0 then 'absent' else 'live' end, n, n, 1,
      w || '-em-carvalho-modelo' || n % 1000, initcap(w) || ' em carvalho modelo' || n % 1000, repeat('Madeira maciça com acabamento a óleo. ', 8), 'https://loja.pt/' || n,
      case when n % 100 = 0 then '{}'::text[] else array['https://loja.pt/i/' || n || '.jpg'] end, case when n % 3 = 0 then lpad((5600000000000 + n)::text, 14, '0') end, 'new',
      1000 + (random() * 200000)::int, 1000, 'in_stock', (${ids}::int[])[1 + (random() * ${ids.length - 1})::int],
      '{"colours":{"ids":[1],"source":"field:color"},"materials":null,"styles":null,"rooms":null,"shapes":null,"seats":null,"sizes":{},"parameters":{}}', now(), now() - random() * interval '300 days'
    from (select n, (array['mesa', 'sofa', 'cadeira', 'estante', 'cama', 'candeeiro', 'tapete', 'roupeiro'])[1 + n % 8] as w from generate_series(1, ${OFFERS}::int) n) g`.execute(
    db,
  )
  await sql`insert into offers.variant_override (variant_id, version, said, reason, made_at, feed)
    select n, 1, case when n % 5 = 0 then '{"isDisabled":true}' else '{"title":"Outra mesa"}' end::jsonb, 'bench', now(), '{}' from generate_series(1, ${Math.min(OFFERS, 2000)}::int) n`.execute(
    db,
  )
  await sql`vacuum analyze offers.variant`.execute(db)
}
