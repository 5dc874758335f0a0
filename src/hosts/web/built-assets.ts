import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { type AssetManifest, siteAssets } from '#storefront/site-assets.ts'

export interface BuiltAssets extends ReturnType<typeof siteAssets> {
  /** Where all built files lie, those of the build before included. */
  readonly folder: string
}

/** What the browser's build of this process' own set consists of (vite.config.ts writes it beside the server bundle). */
export function builtAssets(): BuiltAssets {
  const own = import.meta.dirname.endsWith('chunks') ? join(import.meta.dirname, '..') : import.meta.dirname
  const manifest = JSON.parse(readFileSync(join(own, 'assets.json'), 'utf8')) as AssetManifest
  return { ...siteAssets(manifest), folder: join(projectRoot, 'dist', 'assets') }
}
