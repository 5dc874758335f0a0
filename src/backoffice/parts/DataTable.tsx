import {
  columnVisibilityFeature,
  type RowData,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { Form, useLocation } from 'react-router'
import { countOf } from '#storefront/copy/format.ts'
import { Cells, type Column, Heads, Pick } from './cells.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { sortOf } from './list-address.ts'
import type { ListPage } from './list-page.ts'
import { countLine } from './words.ts'

interface ListFacts<Row> {
  /** What it is a list of, for those who hear it. */
  readonly caption: string
  /** ['trabalho', 'trabalhos'] */
  readonly words: readonly [string, string]
  /** Of one value: a constant of the screen's file. */
  readonly columns: readonly Column<Row>[]
  readonly list: ListPage<Row>
  readonly idOf: (row: Row) => string
  /** As the call has it, for the head that is sorted where the address says nothing. */
  readonly defaultSort?: string
  readonly empty?: string
  /** Beside the count: an `ExportLink`. */
  readonly tools?: ReactNode
  /** Buttons of a form in which rows are picked; the screen's `act` finds them under the name `ids`. */
  readonly batch?: ReactNode
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

/** A list of the back office. Headers that sort are links, rows are picked by boxes of a form, so both work without script. */
export function DataTable<Row extends RowData>(facts: ListFacts<Row>) {
  const { words, columns, list, idOf, tools, batch } = facts
  const definitions = useMemo(() => columns.map(({ id }) => ({ id, accessorFn: () => null })), [columns])
  const table = useTable({
    features,
    columns: definitions,
    data: list.rows,
    getRowId: idOf,
    initialState: {
      columnVisibility: Object.fromEntries(columns.map(({ id, isHidden = false }) => [id, !isHidden])),
    },
  })
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? true)
  const rows = table.getRowModel().rows.map((row) => ({
    id: row.id,
    row: row.original,
    isPicked: row.getIsSelected(),
    onPick: () => row.toggleSelected(),
  }))
  const content = (
    <>
      <div className="list-line">
        <p role="status">{countLine(list, words)}</p>
        <div className="actions">
          {tools}
          <ColumnChoice
            columns={columns.map((column) => ({
              ...column,
              isShown: shown.includes(column),
              toggle: () => table.getColumn(column.id)?.toggleVisibility(),
            }))}
          />
        </div>
      </div>
      <Frame {...facts} shown={shown} picks={rows} onPickAll={() => table.toggleAllRowsSelected()} />
    </>
  )
  if (batch === undefined) return content
  const picked = rows.filter(({ isPicked }) => isPicked).length
  return (
    <Form method="post">
      {content}
      <div className="batch" data-count={picked}>
        <span role="status">{countOf(picked, ['linha escolhida', 'linhas escolhidas'])}</span>
        {batch}
      </div>
    </Form>
  )
}

interface PickedRow<Row> {
  readonly id: string
  readonly row: Row
  readonly isPicked: boolean
  onPick(): void
}

/** The table itself: on a phone each row is a card, elsewhere it is pushed sideways in its frame where it is wider than the screen. */
function Frame<Row>({
  caption,
  columns,
  shown,
  picks,
  onPickAll,
  defaultSort,
  empty = 'Nada corresponde a estes filtros.',
  batch,
}: ListFacts<Row> & {
  shown: readonly Column<Row>[]
  picks: readonly PickedRow<Row>[]
  onPickAll(): void
}) {
  const { search } = useLocation()
  const nameId = (columns.find(({ isName }) => isName) ?? columns[0])?.id
  if (picks.length === 0) return <p className="table-frame table-empty">{empty}</p>
  return (
    <div className="table-frame" role="region" aria-label={caption} tabIndex={0}>
      <table className="table cards list">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr data-label={columns.some(({ sort }) => sort !== undefined) ? 'Ordenar por' : undefined}>
            {batch !== undefined && (
              <th scope="col" className="pick">
                <Pick
                  label="Escolher todos desta página"
                  isPicked={picks.every(({ isPicked }) => isPicked)}
                  onPick={onPickAll}
                />
              </th>
            )}
            <Heads columns={shown} sorted={sortOf(search) ?? defaultSort} />
          </tr>
        </thead>
        <tbody>
          {picks.map(({ id, row, isPicked, onPick }) => (
            <tr key={id} data-picked={isPicked || undefined}>
              {batch !== undefined && (
                <td className="pick">
                  <Pick label={`Escolher ${id}`} value={id} isPicked={isPicked} onPick={onPick} />
                </td>
              )}
              <Cells columns={shown} nameId={nameId} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
