import { FeedFailure } from '../feed-failure.ts'
import { parseTag, TOO_MANY_ATTRIBUTES, type XmlAttributes } from './xml-tag.ts'

/** Receives the structure of a document. Text is passed as it stands in the file: entities are the receiver's matter. */
export interface XmlHandler {
  /** Whether text is wanted now; asked before each text, so that whitespace between elements costs no string. */
  wantsText: boolean
  open(name: string, attributes: XmlAttributes | null): void
  close(): void
  text(text: string): void
  cdata(text: string): void
}

export interface XmlLimits {
  maxDepth: number
  maxAttributes: number
  /** Characters of one text, tag, comment or CDATA section. */
  maxTokenChars: number
}

const SLASH = 47
const BANG = 33
const QUESTION = 63
const GREATER = 62

/**
 * A streaming, strict scanner of XML 1.0 without DTDs, four to five times as fast as saxes because it jumps from `<` to `<`
 * with `indexOf` and knows attributeless tags by their text (docs/adr on feed reading; saxes is its oracle in tests).
 *
 *     …</g:id>\n   <g:title>Mesa</g:title>…      one open: find '<', look the tag up in a map, one text, one close
 *
 * Strict: matching and closed tags, one root, attribute syntax and uniqueness, names, no text outside the root. Lenient by
 * intent: bare `&`, HTML entities and `]]>` in text (feeds.md "What is in real ones"), white space before the XML
 * declaration. DOCTYPE is refused. Expects LF line ends and no forbidden characters: `decode/` has seen to that.
 */
export class XmlScanner {
  readonly #handler: XmlHandler
  readonly #limits: XmlLimits
  readonly #known = new Map<string, string>()
  readonly #stack: string[] = []
  #rest = ''
  #rootSeen = false
  // Position of `#rest` (or of the text being scanned) and the mark up to which line ends have been counted.
  #text = ''
  #at = 0
  #markAt = 0
  #markLine = 1
  #lineStart = 0

  constructor(handler: XmlHandler, limits: XmlLimits) {
    this.#handler = handler
    this.#limits = limits
  }

  /** Number of open elements, the one being opened not included. */
  get depth(): number {
    return this.#stack.length
  }

  /** Line of the tag being handled. Asking is cheap when asked in document order: each line end is looked for once. */
  get line(): number {
    this.#count()
    return this.#markLine
  }

  /** Column of the tag being handled, from 1, in UTF-16 units; ask after `line`. */
  get column(): number {
    this.#count()
    return this.#at - this.#lineStart + 1
  }

  write(chunk: string): void {
    this.#text = this.#rest === '' ? chunk : this.#rest + chunk
    this.#at = 0
    const next = this.#scan()
    if (this.#text.length - next > this.#limits.maxTokenChars) throw this.#limit(`mais de ${this.#limits.maxTokenChars} carateres num texto`)
    this.#moveMark(next)
    this.#rest = this.#text.slice(next)
  }

  /** Says that nothing more comes; throws unless exactly one root was opened and closed. */
  end(): void {
    this.#text = this.#rest
    this.#at = this.#text.length
    if (this.#text.startsWith('<')) throw this.#malformed('o ficheiro acaba a meio de uma etiqueta')
    this.#outside(0, this.#text.length)
    if (this.#stack.length > 0) throw this.#malformed(`<${short(this.#stack.at(-1) as string)}> não é fechado`)
    if (!this.#rootSeen) throw this.#malformed('o ficheiro não tem elementos')
  }

  /** Handles every complete token of `#text`; returns where the incomplete one begins. */
  #scan(): number {
    const text = this.#text
    let from = 0
    for (;;) {
      const lt = text.indexOf('<', from)
      if (lt === -1) return from
      if (lt > from) this.#textRun(from, lt)
      this.#at = lt
      const next = this.#token(lt)
      if (next === -1) return lt
      from = next
    }
  }

  #token(lt: number): number {
    switch (this.#text.charCodeAt(lt + 1)) {
      case SLASH:
        return this.#closeTag(lt)
      case BANG:
        return this.#declaration(lt)
      case QUESTION:
        return after(this.#text, '?>', lt + 2)
      default:
        return this.#openTag(lt)
    }
  }

  #textRun(from: number, to: number): void {
    if (to - from > this.#limits.maxTokenChars) throw this.#limit(`mais de ${this.#limits.maxTokenChars} carateres num texto`)
    if (this.#stack.length === 0) this.#outside(from, to)
    else if (this.#handler.wantsText) this.#handler.text(this.#text.slice(from, to))
  }

  #outside(from: number, to: number): void {
    const stray = this.#text.slice(from, to).search(/\S/)
    if (stray === -1 || this.#stack.length > 0) return
    this.#at = from + stray
    throw this.#malformed('texto fora do elemento principal')
  }

  #openTag(lt: number): number {
    const gt = this.#text.indexOf('>', lt + 1)
    if (gt === -1) return -1
    const name = this.#known.get(this.#text.slice(lt + 1, gt))
    if (name === undefined) return this.#unknownTag(lt)
    this.#enter(name, name, null)
    return gt + 1
  }

  #unknownTag(lt: number): number {
    const tag = parseTag(this.#text, lt + 1, this.#limits.maxAttributes)
    if (tag === null) return -1
    if (tag.error !== null) throw tag.error === TOO_MANY_ATTRIBUTES ? this.#limit(tag.error) : this.#malformed(tag.error)
    if (tag.attributes === null && !tag.isSelfClosing && this.#known.size < 1000) this.#known.set(tag.name, tag.name)
    this.#enter(tag.name, tag.name, tag.attributes)
    if (tag.isSelfClosing) this.#leave()
    return tag.end
  }

  #enter(source: string, name: string, attributes: XmlAttributes | null): void {
    if (this.#stack.length === 0) this.#root()
    if (this.#stack.length >= this.#limits.maxDepth) throw this.#limit(`mais de ${this.#limits.maxDepth} níveis`)
    this.#handler.open(name, attributes)
    this.#stack.push(source)
  }

  #root(): void {
    if (this.#rootSeen) throw this.#malformed('um segundo elemento principal')
    this.#rootSeen = true
  }

  #leave(): void {
    this.#stack.pop()
    this.#handler.close()
  }

  #closeTag(lt: number): number {
    const text = this.#text
    const name = this.#stack.at(-1)
    const end = lt + 2 + (name?.length ?? 0)
    if (name !== undefined && text.charCodeAt(end) === GREATER && text.startsWith(name, lt + 2)) {
      this.#leave()
      return end + 1
    }
    return this.#unusualClose(lt)
  }

  #unusualClose(lt: number): number {
    const gt = this.#text.indexOf('>', lt)
    if (gt === -1) return -1
    const found = this.#text.slice(lt + 2, gt).trimEnd()
    const open = this.#stack.at(-1)
    if (found !== open) throw this.#malformed(open === undefined ? `</${short(found)}> sem elemento aberto` : `</${short(found)}> fecha <${short(open)}>`)
    this.#leave()
    return gt + 1
  }

  #declaration(lt: number): number {
    const text = this.#text
    if (text.startsWith('<!--', lt)) return this.#comment(lt)
    if (text.startsWith('<![CDATA[', lt)) return this.#cdata(lt)
    if (text.length - lt < 9 && ('<![CDATA['.startsWith(text.slice(lt)) || '<!--'.startsWith(text.slice(lt)) || '<!DOCTYPE'.startsWith(text.slice(lt).toUpperCase()))) return -1
    if (/^<!doctype/i.test(text.slice(lt, lt + 9))) throw new FeedFailure('FAILED_DOCTYPE', 'DOCTYPE', this.place())
    throw this.#malformed('uma declaração desconhecida')
  }

  #comment(lt: number): number {
    const end = after(this.#text, '-->', lt + 4)
    return end
  }

  #cdata(lt: number): number {
    const end = after(this.#text, ']]>', lt + 9)
    if (end === -1) return -1
    if (this.#stack.length === 0) throw this.#malformed('texto fora do elemento principal')
    if (end - lt > this.#limits.maxTokenChars) throw this.#limit(`mais de ${this.#limits.maxTokenChars} carateres num texto`)
    if (this.#handler.wantsText) this.#handler.cdata(this.#text.slice(lt + 9, end - 3))
    return end
  }

  place(): { line: number; column: number } {
    return { line: this.line, column: this.column }
  }

  #count(): void {
    for (;;) {
      const end = this.#text.indexOf('\n', this.#markAt)
      if (end === -1 || end >= this.#at) break
      this.#markLine += 1
      this.#lineStart = this.#markAt = end + 1
    }
    // A long line is not searched again from its start.
    if (this.#markAt < this.#at) this.#markAt = this.#at
  }

  #moveMark(consumed: number): void {
    this.#at = consumed
    this.#count()
    this.#markAt -= consumed
    this.#lineStart -= consumed
    this.#at = 0
  }

  #malformed(what: string): FeedFailure {
    return new FeedFailure('FAILED_MALFORMED', what, this.place())
  }

  #limit(what: string): FeedFailure {
    return new FeedFailure('FAILED_LIMIT', what, this.place())
  }
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}

function short(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name
}
