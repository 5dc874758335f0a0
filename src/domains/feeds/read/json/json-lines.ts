import { FeedFailure } from '../../feed-failure.ts'
import type { JsonSlice, JsonSliceLimits } from './json-slices.ts'

/** The lines of a JSON Lines text as it streams, empty ones left out. It owns state over one file. */
export class JsonLines {
  readonly #limits: JsonSliceLimits
  #text = ''
  #line = 1

  constructor(limits: JsonSliceLimits) {
    this.#limits = limits
  }

  /** Of the line that is not over. */
  get unfinishedChars(): number {
    return this.#text.length
  }

  *write(chunk: string): Generator<JsonSlice> {
    this.#text += chunk
    let from = this.#behindEmptyLines(0)
    for (let end = this.#text.indexOf('\n', from); end !== -1; end = this.#text.indexOf('\n', from)) {
      yield* this.#slice(this.#text.slice(from, end))
      this.#line += 1
      from = this.#behindEmptyLines(end + 1)
    }
    this.#text = this.#text.slice(from)
    if (this.#text.length > this.#limits.maxItemChars)
      throw new FeedFailure('FAILED_LIMIT', `uma linha com mais de ${this.#limits.maxItemChars} carateres`, {
        line: this.#line,
        column: 1,
      })
  }

  /** The last line where no line end follows; `isLast` tells a file that was cut from a line that is wrong. */
  *end(): Generator<JsonSlice> {
    yield* this.#slice(this.#text)
    this.#text = ''
  }

  #behindEmptyLines(at: number): number {
    let from = at
    while (this.#text.charCodeAt(from) === 10) from += 1
    this.#line += from - at
    return from
  }

  *#slice(text: string): Generator<JsonSlice> {
    const source = text.trim()
    if (source !== '') yield { source, line: this.#line, column: text.indexOf(source) + 1 }
  }
}
