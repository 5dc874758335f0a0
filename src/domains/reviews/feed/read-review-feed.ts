import { Parser } from 'htmlparser2'
import { firstChars, readableLine, withoutUnreadable } from '#platform/readable-text.ts'
import { REVIEW_FEED_LIMITS } from './feed-limits.ts'
import { isRead } from './feed-places.ts'

/** A `<review>` as it stands in the feed: fields by their place below it, in order. */
export interface RawReview {
  readonly line: number
  /** 'reviewer/name' → its texts; attributes as 'reviewer/name@is_anonymous'. */
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** Of these fields the text was longer than is kept. */
  readonly cut: ReadonlySet<string>
}

/** The feed cannot be read further. */
export class ReviewFeedFailure extends Error {}

export interface ReviewFeedReader {
  readonly publisher: () => string | null
  /** Ids that the feed says are deleted. */
  readonly deleted: () => readonly string[]
  /** The root was closed: nothing is missing. */
  readonly isWhole: () => boolean
  readonly reviews: AsyncIterable<RawReview>
}

const OF_REVIEW = 'feed/reviews/review'

/**
 * Google's feed of product reviews (schemas 2.1 to 2.4), one review after another: neither the feed nor more than a piece of it is in memory.
 * Elements are known by their place, so that what later schemas add is passed over. Namespaces' prefixes mean nothing here.
 */
export function readReviewFeed(chunks: AsyncIterable<string>): ReviewFeedReader {
  const state = new FeedState()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => state.open(localName(name), attributes, parser.startIndex),
      ontext: (text) => state.text(text, parser.endIndex),
      onclosetag: (_name, isImplied) => state.close(isImplied),
      onprocessinginstruction: (name) => {
        if (/^!doctype/i.test(name)) throw new ReviewFeedFailure('a DOCTYPE is not read')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  async function* reviews(): AsyncGenerator<RawReview> {
    for await (const chunk of chunks) {
      state.take(chunk)
      parser.write(chunk)
      if (state.length - Math.max(0, parser.endIndex) > REVIEW_FEED_LIMITS.tokenChars)
        throw new ReviewFeedFailure(`more than ${REVIEW_FEED_LIMITS.tokenChars} characters without an end of a tag`)
      yield* state.taken()
    }
    parser.end()
    yield* state.taken()
    if (!state.hasRoot) throw new ReviewFeedFailure('this is no feed of product reviews: <feed> is missing')
  }
  return {
    publisher: () => state.publisher,
    deleted: () => state.deleted,
    isWhole: () => state.isWhole,
    reviews: reviews(),
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Where in the feed the parser is, and what has been read of the present review. It owns state over one feed. */
class FeedState {
  publisher: string | null = null
  readonly deleted: string[] = []
  isWhole = false
  hasRoot = false
  /** Characters that have been handed over. */
  length = 0
  readonly #path: string[] = []
  readonly #texts: string[] = []
  #ready: RawReview[] = []
  #review: { line: number; fields: Map<string, string[]>; cut: Set<string> } | null = null
  #line = 1
  /** Of what the parser has not passed yet: the first `#passed` of them are behind it. */
  #lineEnds: number[] = []
  #passed = 0

  take(chunk: string): void {
    this.#lineEnds = this.#lineEnds.slice(this.#passed)
    this.#passed = 0
    for (let at = chunk.indexOf('\n'); at !== -1; at = chunk.indexOf('\n', at + 1))
      this.#lineEnds.push(this.length + at)
    this.length += chunk.length
  }

  taken(): readonly RawReview[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  open(name: string, attributes: Readonly<Record<string, string>>, index: number): void {
    if (name.length > REVIEW_FEED_LIMITS.nameChars)
      throw new ReviewFeedFailure(`a tag's name of more than ${REVIEW_FEED_LIMITS.nameChars} characters`)
    this.#advanceTo(index)
    this.#path.push(name)
    this.#texts.push('')
    if (this.#path.length > REVIEW_FEED_LIMITS.depth)
      throw new ReviewFeedFailure(`more than ${REVIEW_FEED_LIMITS.depth} levels`)
    if (this.#path.length === 1) this.#root(name)
    const path = this.#path.join('/')
    if (path === OF_REVIEW) this.#review = { line: this.#line, fields: new Map(), cut: new Set() }
    else if (this.#review !== null)
      for (const [key, value] of Object.entries(attributes)) this.#keep(`${this.#below(path)}@${localName(key)}`, value)
  }

  text(text: string, index: number): void {
    this.#advanceTo(index)
    const last = this.#texts.length - 1
    // Of a text without an end no more is kept than one character beyond what may be: that it is too long is known by it.
    const room = REVIEW_FEED_LIMITS.fieldChars + 1 - (this.#texts[last]?.length ?? 0)
    if (last >= 0 && room > 0) this.#texts[last] += text.slice(0, room)
  }

  close(isImplied: boolean): void {
    const path = this.#path.join('/')
    const text = this.#texts.pop() ?? ''
    this.#path.pop()
    if (isImplied) return
    if (path === 'feed') this.isWhole = true
    if (path === 'feed/publisher/name') this.publisher = readableLine(text, 200)
    if (
      /^feed\/deleted_reviews\/(?:deleted_review\/)?review_id$/.test(path) &&
      this.deleted.length < REVIEW_FEED_LIMITS.deleted
    )
      this.deleted.push(firstChars(readable(text), REVIEW_FEED_LIMITS.idLength))
    if (this.#review === null) return
    if (path !== OF_REVIEW) return this.#keep(this.#below(path), text)
    this.#ready.push(this.#review)
    this.#review = null
  }

  #root(name: string): void {
    if (name !== 'feed' || this.hasRoot)
      throw new ReviewFeedFailure(
        `this is no feed of product reviews: <${readableLine(name, 40)}> where <feed> is expected`,
      )
    this.hasRoot = true
  }

  #below(path: string): string {
    return path.slice(OF_REVIEW.length + 1)
  }

  #keep(place: string, text: string): void {
    const kept = this.#review === null || !isRead(place) ? '' : readable(text)
    if (this.#review === null || kept === '') return
    const { fields, cut } = this.#review
    const values = fields.get(place) ?? []
    if (values.length >= REVIEW_FEED_LIMITS.productsOfReview) return
    fields.set(place, [...values, firstChars(kept, REVIEW_FEED_LIMITS.fieldChars)])
    if (text.length > REVIEW_FEED_LIMITS.fieldChars) cut.add(place)
  }

  #advanceTo(index: number): void {
    for (; (this.#lineEnds[this.#passed] ?? Infinity) < index; this.#passed += 1) this.#line += 1
  }
}

/** As what offers and people are called here: without what no database holds. */
function readable(text: string): string {
  return withoutUnreadable(text).trim()
}
