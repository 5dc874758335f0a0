import { Link } from 'react-router'
import type { BillingDay, FeedNotice } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { microsText } from '../../../parts/money-words.ts'
import { Plot } from '../../../parts/Plot.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ShopDays } from '../../days.ts'
import { dayLines } from '../../day-lines.ts'
import type { ScreenProps } from '../../screen.ts'
import { percentText } from '../accuracy/accuracy-words.ts'

type Today = ShopDays & {
  readonly notices: readonly FeedNotice[]
  readonly liveOffers: number | null
  readonly openQuestions: number
  /** null: too few readings to tell. */
  readonly accuracyPercent: number | null
  /** Of today and yesterday, as far as there were clicks; null: who looks may not read it. */
  readonly costs: readonly BillingDay[] | null
}

/** B-07: what shoppers did with the shop's offers today and on the days before, and what waits. */
export function TodayScreen({ data }: ScreenProps<Today>) {
  const { days, notices, liveOffers, openQuestions } = data
  const today = days.at(-1)
  const before = days.at(-2)
  const figures = [
    ['Impressões', today?.impressions, before?.impressions, '/estatisticas'],
    ['Cliques que contam', today?.clicks, before?.clicks, '/estatisticas'],
    ['Cliques que não contam', today?.notBilled, before?.notBilled, '/estatisticas'],
    ['Compras', today?.orders, before?.orders, '/estatisticas'],
  ] as const
  return (
    <>
      <ScreenHead title="Hoje" lead="O que os compradores fizeram com as suas ofertas." />
      {notices.map(({ kind, message, since }) => (
        <p key={kind} className="outcome refused">
          {`${message} Desde ${momentWords(since)}. `}
          <Link to="/feed">Ver o feed</Link>
        </p>
      ))}
      <ul className="figures">
        {figures.map(([label, now = 0, yesterday = 0, path]) => (
          <li key={label} className="figure" data-tone="well">
            <h2>
              <Link to={path}>{label}</Link>
            </h2>
            <p className="value">{formatCount(now)}</p>
            <p className="soft">{`ontem ${formatCount(yesterday)}`}</p>
          </li>
        ))}
        <Cost {...data} />
        <li className="figure" data-tone="well">
          <h2>
            <Link to="/exatidao">Exatidão</Link>
          </h2>
          <p className="value">{percentText(data.accuracyPercent)}</p>
          <p className="soft">preço e stock como na loja</p>
        </li>
        <li className="figure" data-tone={liveOffers === 0 ? 'wrong' : 'well'}>
          <h2>
            <Link to="/ofertas">Ofertas à vista</Link>
          </h2>
          <p className="value">{liveOffers === null ? 'muitas' : formatCount(liveOffers)}</p>
          <p className="soft">no feed mais recente</p>
        </li>
        <li className="figure" data-tone={openQuestions > 0 ? 'care' : 'well'}>
          <h2>
            <Link to="/perguntas">Perguntas</Link>
          </h2>
          <p className="value">{formatCount(openQuestions)}</p>
          <p className="soft">sem resposta sua</p>
        </li>
      </ul>
      <div className="plots">
        <Plot title="Cliques por dia" days={days.map(({ day }) => day)} lines={dayLines.clicks(days)} />
        <Plot title="Impressões por dia" days={days.map(({ day }) => day)} lines={dayLines.impressions(days)} />
      </div>
    </>
  )
}

function Cost({ costs, days }: Today) {
  if (costs === null) return null
  const costOf = (day: string | undefined) => microsText(costs.find((each) => each.day === day)?.costMicros ?? 0)
  return (
    <li className="figure" data-tone="well">
      <h2>
        <Link to="/cliques">Custo dos cliques</Link>
      </h2>
      <p className="value">{costOf(days.at(-1)?.day)}</p>
      <p className="soft">{`ontem ${costOf(days.at(-2)?.day)}`}</p>
    </li>
  )
}
