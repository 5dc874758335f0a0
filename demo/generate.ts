import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawFamilies } from './assortment/families.ts'
import { packed } from './feeds/pack.ts'
import { shopFeed } from './feeds/shop-feed.ts'
import { drawOffers } from './offers/assign.ts'
import type { Offer } from './offers/offer.ts'
import { storedDrawings } from './pictures/layers/drawings.ts'
import { storedRooms } from './pictures/rooms/stored-rooms.ts'
import { designsOfLeaves } from './pictures/shots/drawn-designs.ts'
import { type DesignsOfLeaf, picturePlan } from './pictures/shots/plan.ts'
import { pictureTruths } from './pictures/shots/truth.ts'
import { extensionOf, feedPath, type Shop } from './shops/shop.ts'
import { shops } from './shops/shops.ts'
import { shopsFile } from './shops-file.ts'
import { truthOf } from './truth.ts'

/** Raised when the same seed gives other bytes, so that old folders are made anew. */
export const GENERATOR_VERSION = 7
export const DEFAULT_SEED = 'poiso'
/** Articles in the whole assortment, shared ones counted once. */
export const PRODUCT_COUNT = 14_600

export interface GenerateOptions {
  /** `POISO_DATA`; everything goes to its folder `demo`. */
  dataFolder: string
  port: number
  seed?: string
  productCount?: number
  /** The day that dates in the feeds are relative to. */
  today: Date
}

export interface DemoManifest {
  key: string
  /** ISO instant of generation; its day is the day that history and sale dates count from. */
  generatedAt: string
  folder: string
  shopsFile: string
  feeds: readonly FeedFile[]
  products: number
  offers: number
}

export interface FeedFile {
  shop: string
  /** Path of the address, "/feed.xml". */
  path: string
  file: string
  etag: string
  contentType: string
  bytes: number
}

/** Makes the demo's feeds, page data, history and truth, or finds those of an earlier start; the same seed gives the same bytes. */
export async function generateDemo(options: GenerateOptions): Promise<DemoManifest & { fresh: boolean }> {
  const { dataFolder, port, seed = DEFAULT_SEED, productCount = PRODUCT_COUNT } = options
  const key = createHash('sha256').update(JSON.stringify([GENERATOR_VERSION, seed, productCount, port])).digest('hex').slice(0, 16)
  const manifestFile = join(dataFolder, 'demo', 'manifest.json')
  const known = await readFile(manifestFile, 'utf8').then((text) => JSON.parse(text) as DemoManifest, () => null)
  if (known?.key === key) return { ...known, fresh: false }
  const today = new Date(Math.floor(options.today.getTime() / 86_400_000) * 86_400_000)
  const manifest = await writeDemo({ root: join(dataFolder, 'demo'), key, seed, productCount, port, today })
  // The manifest comes last: a start that died half way begins again.
  await writeFile(`${manifestFile}.new`, JSON.stringify(manifest, null, 1))
  await rename(`${manifestFile}.new`, manifestFile)
  return { ...manifest, fresh: true }
}

async function writeDemo({ root, key, seed, productCount, port, today }: { root: string; key: string; seed: string; productCount: number; port: number; today: Date }): Promise<DemoManifest> {
  const families = drawFamilies(seed, productCount)
  const offers = drawOffers(families, seed)
  const designsOf = designsOfLeaves(storedDrawings(), storedRooms())
  for (const folder of ['feeds', 'pages', 'pictures', 'history', 'truth', 'truth/defects', 'truth/pictures']) {
    await rm(join(root, folder), { recursive: true, force: true })
    await mkdir(join(root, folder), { recursive: true })
  }
  const feeds: FeedFile[] = []
  for (const shop of shops) feeds.push(await writeShop(shop, offers.get(shop.slug) ?? [], { root, seed, port, today, designsOf }))
  const file = join(root, 'shops.json')
  await writeFile(file, JSON.stringify(shopsFile(shops, port, today), null, 1))
  return {
    key, generatedAt: today.toISOString(), folder: root, shopsFile: file, feeds,
    products: families.reduce((sum, family) => sum + family.products.length, 0), offers: [...offers.values()].reduce((sum, list) => sum + list.length, 0),
  }
}

async function writeShop(shop: Shop, offers: readonly Offer[], { root, seed, port, today, designsOf }: { root: string; seed: string; port: number; today: Date; designsOf: DesignsOfLeaf }): Promise<FeedFile> {
  const origin = `http://${shop.slug}.localhost:${port}`
  const plans = new Map(offers.map((offer) => [offer, picturePlan(offer, designsOf)]))
  const { text, defects } = shopFeed(shop, offers, { origin, seed, today, picturesOf: (offer) => plans.get(offer)?.views.length ?? 0 })
  const extension = extensionOf(shop.feed)
  const bytes = packed(text, shop.feed, `feed.${extension}`)
  const name = `${shop.slug}${feedPath(shop).replace('/feed', '')}`
  const lines = (of: (offer: Offer) => unknown): string => offers.map((offer) => `${JSON.stringify(of(offer))}\n`).join('')
  await Promise.all([
    writeFile(join(root, 'feeds', name), bytes),
    writeFile(join(root, 'pages', `${shop.slug}.jsonl`), lines(({ itemId, title, description, regularCents, saleCents }) => [itemId, title, description, saleCents ?? regularCents])),
    writeFile(join(root, 'pictures', `${shop.slug}.jsonl`), lines((offer) => [offer.itemId, plans.get(offer)])),
    writeFile(join(root, 'history', `${shop.slug}.jsonl`), lines(({ itemId, history }) => ({ shop: shop.slug, itemId, history }))),
    writeFile(join(root, 'truth', `${shop.slug}.jsonl`), lines(truthOf)),
    writeFile(join(root, 'truth', 'pictures', `${shop.slug}.jsonl`), [...plans].flatMap(([offer, plan]) => (plan === null ? [] : pictureTruths(offer, plan, origin))).map((truth) => `${JSON.stringify(truth)}\n`).join('')),
    writeFile(join(root, 'truth', 'defects', `${shop.slug}.jsonl`), defects.map((defect) => `${JSON.stringify(defect)}\n`).join('')),
  ])
  return {
    shop: shop.slug, path: feedPath(shop), file: join(root, 'feeds', name), bytes: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"`,
    contentType: contentTypeOf(shop),
  }
}

function contentTypeOf({ feed }: Shop): string {
  if (feed.packing !== 'none') return `application/${feed.packing}`
  const kind = { xml: 'application/xml', csv: 'text/csv', tsv: 'text/tab-separated-values', jsonl: 'application/x-ndjson' }[extensionOf(feed)]
  return `${kind}; charset=${feed.declaredEncoding.toLowerCase()}`
}
