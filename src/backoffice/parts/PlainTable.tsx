import type { ReactNode } from 'react'

/** The head of a column; figures stand at its end, so that they compare at a glance. */
export type PlainHead = string | { readonly figures: string }

/**
 * A table of what one thing is made of; nothing where there is nothing. `isWordy`: its cells are words and not figures; on a phone each row is a
 * card, where others are pushed sideways under the names of their rows.
 */
export function PlainTable({
  caption,
  heads,
  rows,
  isWordy = false,
}: {
  caption: string
  heads: readonly PlainHead[]
  rows: readonly (readonly ReactNode[])[]
  isWordy?: boolean
}) {
  if (rows.length === 0) return null
  const columns = heads.map((head) =>
    typeof head === 'string' ? { head, look: undefined } : { head: head.figures, look: 'end' },
  )
  return (
    <section>
      <h2>{caption}</h2>
      <div className="table-frame" role="region" aria-label={caption} tabIndex={0}>
        <table className={isWordy ? 'table cards' : 'table'}>
          <thead>
            <tr>
              {columns.map(({ head, look }) => (
                <th key={head} scope="col" className={look}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, at) => (
                  <PlainCell key={at} {...columns[at]} isName={at === 0}>
                    {cell}
                  </PlainCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function PlainCell({
  head,
  look,
  isName,
  children,
}: {
  head?: string
  look?: string | undefined
  isName: boolean
  children: ReactNode
}) {
  if (isName)
    return (
      <th scope="row" className={look}>
        {children}
      </th>
    )
  return (
    <td className={look} data-head={head}>
      {children}
    </td>
  )
}
