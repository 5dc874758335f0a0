import type { RawItem } from '../../offer-item.ts'
import { indexOfField } from '../field-place.ts'
import { fieldsFingerprint } from '../fingerprint.ts'
import type { JsonFields } from './json-fields.ts'
import type { PlaceFinder } from '../places-in.ts'

/** An item of a JSON feed, read whole when found: its structure must be checked before it is known to be one. */
export class RawJsonItem implements RawItem {
  readonly itemId: string
  readonly fingerprint: string
  readonly line: number
  readonly column: number
  readonly ordinal: number
  readonly names: readonly string[]
  readonly values: readonly string[]
  readonly #placeOf: PlaceFinder
  readonly #offsets: readonly number[]

  /** `at`: where the item's own part begins in the slice. */
  constructor(placeOf: PlaceFinder, at: number, fields: JsonFields, itemId: string, ordinal: number) {
    this.#placeOf = placeOf
    this.#offsets = fields.offsets
    this.itemId = itemId
    this.ordinal = ordinal
    this.names = fields.names
    this.values = fields.values
    this.fingerprint = fieldsFingerprint(fields.names, fields.values)
    const { line, column } = placeOf(at)
    this.line = line
    this.column = column
  }

  positionOf(field: string, value: string | null = null): { line: number; column: number } {
    const at = indexOfField(this.names, this.values, field, value)
    return at === -1 ? { line: this.line, column: this.column } : this.#placeOf(this.#offsets[at] as number)
  }
}
