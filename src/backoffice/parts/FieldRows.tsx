import type { ReactNode } from 'react'

/** Empty rows beneath those that are there. */
const MORE_ROWS = 2

/**
 * Rows of fields named `table.0.field`, a row a thing that is there and empty ones for more. `label` and its number are what a reader of screens hears
 * of a row, for its fields are named as those of the next.
 */
export function FieldRows<Row>({
  table,
  label,
  rows,
  className = 'filters',
  children,
}: {
  table: string
  label: string
  rows: readonly Row[]
  className?: string
  /** The fields of a row; null: an empty one. `name('price')` is the field's name, `number` that of the row, from 1. */
  children(row: Row | null, name: (field: string) => string, number: number): ReactNode
}) {
  return [...rows, ...Array<null>(MORE_ROWS).fill(null)].map((row, at) => (
    <div key={at} className={className} role="group" aria-label={`${label} ${at + 1}`}>
      {children(row, (field) => `${table}.${at}.${field}`, at + 1)}
    </div>
  ))
}
