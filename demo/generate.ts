import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawAssortment, PRODUCT_COUNT } from './assortment/assortment.ts'
import {
  demoFolder,
  demoKey,
  type DemoManifest,
  demoShopsFile,
  type FeedFile,
  readDemoManifest,
  removeDemoManifest,
  writeDemoManifest,
} from './manifest.ts'
import { drawOffersOf, familiesBySeller } from './offers/assign.ts'
import { storedDrawings } from './pictures/layers/drawings.ts'
import { storedRooms } from './pictures/rooms/stored-rooms.ts'
import { designsOfLeaves } from './pictures/shots/drawn-designs.ts'
import { shops } from './shops/shops.ts'
import { drawLogos } from './shops/logos.ts'
import { shopsFile } from './shops-file.ts'
import { writeShop } from './write-shop.ts'

export const DEFAULT_SEED = 'poiso'

export interface GenerateOptions {
  /** `POISO_DATA`; everything goes to its folder `demo`. */
  dataFolder: string
  port: number
  seed?: string
  productCount?: number
  /** The day that dates in the feeds are relative to. */
  today: Date
}

/** What is still to be made of a demo of which the shops are known already; it can be sent to a thread. */
export interface DemoPlan {
  dataFolder: string
  key: string
  seed: string
  productCount: number
  port: number
  today: Date
}

/** Makes the demo's feeds, page data, history and truth, or finds those of an earlier start; the same seed gives the same bytes. */
export async function generateDemo(options: GenerateOptions): Promise<DemoManifest & { isNew: boolean }> {
  const begun = await beginDemo(options)
  return begun.plan === null
    ? { ...begun.manifest, isNew: false }
    : { ...(await makeShops(begun.plan, () => {})), isNew: true }
}

/** Finds the demo of an earlier start, or clears the folder for a new one and says who its shops are; `makeShops` makes them. */
export async function beginDemo({
  dataFolder,
  port,
  seed = DEFAULT_SEED,
  productCount = PRODUCT_COUNT,
  today,
}: GenerateOptions): Promise<{ plan: null; manifest: DemoManifest } | { plan: DemoPlan }> {
  const key = demoKey({ seed, productCount, port })
  const manifest = await readDemoManifest(dataFolder)
  if (manifest?.key === key) return { plan: null, manifest }
  const plan = {
    dataFolder,
    key,
    seed,
    productCount,
    port,
    today: new Date(Math.floor(today.getTime() / 86_400_000) * 86_400_000),
  }
  const root = demoFolder(dataFolder)
  await mkdir(root, { recursive: true })
  await removeDemoManifest(root)
  for (const folder of ['feeds', 'pages', 'pictures', 'history', 'truth', 'truth/defects', 'truth/pictures']) {
    await rm(join(root, folder), { recursive: true, force: true })
    await mkdir(join(root, folder), { recursive: true })
  }
  await drawLogos(root)
  await writeFile(demoShopsFile(dataFolder), JSON.stringify(shopsFile(shops, port, plan.today), null, 1))
  return { plan }
}

/** Makes the shops one after another and tells of each that is whole; the manifest comes last. */
export async function makeShops(
  { dataFolder, key, seed, productCount, port, today }: DemoPlan,
  onShop: (feed: FeedFile) => void,
): Promise<DemoManifest> {
  const folder = demoFolder(dataFolder)
  const families = drawAssortment(seed, productCount)
  const bySeller = familiesBySeller(families, seed)
  const designsOf = designsOfLeaves(storedDrawings(), storedRooms())
  const feeds: FeedFile[] = []
  let offers = 0
  for (const shop of shops) {
    const own = drawOffersOf(shop, bySeller.get(shop) ?? [], seed)
    const feed = await writeShop(shop, own, { root: folder, seed, port, today, designsOf })
    offers += own.length
    feeds.push(feed)
    onShop(feed)
  }
  const products = families.reduce((sum, family) => sum + family.products.length, 0)
  const manifest: DemoManifest = {
    key,
    generatedAt: today.toISOString(),
    folder,
    shopsFile: demoShopsFile(dataFolder),
    feeds,
    products,
    offers,
  }
  await writeDemoManifest(manifest)
  return manifest
}
