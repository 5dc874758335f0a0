import type { CsvRow } from './csv-rows.ts'

/** One cell of an item: which row it stands in and where. */
export interface ItemCell {
  readonly name: string
  readonly value: string
  readonly row: CsvRow
  /** Number of the cell in its row, from 0. */
  readonly at: number
}

/** A row of a table by its columns' names. */
export interface NamedRow {
  readonly row: CsvRow
  /** Cells that say something, in order. */
  readonly cells: readonly ItemCell[]
}

/** What makes one item: its own row, and the cells of it and of others. */
export interface JoinedItem {
  readonly row: CsvRow
  readonly cells: readonly ItemCell[]
}

/** Makes items of rows; it owns state over one file, and must bound what it keeps. */
export interface RowJoiner {
  /** The items that are complete now that this row is known. */
  add(row: NamedRow): readonly JoinedItem[]
  /** The rest. */
  end(): readonly JoinedItem[]
}

/** The trimmed value of the first cell of that name, or ''. */
export function cellOf(row: NamedRow, name: string): string {
  return row.cells.find((cell) => cell.name === name)?.value.trim() ?? ''
}

/** A cell that no row has, such as an id made of several; reported where `like` stands. */
export function aCell(name: string, value: string, like: NamedRow): ItemCell {
  return { name, value, row: like.row, at: 0 }
}
