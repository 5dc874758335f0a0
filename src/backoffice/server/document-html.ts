import { APP_ID, HANDED_OVER_ID, type HandedOver } from '../parts/frame/place.ts'

export interface BuiltFile {
  readonly file: string
  readonly integrity: string
}

export type BuiltScript = BuiltFile & { readonly imports: readonly BuiltFile[] }

/** The built files of the back office: its own, apart from all that pages of the site load. */
export interface BackOfficeAssets {
  readonly styles: BuiltFile
  /** Of each application; what both need they share. */
  readonly scripts: { readonly admin: BuiltScript; readonly shop: BuiltScript }
  readonly fontFile: string | null
  readonly iconFile: string | null
}

/** The document around what React has drawn. All that is put in is escaped here or was by React. */
export function documentHtml({
  title,
  html,
  handedOver,
  script,
  assets: { styles, fontFile, iconFile },
}: {
  title: string
  html: string
  handedOver: HandedOver
  script: BuiltScript
  assets: BackOfficeAssets
}): string {
  return [
    '<!DOCTYPE html><html lang="pt-PT"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><meta name="robots" content="noindex">`,
    fontFile === null
      ? ''
      : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addressOf(fontFile)}">`,
    `<link rel="stylesheet" href="${addressOf(styles.file)}" integrity="${styles.integrity}">`,
    ...script.imports.map(
      ({ file, integrity }) => `<link rel="modulepreload" href="${addressOf(file)}" integrity="${integrity}">`,
    ),
    `<script type="module" src="${addressOf(script.file)}" integrity="${script.integrity}"></script>`,
    '<meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#161513" media="(prefers-color-scheme: dark)">',
    iconFile === null ? '' : `<link rel="icon" type="image/svg+xml" href="${addressOf(iconFile)}">`,
    `</head><body><div id="${APP_ID}">${html}</div>`,
    `<script type="application/json" id="${HANDED_OVER_ID}">${scriptSafe(handedOver)}</script></body></html>`,
  ].join('')
}

function addressOf(file: string): string {
  return `/assets/${file}`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}

/** `<` cannot end the element. */
function scriptSafe(value: HandedOver): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
