import { Link } from 'react-router'
import type { BillingDay, BillingDaysAnswer } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { microsText } from '../../../parts/money-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { dayWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { notBilledOf } from './not-billed.ts'

/** B-04: what clicks cost by day, and why others cost nothing. */
export function ClicksScreen({ data: { days } }: ScreenProps<BillingDaysAnswer>) {
  return (
    <>
      <ScreenHead
        title="Cliques"
        lead="Os últimos 30 dias. Cada clique que não se paga diz porquê; abra um dia para ver cada um."
      >
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
          { figures: 'Pagos' },
          { figures: 'Não pagos' },
          { figures: 'Custo' },
          { figures: 'Retirados depois' },
          { figures: 'Por julgar' },
        ]}
        rows={days.map((day) => [
          <Link key={day.day} to={`/cliques/${day.day}`}>
            {dayWords(day.day)}
          </Link>,
          formatCount(day.clicks),
          formatCount(notBilledOf(day)),
          microsText(day.costMicros),
          correctedText(day),
          formatCount(day.waiting),
        ])}
      />
      <PlainTable
        caption="Porque não se pagam"
        heads={['Dia', 'Motivo', { figures: 'Cliques' }]}
        rows={days.flatMap(({ day, notBilled }) =>
          notBilled.map(({ message, clicks }) => [dayWords(day), message, formatCount(clicks)]),
        )}
      />
    </>
  )
}

/** What was taken back afterwards: "2, −0,30 €". */
function correctedText({ corrected: { clicks, costMicros } }: BillingDay): string {
  return clicks === 0 ? '–' : `${formatCount(clicks)}, ${microsText(-Math.abs(costMicros))}`
}
