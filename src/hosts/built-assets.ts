import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

export interface BuiltAsset {
  readonly file: string
  readonly integrity: string
}

export interface BuiltAssets {
  /** Names the build that this process runs. */
  readonly build: string
  readonly styles: BuiltAsset
  readonly script: BuiltAsset
  /** The Latin part of the typeface, or null. */
  readonly fontFile: string | null
  /** Where all built files lie, those of the build before included. */
  readonly folder: string
}

interface AssetManifest {
  readonly entries: Readonly<Record<string, BuiltAsset>>
  readonly files: readonly string[]
}

/** What the browser's build of this process' own set consists of (vite.config.ts writes it beside the server bundle). */
export function builtAssets(): BuiltAssets {
  const own = import.meta.dirname.endsWith('chunks') ? join(import.meta.dirname, '..') : import.meta.dirname
  const { entries, files } = JSON.parse(readFileSync(join(own, 'assets.json'), 'utf8')) as AssetManifest
  const { styles, main } = entries
  if (!styles || !main) throw new Error(`the build in ${own} has no styles or script`)
  const fontFile =
    files.find((file) => file.endsWith('.woff2') && file.includes('latin-') && !file.includes('-ext')) ?? null
  return {
    build: basename(styles.file) + basename(main.file),
    styles,
    script: main,
    fontFile,
    folder: join(projectRoot, 'dist', 'assets'),
  }
}
