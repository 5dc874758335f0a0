import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { categoryPicturePath, imageAddress, imageRoutes, renderedImages } from '#domains/images/contract.ts'
import { searchRoutes, type Listings } from '#domains/search/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testServer } from '#platform/http/testing.ts'
import { createFragmentCache } from '../cache/fragments.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { createErrorPage } from '../error-page.tsx'
import { createFeedHtml } from '../feed-html.tsx'
import { assetRoutes } from '../routes/asset-routes.ts'
import { storefrontRoutes } from '../routes.ts'
import type { ProductSource } from '../pages/product/load.ts'
import { siteAssets } from '../site-assets.ts'
import { aProductPage, aSite, memoryListings, someEshops, someProducts } from '../testing.ts'

export const TEST_NOW = '2026-11-21T11:00:00Z'

export interface TestSite {
  readonly origin: string
  close(): Promise<void>
}

export interface TestSiteOptions {
  readonly listings?: Listings
  readonly products?: ProductSource
}

/** The browser's files, built once a test run into a folder of their own. */
export const buildBrowserFiles = async (): Promise<{ folder: string; manifest: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-storefront-'))
  const manifest = join(folder, 'assets.json')
  const { browserConfig } = (await import(fileURLToPath(new URL('../../../vite.config.ts', import.meta.url)))) as typeof import('../../../vite.config.ts')
  const vite = await import('vite')
  await vite.build(browserConfig({ outDir: folder, manifest }))
  return { folder, manifest }
}

/** The storefront on a real server over a catalogue in memory: quick enough for `npm test`. */
export const startTestSite = async ({ listings = memoryListings(someProducts(130)), products = oneProduct }: TestSiteOptions = {}): Promise<TestSite> => {
  const { folder, manifest } = await buildBrowserFiles()
  const clock = manualClock(TEST_NOW)
  const flags = { isOn: () => false, numberOf: (_key: string, fallback: number) => fallback }
  const site = aSite({
    ...siteAssets(JSON.parse(readFileSync(manifest, 'utf8'))),
    imageUrl: (image, size) => imageAddress(image.id, size),
    categoryImage: (categoryId) => ({ id: categoryPicturePath(categoryId, null), type: 'category', cropped: false }),
  })
  const directory = () => ({ hasEshop: (slug: string) => someEshops.some((eshop) => eshop.slug === slug), hasBrand: () => false })
  const { app } = testServer({ clock, renderErrorPage: createErrorPage(site, {}) })
  storefrontRoutes(app, {
    site, listings, directory, products, flags, clock,
    eshops: { list: () => someEshops },
    fragments: createFragmentCache(clock),
    pages: createPageCache({ clock }),
    signRendering: (name) => `t.${name}`,
    policy: {},
    sitemaps: { productShards: async () => [0], products: async () => [] },
  })
  searchRoutes(app, { listings, directory, ...createFeedHtml({ site, flags, clock }), signRendering: () => 't.feed' })
  imageRoutes(app, { images: renderedImages(join(folder, 'images')) })
  assetRoutes(app, { folder: join(folder, 'assets') })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const oneProduct: ProductSource = {
  load: async (productId) => (productId === 404 ? { kind: 'unknown' } : aProductPage(productId)),
  resolveVariant: async (variantId) => (variantId === 404 ? null : { productId: 500, slug: 'sofa-alvor' }),
  versionOf: () => '1',
}
