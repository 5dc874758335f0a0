import type { BackOfficeAssets } from './document-html.ts'

/** Names of files that nobody has built, for tests. */
export const testBackOfficeAssets: BackOfficeAssets = {
  styles: { file: 'back-office-styles.css', integrity: 'sha384-b' },
  scripts: {
    admin: { file: 'back-office.js', integrity: 'sha384-b', imports: [] },
    shop: { file: 'back-office-shop.js', integrity: 'sha384-b', imports: [] },
  },
  fontFile: null,
  iconFile: null,
}
