import { useEffect, useId, useRef } from 'react'
import { type PlotFacts, placeWords, valueWords } from './plot-line.ts'

const HEADS = { day: 'Dia', week: 'Semana de', month: 'Mês' } as const

/** Values over days, weeks or months: drawn where script runs, and always there as a table. */
export function Plot({
  id,
  title,
  days,
  lines,
  by = 'day',
  unit = 'count',
}: PlotFacts & {
  /** By which links lead to it. */
  id?: string
  title: string
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
        if (!isGone) end = drawPlot(current, { days, lines, by, unit })
      },
      // It is not there, or cannot bear the browser's language: the table says the same.
      () => undefined,
    )
    return () => {
      isGone = true
      end?.()
    }
  }, [days, lines, by, unit])
  return (
    <figure id={id} className="plot" aria-labelledby={headId}>
      <figcaption id={headId}>
        <h2>{title}</h2>
        <ul>
          {lines.map(({ label, tone, isBefore }) => (
            <li key={label} data-tone={tone} data-before={isBefore}>
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
                <th scope="col">{HEADS[by]}</th>
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
                    <th scope="row">{placeWords(day, by)}</th>
                    {lines.map(({ label, values }) => (
                      <td key={label} className="end">
                        {valueWords(values[index], unit)}
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
