import { Form, Link } from 'react-router'
import type { ShopReview, ShopReviewsAnswer } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { TextAreaField } from '../../../parts/Field.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

const LONGEST_REPLY = 2000

/** B-07: reviews, each with the shop's reply. */
export function ReviewsScreen({ data: { reviews, next, unanswered } }: ScreenProps<ShopReviewsAnswer>) {
  const isUnanswered = useAskedValue()('sem-resposta') === '1'
  return (
    <>
      <ScreenHead
        title="Avaliações"
        lead="O que os compradores dizem da loja e das suas ofertas, as mais recentes primeiro."
      />
      <nav className="choice-links" aria-label="Que avaliações">
        <Link to="/avaliacoes" aria-current={!isUnanswered || undefined}>
          Todas
        </Link>
        <Link to="/avaliacoes?sem-resposta=1" aria-current={isUnanswered || undefined}>
          {`Sem resposta (${formatCount(unanswered)})`}
        </Link>
      </nav>
      {reviews.length === 0 && (
        <p className="empty">
          {isUnanswered ? 'Respondeu a todas as avaliações.' : 'Ainda não há avaliações da loja nem das suas ofertas.'}
        </p>
      )}
      {reviews.map((review) => (
        <Review key={review.externalId} {...review} />
      ))}
      {next !== null && (
        <p className="pages">
          <Link
            to={`/avaliacoes?${new URLSearchParams({ ...(isUnanswered && { 'sem-resposta': '1' }), after: next })}`}
          >
            Avaliações seguintes →
          </Link>
        </p>
      )}
    </>
  )
}

function Review({
  externalId,
  value,
  userNickName,
  text,
  pluses,
  minuses,
  publishedAt,
  variantId,
  ...reply
}: ShopReview) {
  const may = useMay()
  return (
    <article className="panel" aria-label={`Avaliação de ${userNickName ?? 'alguém'}`}>
      <h2>{`${String(value).replace('.', ',')} de 5 · ${userNickName ?? 'sem nome'}`}</h2>
      <p className="soft">
        {`${momentWords(publishedAt)} · `}
        {variantId === null ? 'da loja' : <Link to={`/ofertas/${variantId}`}>de uma oferta</Link>}
      </p>
      {text !== null && <p>{text}</p>}
      {pluses.length > 0 && <p>{`A favor: ${pluses.join('; ')}`}</p>}
      {minuses.length > 0 && <p>{`Contra: ${minuses.join('; ')}`}</p>}
      {reply.reply !== null && <p>{`A sua resposta: ${reply.reply}`}</p>}
      {reply.waitingReply !== null && <p className="soft">{`À espera de ser lida: ${reply.waitingReply}`}</p>}
      {reply.replyStatement !== null && (
        <p className="outcome refused">
          {`A resposta não foi publicada: ${reply.replyStatement} `}
          <Link to={`/avisos?about=reply&aboutId=${externalId}#reclamar`}>Reclamar</Link>
        </p>
      )}
      {may('replies') && (
        <Answer
          key={reply.waitingReply ?? reply.reply ?? ''}
          externalId={externalId}
          to={userNickName ?? 'esta avaliação'}
          standing={reply.waitingReply ?? reply.reply}
        />
      )}
    </article>
  )
}

/** Folded away: a page has a hundred reviews, and most are read and not answered. `standing`: what has been answered. */
function Answer({ externalId, to, standing }: { externalId: string; to: string; standing: string | null }) {
  return (
    <details>
      <summary className="unfold">{`${standing === null ? 'Responder' : 'Mudar a resposta'} a ${to}`}</summary>
      <Form method="post" className="form">
        <input type="hidden" name="externalId" value={externalId} />
        <TextAreaField
          name="text"
          label={`Resposta a ${to}`}
          hint={standing === null ? 'Aparece no site depois de lida por nós.' : 'Se a deixar vazia, é retirada.'}
          defaultValue={standing ?? ''}
          maxLength={LONGEST_REPLY}
        />
        <div className="actions">
          <button type="submit" className="primary">
            Guardar resposta
          </button>
        </div>
      </Form>
    </details>
  )
}
