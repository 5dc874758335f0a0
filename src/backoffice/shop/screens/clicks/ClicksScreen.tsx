import { Link } from 'react-router'
import { formatCount } from '#storefront/copy/format.ts'
import { microsText } from '../../../parts/money-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { dayWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { useShopsSite } from '../../use-shops-site.ts'
import { type DayOfClicks, notBilledOf, reasonsOf } from './not-billed.ts'

/** B-04: what clicks cost by day, and why others do not count. */
export function ClicksScreen({ data: { days } }: ScreenProps<{ readonly days: readonly DayOfClicks[] }>) {
  const shopsSite = useShopsSite()
  return (
    <>
      <ScreenHead
        title="Cliques"
        lead="Os últimos 30 dias. Um clique que conta custa o que licitou por ele; sem licitação, é grátis. Um clique que não conta nunca custa nada."
      >
        <a href={`${shopsSite}/wiki/cliques`}>O que conta e o que não conta</a>
        <Link to="/faturas">Faturas</Link>
        <Link to="/licitacoes">Licitações</Link>
      </ScreenHead>
      {days.length === 0 && (
        <p className="empty">
          Nos últimos 30 dias não houve cliques. Cada um aparece aqui minutos depois de acontecer.
        </p>
      )}
      <PlainTable
        caption="Por dia"
        heads={[
          'Dia',
          { figures: 'Contam' },
          { figures: 'Custo' },
          { figures: 'Não contam' },
          { figures: 'Retirados depois' },
          { figures: 'Por julgar' },
        ]}
        rows={days.map((day) => [
          <Link key={day.day} to={`/cliques/${day.day}`}>
            {dayWords(day.day)}
          </Link>,
          formatCount(day.counted),
          microsText(day.costMicros),
          formatCount(notBilledOf(day)),
          correctedText(day),
          formatCount(day.waiting),
        ])}
      />
      {days.length > 0 && (
        <p className="soft">
          «Retirados depois» são cliques que custaram e que, vistos melhor, não deviam contar: o que custaram volta à
          sua conta. Os «por julgar» são dos últimos minutos.
        </p>
      )}
      <PlainTable
        caption="Porque não contam"
        heads={['Motivo', { figures: 'Cliques' }]}
        rows={reasonsOf(days).map(({ message, clicks }) => [message, formatCount(clicks)])}
      />
    </>
  )
}

/** What was taken back afterwards: "2, −0,30 €". */
function correctedText({ corrected: { clicks, costMicros } }: DayOfClicks): string {
  return clicks === 0 ? '–' : `${formatCount(clicks)}, ${microsText(-Math.abs(costMicros))}`
}
