import { countOf, formatCount, formatDay } from '#storefront/copy/format.ts'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ofShop } from '../../../parts/frame/api-of.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { Pagination } from '../../../parts/Pagination.tsx'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { monthWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { useShopsSite } from '../../use-shops-site.ts'
import { columnsBy } from './columns.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import { type Breakdown, defaultSortOf, type Statistics } from './load-statistics.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { StatisticsPlots } from './StatisticsPlots.tsx'

const ROWS: Readonly<Record<Breakdown, readonly [string, string]>> = {
  day: ['dia', 'dias'],
  week: ['semana', 'semanas'],
  month: ['mês', 'meses'],
  reason: ['motivo', 'motivos'],
  source: ['lugar', 'lugares'],
  category: ['categoria', 'categorias'],
  offer: ['oferta', 'ofertas'],
}

/** B-07 B-04: figures, plots and rows of a period, beside the one before; without money for who may not read it. */
export function StatisticsScreen({ data }: ScreenProps<Statistics>) {
  const { period, by, hasMoney, figures, before } = data
  const isEmpty = figures.counted + figures.uncounted === 0
  return (
    <>
      <ScreenHead
        title="Estatísticas"
        lead={`De ${formatDay(period.from)} a ${formatDay(period.to)}, ao lado de ${formatDay(period.before.from)} a ${formatDay(period.before.to)}. Os cliques dos últimos minutos entram depois de julgados.`}
      />
      {period.problem !== null && <p className="outcome refused">{period.problem}</p>}
      <PeriodChoice {...data} />
      <FigureTiles now={figures} before={before} hasMoney={hasMoney} />
      {isEmpty && <p className="empty">Neste período não houve cliques.</p>}
      <StatisticsPlots {...data} />
      <section className="block" aria-label="Em pormenor">
        <h2>Em pormenor</h2>
        {by === 'offer' && (
          <p className="soft">{`As ofertas somam-se por meses inteiros: de ${monthWords(period.from)} a ${monthWords(period.to)}, as 500 com mais cliques.`}</p>
        )}
        <DataTable
          key={`${by} ${hasMoney}`}
          caption="Estatísticas"
          words={ROWS[by]}
          columns={columnsBy(by, hasMoney)}
          list={data}
          idOf={({ key }) => String(key)}
          defaultSort={defaultSortOf(by)}
          empty="Neste período não houve cliques."
          tools={<StatisticsExport {...data} />}
        />
        <Pagination {...data} />
      </section>
      <Uncounted {...data.explained} />
    </>
  )
}

/** Why clicks cost nothing: they do not count, or nothing was bid for them. */
function Uncounted({ reasons, free, afterBudget }: Statistics['explained']) {
  const shopsSite = useShopsSite()
  return (
    <section className="block" aria-label="Que cliques custam">
      <h2>Que cliques custam</h2>
      <p>
        Um clique que conta custa o que licitou por ele.
        {free > 0 && ` Neste período, ${freeWords(free)} sem licitação, e não custaram nada.`} Um clique que não conta
        nunca custa. <a href={`${shopsSite}/wiki/cliques`}>O que conta e o que não conta</a>
      </p>
      {afterBudget > 0 && (
        <p className="soft">
          {`Nas linhas e nos gráficos, «contam» inclui ${countOf(afterBudget, ['clique', 'cliques'])} de pessoas que chegaram sem orçamento para os pagar.`}
        </p>
      )}
      <PlainTable
        caption="Porque não contam"
        heads={['Motivo', { figures: 'Cliques' }]}
        rows={reasons.map(({ message, clicks }) => [message, formatCount(clicks)])}
      />
    </section>
  )
}

function freeWords(free: number): string {
  return countOf(free, ['clique conta', 'cliques contam'])
}

function StatisticsExport({ by, period: { from, to } }: Pick<Statistics, 'by' | 'period'>) {
  const { eshop = '' } = usePlace()
  return (
    <a href={ofShop(`/api/v2/billing/statistics.csv?${new URLSearchParams({ by, from, to })}`, eshop)} download>
      Exportar CSV
    </a>
  )
}
