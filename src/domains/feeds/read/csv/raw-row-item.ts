import type { RawItem } from '../../offer-item.ts'
import { placeOfCell } from './cell-place.ts'
import type { CsvRow } from './csv-rows.ts'
import { indexOfField } from '../field-place.ts'
import { fieldsFingerprint } from '../fingerprint.ts'
import type { ItemCell } from './row-joiner.ts'

/** An item of a table: mostly a row, else cells of several. */
export class RawRowItem implements RawItem {
  readonly itemId: string
  readonly fingerprint: string
  readonly line: number
  readonly column = 1
  readonly ordinal: number
  readonly names: readonly string[]
  readonly values: readonly string[]
  readonly isBroken: boolean
  readonly #row: CsvRow
  readonly #cells: readonly ItemCell[]

  constructor(
    row: CsvRow,
    cells: readonly ItemCell[],
    { names, values }: Pick<RawItem, 'names' | 'values'>,
    { itemId, ordinal, isBroken }: { itemId: string; ordinal: number; isBroken: boolean },
  ) {
    this.#row = row
    this.#cells = cells
    this.names = names
    this.values = values
    this.itemId = itemId
    this.ordinal = ordinal
    this.isBroken = isBroken
    this.line = row.line
    this.fingerprint = fieldsFingerprint(names, values)
  }

  positionOf(field: string, value: string | null = null): { line: number; column: number } {
    const cell = this.#cells[indexOfField(this.names, this.values, field, value)]
    return cell === undefined ? { line: this.#row.line, column: 1 } : placeOfCell(cell.row, cell.at)
  }
}
