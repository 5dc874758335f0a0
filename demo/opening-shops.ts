import { beginDemo, type DemoPlan, type GenerateOptions } from './generate.ts'
import { makeShopsBeside } from './make-beside.ts'
import { demoFolder, type DemoManifest, type FeedFile } from './manifest.ts'
import { shops } from './shops/shops.ts'

/** The demo's shops as their server sees them: some may still be being made. */
export interface OpeningShops {
  folder: string
  /** ISO instant of generation. */
  generatedAt: string
  /** A shop's feed once all of the shop is there; null: no such shop. */
  feedOf(shop: string): FeedFile | 'in the making' | null
  /** When all are made. */
  manifest: Promise<DemoManifest>
  /** False: an earlier start has made them. */
  isNew: boolean
}

/** Finds the shops of an earlier start, or begins to make them and comes back as soon as it is known who they are. */
export async function openShops(options: GenerateOptions & { makerScript?: string }): Promise<OpeningShops> {
  const begun = await beginDemo(options)
  return begun.plan === null ? madeShops(begun.manifest) : shopsInMaking(begun.plan, options.makerScript)
}

/** Shops of which all is there. */
export function madeShops(manifest: DemoManifest): OpeningShops {
  const feeds = new Map(manifest.feeds.map((feed) => [feed.shop, feed]))
  return {
    folder: manifest.folder,
    generatedAt: manifest.generatedAt,
    feedOf: (shop) => feeds.get(shop) ?? null,
    manifest: Promise.resolve(manifest),
    isNew: false,
  }
}

function shopsInMaking(plan: DemoPlan, makerScript?: string): OpeningShops {
  const feeds = new Map<string, FeedFile | 'in the making'>(shops.map(({ slug }) => [slug, 'in the making']))
  const manifest = makeShopsBeside(plan, (feed) => void feeds.set(feed.shop, feed), makerScript)
  return {
    folder: demoFolder(plan.dataFolder),
    generatedAt: plan.today.toISOString(),
    feedOf: (shop) => feeds.get(shop) ?? null,
    manifest,
    isNew: true,
  }
}
