import { PLOT } from './chart-geometry.ts'
import type { RangeView } from './present-range.ts'

/** Room under the plot for the first and the last day. */
const LABELS_HEIGHT = 32
const DAYS_BELOW = 24

/** The line of a price, with its name and its words for those who do not see it. */
export function PriceChart({ range, isSmall = false }: { range: RangeView; isSmall?: boolean }) {
  const { id, name, description, chart, tickLabels, from, until } = range
  return (
    <svg
      className={isSmall ? 'ph-chart small' : 'ph-chart'}
      viewBox={`0 0 ${PLOT.right} ${PLOT.bottom + LABELS_HEIGHT}`}
      role="img"
      aria-labelledby={`ph-${id}-name ph-${id}-text`}
    >
      <title id={`ph-${id}-name`}>{name}</title>
      <desc id={`ph-${id}-text`}>{description}</desc>
      {chart.gaps.map(({ x, width }) => (
        <rect key={x} className="ph-gap" x={x} y={PLOT.top} width={width} height={PLOT.bottom - PLOT.top} />
      ))}
      <path className="ph-grid" d={chart.ticks.map(({ y }) => `M${PLOT.left} ${y}H${PLOT.right}`).join('')} />
      {chart.delivered !== '' && <path className="ph-line delivered" d={chart.delivered} />}
      <path className="ph-line" d={chart.price} />
      {chart.drop !== '' && <path className="ph-line drop" d={chart.drop} />}
      {chart.end !== null && (
        <circle className={chart.drop === '' ? 'ph-end' : 'ph-end drop'} cx={chart.end.x - 3} cy={chart.end.y} r="4" />
      )}
      {chart.ticks.map(({ y }, index) => (
        <text key={y} x={PLOT.left - 10} y={y} dy="0.32em" textAnchor="end">
          {tickLabels[index]}
        </text>
      ))}
      <text x={PLOT.left} y={PLOT.bottom + DAYS_BELOW}>
        {from}
      </text>
      <text x={PLOT.right} y={PLOT.bottom + DAYS_BELOW} textAnchor="end">
        {until}
      </text>
    </svg>
  )
}
