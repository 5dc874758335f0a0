import { Link } from 'react-router'
import { formatCount } from '#storefront/copy/format.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { Plot } from '../../../parts/Plot.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { dayWords } from '../../../parts/words.ts'
import { dayLines } from '../../day-lines.ts'
import type { ShopDays } from '../../days.ts'
import type { ScreenProps } from '../../screen.ts'
import { csvOf } from './days-csv.ts'
import { PERIODS } from './periods.ts'

/** B-07: plots and figures of the days, and why clicks did not count. */
export function StatisticsScreen({ data: { days, reasons } }: ScreenProps<ShopDays>) {
  const names = days.map(({ day }) => day)
  return (
    <>
      <ScreenHead title="Estatísticas" lead={`Os últimos ${days.length} dias, em Portugal.`}>
        {PERIODS.map((period) => (
          <Link key={period} to={`/estatisticas?dias=${period}`} aria-current={period === days.length || undefined}>
            {`${period} dias`}
          </Link>
        ))}
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(days))}`} download="estatisticas.csv">
          Exportar CSV
        </a>
      </ScreenHead>
      <div className="plots">
        <Plot title="Cliques por dia" days={names} lines={dayLines.clicks(days)} />
        <Plot title="Impressões por dia" days={names} lines={dayLines.impressions(days)} />
        <Plot title="Compras por dia" days={names} lines={dayLines.orders(days)} />
      </div>
      <PlainTable
        caption="Porque não contam cliques"
        heads={['Motivo', 'Cliques']}
        rows={reasons.map(({ message, clicks }) => [message, formatCount(clicks)])}
      />
      <PlainTable
        caption="Dia a dia"
        heads={['Dia', 'Impressões', 'Cliques que contam', 'Que não contam', 'Compras']}
        rows={days
          .toReversed()
          .map(({ day, impressions, clicks, notBilled, orders }) => [
            dayWords(day),
            ...[impressions, clicks, notBilled, orders].map(formatCount),
          ])}
      />
    </>
  )
}
