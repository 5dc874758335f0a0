import { FeedFailure } from '../../feed-failure.ts'

export interface CsvRow {
  cells: string[]
  /** Line where the row begins, from 1. */
  line: number
  /** A quote that never closes: the row was read as well as can be. */
  problem: string | null
  /** The row as it stands in the file, for the places of its cells. */
  source: string
  separator: string
  /** Whether quotes count in this row. */
  isQuoted: boolean
  /** Nothing follows it, not even a line end: the file may have been cut here. */
  isUnended: boolean
}

/** The next of each sign from where cells were read last, so that each is searched once; Infinity: none comes. */
interface NextSigns {
  separator: number
  feed: number
  return: number
}

export interface CsvLimits {
  maxColumns: number
  maxRowChars: number
}

const QUOTE = 34
const LF = 10
const CR = 13
/** Instead of an offset: this quote opened nothing. */
const STRAY_QUOTE = -2
const NOTHING_KNOWN: NextSigns = { separator: -1, feed: -1, return: -1 }

/**
 * A streaming reader of separated values (RFC 4180, any one-character separator, LF, CRLF or CR): quotes count only at a
 * cell's start, so that `Mesa 24" preta` is a cell; line ends inside quotes belong to the cell. A quote that does not close
 * within `maxRowChars`, or that closes behind other cells or lines with text after it (the opening quote of another cell), is taken as a
 * letter, so that it costs its row and not the rest of the file. Text behind a closing quote of the same line makes all of the
 * cell letters. Empty lines are skipped.
 * csv-parse is its oracle in tests. It owns state over one file.
 */
export class CsvRows {
  readonly #separator: string
  readonly #separatorUnit: number
  readonly #limits: CsvLimits
  #text = ''
  /** Whether the text has a CR at all: most have none, and then line ends are found faster. */
  #hasReturns = false
  #from = 0
  #line = 1
  #ended = false
  #next: NextSigns = { ...NOTHING_KNOWN }

  constructor(separator: string, limits: CsvLimits) {
    this.#separator = separator
    this.#separatorUnit = separator.charCodeAt(0)
    this.#limits = limits
  }

  /** Adds text; at most as much as a row may hold should stay unread. */
  push(chunk: string): void {
    this.#text = this.#from === this.#text.length ? chunk : this.#text.slice(this.#from) + chunk
    this.#from = 0
    this.#hasReturns = this.#text.includes('\r')
    this.#next = { ...NOTHING_KNOWN }
  }

  /** Says that nothing more comes: the rest is complete. */
  end(): void {
    this.#ended = true
  }

  /** The next complete rows, at most `max`; fewer when more text is needed. */
  take(max: number): CsvRow[] {
    const rows: CsvRow[] = []
    while (rows.length < max && this.#from < this.#text.length) {
      if (this.#text.charCodeAt(this.#from) === LF) {
        this.#from += 1
        this.#line += 1
        continue
      }
      const next = this.#row(this.#from, rows)
      if (next === -1) break
      this.#from = next
    }
    return rows
  }

  /** Reads one row at `from`; the offset behind it, or -1 when its end has not come. */
  #row(from: number, rows: CsvRow[]): number {
    const row: CsvRow = {
      cells: [],
      line: this.#line,
      problem: null,
      source: '',
      separator: this.#separator,
      isQuoted: true,
      isUnended: false,
    }
    // Who reads from here again must know what was known here: not what is next behind it, nor all anew for each row.
    const known = { ...this.#next }
    const end = this.#cells(from, row, true)
    const isStray = end === STRAY_QUOTE
    const isTooLong = (end < 0 ? this.#text.length : end) - from > this.#limits.maxRowChars
    const isReadAgain = isStray || isTooLong || (end === -1 && this.#ended)
    if (isReadAgain) this.#next = { ...known }
    const next = isReadAgain ? this.#withoutQuotes(from, row) : end
    if (next === -1) {
      this.#next = known
      return -1
    }
    this.#line += this.#hasReturns ? lineEnds(this.#text, from, next) : lineFeeds(this.#text, from, next)
    row.source = this.#text.slice(from, next)
    row.isUnended = this.#ended && next >= this.#text.length && !/[\r\n]$/.test(row.source)
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row)
    return next
  }

  /** A quote of this row never closes: the row ends at its line's end, quotes are letters. */
  #withoutQuotes(from: number, row: CsvRow): number {
    row.cells = []
    row.problem = 'aspas que não fecham'
    row.isQuoted = false
    const end = this.#cells(from, row, false)
    if (end === -1 && this.#text.length - from > this.#limits.maxRowChars)
      throw new FeedFailure('FAILED_LIMIT', `uma linha com mais de ${this.#limits.maxRowChars} carateres`, {
        line: this.#line,
        column: 1,
      })
    return end
  }

  #cells(from: number, row: CsvRow, withQuotes: boolean): number {
    let at = from
    for (;;) {
      const isQuoted = withQuotes && this.#text.charCodeAt(at) === QUOTE
      const end = isQuoted ? this.#quotedCell(at, row) : this.#plainCell(at, row)
      if (end < 0) return end
      const unit = this.#text.charCodeAt(end)
      if (end >= this.#text.length) return end
      if (unit === LF) return end + 1
      if (unit === CR) return this.#afterReturn(end)
      at = end + 1
    }
  }

  /** Pushes the cell; the offset of the separator or line end behind it. */
  #plainCell(at: number, row: CsvRow): number {
    const end = this.#cellEnd(at)
    if (end === -1) return -1
    this.#push(row, this.#text.slice(at, end))
    return end
  }

  #quotedCell(at: number, row: CsvRow): number {
    let close = this.#text.indexOf('"', at + 1)
    let isDoubled = false
    while (close !== -1 && this.#text.charCodeAt(close + 1) === QUOTE) {
      isDoubled = true
      close = this.#text.indexOf('"', close + 2)
    }
    // A quote that is the last character may yet turn out to be the first half of two.
    if (close === -1 || (close === this.#text.length - 1 && !this.#ended)) return -1
    const inside = this.#text.slice(at + 1, close)
    const end = this.#cellEnd(close + 1)
    if (end === -1) return -1
    if (end > close + 1 && this.#text.slice(close + 1, end).trim() !== '') {
      if (/[\n\r]/.test(inside) || inside.includes(this.#separator)) return STRAY_QUOTE
      this.#push(row, this.#text.slice(at, end))
    } else this.#push(row, isDoubled ? inside.replaceAll('""', '"') : inside)
    return end
  }

  #push(row: CsvRow, cell: string): void {
    if (row.cells.length < this.#limits.maxColumns) row.cells.push(cell)
  }

  /** Where the cell ends whose rest begins at `at`: at the nearest separator or line end, else with the file. */
  #cellEnd(at: number): number {
    const text = this.#text
    if (text.charCodeAt(at) === this.#separatorUnit) return at
    const next = this.#next
    if (next.separator < at) next.separator = found(text, this.#separator, at)
    if (next.feed < at) next.feed = found(text, '\n', at)
    if (next.return < at) next.return = this.#hasReturns ? found(text, '\r', at) : Infinity
    const end = Math.min(next.separator, next.feed, next.return)
    if (end === Infinity) return this.#ended ? text.length : -1
    return end === next.return && end === text.length - 1 && !this.#ended ? -1 : end
  }

  #afterReturn(at: number): number {
    return this.#text.charCodeAt(at + 1) === LF ? at + 2 : at + 1
  }
}

function lineFeeds(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF)) count += 1
  }
  return count
}

function found(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at === -1 ? Infinity : at
}
