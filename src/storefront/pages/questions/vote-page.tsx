import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { isAnswerId } from './read-ids.ts'

const FORM_BYTES = 1_024
/** Before anything is looked at; what a network may say is the domain's (QUESTION_TURNS). */
const POSTS = { perSecond: 1 / 2, burst: 60, retrySeconds: 60, of: 'votes' }

/** U-02: 'Esta resposta ajudou?' leads back to the answer; the address alone says nothing. */
export const answerVotePage = definePage({
  id: 'U-02',
  name: 'answerVote',
  access: 'anyone',
  cache: 'private',
  address: ({ params: { answerId }, path }) =>
    isAnswerId(answerId) ? { canonical: path } : refusal('not_found', 'there is no such answer'),
  head: () => ({
    title: 'Esta resposta ajudou?',
    description: 'Dizer se uma resposta ajudou.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: VotePage,
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: async (fields, { params: { answerId } }, { questions }, request) => {
      const said = fields.get('ajudou')
      if (!isAnswerId(answerId) || (said !== 'sim' && said !== 'nao'))
        return refusal('not_found', 'there is no such answer, or nothing was said of it')
      const who = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      const voted = await questions.vote(answerId, said === 'sim', who)
      if (voted === null) return refusal('not_found', `there is no answer ${answerId}`)
      return voted === 'full'
        ? refusal('too_many_requests', 'too many votes from this network', POSTS.retrySeconds)
        : { seeOther: `${paths.question(voted.variantId, voted.questionId)}#${answerId}` }
    },
  },
})

function VotePage() {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Esta resposta ajudou?</h1>
        <p className="lead">Diga-o junto à resposta, na página das perguntas do produto.</p>
        <p>
          <a href={paths.homepage()}>Ir para o início</a>
        </p>
      </div>
    </div>
  )
}
