import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { categoryPicturePath, imageAddress, imageRoutes, renderedImages } from '#domains/images/contract.ts'
import { assetRoutes } from '../routes/asset-routes.ts'
import { testStorefront, type TestStorefrontOptions } from '../routes/testing.ts'
import { siteAssets } from '../site-assets.ts'
import { aSite } from '../testing.ts'
import { browserConfig } from '../../../vite.config.ts'

export interface TestSite {
  readonly origin: string
  /** Folder of the built files. */
  readonly assets: string
  close(): Promise<void>
}

/** The storefront with its built files and pictures, listening: quick enough for `npm test`. */
export const startTestSite = async (options: Omit<TestStorefrontOptions, 'site'> = {}): Promise<TestSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-storefront-'))
  const site = aSite({
    ...(await buildBrowserFiles(folder)),
    imageUrl: (image, size) => imageAddress(image.id, size),
    categoryImage: (categoryId) => ({ id: categoryPicturePath(categoryId, null), type: 'category', cropped: false }),
  })
  const { app } = testStorefront({ ...options, site })
  imageRoutes(app, { images: renderedImages(join(folder, 'images')) })
  assetRoutes(app, { folder: join(folder, 'assets') })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    assets: join(folder, 'assets'),
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const buildBrowserFiles = async (folder: string) => {
  const manifest = join(folder, 'assets.json')
  const vite = await import('vite')
  await vite.build(browserConfig({ outDir: folder, manifest }))
  return siteAssets(JSON.parse(readFileSync(manifest, 'utf8')))
}
