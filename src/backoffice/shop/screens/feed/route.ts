import {
  feedCategories,
  feedCorrection,
  feedCorrectionUndo,
  feedDecision,
  feedProblems,
  feedRun,
  type FeedRunAnswer,
  feedRuns,
  feedState,
} from '#platform/api-client/calls.ts'
import { FEED_ACTS, readNow } from './feed-acts.ts'
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
  act: (sent) => (FEED_ACTS[String(sent.form.get('what'))] ?? readNow)(sent),
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
        isDangerous: decision === 'approve',
        effect:
          decision === 'approve'
            ? holdEffect((await feedRun(api, { runId: Number(params['runId']) })).hold)
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

/** With the figures of the run as it is held now. */
function holdEffect(hold: FeedRunAnswer['hold']): string {
  return hold === null
    ? 'As ofertas passam a ser as deste ficheiro.'
    : `As ofertas passam a ser as deste ficheiro: ${countOf(hold.missing.count, ['sai', 'saem'])}, ${countOf(hold.created.count, ['entra', 'entram'])}, ${countOf(hold.prices.count, ['preço muda', 'preços mudam'])}.`
}

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
