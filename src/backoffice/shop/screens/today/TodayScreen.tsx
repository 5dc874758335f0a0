import { useMemo } from 'react'
import { Link } from 'react-router'
import type { BillingDay } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { microsText } from '../../../parts/money-words.ts'
import { Plot } from '../../../parts/Plot.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { dayLines } from '../../day-lines.ts'
import type { ShopDay } from '../../days.ts'
import { knownText } from '../../figure-words.ts'
import type { ScreenProps } from '../../screen.ts'
import { percentText } from '../accuracy/accuracy-words.ts'
import type { Waiting } from './waiting.ts'

interface Today {
  /** The last is today. */
  readonly days: readonly ShopDay[]
  readonly waiting: readonly Waiting[]
  readonly liveOffers: number | null
  /** null: too few readings to tell. */
  readonly accuracyPercent: number | null
  /** Of the last days, as far as there were clicks; null: who looks may not read it. */
  readonly costs: readonly BillingDay[] | null
}

/** Places from the end: today, yesterday, the same weekday of last week. */
const COMPARED = [-1, -2, -8] as const

/** B-07: what shoppers did with the shop's offers today and on the days before, and what waits. */
export function TodayScreen({ data }: ScreenProps<Today>) {
  const { days, waiting, liveOffers } = data
  return (
    <>
      <ScreenHead
        title="Hoje"
        lead="O que os compradores fizeram com as suas ofertas até agora, ao lado do dia inteiro de ontem e de há uma semana."
      />
      <WaitingList waiting={waiting} />
      <ul className="figures roomy">
        <DayFigures {...data} />
        <li className="figure" data-tone="well">
          <h2>
            <Link to="/exatidao">Exatidão</Link>
          </h2>
          <p className="value">{percentText(data.accuracyPercent)}</p>
          <p className="soft">preço e stock como na loja</p>
        </li>
        <li className="figure" data-tone={liveOffers === 0 ? 'wrong' : 'well'}>
          <h2>
            <Link to="/ofertas?state=live">Ofertas à vista</Link>
          </h2>
          <p className="value">{liveOffers === null ? 'muitas' : formatCount(liveOffers)}</p>
          <p className="soft">no feed mais recente</p>
        </li>
      </ul>
      <DayPlots days={days} />
    </>
  )
}

function WaitingList({ waiting }: Pick<Today, 'waiting'>) {
  if (waiting.length === 0) return <p className="soft">Nada espera por si.</p>
  return (
    <section className="block" aria-label="À sua espera">
      <h2>À sua espera</h2>
      <ul className="waiting">
        {waiting.map(({ text, to, label }) => (
          <li key={text}>
            {text} <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DayFigures({ days, costs }: Today) {
  const compared = COMPARED.map((at) => days.at(at))
  const costOf = (day: ShopDay | undefined) => costs?.find((each) => each.day === day?.day)?.costMicros ?? 0
  const figures = [
    ['Impressões', '/estatisticas', (day?: ShopDay) => formatCount(day?.impressions ?? 0)],
    ['Cliques que contam', '/estatisticas', (day?: ShopDay) => formatCount(day?.clicks ?? 0)],
    ['Cliques que não contam', '/estatisticas?por=reason', (day?: ShopDay) => formatCount(day?.notBilled ?? 0)],
    ...(costs === null ? [] : [['Custo dos cliques', '/cliques', (day?: ShopDay) => microsText(costOf(day))] as const]),
    ['Compras', '/estatisticas', (day?: ShopDay) => knownText(day?.orders ?? null, formatCount)],
  ] as const
  return figures.map(([label, path, wordsOf]) => (
    <li key={label} className="figure" data-tone="well">
      <h2>
        <Link to={path}>{label}</Link>
      </h2>
      <p className="value">{wordsOf(compared[0])}</p>
      <p className="soft">{`ontem ${wordsOf(compared[1])}, há uma semana ${wordsOf(compared[2])}`}</p>
    </li>
  ))
}

function DayPlots({ days }: Pick<Today, 'days'>) {
  const { names, clicks, impressions } = useMemo(
    () => ({
      names: days.map(({ day }) => day),
      clicks: dayLines.clicks(days),
      impressions: dayLines.impressions(days),
    }),
    [days],
  )
  return (
    <div className="plots">
      <Plot title="Cliques por dia" days={names} lines={clicks} />
      <Plot title="Impressões por dia" days={names} lines={impressions} />
    </div>
  )
}
