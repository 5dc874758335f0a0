import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { groupDueOffers } from '#domains/offers/contract.ts'
import { openSession } from '#platform/database/session.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { repeatRun } from '../import/import-feed.ts'
import type { ImportRun } from '../import/run/import-run.ts'
import { tryLockShop } from '../import/run/run-lock.ts'
import { findRun } from '../storage.ts'
import { anImportBench, anItem, findOrphans, type TestItem } from '../import/testing.ts'
import {
  type CategoryCorrection,
  type CorrectedOffers,
  correctCategory,
  MOST_RULES,
  previewCorrection,
  undoCategoryRule,
} from './correct-category.ts'
import { categoryQueue, queueTotals } from './queue.ts'
import { ruleHistory } from './storage.ts'
import { inTier } from '../../../../tools/test/in-tier.ts'

const database = await testDatabase()
const bench = anImportBench(database)
afterAll(() => bench.close())
beforeEach(() => bench.empty())

const { db } = database
function idOf(slug: string): number {
  return (categoryBySlug(slug) as { id: number }).id
}
async function eshopId(name = 'Loja Teste'): Promise<number> {
  return (await db.selectFrom('eshops.eshop').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
}

/** item → slug of its own category, and of its product's. */
async function states(shop = 'Loja Teste'): Promise<Record<string, string | null>> {
  const rows = await db
    .selectFrom('offers.variant as v')
    .innerJoin('offers.product as p', 'p.id', 'v.product_id')
    .where('v.eshop_id', '=', await eshopId(shop))
    .select(['v.item_id as item', 'v.category_id as own', 'p.category_id as product'])
    .orderBy('v.item_id')
    .execute()
  return Object.fromEntries(
    rows.map(({ item, own, product }) => [
      item,
      own === product ? slugOfId(own) : `${slugOfId(own)} in ${slugOfId(product)}`,
    ]),
  )
}
function slugOfId(id: number | null): string | null {
  return id === null ? null : (slugs.get(id) ?? String(id))
}
const slugs = new Map(
  [
    'candeeiros-de-pe',
    'roupeiros',
    'mesas-de-centro',
    'mesas-de-jantar',
    'sofas',
    'mesas-de-cabeceira',
    'cadeiras-de-jantar',
    'estantes',
  ].map((slug) => [idOf(slug), slug]),
)

async function correction(about: CorrectedOffers, slug: string, shop?: string): Promise<CategoryCorrection> {
  return {
    eshopId: await eshopId(shop),
    about,
    categoryId: idOf(slug),
  }
}
async function correct(about: CorrectedOffers, slug: string, shop?: string) {
  return correctCategory(bench.deps, await correction(about, slug, shop), 'ana', 0)
}
async function applied(about: CorrectedOffers, slug: string, shop?: string) {
  const done = await correct(about, slug, shop)
  if (done.state !== 'applied') throw new Error(`not applied: ${JSON.stringify(done)}`)
  return done
}

/** Names without any word of furniture, paths that say nothing or something that we do not know. */
const unsureItems: readonly TestItem[] = [
  anItem({ id: 'a1', title: 'Xanadu Oslo', product_type: 'Promoções' }),
  anItem({ id: 'a2', title: 'Xanadu Lund', product_type: undefined }),
  anItem({ id: 'a3', title: 'Zyx Malmo', product_type: 'Home > Promoções' }),
  anItem({ id: 'b1', title: 'Xanadu Bergen', product_type: 'Linha Qwerty' }),
  anItem({ id: 'b2', title: 'Outra coisa', product_type: 'LINHA  qwerty' }),
  anItem({ id: 'b3', title: 'Outra coisa', product_type: 'Linha Qwertz' }),
  anItem({ id: 'c1' }),
]

test('a correction of one item moves the like items and only them, at once, and says how many before', async () => {
  await bench.importItems(unsureItems)
  expect(await states()).toEqual({ a1: null, a2: null, a3: null, b1: null, b2: null, b3: null, c1: 'mesas-de-centro' })
  const preview = await previewCorrection(db, await correction({ itemId: 'a1' }, 'candeeiros-de-pe'))
  expect(preview).toMatchObject({ state: 'preview', moved: 2, rule: { kind: 'title', path: '', words: 'xanadu' } })
  expect(await states()).toMatchObject({ a1: null, a2: null })
  expect(await applied({ itemId: 'a1' }, 'candeeiros-de-pe')).toMatchObject({ moved: 2 })
  expect(await states()).toEqual({
    a1: 'candeeiros-de-pe',
    a2: 'candeeiros-de-pe',
    a3: null,
    b1: null,
    b2: null,
    b3: null,
    c1: 'mesas-de-centro',
  })
  expect(await applied({ itemId: 'b1' }, 'roupeiros')).toMatchObject({
    moved: 2,
    rule: { kind: 'path', path: 'linha qwerty' },
  })
  expect(await states()).toEqual({
    a1: 'candeeiros-de-pe',
    a2: 'candeeiros-de-pe',
    a3: null,
    b1: 'roupeiros',
    b2: 'roupeiros',
    b3: null,
    c1: 'mesas-de-centro',
  })
  expect(await findOrphans(database)).toEqual([])
})

test('under a path that names several kinds, the head words of the name make the kind', async () => {
  await bench.importItems([
    anItem({ id: '1', title: 'Mesa Oslo', product_type: 'Mesas' }),
    anItem({ id: '2', title: 'Mesa Lund', product_type: 'Mesas' }),
    anItem({ id: '3', title: 'Xanadu Lund', product_type: 'Mesas' }),
    anItem({ id: '4', title: 'Mesa Oslo', product_type: 'Mobiliário' }),
  ])
  expect(await applied({ itemId: '1' }, 'mesas-de-jantar')).toMatchObject({
    moved: 2,
    rule: { kind: 'title', path: 'mesas', words: 'mesa' },
  })
  expect(await states()).toEqual({ 1: 'mesas-de-jantar', 2: 'mesas-de-jantar', 3: null, 4: null })
})

test('the next import keeps it, for items that changed, that are new, and that did not change', async () => {
  await bench.importItems(unsureItems)
  await applied({ itemId: 'a1' }, 'candeeiros-de-pe')
  const later = [
    anItem({ id: 'a1', title: 'Xanadu Oslo', product_type: 'Promoções', price: '90.00 EUR' }),
    ...unsureItems.slice(1),
    anItem({ id: 'n1', title: 'Xanadu Novo', product_type: 'Novidades' }),
  ]
  expect(await bench.importItems(later)).toMatchObject({
    state: 'applied',
    offers: { created: 1, updated: 1, unchanged: 6 },
  })
  expect(await states()).toMatchObject({
    a1: 'candeeiros-de-pe',
    a2: 'candeeiros-de-pe',
    a3: null,
    n1: 'candeeiros-de-pe',
  })
  const again = await bench.importItems(later.toReversed())
  expect(again).toMatchObject({ offers: { updated: 0, unchanged: 8 } })
  expect(await states()).toMatchObject({ a1: 'candeeiros-de-pe', n1: 'candeeiros-de-pe' })
})

test('undo restores what the rules say without it, and the history keeps who did what', async () => {
  await bench.importItems(unsureItems)
  const before = await states()
  const first = await applied({ itemId: 'c1' }, 'mesas-de-jantar')
  const second = await applied({ itemId: 'c1' }, 'sofas')
  expect(await states()).toMatchObject({ c1: 'sofas' })
  expect(await undoCategoryRule(bench.deps, await eshopId(), second.ruleId, 'rui', 0)).toMatchObject({
    state: 'applied',
    moved: 1,
  })
  expect(await states()).toMatchObject({ c1: 'mesas-de-jantar' })
  expect(await undoCategoryRule(bench.deps, await eshopId(), first.ruleId, 'rui', 0)).toMatchObject({
    state: 'applied',
    moved: 1,
  })
  expect(await states()).toEqual(before)
  expect(await undoCategoryRule(bench.deps, await eshopId(), first.ruleId, 'rui', 0)).toEqual({
    state: 'refused',
    reason: 'rule_undone',
  })
  expect(await ruleHistory(db, await eshopId(), 10)).toMatchObject([
    { ruleId: second.ruleId, madeBy: 'ana', undoneBy: 'rui', movedCount: 1 },
    { ruleId: first.ruleId, madeBy: 'ana', undoneBy: 'rui' },
  ])
})

test('two shops are apart: rules, queues and imports of one say nothing of the other', async () => {
  await bench.importItems(unsureItems)
  await bench.importItems(
    unsureItems.map((item) => ({ ...item, link: `https://outra.pt/${item.id}` })),
    { shop: 'Outra Loja' },
  )
  const mine = await applied({ itemId: 'a1' }, 'candeeiros-de-pe')
  expect(mine.moved).toBe(2)
  expect(await states('Outra Loja')).toMatchObject({ a1: null, a2: null })
  expect(await queueTotals(db, await eshopId('Outra Loja'))).toEqual({ kinds: 4, offers: 6 })
  expect(await undoCategoryRule(bench.deps, await eshopId('Outra Loja'), mine.ruleId, 'eva', 0)).toEqual({
    state: 'refused',
    reason: 'rule_unknown',
  })
  await bench.importItems(
    unsureItems.map((item) => ({ ...item, link: `https://outra.pt/${item.id}`, price: '80.00 EUR' })),
    { shop: 'Outra Loja' },
  )
  expect(await states('Outra Loja')).toMatchObject({ a1: null, a2: null })
})

describe('the queue', () => {
  test('has the kinds without a category, most offers first, with examples and ranked suggestions', async () => {
    await bench.importItems([...unsureItems, anItem({ id: 'm1', title: 'Mesa Oslo', product_type: 'Mesas' })])
    const queue = await categoryQueue(db, await eshopId(), 10)
    expect(queue.map(({ path, words, offers }) => [path, words, offers])).toEqual([
      ['', 'xanadu', 2],
      ['linha qwerty', null, 2],
      ['', 'zyx', 1],
      ['linha qwertz', null, 1],
      ['mesas', 'mesa', 1],
    ])
    // Offers of one import have their ids in no promised order.
    expect(queue[0]?.examples.toSorted((a, b) => a.itemId.localeCompare(b.itemId))).toEqual([
      { itemId: 'a1', title: 'Xanadu Oslo' },
      { itemId: 'a2', title: 'Xanadu Lund' },
    ])
    expect(queue[4]?.suggestions.length).toBeGreaterThan(0)
    for (const { suggestions } of queue)
      expect(suggestions.map(({ confidence }) => confidence)).toEqual(
        suggestions.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
      )
  })

  test('a kind that is settled leaves it, and comes back when that is undone; what is gone leaves it too', async () => {
    await bench.importItems(unsureItems)
    const done = await applied({ path: '', words: 'xanadu' }, 'candeeiros-de-pe')
    expect((await categoryQueue(db, await eshopId(), 10)).map(({ words }) => words)).toEqual([null, 'zyx', null])
    await undoCategoryRule(bench.deps, await eshopId(), done.ruleId, 'ana', 0)
    expect(await queueTotals(db, await eshopId())).toEqual({ kinds: 4, offers: 6 })
    await bench.importItems(unsureItems.slice(0, 3), { isForced: true })
    expect(await queueTotals(db, await eshopId())).toEqual({ kinds: 2, offers: 3 })
  })
})

test('the report names an item that stays without a category, with a suggestion', async () => {
  const outcome = await bench.importItems([
    anItem({ id: 'm1', title: 'Mesa Oslo', product_type: 'Mesas' }),
    anItem({ id: 'c1' }),
  ])
  const unsure = outcome.problems.find(({ code }) => code === 'category_unsure')
  expect(unsure).toMatchObject({ severity: 'hint', count: 1, examples: [{ itemId: 'm1', value: 'Mesas' }] })
  expect(unsure?.examples[0]?.message).toMatch(
    /^A categoria não é certa \(Mesas\); o artigo fica sem categoria\. Sugestão: [^—]+\.$/,
  )
})

test('B-02 an offer that turns out to be of another department leaves the product that shares its GTIN, and is back after an undo', async () => {
  const gtin = '5601234567892'
  await bench.importItems([anItem({ id: 'x', title: 'Mesa de centro Lia', gtin, link: 'https://outra.pt/x' })], {
    shop: 'Outra Loja',
  })
  await bench.importItems([anItem({ id: 'a', title: 'Lia 27', gtin, product_type: 'Promoções' })])
  const products = async () => {
    await groupDueOffers(bench.deps)
    return (await db.selectFrom('offers.variant').select('product_id').distinct().execute()).length
  }
  expect(await products()).toBe(1)
  const done = await applied({ itemId: 'a' }, 'candeeiros-de-pe')
  expect(await products()).toBe(2)
  expect(await states()).toEqual({ a: 'candeeiros-de-pe' })
  await undoCategoryRule(bench.deps, await eshopId(), done.ruleId, 'ana', 0)
  expect(await products()).toBe(1)
  expect(await states('Outra Loja')).toEqual({ x: 'mesas-de-centro' })
  expect(await findOrphans(database)).toEqual([])
})

test('what moves is marked for the index, what does not is not', async () => {
  await bench.importItems(unsureItems)
  await sql`delete from outbox.index_dirty`.execute(db)
  await applied({ itemId: 'b1' }, 'roupeiros')
  const { rows } = await sql<{
    item: string
  }>`select v.item_id as item from outbox.index_dirty d join offers.variant v on v.product_id = d.product_id order by 1`.execute(
    db,
  )
  expect(rows.map(({ item }) => item)).toEqual(['b1', 'b2'])
})

test('a correction that cannot be made says why, and changes nothing', async () => {
  await bench.importItems(unsureItems)
  const before = await states()
  expect(await correct({ itemId: 'nobody' }, 'sofas')).toEqual({ state: 'refused', reason: 'item_unknown' })
  expect(await correct({ path: ' > ', words: null }, 'sofas')).toEqual({ state: 'refused', reason: 'path_empty' })
  expect(
    await correctCategory(bench.deps, { eshopId: await eshopId(), about: { itemId: 'a1' }, categoryId: 77 }, 'ana', 0),
  ).toEqual({ state: 'refused', reason: 'category_unknown' })
  expect(await states()).toEqual(before)
  await sql`insert into feeds.category_rule (eshop_id, kind, path, category_id, moved_count, made_by, made_at)
    select ${await eshopId()}, 'path', 'caminho ' || n, ${idOf('sofas')}, 0, 'ana', now() from generate_series(1, ${MOST_RULES}) n`.execute(
    db,
  )
  expect(await correct({ itemId: 'a1' }, 'sofas')).toEqual({ state: 'refused', reason: 'rules_too_many' })
})

test('a correction waits for an import of the shop, or is told that it is busy; a held snapshot that is approved later goes by it', async () => {
  const many = [...unsureItems, ...Array.from({ length: 20 }, (_, n) => anItem({ id: `m${n}` }))]
  await bench.importItems(many)
  const session = await openSession(database.pool)
  await tryLockShop(session, await eshopId())
  expect(await correct({ itemId: 'a1' }, 'sofas')).toEqual({ state: 'busy' })
  await session.end()
  const held = await bench.importItems(many.slice(0, 8).map((item) => ({ ...item, price: '90.00 EUR' })))
  expect(held.state).toBe('held')
  await applied({ itemId: 'a1' }, 'candeeiros-de-pe')
  await repeatRun((await findRun(db, held.importId)) as ImportRun, bench.deps, {
    isForced: true,
    waitMs: 0,
    onlyFrom: ['held'],
  })
  expect(await states()).toMatchObject({ a1: 'candeeiros-de-pe', a2: 'candeeiros-de-pe', b1: null })
})

test('a Google category that the shop uses in its own sense, and all below a path', async () => {
  await bench.importItems([
    anItem({ id: '1', title: 'Xanadu', product_type: undefined, google_product_category: '436' }),
    anItem({ id: '2', title: 'Zyx', product_type: undefined, google_product_category: 'Furniture > Sofas' }),
    anItem({ id: '3', title: 'Zyx', product_type: 'Qwerty > Abc' }),
    anItem({ id: '4', title: 'Zyx', product_type: 'Qwertyabc' }),
  ])
  expect(await applied({ google: '436' }, 'roupeiros')).toMatchObject({ moved: 1 })
  expect(await applied({ google: 'furniture>SOFAS' }, 'estantes')).toMatchObject({ moved: 1 })
  expect(await applied({ pathPrefix: 'QWERTY' }, 'cadeiras-de-jantar')).toMatchObject({ moved: 1 })
  expect(await states()).toEqual({ 1: 'roupeiros', 2: 'estantes', 3: 'cadeiras-de-jantar', 4: null })
})

test(
  'any sequence of corrections and undos leaves what the remaining rules say, and what is shown is what moves',
  { timeout: 120_000 },
  async () => {
    await bench.importItems(unsureItems)
    const shop = await eshopId()
    const about = fc.oneof(
      fc.constantFrom(...unsureItems.map(({ id }) => ({ itemId: id }))),
      fc.constantFrom<CorrectedOffers>(
        { path: 'linha qwerty', words: null },
        { pathPrefix: 'Linha Qwerty' },
        { path: 'Promoções', words: null },
        { path: '', words: 'zyx' },
      ),
    )
    const step = fc.oneof(
      fc.record({ about, slug: fc.constantFrom('roupeiros', 'sofas', 'estantes', 'mesas-de-centro') }),
      fc.record({ undo: fc.nat(5) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 7 }), async (steps) => {
        await sql`truncate feeds.category_rule restart identity`.execute(db)
        await sql`update offers.variant set category_id = null, category_source = null where item_id <> 'c1'`.execute(
          db,
        )
        await sql`update offers.variant set category_id = ${idOf('mesas-de-centro')}, category_source = 'product-type' where item_id = 'c1'`.execute(
          db,
        )
        const rules: { ruleId: number; about: CorrectedOffers; slug: string }[] = []
        for (const one of steps) {
          if ('undo' in one) {
            const [rule] = rules.splice(one.undo % Math.max(1, rules.length), 1)
            if (rule !== undefined) await undoCategoryRule(bench.deps, shop, rule.ruleId, 'ana', 0)
          } else {
            const preview = await previewCorrection(db, await correction(one.about, one.slug))
            const done = await applied(one.about, one.slug)
            expect(preview).toMatchObject({ state: 'preview', moved: done.moved })
            rules.push({ ...one, ruleId: done.ruleId })
          }
        }
        const reached = await ownCategories()
        await sql`truncate feeds.category_rule restart identity`.execute(db)
        await sql`update offers.variant set category_id = null, category_source = null where item_id <> 'c1'`.execute(
          db,
        )
        await sql`update offers.variant set category_id = ${idOf('mesas-de-centro')}, category_source = 'product-type' where item_id = 'c1'`.execute(
          db,
        )
        for (const { about: again, slug } of rules) await applied(again, slug)
        expect(reached).toEqual(await ownCategories())
        // And an import that reads all of it anew finds the same.
        await bench.importItems(unsureItems, { isForced: true })
        expect(await ownCategories()).toEqual(reached)
      }),
      { numRuns: inTier({ normal: 6, long: 25 }) },
    )
  },
)

async function ownCategories(): Promise<Record<string, number | null>> {
  const rows = await db.selectFrom('offers.variant').select(['item_id', 'category_id']).orderBy('item_id').execute()
  return Object.fromEntries(rows.map(({ item_id, category_id }) => [item_id, category_id]))
}
