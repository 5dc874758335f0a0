import type { RawField } from './raw-field.ts'

/** A dialect's field to ours; null: known, and of no use to us. Of several that lead to one, the first in this order wins. */
export type FieldMap = Readonly<Record<string, RawField | null>>
