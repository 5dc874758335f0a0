import { Parser } from 'htmlparser2'
import { microdataReader } from './microdata.ts'
import { type PageItem, READING_LIMITS } from './page-item.ts'

/** What of a page may state an offer. */
export interface ScannedPage {
  /** Texts of its JSON-LD blocks, unread. */
  readonly jsonBlocks: readonly string[]
  /** Of microdata, those that stand in no other. */
  readonly items: readonly PageItem[]
  /** `property` or `name` of its meta tags to their content; of several the first. */
  readonly metas: ReadonlyMap<string, string>
  /** `href` of its canonical link. */
  readonly canonical: string | null
}

/** Between two looks at how deep it has become: the parser takes the square of the depth. */
const PIECE = 16 * 1024
const META = /^(?:og|product|twitter):/

/** One pass over a page, however broken it is; nothing of it is run, and what is too long or too deep is left out. */
export function scanPage(html: string): ScannedPage {
  const jsonBlocks: string[] = []
  const metas = new Map<string, string>()
  let canonical: string | null = null
  let script: string | null = null
  let depth = 0
  const microdata = microdataReader()
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'script') script = /ld\+json/i.test(attributes['type'] ?? '') ? '' : null
        else if (name === 'meta') {
          const meta = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase()
          if (META.test(meta) && !metas.has(meta))
            metas.set(meta, (attributes['content'] ?? '').slice(0, READING_LIMITS.textChars))
        } else if (name === 'link' && attributes['rel'] === 'canonical') canonical ??= attributes['href'] ?? null
        microdata.open(name, attributes)
        depth += 1
      },
      ontext(text) {
        if (script !== null && script.length <= READING_LIMITS.jsonChars) script += text
        else microdata.text(text)
      },
      onclosetag(name) {
        if (name === 'script' && script !== null) {
          if (script.length <= READING_LIMITS.jsonChars && jsonBlocks.length < READING_LIMITS.jsonBlocks)
            jsonBlocks.push(script)
          script = null
        }
        microdata.close()
        depth -= 1
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  for (let at = 0; at < html.length && depth <= READING_LIMITS.elementsDeep; at += PIECE)
    parser.write(html.slice(at, at + PIECE))
  parser.end()
  return { jsonBlocks, items: microdata.items(), metas, canonical }
}
