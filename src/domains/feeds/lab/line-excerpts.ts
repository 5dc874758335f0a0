/** A few lines of the file around a place. Lines are cut to what a person can read; characters that act are made visible. */
export interface Excerpt {
  readonly lines: readonly ExcerptLine[]
}

export interface ExcerptLine {
  readonly number: number
  readonly text: string
  /** It begins, or goes on, beyond what is shown. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
  /** The line of the place itself, and the offending piece in `text`, from and to; null: no piece is known, the line is meant. */
  readonly isPlace: boolean
  readonly mark: readonly [from: number, to: number] | null
}

/** What is looked for in the lines. */
export interface ExcerptPlace {
  readonly line: number
  /** From 1, in the decoded text. */
  readonly column: number
  /** The value as the report has it, to be marked where it stands. */
  readonly value: string | null
}

const LINES_BEFORE = 1
const LINES_AFTER = 2
/** Of the place's own line: far enough to find a value behind the beginning of its row. */
const READ_BEFORE = 160
const READ_CHARS = 2_500
const SHOWN_BEFORE = 60
const SHOWN_CHARS = 220
const NEIGHBOUR_CHARS = 160

/**
 * Reads the lines around the places back from a feed's decoded text, in one pass that ends behind the last of them. Memory
 * is bounded by the number of places, whatever the length of the lines: a file may be one line. An excerpt for each place,
 * null when the text has no such line.
 */
export async function readExcerpts(
  chunks: AsyncIterable<string>,
  places: readonly ExcerptPlace[],
): Promise<(Excerpt | null)[]> {
  const windows = places.map(windowsOf)
  const reader = new WindowReader(windows.flat())
  for await (const text of chunks) {
    reader.write(text)
    if (reader.isPast) break
  }
  return places.map((place, index) =>
    excerptOf(
      place,
      (windows[index] as Window[]).filter(
        ({ line }) => line <= reader.lastLine || (line === place.line && line <= reader.line),
      ),
    ),
  )
}

/** A stretch of one line, filled while the text streams by. */
interface Window {
  readonly line: number
  readonly from: number
  readonly to: number
  text: string
  /** The line goes on behind the window. */
  goesOn: boolean
}

function windowsOf({ line, column }: ExcerptPlace): Window[] {
  return Array.from({ length: LINES_BEFORE + 1 + LINES_AFTER }, (_, index) => line - LINES_BEFORE + index)
    .filter((number) => number > 0)
    .map((number) => {
      const from = number === line ? Math.max(0, column - 1 - READ_BEFORE) : 0
      return { line: number, from, to: number === line ? from + READ_CHARS : NEIGHBOUR_CHARS, text: '', goesOn: false }
    })
}

/** Counts lines as both readers do and fills the windows. It owns state over one file. */
class WindowReader {
  line = 1
  readonly #byLine: ReadonlyMap<number, Window[]>
  readonly #last: number
  #column = 0
  #isAfterReturn = false

  constructor(windows: readonly Window[]) {
    this.#byLine = Map.groupBy(windows, ({ line }) => line)
    this.#last = Math.max(0, ...this.#byLine.keys())
  }

  /** The last line so far with something in it: what ends with a line end has no line behind it. */
  get lastLine(): number {
    return this.#column === 0 ? this.line - 1 : this.line
  }

  get isPast(): boolean {
    return this.line > this.#last
  }

  write(chunk: string): void {
    // CR LF, CR and LF end a line; one CR LF may be cut by the end of a chunk.
    let text = this.#isAfterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk
    this.#isAfterReturn = chunk === '' ? this.#isAfterReturn : chunk.endsWith('\r')
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
    let at = 0
    while (at < text.length && !this.isPast) {
      const end = text.indexOf('\n', at)
      this.#take(text, at, end === -1 ? text.length : end)
      if (end === -1) return
      this.line += 1
      this.#column = 0
      at = end + 1
    }
  }

  #take(text: string, start: number, end: number): void {
    const column = this.#column
    this.#column += end - start
    for (const window of this.#byLine.get(this.line) ?? []) {
      const from = Math.max(column, window.from)
      const to = Math.min(this.#column, window.to)
      if (from < to) window.text += text.slice(start + from - column, start + to - column)
      window.goesOn ||= this.#column > window.to
    }
  }
}

function excerptOf(place: ExcerptPlace, windows: readonly Window[]): Excerpt | null {
  return windows.some(({ line }) => line === place.line)
    ? {
        lines: windows.map((window) => (window.line === place.line ? placeLine(place, window) : neighbourLine(window))),
      }
    : null
}

function neighbourLine({ line, text, goesOn }: Window): ExcerptLine {
  return {
    number: line,
    text: inert(text),
    isCutBefore: false,
    isCutAfter: goesOn,
    isPlace: false,
    mark: null,
  }
}

function placeLine(place: ExcerptPlace, { text, from, goesOn }: Window): ExcerptLine {
  const piece = pieceOf(text, Math.max(0, place.column - 1 - from), place.value)
  const start = piece === null || piece[0] < SHOWN_CHARS / 2 ? 0 : piece[0] - SHOWN_BEFORE
  const end = Math.min(text.length, start + SHOWN_CHARS)
  return {
    number: place.line,
    text: inert(text.slice(start, end)),
    isCutBefore: from + start > 0,
    isCutAfter: end < text.length || goesOn,
    isPlace: true,
    mark: piece === null || piece[0] >= end ? null : [piece[0] - start, Math.min(piece[1], end) - start],
  }
}

/** The value where it stands, from the place on or else anywhere in what was read; else the element that begins there. */
function pieceOf(text: string, at: number, value: string | null): readonly [number, number] | null {
  for (const words of valueForms(value)) {
    const found = [text.indexOf(words, at), text.indexOf(words)].find((index) => index !== -1)
    if (found !== undefined) return [found, found + words.length]
  }
  if (text[at] === '<') {
    const tag = text.indexOf('>', at)
    return tag === -1 ? null : [at, elementEnd(text, at, tag)]
  }
  return at > 0 && at < text.length ? [at, Math.min(text.length, at + 24)] : null
}

/** An empty element's or a field's own end tag on the same line belongs to the piece. */
function elementEnd(text: string, at: number, tag: number): number {
  const name = /^<([^\s/>]{1,80})/.exec(text.slice(at, at + 82))?.[1]
  const close = name === undefined ? -1 : text.indexOf(`</${name}>`, tag)
  return close !== -1 && close - at < SHOWN_CHARS / 2 ? close + (name as string).length + 3 : tag + 1
}

/** As it came, and as XML or a quoted cell writes it; the report cuts long values, so their beginning is looked for. */
function valueForms(value: string | null): readonly string[] {
  const words = value === null ? '' : value.endsWith('…') ? value.slice(0, -1).slice(0, 80) : value
  if (words === '') return []
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [...new Set([words, escaped, words.replaceAll('"', '""')])]
}

/** Controls, and characters that turn text around, would change how the page reads (reliability.md F3, F11). */
function inert(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '·')
    .replaceAll('\t', '→')
    .toWellFormed()
}
