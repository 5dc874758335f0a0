import {
  feedCategories,
  feedCorrection,
  feedCorrectionUndo,
  feedDecision,
  feedProblems,
  feedRun,
  feedRuns,
  feedState,
  shopFetchNow,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

/** B-07: the shop's feed: where it is fetched, its imports, and what is wrong with its items. */
export const feedScreen = defineScreen({
  path: 'feed',
  label: 'Feed',
  group: 'Ofertas',
  access: 'read',
  load: async ({ api, url }) => {
    const code = url.searchParams.get('code')
    const after = url.searchParams.get('after')
    const [feed, { runs }, problems] = await Promise.all([
      feedState(api, {}),
      feedRuns(api, {}),
      feedProblems(api, { ...(code !== null && { code }), ...(after !== null && { after: Number(after) }) }),
    ])
    return { feed, runs, problems, code }
  },
  act: async ({ api }) => {
    const asked = await answerOr(shopFetchNow(api), [409, 429])
    if ('answer' in asked) return { kind: 'done', message: 'O feed é lido dentro de instantes.' }
    return {
      kind: 'refused',
      message:
        asked.refused.status === 409
          ? 'A loja não tem endereço de feed.'
          : 'O feed já foi pedido há pouco. Espere alguns minutos.',
    }
  },
  component: async () => (await import('./FeedScreen.tsx')).FeedScreen,
})

/** B-07: one import; a held one waits for a decision. */
export const runScreen = defineScreen({
  path: 'feed/importacoes/:runId',
  label: 'Importação',
  access: 'read',
  load: ({ api, params }) => feedRun(api, { runId: Number(params['runId']) }),
  act: async ({ api, params, form }) => {
    const decision = form.get('decision') === 'approve' ? 'approve' : 'reject'
    if (!isConfirmed(form))
      return ask(form, {
        title: decision === 'approve' ? 'Aplicar esta importação?' : 'Rejeitar esta importação?',
        effect:
          decision === 'approve'
            ? 'As ofertas passam a ser as deste ficheiro.'
            : 'As ofertas ficam como estão, até à próxima leitura.',
        confirm: decision === 'approve' ? 'Aplicar' : 'Rejeitar',
      })
    const decided = await answerOr(
      feedDecision(api, { runId: Number(params['runId']), decisionRequest: { decision } }),
      [404, 409],
    )
    return 'answer' in decided
      ? { kind: 'done', message: decision === 'approve' ? 'A importação vai ser aplicada.' : 'Importação rejeitada.' }
      : { kind: 'refused', message: 'Esta importação já não está retida.' }
  },
  title: ({ run }) => `Importação n.º ${run.runId}`,
  component: async () => (await import('./RunScreen.tsx')).RunScreen,
})

/** B-07: items without a category, and the corrections made. */
export const categoriesScreen = defineScreen({
  path: 'categorias',
  label: 'Categorias',
  group: 'Ofertas',
  access: 'read',
  load: ({ api }) => feedCategories(api),
  act: correct,
  component: async () => (await import('./CategoriesScreen.tsx')).CategoriesScreen,
})

async function correct({ api, form }: Sent): Promise<Outcome> {
  const ruleId = form.get('ruleId')
  if (ruleId !== null) {
    const undone = await answerOr(feedCorrectionUndo(api, { ruleId: Number(ruleId) }), [404, 409])
    return 'answer' in undone
      ? { kind: 'done', message: `Correção desfeita: ${moved(undone.answer.movedOffers)}` }
      : { kind: 'refused', message: 'Esta correção já não está em vigor.' }
  }
  const words = String(form.get('words') ?? '')
  const about = { path: String(form.get('path') ?? ''), words: words === '' ? null : words }
  const categoryId = Number(form.get('categoryId'))
  if (!Number.isSafeInteger(categoryId) || categoryId < 1)
    return { kind: 'refused', message: 'O n.º da categoria é um número inteiro.' }
  const isPreview = !isConfirmed(form)
  const corrected = await answerOr(
    feedCorrection(api, { correctionRequest: { about, categoryId, preview: isPreview } }),
    [400, 404, 409, 422],
  )
  if ('refused' in corrected)
    return { kind: 'refused', message: 'Não foi corrigida: essa categoria não existe, ou já há uma regra igual.' }
  const { movedOffers } = corrected.answer
  return isPreview
    ? ask(form, { title: 'Corrigir a categoria?', effect: moved(movedOffers), confirm: 'Corrigir' })
    : { kind: 'done', message: `Categoria corrigida: ${moved(movedOffers)}` }
}

function moved(offers: number): string {
  return `${countOf(offers, ['oferta muda', 'ofertas mudam'])} de categoria.`
}
