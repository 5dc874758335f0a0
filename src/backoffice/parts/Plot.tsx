import { useEffect, useId, useRef } from 'react'
import { formatCount } from '#storefront/copy/format.ts'
import type { PlotLine } from './plot-line.ts'
import { dayWords } from './words.ts'

/** Values over days: drawn where script runs, and always there as a table. */
export function Plot({
  id,
  title,
  days,
  lines,
}: {
  /** By which links lead to it. */
  id?: string
  title: string
  days: readonly string[]
  lines: readonly PlotLine[]
}) {
  const place = useRef<HTMLDivElement>(null)
  const headId = useId()
  useEffect(() => {
    const { current } = place
    if (current === null) return undefined
    let end: (() => void) | null = null
    let isGone = false
    void import('./draw-plot.ts').then(
      ({ drawPlot }) => {
        if (!isGone) end = drawPlot(current, days, lines)
      },
      // It is not there, or cannot bear the browser's language: the table says the same.
      () => undefined,
    )
    return () => {
      isGone = true
      end?.()
    }
  }, [days, lines])
  return (
    <figure id={id} className="plot" aria-labelledby={headId}>
      <figcaption id={headId}>
        <h2>{title}</h2>
        <ul>
          {lines.map(({ label, tone }) => (
            <li key={label} data-tone={tone}>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="canvas" ref={place} aria-hidden="true" />
      <details>
        <summary>Ver em tabela</summary>
        <div className="table-frame" role="region" aria-label={`${title}, em tabela`} tabIndex={0}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Dia</th>
                {lines.map(({ label }) => (
                  <th key={label} scope="col" className="end">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, index) => (
                  <tr key={day}>
                    <th scope="row">{dayWords(day)}</th>
                    {lines.map(({ label, values }) => (
                      <td key={label} className="end">
                        {formatCount(values[index] ?? 0)}
                      </td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
