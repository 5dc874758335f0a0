import type { PageScriptAsset } from '../site.ts'
import { type PageScript, pageScripts } from './page-script.ts'

/** For tests of pages: what their HTML hands to the browser; never part of the product. */

/** A script for each kind of page, named as it. */
export const testScripts = Object.fromEntries(
  pageScripts.map((name) => [name, { file: `${name}.js`, integrity: `sha384-${name}`, imports: [] }]),
) as unknown as Record<PageScript, PageScriptAsset>

export interface ServedIsland {
  readonly name: string
  readonly props: unknown
  /** What stands there without script. */
  readonly html: string
}

/** The islands of some HTML, in order. */
export function islandsIn(html: string): ServedIsland[] {
  return [...html.matchAll(/<poiso-island([^>]*)>([^]*?)<\/poiso-island>/g)].map(([, attributes = '', inner = '']) => ({
    name: attributeOf(attributes, 'data-island') ?? '',
    props: JSON.parse(attributeOf(attributes, 'data-props') ?? '{}'),
    html: inner,
  }))
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replace(/&(?:quot|amp|lt|gt|#x27);/g, textOf)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
}

function textOf(entity: string): string {
  return ENTITIES[entity] ?? entity
}
