import { hash } from 'node:crypto'
import { pageScripts } from './islands/page-script.ts'
import type { PageAsset, PageScriptAsset, Site } from './site.ts'

type Sheet = 'styles' | 'personStyles' | 'consentStyles' | 'wordsStyles' | 'reviewsStyles' | 'readingStyles'

/** What the build writes to assets.json. */
export interface AssetManifest extends Partial<Readonly<Record<Sheet, PageAsset>>> {
  /** By the name of their entry. */
  readonly scripts: Readonly<Record<string, PageScriptAsset>>
  readonly files: readonly string[]
}

/** The files that pages name, and the build's own name. Fails at start when the build has not made one. */
export function siteAssets({
  styles,
  personStyles,
  consentStyles,
  wordsStyles,
  reviewsStyles,
  readingStyles,
  scripts,
  files,
}: AssetManifest): Pick<
  Site,
  Sheet | 'scripts' | 'seenStripsScript' | 'serviceWorker' | 'fontFile' | 'icons' | 'build'
> {
  const missing = pageScripts.filter((name) => scripts[name] === undefined)
  const { 'seen-strips': seenStripsScript, 'service-worker': serviceWorker } = scripts
  if (
    !styles ||
    !personStyles ||
    !consentStyles ||
    !wordsStyles ||
    !reviewsStyles ||
    !readingStyles ||
    !seenStripsScript ||
    !serviceWorker ||
    missing.length > 0
  )
    throw new Error(
      `assets.json has no ${['styles', 'person-styles', 'consent-styles', 'words-styles', 'reviews-styles', 'reading-styles', 'seen-strips', 'service-worker', ...missing].join(', ')}: the browser files are not built`,
    )
  const font = files.find((file) => /^instrument-sans-latin-(?!ext).*\.woff2$/.test(file)) ?? null
  const sheets = { styles, personStyles, consentStyles, wordsStyles, reviewsStyles, readingStyles }
  // Islands are named inside the scripts, so that theirs are all names that count.
  const names = [...Object.values(sheets), ...Object.values(scripts)].map(({ integrity }) => integrity).join()
  return {
    ...sheets,
    scripts: scripts as Site['scripts'],
    seenStripsScript,
    serviceWorker,
    fontFile: font,
    icons: iconsAmong(files),
    build: hash('sha1', names, 'base64url').slice(0, 24),
  }
}

function iconsAmong(files: readonly string[]): Site['icons'] {
  const named = (start: string, ending = '.png') =>
    files.find((file) => file.startsWith(start) && file.endsWith(ending)) ?? null
  return {
    svg: named('icon-', '.svg'),
    touch: named('touch-icon-'),
    small: named('icon-192-'),
    large: named('icon-512-'),
    smallMask: named('maskable-192-'),
    largeMask: named('maskable-512-'),
  }
}
