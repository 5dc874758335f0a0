import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { categoryBySlug, colours } from '#domains/catalogue/contract.ts'
import { correctCategory } from '#domains/feeds/categories/correct-category.ts'
import { importFeed } from '#domains/feeds/import/import-feed.ts'
import { anImportBench, anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { loadVariants } from '../read/variant-data.ts'
import { editOverride, type OverrideAnswer, undoOverride } from './set-override.ts'
import type { OverrideValues } from './override-values.ts'

const database = await testDatabase()
const { db } = database
const bench = anImportBench(database)
beforeEach(() => bench.empty())
afterAll(() => bench.close())

const by = asId<UserId>(7)
const pictures = ['https://www.loja-teste.pt/i/1.jpg', 'https://www.loja-teste.pt/i/2.jpg']
const table = anItem({
  id: 'a',
  title: 'Mesa Norte',
  color: 'Branco',
  image_link: pictures[0],
  additional_image_link: pictures[1],
})
const blue = colours.find(({ slug }) => slug === 'azul')?.id as number
const sofas = categoryBySlug('sofas')?.id as number

async function idOf(itemId = 'a'): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select id from offers.variant where item_id = ${itemId} and state <> 'ended'`.execute(db)
  return (rows[0] as { id: number }).id
}
/** By somebody who has read what stands, unless another version is named. */
async function edit(said: OverrideValues | null, seen?: number): Promise<OverrideAnswer> {
  const variantId = await idOf()
  const version = seen ?? (await versionNow())
  return db
    .transaction()
    .execute((tx) =>
      editOverride(tx, { variantId, version, said }, { by, reason: 'o feed engana-se', now: bench.clock.now() }),
    )
}
async function versionNow(): Promise<number> {
  const { rows } = await sql<{
    version: number
  }>`select version from offers.variant_override where variant_id = ${await idOf()}`.execute(db)
  return rows[0]?.version ?? 0
}
/** Imports while something else happens between comparing with the feed and publishing. */
function importMeanwhile(items: Parameters<typeof bench.importItems>[0], meanwhile: () => Promise<unknown>) {
  bench.clock.advanceMs(3_600_000)
  const path = join(bench.folder, `meanwhile-${bench.clock.now().getTime()}.xml`)
  writeFileSync(path, typeof items === 'string' ? items : googleFeed(items))
  const publishTurn = async () => void (await meanwhile())
  return importFeed({ shop: 'Loja Teste', source: { kind: 'file', path } }, { ...bench.deps, publishTurn })
}
async function shown() {
  const [offer] = await loadVariants(db, [await idOf()], bench.clock.now())
  if (offer === undefined) throw new Error('no offer')
  const { title, slug, productTitle, categoryId, attributes, imageUrls, state, priceCents, watchedSince } = offer
  return {
    title,
    slug,
    productTitle,
    categoryId,
    colours: attributes.colours?.ids ?? null,
    width: attributes.sizes.width ?? null,
    imageUrls,
    state,
    priceCents,
    watchedSince,
  }
}
async function importAgain(fields: Record<string, string> = {}) {
  bench.clock.advanceMs(3_600_000)
  return bench.importItems([
    { ...table, ...fields },
    anItem({ id: 'z', title: `Outra ${bench.clock.now().getTime()}` }),
  ])
}
const OTHER = {
  title: 'Mesa de jantar Sul',
  categoryId: sofas,
  colours: [blue],
  sizes: { width: { lowMm: 900, highMm: 1200 } },
  imageUrls: [pictures[1] as string],
} satisfies OverrideValues

describe('R-23 an override', () => {
  beforeEach(() => bench.importItems([table]))

  test('stands at once in the offer, its product and its pictures, is logged, and gives the feed back when taken back', async () => {
    const before = await shown()
    expect(await edit(OTHER)).toMatchObject({ state: 'done' })
    const overriddenOffer = {
      title: 'Mesa de jantar Sul',
      slug: 'mesa-de-jantar-sul',
      productTitle: 'Mesa de jantar Sul',
      categoryId: sofas,
      colours: [blue],
      width: { lowMm: 900, highMm: 1200, source: 'person', confidence: 1 },
      imageUrls: pictures.toReversed(),
      state: 'live',
    }
    expect(await shown()).toMatchObject(overriddenOffer)
    expect((await sql`select product_id from outbox.index_dirty`.execute(db)).rows.length).toBeGreaterThan(0)
    expect(await edit(null)).toEqual({ state: 'done', version: 0 })
    expect(await shown()).toEqual(before)
    const { rows } = await sql<{
      action: string
      reason: string
    }>`select action, reason, before, after from audit.change order by id`.execute(db)
    expect(rows).toMatchObject([
      { action: 'set', reason: 'o feed engana-se', before: null, after: OTHER },
      { action: 'taken-back', before: OTHER, after: null },
    ])
  })

  test.each([
    ['the same feed', {}],
    ['a feed that says something else of it', { title: 'Mesa Oeste', color: 'Preto', price: '80.00 EUR' }],
  ])('survives %s, and the feed keeps its word beneath it', async (_, fields) => {
    await edit(OTHER)
    expect((await importAgain(fields)).state).toBe('applied')
    expect(await shown()).toMatchObject({
      title: 'Mesa de jantar Sul',
      categoryId: sofas,
      colours: [blue],
      imageUrls: pictures.toReversed(),
      priceCents: 'price' in fields ? 8000 : 10_000,
    })
    await edit(null)
    expect(await shown()).toMatchObject({ title: 'title' in fields ? fields.title : 'Mesa Norte', imageUrls: pictures })
  })

  test('survives a reprocess and a category rule, which change what lies beneath', async () => {
    await edit({ title: 'Mesa de jantar Sul' })
    const { importId } = await importAgain()
    bench.clock.advanceMs(1000)
    const again = await importFeed({ shop: 'Loja Teste', source: { kind: 'run', runId: importId } }, bench.deps)
    expect(again.state).toBe('applied')
    expect((await shown()).title).toBe('Mesa de jantar Sul')
    const eshopId = (await sql<{ id: number }>`select id from eshops.eshop`.execute(db)).rows[0]?.id as number
    expect(
      await correctCategory(bench.deps, { eshopId, about: { itemId: 'a' }, categoryId: sofas }, 'teste', 0),
    ).toMatchObject({ state: 'applied' })
    expect(await shown()).toMatchObject({ title: 'Mesa de jantar Sul', categoryId: sofas })
    await edit(null)
    expect(await shown()).toMatchObject({ title: 'Mesa Norte', categoryId: sofas })
  })

  test('of the name begins no new watch: what was seen of the price still proves', async () => {
    const { watchedSince } = await shown()
    await edit({ title: 'Consola Leste' })
    await importAgain({ price: '80.00 EUR' })
    expect((await shown()).watchedSince).toEqual(watchedSince)
  })

  test("unknown is a value: the feed's colour is gone until it is taken back", async () => {
    expect((await shown()).colours).not.toBeNull()
    await edit({ colours: null })
    await importAgain({ price: '80.00 EUR' })
    expect((await shown()).colours).toBeNull()
  })

  test('that disables takes the offer away through imports, and back it comes only where the feed still has it', async () => {
    await edit({ isDisabled: true })
    expect((await shown()).state).toBe('absent')
    await importAgain()
    await importAgain({ price: '80.00 EUR' })
    expect(await shown()).toMatchObject({ state: 'absent', priceCents: 8000 })
    await edit(null)
    expect((await shown()).state).toBe('live')
    await edit({ isDisabled: true })
    bench.clock.advanceMs(3_600_000)
    await bench.importItems([anItem({ id: 'z' })])
    await edit(null)
    expect((await shown()).state).toBe('absent')
  })

  const other = anItem({ id: 'z', title: 'Outra mesa' })
  const another = anItem({ id: 'y', title: 'Mesa nova' })
  test.each([
    ['as it was', [table, other, another], 'live'],
    ['with another price', [{ ...table, price: '80.00 EUR' }, other, another], 'live'],
    ['no more', [other, another], 'absent'],
  ])(
    'that disables while an import that has the offer %s is under way comes back as that import says',
    async (_, items, state) => {
      await bench.importItems([table, other])
      await importMeanwhile(items, () => edit({ isDisabled: true }))
      expect((await shown()).state).toBe('absent')
      await edit(null)
      expect((await shown()).state).toBe(state)
    },
  )

  test.each([
    ['as it was', [table, other, another], 'live'],
    ['no more', [other, another], 'absent'],
  ])(
    'that is taken back while an import that has the offer %s is under way leaves it as that import says',
    async (_, items, state) => {
      await bench.importItems([table, other])
      await edit({ isDisabled: true })
      await importMeanwhile(items, () => edit(null))
      expect((await shown()).state).toBe(state)
    },
  )

  test('that is made while an import is under way lies over what it brings, and one that is taken back does not', async () => {
    const cheaper = { ...table, title: 'Mesa Oeste', price: '80.00 EUR' }
    await importMeanwhile([cheaper, other], () => edit({ title: 'Mesa de jantar Sul' }))
    expect(await shown()).toMatchObject({ title: 'Mesa de jantar Sul', priceCents: 8000 })
    await importMeanwhile([cheaper, other, another], () => edit(null))
    expect((await shown()).title).toBe('Mesa Oeste')
  })

  test('an id that names another article takes nothing of it along', async () => {
    await edit({ title: 'Mesa de jantar Sul', categoryId: sofas })
    await importAgain({
      title: 'Candeeiro de pé Lua',
      brand: 'Luz',
      gtin: '5601234567892',
      product_type: 'Iluminação > Candeeiros de pé',
    })
    expect((await shown()).title).toBe('Candeeiro de pé Lua')
  })

  test('of somebody who has not seen the last one is refused, also where what he saw was taken back and another made, and so is one of an offer that is not there', async () => {
    await edit({ title: 'Mesa de jantar Sul' })
    const seen = await versionNow()
    expect(await edit({ title: 'Mesa Este' }, 0)).toEqual({ state: 'stale', version: seen })
    await edit(null)
    await edit({ title: 'Mesa Oeste' })
    expect(await edit({ title: 'Mesa Este' }, seen)).toEqual({ state: 'stale', version: await versionNow() })
    expect((await shown()).title).toBe('Mesa Oeste')
    const answer = await db
      .transaction()
      .execute((tx) =>
        editOverride(tx, { variantId: 999_999, version: 0, said: null }, { by, reason: 'x', now: bench.clock.now() }),
      )
    expect(answer).toEqual({ state: 'unknown' })
  })

  test('is undone from the log where it still stands, and not where something else does', async () => {
    await edit({ title: 'Mesa de jantar Sul' })
    const thingId = String(await idOf())
    const undo = (before: OverrideValues | null, after: OverrideValues | null) =>
      db
        .transaction()
        .execute((tx) =>
          undoOverride(tx, { thingId, by, before: before as never, after: after as never }, bench.clock.now()),
        )
    expect(await undo(null, { title: 'Mesa Este' })).toBe('changed')
    expect(await undo(null, { title: 'Mesa de jantar Sul' })).toBe('undone')
    expect((await shown()).title).toBe('Mesa Norte')
  })

  test.each<[field: string, said: OverrideValues]>([
    ['values', {}],
    ['title', { title: 'Só hoje 99,90 €' }],
    ['title', { title: '199' }],
    ['title', { title: 'Ver em https://loja.pt' }],
    ['categoryId', { categoryId: 999_999 }],
    ['title', { title: 'Mesa <b>Norte</b>' }],
    ['colours', { colours: [4711] }],
    ['materials', { materials: [] }],
    ['colours', { colours: [blue, blue] }],
    ['sizes.width', { sizes: { width: { lowMm: 1200, highMm: 900 } } }],
    ['sizes.height', { sizes: { height: { lowMm: 0, highMm: 900 } } }],
    ['imageUrls.0', { imageUrls: ['https://outra.pt/x.jpg'] }],
  ])('that contradicts itself is refused with the field named: %s', async (field, said) => {
    expect(await edit(said)).toMatchObject({ state: 'wrong', problems: [{ field }] })
    expect((await shown()).title).toBe('Mesa Norte')
  })
})
