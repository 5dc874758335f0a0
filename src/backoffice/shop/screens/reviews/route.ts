import { shopReply, shopReviews } from '#platform/api-client/calls.ts'
import { answerOr } from '../../../parts/frame/outcome.ts'
import { defineScreen } from '../../screen.ts'

/** B-07: what is said of the shop and its offers, and its replies. */
export const reviewsScreen = defineScreen({
  path: 'avaliacoes',
  label: 'Avaliações',
  group: 'Clientes',
  access: 'read',
  load: ({ api, url }) => {
    const after = url.searchParams.get('after')
    const isUnanswered = url.searchParams.get('sem-resposta') === '1'
    return shopReviews(api, { sort: '-published', isUnanswered, ...(after !== null && { after }) })
  },
  act: async ({ api, form }) => {
    const text = String(form.get('text') ?? '').trim()
    const replied = await answerOr(
      shopReply(api, {
        externalId: String(form.get('externalId') ?? ''),
        replyRequest: { text: text === '' ? null : text },
      }),
      [400, 404, 422],
    )
    if ('refused' in replied)
      return {
        kind: 'refused',
        message: 'A resposta não ficou guardada: não se consegue ler, ou a avaliação já não existe.',
      }
    return {
      kind: 'done',
      message:
        replied.answer.state === 'waiting'
          ? 'Resposta guardada. Aparece depois de lida por nós.'
          : 'Resposta retirada.',
    }
  },
  component: async () => (await import('./ReviewsScreen.tsx')).ReviewsScreen,
})
