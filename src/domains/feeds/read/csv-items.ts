import type { Dialect } from '../dialects/dialect.ts'
import type { FeedLimits } from '../feed-limits.ts'
import type { RawItem } from '../offer-item.ts'
import type { ImportReport } from '../report/import-report.ts'
import { plainId } from '../dialects/item-id.ts'
import { CsvRows, type CsvRow } from './csv-rows.ts'
import { fingerprint } from './fingerprint.ts'

const BATCH_ROWS = 500

/** Turns separated text into items of a dialect: the first row names the fields, empty cells say nothing. */
export class CsvItems {
  readonly #rows: CsvRows
  readonly #dialect: Dialect
  readonly #report: ImportReport
  readonly #limits: FeedLimits
  #columns: string[] | null = null
  #ordinal = 0

  constructor(dialect: Dialect, separator: string, report: ImportReport, limits: FeedLimits) {
    this.#dialect = dialect
    this.#report = report
    this.#limits = limits
    this.#rows = new CsvRows(separator, limits)
  }

  *write(text: string): Generator<RawItem[]> {
    this.#rows.push(text)
    yield* this.#batches()
  }

  *end(): Generator<RawItem[]> {
    this.#rows.end()
    yield* this.#batches()
  }

  /** A bad quote may set free a million short rows at once, so they come in pieces. */
  *#batches(): Generator<RawItem[]> {
    for (;;) {
      const rows = this.#rows.take(BATCH_ROWS)
      const items = this.#items(rows)
      if (items.length > 0) yield items
      if (rows.length < BATCH_ROWS) return
    }
  }

  #items(rows: readonly CsvRow[]): RawItem[] {
    const items: RawItem[] = []
    for (const row of rows) {
      if (this.#columns === null && isSeparatorNote(row)) continue
      if (this.#columns === null) this.#columns = row.cells.map((cell) => this.#dialect.columnName(cell.trim()))
      else items.push(this.#item(row, this.#columns))
    }
    return items
  }

  #item(row: CsvRow, columns: readonly string[]): RawItem {
    this.#ordinal += 1
    const names: string[] = []
    const values: string[] = []
    let chars = 0
    for (let at = 0; at < row.cells.length && at < columns.length; at += 1) {
      const value = row.cells[at] as string
      const name = columns[at] as string
      chars += value.length
      if (value === '' || name === '' || chars > this.#limits.maxItemChars) continue
      names.push(name)
      values.push(value.length > this.#limits.maxFieldChars ? value.slice(0, this.#limits.maxFieldChars) : value)
    }
    const itemId = plainId(this.#dialect.idOf(names, values)).slice(0, this.#limits.maxIdChars + 1)
    this.#reportShape(row, columns.length, itemId)
    return { itemId, fingerprint: fingerprint(`${names.join('\u0001')}\u0002${values.join('\u0001')}`), line: row.line, column: 1, ordinal: this.#ordinal, names, values, positionOf: () => ({ line: row.line, column: 1 }) }
  }

  #reportShape(row: CsvRow, columns: number, itemId: string): void {
    const place = { line: row.line, column: 1, itemId: itemId || null }
    if (row.problem !== null) this.#report.add('row_malformed', { ...place, value: row.problem })
    else if (row.cells.length < columns) this.#report.add('row_too_short', { ...place, value: `${row.cells.length} de ${columns}` })
    else if (row.cells.length > columns && row.cells.slice(columns).some((cell) => cell.trim() !== '')) this.#report.add('row_too_long', { ...place, value: `${row.cells.length} em vez de ${columns}` })
  }
}

/** Excel's first line that names the separator: "sep=;". */
export function isSeparatorNote(row: CsvRow): boolean {
  return row.line === 1 && /^sep=.?$/i.test(row.cells[0] ?? '')
}
