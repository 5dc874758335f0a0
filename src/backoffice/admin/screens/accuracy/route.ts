import {
  decideContest,
  listContests,
  type ListContestsParameters,
  showContest,
  type ShowContestAnswer,
} from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { answerOr, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

/** G-04: readings of shops' pages that their shops contest. */
export const contestsScreen = defineScreen({
  path: 'exatidao',
  label: 'Exatidão contestada',
  group: 'Lojas e feeds',
  access: 'admin',
  load: ({ api, url }) => listContests(api, listQueryOf<ListContestsParameters>(url, ['state', 'eshopId'])),
  component: async () => (await import('./ContestsScreen.tsx')).ContestsScreen,
})

/** G-04: one of them with its evidence, and the decision. */
export const contestScreen = defineScreen<ShowContestAnswer>({
  path: 'exatidao/:readingId',
  label: 'Contestação',
  access: 'admin',
  title: ({ shop, readingId }) => `${shop}, leitura ${readingId}`,
  load: ({ api, params }) => showContest(api, { readingId: idOf(params['readingId']) }),
  act: decide,
  component: async () => (await import('./ContestScreen.tsx')).ContestScreen,
})

function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new Response(null, { status: 404 })
  return Number(text)
}

async function decide({ api, form, params }: Sent): Promise<Outcome> {
  const state = (['accepted', 'refused'] as const).find((each) => each === form.get('decisao'))
  const words = String(form.get('palavras') ?? '').trim()
  if (state === undefined) return { kind: 'refused', message: 'Escolha o que decidir.' }
  if (words.length < 3)
    return {
      kind: 'refused',
      message: 'Nada foi decidido: falta a razão.',
      errors: { palavras: 'Diga porquê: a loja lê.' },
    }
  const readingId = idOf(params['readingId'])
  const decided = await answerOr(decideContest(api, { readingId, requestBody: { state, words } }), [409])
  if ('refused' in decided) return { kind: 'refused', message: 'Esta contestação já foi decidida entretanto.' }
  const { share } = decided.answer
  const score = share === null ? 'continua desconhecida' : `passa a ${Math.floor(share * 100)} %`
  return {
    kind: 'done',
    message: `${state === 'accepted' ? 'Aceite: a leitura deixa de contar' : 'Recusada: a leitura conta'}. A exatidão da loja ${score}.`,
  }
}
