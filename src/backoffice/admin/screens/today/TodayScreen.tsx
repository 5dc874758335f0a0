import { Link } from 'react-router'
import type { Today } from '#platform/api-client/calls.ts'
import { Plot } from '../../../parts/Plot.tsx'
import type { PlotLine } from '../../../parts/plot-line.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { CLICKS_PLOT, type Figure, figuresOf } from './figures.ts'
import { ShopsWithoutOwner, WaitingList } from './WaitingList.tsx'

/** B-08: how the site stands now, and how it stood on the days before. */
export function TodayScreen({ data }: ScreenProps<Today>) {
  const { at, hasWorker, days } = data
  return (
    <>
      <ScreenHead title="Hoje" lead={`O que espera por si e como está o site, ${momentWords(at)}.`} />
      {hasWorker === false && (
        <p className="outcome refused" role="alert">
          O processo de trabalho está parado. Importações, e-mails e índice esperam até que volte; as páginas continuam
          a responder.
        </p>
      )}
      <WaitingList today={data} />
      <section aria-label="Como está o site">
        <h2>Como está o site</h2>
        <ul className="figures">
          {figuresOf(data).map((figure) => (
            <FigureTile key={figure.label} {...figure} />
          ))}
        </ul>
      </section>
      {days !== null && (
        <div className="plots">
          <Plot id={CLICKS_PLOT} title="Cliques por dia" days={days.map(({ day }) => day)} lines={clickLines(days)} />
          <Plot title="Importações por dia" days={days.map(({ day }) => day)} lines={importLines(days)} />
        </div>
      )}
      <ShopsWithoutOwner shops={data.waiting.withoutOwner} />
    </>
  )
}

/** It leads to where more of it is, for who may go there. */
function FigureTile({ label, value, more, tone, to }: Figure) {
  const may = useMay()
  return (
    <li className="figure" data-tone={tone}>
      <h2>{to === undefined || !may(to.access) ? label : <Link to={to.path}>{label}</Link>}</h2>
      <p className="value">{value}</p>
      <p className="soft">{more}</p>
    </li>
  )
}

type Days = NonNullable<Today['days']>

function clickLines(days: Days): readonly PlotLine[] {
  return [
    { label: 'Todos', tone: 'first', values: days.map(({ clicks }) => clicks) },
    { label: 'Contados', tone: 'second', values: days.map(({ counted }) => counted) },
  ]
}

function importLines(days: Days): readonly PlotLine[] {
  return [
    { label: 'Aplicadas', tone: 'first', values: days.map(({ applied }) => applied) },
    { label: 'Retidas', tone: 'second', values: days.map(({ held }) => held) },
    { label: 'Falhadas', tone: 'wrong', values: days.map(({ failed }) => failed) },
  ]
}
