import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { type BackOfficeManifest, backOfficeAssets } from '#backoffice/server/assets.ts'
import type { BackOfficeAssets } from '#backoffice/server/document-html.ts'
import { type AssetManifest, siteAssets } from '#storefront/site-assets.ts'

export interface BuiltAssets extends ReturnType<typeof siteAssets> {
  readonly backOffice: BackOfficeAssets
  /** Where all built files lie, those of the build before included. */
  readonly folder: string
}

/** What the browser's build of this process' own set consists of (vite.config.ts writes it beside the server bundle). */
export function builtAssets(): BuiltAssets {
  const own = import.meta.dirname.endsWith('chunks') ? join(import.meta.dirname, '..') : import.meta.dirname
  const read = (name: string): unknown => JSON.parse(readFileSync(join(own, name), 'utf8'))
  const site = siteAssets(read('assets.json') as AssetManifest)
  const backOffice = backOfficeAssets(read('back-office.json') as BackOfficeManifest, site)
  return { ...site, backOffice, folder: join(projectRoot, 'dist', 'assets') }
}
