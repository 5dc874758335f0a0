import { Link } from 'react-router'
import { formatCount, formatDay } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { microsText } from '../../../parts/money-words.ts'
import { monthWords } from '../../../parts/words.ts'
import { dayFrom } from '../../day-list.ts'
import { knownText } from '../../figure-words.ts'
import type { StatisticsLine } from './lines.ts'
import type { Breakdown } from './load-statistics.ts'

type LineColumn = Column<StatisticsLine>

const CLICKS = [
  figure('clicks', 'Cliques', ({ clicks }) => formatCount(clicks)),
  figure('counted', 'Contam', ({ counted }) => formatCount(counted)),
]
const MONEY = [
  figure('cost', 'Custo', ({ costMicros }) => knownText(costMicros, microsText)),
  figure('mean', 'Por clique pago', ({ meanMicros }) => (meanMicros === null ? '–' : microsText(meanMicros))),
  figure('takenBack', 'Retirados depois', ({ takenBack, takenBackMicros }) =>
    takenBack === 0 ? '–' : `${formatCount(takenBack)}, ${microsText(takenBackMicros ?? 0)}`,
  ),
]
/** Impressions and purchases are known by the day alone. */
const OF_DAYS = [
  figure('impressions', 'Impressões', ({ impressions }) => knownText(impressions, formatCount)),
  figure('orders', 'Compras', ({ orders }) => knownText(orders, formatCount)),
]

const NAMES: Readonly<Record<Breakdown, LineColumn>> = {
  day: name('Dia', ({ key }) => <DayLink day={String(key)} />),
  week: name('Semana', ({ key }) => `${formatDay(String(key))} a ${formatDay(dayFrom(String(key), 6))}`),
  month: name('Mês', ({ key }) => monthWords(String(key))),
  reason: name('Motivo', (line) => line.name ?? 'Contam'),
  source: name('Lugar', (line) => line.name ?? `Lugar n.º ${line.key}`),
  category: name('Categoria', (line) =>
    line.key === null ? (
      'Sem categoria'
    ) : (
      <Link to={`/ofertas?categoryId=${line.key}`}>{line.name ?? `Categoria n.º ${line.key}`}</Link>
    ),
  ),
  offer: name('Oferta', (line) => (
    <Link to={`/ofertas/${line.key}`}>{line.name ?? `Oferta n.º ${line.key}, que já não existe`}</Link>
  )),
}

function figure(id: string, header: string, cell: LineColumn['cell']): LineColumn {
  return { id, header, cell, sort: id, look: 'end' }
}

function name(header: string, cell: LineColumn['cell']): LineColumn {
  return { id: 'key', header, cell, sort: 'key', look: 'wide', isName: true }
}

function DayLink({ day }: { day: string }) {
  return <Link to={`/cliques/${day}`}>{formatDay(day)}</Link>
}

const withMoney = columnsOf(true)
const withoutMoney = columnsOf(false)

function columnsOf(hasMoney: boolean): Readonly<Record<Breakdown, readonly LineColumn[]>> {
  const of = (by: Breakdown, others: readonly LineColumn[] = []) => [
    NAMES[by],
    ...CLICKS,
    ...(hasMoney ? MONEY : []),
    ...others,
  ]
  return {
    day: of('day', OF_DAYS),
    week: of('week', OF_DAYS),
    month: of('month', OF_DAYS),
    reason: of('reason'),
    source: of('source'),
    category: of('category'),
    offer: of('offer'),
  }
}

/** The columns of a breakdown; without money for who has no right to it. */
export function columnsBy(by: Breakdown, hasMoney: boolean): readonly LineColumn[] {
  return (hasMoney ? withMoney : withoutMoney)[by]
}
