import { FeedFailure } from '../../feed-failure.ts'
import { KnownTag, KnownTags } from './known-tags.ts'
import { isWide } from '#platform/memory/owned-text.ts'
import { held, narrowed } from '../narrow-text.ts'
import type { XmlHandler, XmlLimits } from './xml-handler.ts'
import { parseTag, TOO_MANY_ATTRIBUTES } from './xml-tag.ts'
import { XmlTape } from './xml-tape.ts'

const LF = 10
const LT = 60
const SLASH = 47
const BANG = 33
const QUESTION = 63
/** What is longer and not over yet is scanned again when it has doubled: to scan it with each piece of the feed costs the square of its length. */
const PATIENT_CHARS = 128 * 1024
/** Before the first tag. */
const NO_TAG = { name: '', names: [], cuts: [], isSelfClosing: false, end: 0, error: null }

/**
 * A streaming, strict scanner of XML 1.0 without DTDs, faster than saxes because it jumps from `<` to `<` with `indexOf`,
 * knows tags by how they were written before, and makes no strings but of what is wanted (saxes is its oracle in tests).
 *
 *     <item>…<g:title>Mesa</g:title>…</item>     captured: per tag one indexOf and one comparison, then one slice
 *
 * Strict: matching and closed tags, one root, attribute syntax and uniqueness, names, no text outside the root. Lenient by
 * intent: bare `&`, HTML entities and `]]>` in text (feeds.md "What is in real ones"), white space before the XML
 * declaration. DOCTYPE is refused. Expects LF line ends and no forbidden characters: `decode/` has seen to that.
 */
export class XmlScanner {
  readonly #handler: XmlHandler
  readonly #limits: XmlLimits
  readonly #known: KnownTags
  readonly #stack: KnownTag[] = []
  #last = new KnownTag('', 0, NO_TAG, 0, -1)
  #tag = this.#last
  #rootSeen = false
  // What is being scanned: from where on, the token being handled, and the next line end that is not counted yet, or how
  // far there is none (a long line would else be searched once for each of its tags).
  #text = ''
  #isWide = false
  /** Less text than this is not worth scanning. */
  #enough = 0
  #next = 0
  #at = 0
  #lineEnd = 0
  #line = 1
  #lineStart = 0
  // The element being captured: its depth, or -1, and where it and its marked child are.
  #captureDepth = -1
  #captureAt = 0
  #captureLine = 0
  #captureColumn = 0
  #mark = 0
  #markFrom = -1
  #markTo = -1
  // Of all elements captured in one piece of text; a new one as soon as somebody may keep this.
  #tape: XmlTape
  #tapeFrom = 0
  #isTapeGiven = false

  constructor(handler: XmlHandler, limits: XmlLimits) {
    this.#handler = handler
    this.#limits = limits
    this.#known = new KnownTags((name) => handler.markOf(name))
    this.#tape = new XmlTape(this.#known.list)
  }

  /** Line of the tag being handled. Asking is cheap when asked in document order: each line end is looked for once. */
  get line(): number {
    this.#count()
    return this.#line
  }

  /** Column of the tag being handled, from 1, in UTF-16 units. */
  get column(): number {
    this.#count()
    return this.#at - this.#lineStart + 1
  }

  place(): { line: number; column: number } {
    return { line: this.line, column: this.column }
  }

  write(chunk: string): void {
    this.#text = this.#text === '' ? chunk : this.#text + chunk
    this.#isWide ||= isWide(chunk)
    if (this.#text.length >= this.#enough) this.#advance()
  }

  /** Says that nothing more comes; throws unless exactly one root was opened and closed. */
  end(): void {
    this.#advance()
    const rest = this.#text.slice(this.#next)
    this.#at = this.#next
    if (rest.startsWith('<')) throw this.#malformed('o ficheiro acaba a meio de uma etiqueta')
    this.#outside(this.#next, this.#text.length)
    this.#at = this.#text.length
    if (this.#stack.length > 0) throw this.#malformed(`<${short(this.#stack.at(-1)?.name)}> não é fechado`)
    if (!this.#rootSeen) throw this.#malformed('o ficheiro não tem elementos')
  }

  #advance(): void {
    if (this.#isTapeGiven) this.#renewTape()
    this.#scan()
    this.#forget()
    const { length } = this.#text
    this.#enough =
      length < PATIENT_CHARS
        ? 0
        : Math.min(2 * length, this.#next + this.#limits.maxTokenChars + 1, this.#limits.maxItemChars + 1)
  }

  #renewTape(): void {
    this.#tape = this.#tape.restFrom(this.#captureDepth === -1 ? this.#tape.length : this.#tapeFrom)
    this.#tapeFrom = 0
    this.#isTapeGiven = false
  }

  /** Handles every complete token. */
  #scan(): void {
    const text = this.#text
    for (let from = this.#next; ;) {
      const lt = text.indexOf('<', from)
      if (lt === -1) return
      const behind = this.#captureDepth === -1 ? lt : this.#leaves(lt)
      if (behind !== lt) {
        this.#next = from = behind
        continue
      }
      if (lt > from && this.#stack.length === 0) this.#outside(from, lt)
      this.#at = lt
      this.#next = lt
      const next = text.charCodeAt(lt + 1) === SLASH ? this.#closeTag(lt) : this.#token(lt)
      if (next === -1) return
      this.#next = from = next
    }
  }

  /**
   * What items hold most: elements that came in this order the last time, with text or one CDATA section alone inside.
   * Returns the offset behind them; `from` when there is none.
   */
  #leaves(from: number): number {
    const text = this.#text
    const isChild = this.#stack.length === this.#captureDepth + 1
    if (this.#stack.length >= this.#limits.maxDepth) return from
    let behind = from
    for (let lt = from; lt !== -1; lt = text.indexOf('<', behind)) {
      const end = this.#expectedEnd(lt)
      const tag = this.#tag
      if (end === -1 || (isChild && tag.mark > 0)) break
      const close = tag.isSelfClosing ? end : this.#contentEnd(end)
      if (close === -1 || !text.startsWith(tag.closing, close)) break
      behind = close + tag.closing.length
      this.#last = tag
      this.#tapeLeaf(tag, lt, end, close, behind)
    }
    return behind
  }

  #tapeLeaf(tag: KnownTag, lt: number, end: number, close: number, behind: number): void {
    const tape = this.#tape
    const from = this.#captureAt
    tape.open(tag.number, lt - from, end - from)
    if (close > end && this.#text.charCodeAt(end) === LT) tape.cdata(end - from, close - from)
    tape.close(close - from, behind - from)
  }

  /** Where the next tag begins behind a text or a CDATA section; -1 when that is something else or has not all arrived. */
  #contentEnd(from: number): number {
    const lt = this.#text.indexOf('<', from)
    return lt === from && this.#text.startsWith('<![CDATA[', from) ? after(this.#text, ']]>', from + 9) : lt
  }

  /** Lets go of the text that has been handled, but for the element being captured. */
  #forget(): void {
    const keep = this.#captureDepth === -1 ? this.#next : this.#captureAt
    if (this.#text.length - this.#next > this.#limits.maxTokenChars)
      throw this.#limit(`mais de ${this.#limits.maxTokenChars} carateres num texto`)
    if (this.#text.length - keep > this.#limits.maxItemChars)
      throw this.#limit(`um artigo com mais de ${this.#limits.maxItemChars} carateres`)
    this.#at = keep
    this.#count()
    this.#text = this.#isWide ? narrowed(this.#text.slice(keep)) : this.#text.slice(keep)
    this.#isWide &&= isWide(this.#text)
    this.#next -= keep
    this.#lineEnd -= keep
    this.#lineStart -= keep
    this.#markFrom -= keep
    this.#markTo -= keep
    this.#captureAt = this.#at = 0
  }

  #token(lt: number): number {
    switch (this.#text.charCodeAt(lt + 1)) {
      case BANG:
        return this.#declaration(lt)
      case QUESTION:
        return this.#passedOver(lt, after(this.#text, '?>', lt + 2))
      default:
        return this.#openTag(lt)
    }
  }

  #outside(from: number, to: number): void {
    if (this.#stack.length > 0) return
    const stray = this.#text.slice(from, to).search(/\S/)
    if (stray === -1) return
    this.#at = from + stray
    throw this.#malformed('texto fora do elemento principal')
  }

  #openTag(lt: number): number {
    const end = this.#expectedEnd(lt)
    if (end !== -1) return this.#open(this.#tag, lt, end)
    const tag = this.#known.at(this.#text, lt)
    return tag === null ? this.#unknownTag(lt) : this.#open(tag, lt, tag.endAt(this.#text, lt))
  }

  /** Offset behind the tag at `lt`, which is then `#tag`, when it is one of those that came here before; else -1. */
  #expectedEnd(lt: number): number {
    const { next, other } = this.#last
    const end = next === null ? -1 : (this.#tag = next).endAt(this.#text, lt)
    return end !== -1 || other === null ? end : (this.#tag = other).endAt(this.#text, lt)
  }

  #unknownTag(lt: number): number {
    const parsed = parseTag(this.#text, lt + 1, this.#limits.maxAttributes)
    if (parsed === null) return -1
    if (parsed.error !== null)
      throw parsed.error === TOO_MANY_ATTRIBUTES ? this.#limit(parsed.error) : this.#malformed(parsed.error)
    return this.#open(this.#known.learn(this.#text, lt, parsed), lt, parsed.end)
  }

  #open(tag: KnownTag, lt: number, end: number): number {
    if (tag.number !== -1) this.#last = this.#last.followedBy(tag)
    this.#enter(tag, lt, end)
    if (this.#captureDepth !== -1) {
      this.#tape.open(tag.number, lt - this.#captureAt, end - this.#captureAt)
      if (tag.isSelfClosing) this.#tape.close(end - this.#captureAt, end - this.#captureAt)
    }
    if (tag.isSelfClosing) this.#leave(end, end)
    return end
  }

  #enter(tag: KnownTag, lt: number, end: number): void {
    const depth = this.#stack.length
    if (depth === 0) this.#root()
    if (depth >= this.#limits.maxDepth) throw this.#limit(`mais de ${this.#limits.maxDepth} níveis`)
    if (this.#captureDepth === -1) {
      if (this.#handler.open(tag.name, tag.attributesAt(this.#text, lt))) this.#capture(depth)
    } else if (tag.mark > this.#mark && depth === this.#captureDepth + 1) {
      this.#mark = tag.mark
      this.#markFrom = end
      this.#markTo = -1
    }
    this.#stack.push(tag)
  }

  #capture(depth: number): void {
    this.#captureDepth = depth
    this.#captureAt = this.#at
    this.#captureLine = this.line
    this.#captureColumn = this.column
    this.#mark = 0
    this.#markFrom = -1
    this.#markTo = -1
    this.#tapeFrom = this.#tape.length
  }

  #leave(lt: number, end: number): void {
    this.#stack.pop()
    const depth = this.#stack.length
    if (this.#captureDepth === -1) return this.#handler.close()
    if (depth === this.#captureDepth + 1 && this.#markFrom >= 0 && this.#markTo < 0) this.#markTo = lt
    if (depth === this.#captureDepth) this.#release(end)
  }

  #release(end: number): void {
    this.#captureDepth = -1
    const from = this.#captureAt
    if (end - from > this.#limits.maxItemChars)
      throw this.#limit(`um artigo com mais de ${this.#limits.maxItemChars} carateres`)
    const hasMark = this.#markFrom >= 0
    const text = this.#text.slice(from, end)
    const { source, narrow } = this.#isWide ? held(text) : { source: text, narrow: null }
    this.#handler.captured({
      source,
      narrow,
      line: this.#captureLine,
      column: this.#captureColumn,
      markFrom: hasMark ? this.#markFrom - from : -1,
      markTo: hasMark ? this.#markTo - from : -1,
      tape: this.#tape,
      tapeFrom: this.#tapeFrom,
      tapeTo: this.#tape.length,
    })
    this.#isTapeGiven = true
  }

  #root(): void {
    if (this.#rootSeen) throw this.#malformed('um segundo elemento principal')
    this.#rootSeen = true
  }

  #closeTag(lt: number): number {
    const stack = this.#stack
    const open = stack.length === 0 ? undefined : stack[stack.length - 1]
    if (open === undefined || !this.#text.startsWith(open.closing, lt)) return this.#unusualClose(lt)
    const end = lt + open.closing.length
    this.#leaveTag(lt, end)
    return end
  }

  #leaveTag(lt: number, end: number): void {
    if (this.#captureDepth !== -1) this.#tape.close(lt - this.#captureAt, end - this.#captureAt)
    this.#leave(lt, end)
  }

  #unusualClose(lt: number): number {
    const gt = this.#text.indexOf('>', lt)
    if (gt === -1) return -1
    const found = this.#text.slice(lt + 2, gt).trimEnd()
    const open = this.#stack.at(-1)?.name
    if (found !== open)
      throw this.#malformed(
        open === undefined ? `</${short(found)}> sem elemento aberto` : `</${short(found)}> fecha <${short(open)}>`,
      )
    this.#leaveTag(lt, gt + 1)
    return gt + 1
  }

  #declaration(lt: number): number {
    const text = this.#text
    if (text.startsWith('<!--', lt)) return this.#comment(lt)
    if (text.startsWith('<![CDATA[', lt)) return this.#cdata(lt)
    if (
      text.length - lt < 9 &&
      ('<![CDATA['.startsWith(text.slice(lt)) ||
        '<!--'.startsWith(text.slice(lt)) ||
        '<!DOCTYPE'.startsWith(text.slice(lt).toUpperCase()))
    )
      return -1
    if (/^<!doctype/i.test(text.slice(lt, lt + 9))) throw new FeedFailure('FAILED_DOCTYPE', 'DOCTYPE', this.place())
    throw this.#malformed('uma declaração desconhecida')
  }

  #comment(lt: number): number {
    return this.#passedOver(lt, after(this.#text, '-->', lt + 4))
  }

  #passedOver(lt: number, end: number): number {
    if (end !== -1 && this.#captureDepth !== -1) this.#tape.comment(lt - this.#captureAt, end - this.#captureAt)
    return end
  }

  #cdata(lt: number): number {
    const end = after(this.#text, ']]>', lt + 9)
    if (end === -1) return -1
    if (this.#stack.length === 0) throw this.#malformed('texto fora do elemento principal')
    if (this.#captureDepth !== -1) this.#tape.cdata(lt - this.#captureAt, end - this.#captureAt)
    return end
  }

  #count(): void {
    while (this.#lineEnd < this.#at) {
      if (this.#text.charCodeAt(this.#lineEnd) === LF) {
        this.#line += 1
        this.#lineEnd += 1
        this.#lineStart = this.#lineEnd
      }
      const end = this.#text.indexOf('\n', this.#lineEnd)
      this.#lineEnd = end === -1 ? this.#text.length : end
    }
  }

  #malformed(what: string): FeedFailure {
    return new FeedFailure('FAILED_MALFORMED', what, this.place())
  }

  #limit(what: string): FeedFailure {
    return new FeedFailure('FAILED_LIMIT', what, this.place())
  }
}

/** Behind the mark. Its first sign is looked for first, which is rare in texts: V8 finds one sign several times as fast. */
function after(text: string, mark: string, from: number): number {
  const first = text.indexOf(mark[0] as string, from)
  if (first === -1) return -1
  const at = text.startsWith(mark, first) ? first : text.indexOf(mark, first)
  return at === -1 ? -1 : at + mark.length
}

function short(name = ''): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name
}
