import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateDemo, type DemoManifest, type FeedFile } from './generate.ts'
import { demoHistory } from './history.ts'
import { shops } from './shops/shops.ts'

const today = new Date('2026-11-21T09:30:00Z')
let folder: string
let manifest: DemoManifest

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-demo-'))
  manifest = await generateDemo({ dataFolder: folder, port: 3100, today, productCount: 3000 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('generated demo', () => {
  test('gives the same bytes for the same seed, and others for another', async () => {
    const again = await mkdtemp(join(tmpdir(), 'poiso-demo-'))
    const second = await generateDemo({ dataFolder: again, port: 3100, today, productCount: 3000 })
    expect(await hashes(second)).toEqual(await hashes(manifest))
    const third = await generateDemo({ dataFolder: again, port: 3100, today, productCount: 3000, seed: 'outra' })
    expect(await hashes(third)).not.toEqual(await hashes(manifest))
    await rm(again, { recursive: true, force: true })
  })

  test('is found again by a second start, even on another day', async () => {
    const second = await generateDemo({ dataFolder: folder, port: 3100, today: new Date('2026-12-24T00:00:00Z'), productCount: 3000 })
    expect(second.fresh).toBe(false)
    expect(second.generatedAt).toBe('2026-11-21T00:00:00.000Z')
  })

  test.each(shops.map((shop) => shop.slug))('the feed of %s is well formed, each id once, each link the shop’s own', async (slug) => {
    const items = await itemsOf(slug)
    expect(items.length).toBeGreaterThan(20)
    expect(new Set(items.map((item) => item.get('id'))).size).toBe(items.length)
    const wrong = items.filter((item) => item.get('link') !== `http://${slug}.localhost:3100/produto/${item.get('id')}` || !item.get('title') || !/^\d+[.,]\d\d\s?EUR$/.test(item.get('price') ?? ''))
    expect(wrong).toEqual([])
  })

  test('what a feed asks today is where its history ends, in price, claim and availability', async () => {
    const items = new Map((await Promise.all(shops.map(async ({ slug }) => (await itemsOf(slug)).map((item) => [`${slug} ${item.get('id')}`, item] as const)))).flat())
    const wrong: unknown[] = []
    let count = 0
    for await (const { shop, itemId, history } of demoHistory(manifest)) {
      const item = items.get(`${shop} ${itemId}`)
      const last = history.at(-1)
      const { priceCents, claimedBeforeCents } = asked(item ?? new Map())
      const availability = item?.get('availability')?.replaceAll(' ', '_')
      if (last?.priceCents !== priceCents || last.claimedBeforeCents !== claimedBeforeCents || last.availability !== availability) wrong.push({ itemId, last, priceCents, claimedBeforeCents, availability })
      count += 1
    }
    expect(wrong).toEqual([])
    expect(count).toBe(manifest.offers)
  })

  test('the shops file names every shop once, with domains without ports and no tariff priced where nothing is delivered', async () => {
    const file = JSON.parse(await readFile(manifest.shopsFile, 'utf8')) as { shops: { slug: string; domains: { domain: string }[]; tariffs: { delivered: boolean; priceCents: number | null }[]; feed: { url: string } }[] }
    expect(file.shops.length).toBeGreaterThanOrEqual(12)
    for (const shop of file.shops) {
      expect(shop.domains).toEqual([{ domain: `${shop.slug}.localhost`, kind: 'site' }])
      expect(shop.feed.url.startsWith(`http://${shop.slug}.localhost:3100/feed.`)).toBe(true)
      for (const tariff of shop.tariffs) expect(tariff.delivered).toBe(tariff.priceCents !== null)
    }
  })
})

async function hashes(of: DemoManifest): Promise<string[]> {
  const files = of.feeds.flatMap((feed) => [feed.file, ...['truth', 'history', 'pages'].map((kind) => join(of.folder, kind, `${feed.shop}.jsonl`))])
  return Promise.all(files.map(async (file) => createHash('sha256').update(await readFile(file)).digest('hex')))
}

type Item = Map<string, string>

async function itemsOf(slug: string): Promise<Item[]> {
  const feed = manifest.feeds.find((one) => one.shop === slug) as FeedFile
  const bytes = await readFile(feed.file)
  const text = (feed.file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  if (feed.path.includes('xml')) return xmlItems(text)
  const delimiter = feed.path.endsWith('tsv') ? '\t' : (shops.find((shop) => shop.slug === slug)?.feed.separator ?? ',')
  return (parse(text, { columns: true, delimiter, quote: feed.path.endsWith('tsv') ? null : '"' }) as Record<string, string>[]).map((row) => new Map(Object.entries(row).filter(([, value]) => value !== '')))
}

function xmlItems(text: string): Item[] {
  const items: Item[] = []
  const parser = new SaxesParser({ xmlns: true })
  let value = ''
  parser.on('error', (error) => { throw error })
  const open: string[] = []
  parser.on('opentag', (tag) => {
    open.push(tag.name)
    if (tag.name === 'item') items.push(new Map())
    value = ''
  })
  parser.on('text', (piece) => { value += piece })
  parser.on('cdata', (piece) => { value += piece })
  parser.on('closetag', (tag) => {
    open.pop()
    if (tag.prefix === 'g' && open.at(-1) === 'item') items.at(-1)?.set(tag.local, value)
  })
  parser.write(text).close()
  return items
}

/** What a shopper pays at the moment of generation, and the shop's claim. */
function asked(item: Item): { priceCents: number; claimedBeforeCents: number | null } {
  const regular = cents(item.get('price'))
  const sale = item.get('sale_price')
  const [from, until] = (item.get('sale_price_effective_date') ?? '/').split('/')
  const isOn = sale !== undefined && (from === '' || (Date.parse(from as string) <= today.getTime() && today.getTime() < Date.parse(until as string)))
  return isOn ? { priceCents: cents(sale), claimedBeforeCents: regular } : { priceCents: regular, claimedBeforeCents: null }
}

const cents = (text: string | undefined): number => Math.round(Number((text ?? '').replace(/\s?EUR/, '').replace(',', '.')) * 100)
