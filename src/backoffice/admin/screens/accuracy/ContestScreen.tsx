import { Link, useLocation } from 'react-router'
import type { ShowContestAnswer } from '#platform/api-client/calls.ts'
import { contestStates, offerText } from '../../../parts/accuracy-words.ts'
import { centsInEuros } from '../../../parts/money-words.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { TextAreaField } from '../../../parts/Field.tsx'
import { ReadingCompared } from '../../../parts/ReadingCompared.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { usePlace } from '../../../parts/frame/place-context.ts'
import type { ScreenProps } from '../../screen.ts'

/** G-04: what was shown, what was read and what the shop says, and the decision. */
export function ContestScreen({ data, outcome }: ScreenProps<ShowContestAnswer>) {
  const { siteUrl } = usePlace()
  const { shop, share, readingId, eshopId, variantId, state, reason, decision } = data
  return (
    <>
      <ScreenHead
        title={`${shop}, leitura ${readingId}`}
        lead={`${contestStates[state]}. Exatidão da loja: ${share === null ? 'desconhecida' : `${Math.floor(share * 100)} %`}.`}
      >
        <Link to="/exatidao">Contestações</Link>
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
        <a href={`${siteUrl}/produto/v/${variantId}`}>Ver o produto</a>
      </ScreenHead>
      <ReadingCompared
        {...data}
        shown={offerText(centsInEuros(data.shownCents), data.shownAvailability)}
        read={offerText(centsInEuros(data.readCents), data.readAvailability)}
      />
      <section aria-label="O que diz a loja">
        <h2>O que diz a loja</h2>
        <blockquote className="panel moderated">
          {reason.split(/\n+/).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </blockquote>
      </section>
      {state === 'waiting' ? <Decision outcome={outcome} /> : <p>{`${contestStates[state]}: ${decision ?? ''}`}</p>}
    </>
  )
}

function Decision({ outcome }: Pick<ScreenProps<unknown>, 'outcome'>) {
  const { pathname } = useLocation()
  return (
    <AnsweredForm outcome={outcome} action={pathname} className="panel">
      <h2>Decisão</h2>
      <TextAreaField name="palavras" label="Porquê" hint="A loja lê, e fica no registo." maxLength={2_000} required />
      <div className="actions">
        <button type="submit" className="primary" name="decisao" value="accepted">
          Aceitar: a leitura não conta
        </button>
        <button type="submit" name="decisao" value="refused">
          Recusar: a leitura conta
        </button>
      </div>
    </AnsweredForm>
  )
}
