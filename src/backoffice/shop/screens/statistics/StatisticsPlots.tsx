import { Plot } from '../../../parts/Plot.tsx'
import type { PlotLine } from '../../../parts/plot-line.ts'
import { useMemo } from 'react'
import type { StatisticsLine } from './lines.ts'
import type { Statistics } from './load-statistics.ts'

const MICROS = 1_000_000
const EACH = { day: 'dia', week: 'semana', month: 'mês' } as const

/** Clicks, cost, impressions and purchases over the period; what nothing is known of is not drawn. */
export function StatisticsPlots({ drawn: { by, lines }, hasMoney }: Pick<Statistics, 'drawn' | 'hasMoney'>) {
  const { days, clicks, cost, impressions, orders } = useMemo(() => plotsOf(lines), [lines])
  const shared = { days, by }
  return (
    <div className="plots">
      <Plot {...shared} title={`Cliques por ${EACH[by]}`} lines={clicks} />
      {hasMoney && <Plot {...shared} title={`Custo por ${EACH[by]}`} lines={cost} unit="euros" />}
      {isKnown(impressions) && <Plot {...shared} title={`Impressões por ${EACH[by]}`} lines={impressions} />}
      {isKnown(orders) && <Plot {...shared} title={`Compras por ${EACH[by]}`} lines={orders} />}
    </div>
  )
}

function plotsOf(lines: readonly StatisticsLine[]) {
  const line = (label: string, tone: PlotLine['tone'], of: (line: StatisticsLine) => number | null): PlotLine => ({
    label,
    tone,
    values: lines.map(of),
  })
  return {
    days: lines.map(({ key }) => String(key)),
    clicks: [
      line('Contam', 'first', ({ counted }) => counted),
      line('Não contam', 'wrong', ({ clicks, counted }) => clicks - counted),
    ],
    cost: [line('Custo', 'second', ({ costMicros }) => (costMicros === null ? null : costMicros / MICROS))],
    impressions: [line('Impressões', 'first', (each) => each.impressions)],
    orders: [line('Compras', 'second', (each) => each.orders)],
  }
}

function isKnown(lines: readonly PlotLine[]): boolean {
  return lines.some(({ values }) => values.some((value) => value !== null))
}
