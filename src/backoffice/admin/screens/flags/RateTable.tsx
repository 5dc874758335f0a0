import type { VariationLine } from './present-experiment.ts'

/** Variations with what their visitors did about one goal. Four columns fit a phone; a wide screen draws the ranges too. */
export function RateTable({
  caption,
  variations,
}: {
  readonly caption: string
  readonly variations: readonly VariationLine[]
}) {
  return (
    <table className="table experiment-rates">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Variação</th>
          <th scope="col">Conversões</th>
          <th scope="col">Taxa</th>
          <th scope="col" className="ranges">
            Intervalo
          </th>
          <th scope="col">Diferença</th>
        </tr>
      </thead>
      <tbody>
        {variations.map(({ name, users, conversions, rate, range, difference }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {conversions}
              <small>{users}</small>
            </td>
            <td>
              {rate.value}
              {rate.interval !== null && <small className="range">{rate.interval}</small>}
            </td>
            <td className="ranges">{range !== null && <Range {...range} />}</td>
            <td>
              {difference.value}
              {difference.interval !== null && <small className="range">{difference.interval}</small>}
              {difference.verdict !== null && (
                <span className={`chip ${difference.verdict.tone}`}>{difference.verdict.words}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WIDTH = 144
const HEIGHT = 20
const DOT = 4

/** The range of a rate among those of its goal, which the figures say in words. */
function Range({ low, value, high }: NonNullable<VariationLine['range']>) {
  const at = (share: number): number => Math.round(DOT + share * (WIDTH - 2 * DOT))
  const middle = HEIGHT / 2
  return (
    <svg className="experiment-range" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={middle} y2={middle} />
      <line x1={at(low)} x2={at(high)} y1={middle} y2={middle} />
      <circle cx={at(value)} cy={middle} r={DOT} />
    </svg>
  )
}
