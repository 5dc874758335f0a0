import { Link } from 'react-router'
import type { AccuracyReading } from '#platform/api-client/calls.ts'
import { contestStates, offerText } from '../../../parts/accuracy-words.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { TextAreaField } from '../../../parts/Field.tsx'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { ReadingCompared } from '../../../parts/ReadingCompared.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'
import { outcomeWords } from './accuracy-words.ts'

const LONGEST_REASON = 2_000

/** G-04: what was shown, what was read, the piece of the page that says it, and the contest. */
export function ReadingScreen({ data: reading, outcome }: ScreenProps<AccuracyReading>) {
  const { siteUrl } = usePlace()
  const may = useMay()
  const { id, cause, message, contest, variantId } = reading
  const isWrong = reading.outcome === 'price' || reading.outcome === 'stock'
  return (
    <>
      <ScreenHead
        title={`Leitura ${id}`}
        lead={`${message ?? outcomeWords[reading.outcome]}${cause === 'report' ? ' Foi lida porque um comprador avisou.' : ''}`}
      >
        <Link to="/exatidao">Exatidão</Link>
        <a href={`${siteUrl}/produto/v/${variantId}`}>Ver o produto</a>
      </ScreenHead>
      <ReadingCompared
        {...reading}
        shown={offerText(reading.shownPrice, reading.shownAvailability)}
        read={offerText(reading.readPrice, reading.readAvailability)}
      />
      {contest !== null && (
        <section aria-label="Contestação">
          <h2>{`Contestação: ${contestStates[contest.state]}`}</h2>
          <p>{contest.reason}</p>
          {contest.decision !== null && <p>{`Decisão: ${contest.decision}`}</p>}
        </section>
      )}
      {contest === null && isWrong && may('profile') && (
        <AnsweredForm outcome={outcome} className="form">
          <h2>Contestar</h2>
          <TextAreaField
            name="reason"
            label="Porquê"
            hint="Quem decide vê a página que guardámos. Enquanto ninguém decide, a leitura não conta (dez de cada vez, no máximo)."
            maxLength={LONGEST_REASON}
            required
          />
          <div className="actions">
            <button type="submit" className="primary">
              Contestar a leitura
            </button>
          </div>
        </AnsweredForm>
      )}
    </>
  )
}
