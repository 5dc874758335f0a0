import type { RawItem } from '../offer-item.ts'
import { indexOfField } from './field-place.ts'
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
    this.fingerprint = fingerprint(`${fields.names.join('\u0001')}\u0002${fields.values.join('\u0001')}`)
    const { line, column } = placeOf(at)
    this.line = line
    this.column = column
  }

  positionOf(field: string, value: string | null = null): { line: number; column: number } {
    const at = indexOfField(this.names, this.values, field, value)
    return at === -1 ? { line: this.line, column: this.column } : this.#placeOf(this.#offsets[at] as number)
  }
}

/** Line and column of an offset in a slice. */
export type PlaceFinder = (at: number) => { line: number; column: number }

/** Finds places in one slice; its line ends are looked for once. */
export function placesIn({ source, line, column }: JsonSlice): PlaceFinder {
  let starts: number[] | null = null
  return (at) => {
    starts ??= lineStarts(source)
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] as number) <= at) low = middle + 1
      else high = middle
    }
    return { line: line + low, column: low === 0 ? column + at : at - (starts[low - 1] as number) + 1 }
  }
}

/** Where its second line begins, and each after it. */
function lineStarts(source: string): number[] {
  const starts: number[] = []
  for (let end = source.indexOf('\n'); end !== -1; end = source.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}
