import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Defect } from './feeds/defect.ts'
import { generateDemo } from './generate.ts'
import type { DemoManifest, FeedFile } from './manifest.ts'
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
    const second = await generateDemo({
      dataFolder: folder,
      port: 3100,
      today: new Date('2026-12-24T00:00:00Z'),
      productCount: 3000,
    })
    expect(second.isNew).toBe(false)
    expect(second.generatedAt).toBe('2026-11-21T00:00:00.000Z')
  })

  test('at least nine dialects and every way of packing are in use', () => {
    expect(
      new Set(shops.map((shop) => shop.feed.dialect.replace(/-(?:rss|atom|csv|tsv)$/, ''))).size,
    ).toBeGreaterThanOrEqual(9)
    expect(new Set(shops.map((shop) => shop.feed.packing))).toEqual(new Set(['none', 'gzip', 'zip']))
    expect(new Set(shops.map((shop) => shop.feed.encoding))).toEqual(
      new Set(['utf-8', 'utf-8-bom', 'windows-1252', 'utf-16le-bom']),
    )
  })

  test.each(shops.map((shop) => shop.slug))(
    'the feed of %s has each of its offers, whole and in its own encoding',
    async (slug) => {
      const text = await textOf(slug)
      const offers = await rowsOf<{ itemId: string }>('truth', slug)
      expect(offers.length).toBeGreaterThan(20)
      expect(new Set(offers.map(({ itemId }) => itemId)).size).toBe(offers.length)
      expect(offers.filter(({ itemId }) => !text.includes(itemId))).toEqual([])
      expect(text).toMatch(/[áéíóúãõç]/)
      expect(text).not.toMatch(/[\ue000\ue001\ufffd]/)
    },
  )

  test.each(shops.map((shop) => shop.slug))('the defects of %s stand where the truth says', async (slug) => {
    const lines = (await textOf(slug)).split('\n')
    const defects = await rowsOf<Defect>('truth/defects', slug)
    const placed = defects.filter(({ itemId, line }) => itemId !== '' && line !== null)
    expect(defects.filter(({ lost }) => lost).length).toBeGreaterThanOrEqual(14)
    const misplaced = placed.filter(({ itemId, line, column }) => {
      const near = lines.slice(Math.max(0, (line ?? 0) - 80), (line ?? 0) + 80).join('\n')
      return !near.includes(itemId) || (lines[(line ?? 0) - 1] ?? '').length < (column ?? 0)
    })
    expect(misplaced).toEqual([])
  })

  test('the shops file names every shop once, with domains without ports, addresses that reach nobody and no tariff priced where nothing is delivered', async () => {
    const file = JSON.parse(await readFile(manifest.shopsFile, 'utf8')) as {
      shops: {
        slug: string
        domains: { domain: string }[]
        tariffs: { delivered: boolean; priceCents: number | null }[]
        feed: { url: string }
        contactMail: string
      }[]
    }
    expect(file.shops.length).toBeGreaterThanOrEqual(12)
    for (const shop of file.shops) {
      expect(shop.domains).toEqual([{ domain: `${shop.slug}.localhost`, kind: 'site' }])
      expect(shop.contactMail).toBe(`apoio@${shop.slug}.example`)
      expect(shop.feed.url.startsWith(`http://${shop.slug}.localhost:3100/feed.`)).toBe(true)
      for (const tariff of shop.tariffs) expect(tariff.delivered).toBe(tariff.priceCents !== null)
    }
  })

  test('every shop has a mark of its own beside the shops file, small and square', async () => {
    const file = JSON.parse(await readFile(manifest.shopsFile, 'utf8')) as { shops: { logo: string }[] }
    const logos = await Promise.all(file.shops.map(({ logo }) => readFile(join(manifest.folder, logo))))
    for (const logo of logos) {
      expect(await sharp(logo).metadata()).toMatchObject({ format: 'png', width: 240, height: 240 })
      expect(logo.length).toBeLessThan(6_000)
    }
    expect(new Set(logos.map((logo) => logo.toString('base64'))).size).toBe(shops.length)
  })
})

async function hashes(of: DemoManifest): Promise<string[]> {
  const files = of.feeds.flatMap((feed) => [
    feed.file,
    ...['truth', 'truth/defects', 'history', 'pages'].map((kind) => join(of.folder, kind, `${feed.shop}.jsonl`)),
  ])
  return Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ),
  )
}

async function textOf(slug: string): Promise<string> {
  const feed = manifest.feeds.find((one) => one.shop === slug) as FeedFile
  const bytes = await readFile(feed.file)
  const unpacked = feed.path.endsWith('.gz') ? gunzipSync(bytes) : feed.path.endsWith('.zip') ? unzipped(bytes) : bytes
  const encoding = shops.find((shop) => shop.slug === slug)?.feed.encoding.replace(/-bom$/, '')
  return new TextDecoder(encoding).decode(unpacked)
}

/** The one file of the zip: its head of 30 bytes and its name, then what is packed. */
function unzipped(bytes: Buffer): Buffer {
  return inflateRawSync(
    bytes.subarray(30 + bytes.readUInt16LE(26), 30 + bytes.readUInt16LE(26) + bytes.readUInt32LE(18)),
  )
}

async function rowsOf<T>(folder: string, slug: string): Promise<T[]> {
  const text = await readFile(join(manifest.folder, folder, `${slug}.jsonl`), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)
}
