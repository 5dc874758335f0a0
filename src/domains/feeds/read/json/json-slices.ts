import { FeedFailure } from '../../feed-failure.ts'
import { isBackslashed } from './json-value.ts'

/** The text of one item and where it begins. */
export interface JsonSlice {
  source: string
  line: number
  column: number
}

export interface JsonSliceLimits {
  maxDepth: number
  maxItemChars: number
}

/** Keys whose lists hold the items; the outermost list needs none. */
export const ITEM_LISTS: ReadonlySet<string> = new Set([
  'products',
  'items',
  'offers',
  'articles',
  'entries',
  'results',
  'records',
  'rows',
  'data',
  'feed',
  'produtos',
  'artigos',
  'ofertas',
  'productos',
  'produits',
  'produkte',
  'product',
  'item',
  'entry',
  'offer',
])

const QUOTE = 34
const SPACE_OR_SIGN = /["{}[\],:]/g

/**
 * Finds the items of one JSON document as it streams: the objects in the outermost list, or in a list under one of
 * ITEM_LISTS, at most four levels down. What is inside an item is only balanced here (its own reader checks it); around the
 * items brackets must match. Memory: one item and one chunk. It owns state over one file.
 */
export class JsonSlices {
  readonly #limits: JsonSliceLimits
  #text = ''
  /** What is before it has been looked at. */
  #at = 0
  /** Of a string whose end has not come: as far as it was searched; 0: none. */
  #searched = 0
  #isInItem = false
  /** Where the item being read begins. */
  #itemFrom = 0
  /** Open brackets outside of items: '{' or '[' with the key it stands under. */
  readonly #open: { sign: string; key: string; isItems: boolean }[] = []
  #itemDepth = 0
  #key = ''
  #isClosed = false
  #line = 1
  #lineFrom = 0
  #seenTo = 0

  constructor(limits: JsonSliceLimits) {
    this.#limits = limits
  }

  /** Of what is being read and is not over. */
  get unfinishedChars(): number {
    return this.#text.length - (this.#isInItem ? this.#itemFrom : this.#at)
  }

  *write(chunk: string): Generator<JsonSlice> {
    const keepFrom = this.#isInItem ? this.#itemFrom : this.#at
    this.#countLines(keepFrom)
    this.#text = this.#text.slice(keepFrom) + chunk
    this.#at -= keepFrom
    this.#itemFrom -= keepFrom
    this.#searched = Math.max(0, this.#searched - keepFrom)
    this.#lineFrom -= keepFrom
    this.#seenTo = 0
    for (let slice = this.#next(); slice !== null; slice = this.#next()) yield slice
  }

  /** Throws when the document is not over. */
  end(): void {
    if (this.#isInItem || this.#open.length > 0 || !this.#isClosed)
      throw this.#failure('o ficheiro termina antes do fim', this.#text.length)
    if (/\S/.test(this.#text.slice(this.#at))) throw this.#failure('texto a mais depois do fim', this.#at)
  }

  /** The next item, or null when more text is needed. */
  #next(): JsonSlice | null {
    for (;;) {
      SPACE_OR_SIGN.lastIndex = this.#at
      const found = SPACE_OR_SIGN.exec(this.#text)
      if (found === null) return this.#wait(this.#isInItem ? this.#text.length : this.#at)
      const at = found.index
      const end = this.#text.charCodeAt(at) === QUOTE ? this.#stringEnd(at) : at + 1
      if (end === -1) return this.#wait(at)
      const slice = this.#isInItem ? this.#inItem(found[0], at) : this.#between(found[0], at, end)
      this.#at = end
      if (slice !== null) return slice
    }
  }

  #wait(at: number): null {
    this.#at = at
    if (this.unfinishedChars > this.#limits.maxItemChars)
      throw new FeedFailure(
        'FAILED_LIMIT',
        `um artigo com mais de ${this.#limits.maxItemChars} carateres`,
        this.#place(this.#isInItem ? this.#itemFrom : at),
      )
    return null
  }

  #inItem(sign: string, at: number): JsonSlice | null {
    if (sign === '{' || sign === '[') {
      if ((this.#itemDepth += 1) > this.#limits.maxDepth)
        throw new FeedFailure('FAILED_LIMIT', `mais de ${this.#limits.maxDepth} níveis`, this.#place(at))
      return null
    }
    if ((sign !== '}' && sign !== ']') || (this.#itemDepth -= 1) > 0) return null
    this.#isInItem = false
    return { source: this.#text.slice(this.#itemFrom, at + 1), ...this.#place(this.#itemFrom) }
  }

  #between(sign: string, at: number, end: number): null {
    if (this.#isClosed) throw this.#failure('texto a mais depois do fim', at)
    const inner = this.#open.at(-1)
    if (sign === '"') {
      if (inner === undefined) throw this.#failure('o ficheiro não é uma lista nem um objeto', at)
      this.#key = this.#text.slice(at + 1, end - 1).toLowerCase()
    } else if (sign === '{' && inner?.isItems === true) {
      this.#isInItem = true
      this.#itemFrom = at
      this.#itemDepth = 1
    } else if (sign === '{' || sign === '[') this.#enter(sign, inner?.sign === '[' ? '' : this.#key, at)
    else if (sign === '}' || sign === ']') this.#leave(sign, at)
    else if (inner === undefined) throw this.#failure('o ficheiro não é uma lista nem um objeto', at)
    return null
  }

  #enter(sign: string, key: string, at: number): void {
    const depth = this.#open.length
    if (depth >= this.#limits.maxDepth)
      throw new FeedFailure('FAILED_LIMIT', `mais de ${this.#limits.maxDepth} níveis`, this.#place(at))
    this.#open.push({ sign, key, isItems: sign === '[' && (depth === 0 || (depth <= 4 && ITEM_LISTS.has(key))) })
  }

  #leave(sign: string, at: number): void {
    const opened = this.#open.pop()
    if (opened === undefined || (opened.sign === '{') !== (sign === '}')) throw this.#failure(`«${sign}» a mais`, at)
    this.#isClosed = this.#open.length === 0
  }

  /** Behind the closing quote; -1 when it has not come: the next search goes on from there, or long texts would be read once for each chunk. */
  #stringEnd(at: number): number {
    let close = this.#text.indexOf('"', Math.max(at + 1, this.#searched))
    while (close !== -1 && isBackslashed(this.#text, close, at)) close = this.#text.indexOf('"', close + 1)
    this.#searched = close === -1 ? this.#text.length : 0
    return close === -1 ? -1 : close + 1
  }

  #failure(what: string, at: number): FeedFailure {
    return new FeedFailure('FAILED_MALFORMED', what, this.#place(at))
  }

  #place(at: number): { line: number; column: number } {
    this.#countLines(at)
    return { line: this.#line, column: at - this.#lineFrom + 1 }
  }

  #countLines(to: number): void {
    for (
      let end = this.#text.indexOf('\n', this.#seenTo);
      end !== -1 && end < to;
      end = this.#text.indexOf('\n', end + 1)
    ) {
      this.#line += 1
      this.#lineFrom = end + 1
    }
    this.#seenTo = Math.max(this.#seenTo, to)
  }
}
