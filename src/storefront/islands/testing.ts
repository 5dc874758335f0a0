/** For tests of pages: what their HTML hands to the browser; never part of the product. */

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
