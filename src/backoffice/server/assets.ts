import type { BackOfficeAssets, BuiltFile } from './document-html.ts'

/** What the build writes to back-office.json. */
export type BackOfficeManifest = Pick<BackOfficeAssets, 'styles' | 'scripts'>

/** The typeface and the icon are the site's. */
export function backOfficeAssets(
  { styles, scripts }: BackOfficeManifest,
  { fontFile, icons }: { readonly fontFile: string | null; readonly icons: { readonly svg: BuiltFile['file'] | null } },
): BackOfficeAssets {
  return { styles, scripts, fontFile, iconFile: icons.svg }
}
