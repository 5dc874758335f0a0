import type { ReactNode } from 'react'

/** A table of what one thing is made of; nothing where there is nothing. */
export function PlainTable({
  caption,
  heads,
  rows,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{caption}</h2>
      <div className="table-frame" role="region" aria-label={caption} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, at) =>
                  at === 0 ? (
                    <th key={at} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={at}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
