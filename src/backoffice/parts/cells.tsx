import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ariaSort, sortedBy } from './list-address.ts'

/** A column of a list. */
export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** The name by which the list sorts by it; absent: it does not. */
  readonly sort?: string
  /** Figures stand at the end; `wide`: words, which may break. */
  readonly look?: 'end' | 'wide' | 'nowrap'
  /** Out of sight until it is chosen. */
  readonly isHidden?: boolean
  /** What a row is called by; the first column where none is. */
  readonly isName?: boolean
}

/** The heads of a list; one that sorts is a link to the same list in another order. */
export function Heads<Row>({ columns, sorted }: { columns: readonly Column<Row>[]; sorted: string | undefined }) {
  const { pathname, search } = useLocation()
  return columns.map(({ id, header, sort, look }) => (
    <th key={id} scope="col" className={look} aria-sort={ariaSort(sort, sorted)}>
      {sort === undefined ? (
        header
      ) : (
        <Link to={pathname + sortedBy(search, sort, sorted)} preventScrollReset>
          {header}
        </Link>
      )}
    </th>
  ))
}

/** The cells of a row. */
export function Cells<Row>({
  columns,
  nameId,
  row,
}: {
  columns: readonly Column<Row>[]
  nameId: string | undefined
  row: Row
}) {
  return columns.map(({ id, header, cell, look }) =>
    id === nameId ? (
      <th key={id} scope="row" className={look}>
        {cell(row)}
      </th>
    ) : (
      <td key={id} className={look} data-head={header}>
        {cell(row)}
      </td>
    ),
  )
}

/** The box by which a row is picked. `value`: of a row; the head's box is no part of the form. */
export function Pick({
  label,
  value,
  isPicked,
  onPick,
}: {
  label: string
  value?: string
  isPicked: boolean
  onPick(): void
}) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      {...(value !== undefined && { name: 'ids', value })}
      checked={isPicked}
      onChange={onPick}
    />
  )
}
