import type { PageAsset, Site } from './site.ts'

/** What the build writes to assets.json. */
export interface AssetManifest {
  readonly entries: Readonly<Record<string, PageAsset>>
  readonly files: readonly string[]
}

/** The files that every page names, and the build's own name. Fails at start when the build has not made one. */
export function siteAssets({ entries, files }: AssetManifest): Pick<Site, 'styles' | 'script' | 'fontFile' | 'build'> {
  const { styles, main } = entries
  if (styles === undefined || main === undefined)
    throw new Error('assets.json has no "styles" or no "main": the browser files are not built')
  const font = files.find((file) => /^instrument-sans-latin-(?!ext).*\.woff2$/.test(file)) ?? null
  return { styles, script: main, fontFile: font, build: `${styles.integrity.slice(-12)}${main.integrity.slice(-12)}` }
}
