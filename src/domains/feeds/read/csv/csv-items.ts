import { plainId } from '../../dialects/item/item-id.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import { FeedFailure } from '../../feed-failure.ts'
import type { FeedLimits } from '../../feed-limits.ts'
import type { RawItem } from '../../offer-item.ts'
import type { ImportReport } from '../../report/import-report.ts'
import { placeOfCell } from './cell-place.ts'
import { CsvRows, type CsvRow } from './csv-rows.ts'
import { RawRowItem } from './raw-row-item.ts'
import type { ItemCell, JoinedItem, RowJoiner } from './row-joiner.ts'

const BATCH_ROWS = 500

/** Turns separated text into items of a dialect: the first row names the fields, empty cells say nothing. */
export class CsvItems {
  readonly #rows: CsvRows
  readonly #dialect: Dialect
  readonly #report: ImportReport
  readonly #limits: FeedLimits
  readonly #joiner: RowJoiner | null
  #columns: string[] | null = null
  #ordinal = 0
  #whole = 0
  #short = 0

  constructor(dialect: Dialect, separator: string, report: ImportReport, limits: FeedLimits) {
    this.#dialect = dialect
    this.#report = report
    this.#limits = limits
    this.#rows = new CsvRows(separator, limits)
    this.#joiner = dialect.joinRows?.() ?? null
  }

  *write(text: string): Generator<RawItem[]> {
    this.#rows.push(text)
    yield* this.#batches()
  }

  *end(): Generator<RawItem[]> {
    this.#rows.end()
    yield* this.#batches()
    const rest = this.#joiner?.end().map((item) => this.#item(item)) ?? []
    if (rest.length > 0) yield rest
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
      if (this.#columns === null && isNote(row)) continue
      if (this.#columns === null) this.#columns = row.cells.map((cell) => this.#dialect.columnName(cell.trim()))
      else this.#take(row, this.#columns, items)
    }
    return items
  }

  #take(row: CsvRow, columns: readonly string[], items: RawItem[]): void {
    this.#refuseCut(row, columns.length)
    const joined = { row, cells: this.#cells(row, columns) }
    // A spreadsheet's empty line is no article.
    if (joined.cells.length === 0 && row.problem === null) return
    if (this.#joiner === null || row.problem !== null) {
      const item = this.#item(joined, row.problem !== null)
      this.#reportShape(row, columns.length, item.itemId)
      items.push(item)
      return
    }
    this.#reportShape(row, columns.length, '')
    for (const item of this.#joiner.add(joined)) items.push(this.#item(item))
  }

  /** The last row without a line end, broken or shorter than every other: the file was cut in it, and what came after is missing. */
  #refuseCut(row: CsvRow, columns: number): void {
    const isShort = row.cells.length < columns
    if (row.isUnended && (!row.isQuoted || (isShort && this.#short === 0 && this.#whole > 0)))
      throw new FeedFailure(
        'FAILED_MALFORMED',
        'o ficheiro termina a meio de uma linha',
        placeOfCell(row, row.cells.length - 1),
      )
    if (isShort) this.#short += 1
    else this.#whole += 1
  }

  /** Cells that say something, under their columns' names. */
  #cells(row: CsvRow, columns: readonly string[]): ItemCell[] {
    const cells: ItemCell[] = []
    for (let at = 0; at < row.cells.length && at < columns.length; at += 1) {
      const value = row.cells[at] as string
      const name = columns[at] as string
      if (value !== '' && name !== '') cells.push({ name, value, row, at })
    }
    return cells
  }

  #item({ row, cells }: JoinedItem, isBroken = false): RawItem {
    this.#ordinal += 1
    const { maxItemChars, maxItemValues, maxFieldChars, maxIdChars } = this.#limits
    const names: string[] = []
    const values: string[] = []
    const kept: ItemCell[] = []
    let chars = 0
    for (const cell of cells) {
      chars += cell.value.length
      if (chars > maxItemChars || names.length >= maxItemValues) continue
      kept.push(cell)
      names.push(cell.name)
      values.push(cell.value.length > maxFieldChars ? cell.value.slice(0, maxFieldChars) : cell.value)
    }
    const itemId = plainId(this.#dialect.idOf(names, values)).slice(0, maxIdChars + 1)
    return new RawRowItem(row, kept, { names, values }, { itemId, ordinal: this.#ordinal, isBroken })
  }

  #reportShape(row: CsvRow, columns: number, itemId: string): void {
    const place = { line: row.line, column: 1, itemId: itemId || null }
    if (row.problem !== null) this.#report.add('row_malformed', { ...place, value: row.problem })
    else if (row.cells.length < columns)
      this.#report.add('row_too_short', { ...place, value: `${row.cells.length} de ${columns}` })
    else if (row.cells.length > columns && row.cells.slice(columns).some((cell) => cell.trim() !== ''))
      this.#report.add('row_too_long', {
        ...place,
        ...placeOfCell(row, columns),
        value: `${row.cells.length} em vez de ${columns}`,
      })
  }
}

/**
 * What stands before the headings and is none: Excel's line that names the separator ("sep=;"), the name of the list alone in its
 * line, and a template's line of notes ("# Required | …"). Headings of less than two columns head no offers.
 */
export function isNote(row: CsvRow): boolean {
  return row.cells.filter((cell) => cell.trim() !== '').length < 2 || /^"?#\s+\p{L}/u.test(row.source)
}
