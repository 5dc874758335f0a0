import { RAW_FIELDS } from './raw-field.ts'

const PLACES: ReadonlyMap<string, number> = new Map(Object.keys(RAW_FIELDS).map((field, place) => [field, place]))
const NOTHING: readonly undefined[] = Array.from({ length: PLACES.size }, () => undefined)

export type SingleField = keyof typeof RAW_FIELDS

/** The place of one of our fields among the values of an item; -1: it is none of a single value. */
export function placeOfField(field: string): number {
  return PLACES.get(field) ?? -1
}

/**
 * Values by our names, as a Map has them; but each name has its place from the start, so that an item costs one short list
 * and no table that grows field by field (a twentieth of normalising it).
 */
export class SingleFields {
  readonly #values: (string | undefined)[] = NOTHING.slice()

  get(field: SingleField): string | undefined {
    return this.#values[PLACES.get(field) as number]
  }

  has(field: SingleField): boolean {
    return this.get(field) !== undefined
  }

  set(field: SingleField, value: string): void {
    this.#values[PLACES.get(field) as number] = value
  }

  delete(field: SingleField): void {
    this.#values[PLACES.get(field) as number] = undefined
  }

  at(place: number): string | undefined {
    return this.#values[place]
  }

  setAt(place: number, value: string): void {
    this.#values[place] = value
  }
}
