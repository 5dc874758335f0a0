import type { RawItem } from '../offer-item.ts'
import { fingerprint } from './fingerprint.ts'
import type { JsonFields } from './json-fields.ts'
import type { JsonSlice } from './json-slices.ts'

/** An item of a JSON feed, read whole when found: its structure must be checked before it is known to be one. */
export class RawJsonItem implements RawItem {
  readonly itemId: string
  readonly fingerprint: string
  readonly line: number
  readonly column: number
  readonly ordinal: number
  readonly names: readonly string[]
  readonly values: readonly string[]
  readonly #slice: JsonSlice
  readonly #offsets: readonly number[]

  /** `at`: where the item's own part begins in the slice. */
  constructor(slice: JsonSlice, at: number, fields: JsonFields, itemId: string, ordinal: number) {
    this.#slice = slice
    this.#offsets = fields.offsets
    this.itemId = itemId
    this.ordinal = ordinal
    this.names = fields.names
    this.values = fields.values
    this.fingerprint = fingerprint(`${fields.names.join('\u0001')}\u0002${fields.values.join('\u0001')}`)
    const { line, column } = placeInSlice(slice, at)
    this.line = line
    this.column = column
  }

  positionOf(field: string): { line: number; column: number } {
    const at = this.names.indexOf(field)
    return at === -1 ? { line: this.line, column: this.column } : placeInSlice(this.#slice, this.#offsets[at] as number)
  }
}

/** Line and column of an offset in a slice. */
export function placeInSlice({ source, line, column }: JsonSlice, at: number): { line: number; column: number } {
  let lines = 0
  let lineFrom = 0
  for (let end = source.indexOf('\n'); end !== -1 && end < at; end = source.indexOf('\n', end + 1)) {
    lines += 1
    lineFrom = end + 1
  }
  return { line: line + lines, column: lines === 0 ? column + at : at - lineFrom + 1 }
}
