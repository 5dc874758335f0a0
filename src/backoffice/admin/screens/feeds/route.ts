import {
  backofficeCategories,
  backofficeCorrection,
  backofficeCorrectionUndo,
  backofficeDecision,
  backofficeRun,
  type BackofficeRunAnswer,
  listFeeds,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import {
  answerOr,
  ask,
  isConfirmed,
  type Outcome,
  type Question,
  type RefusedCall,
} from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

/** B-08 Lojas: every shop with its feed. */
export const feedsScreen = defineScreen({
  path: 'lojas',
  label: 'Lojas e feeds',
  group: 'Lojas e feeds',
  access: 'staff:feeds',
  load: ({ api, url }) => listFeeds(api, listQueryOf(url, ['state'])),
  component: async () => (await import('./FeedsScreen.tsx')).FeedsScreen,
})

/** B-08: one import with its report; a held one is decided about. */
export const runScreen = defineScreen({
  path: 'lojas/:eshopId/importacoes/:runId',
  label: 'Importação',
  access: 'staff:feeds',
  load: async ({ api, params }) => ({
    eshopId: Number(params['eshopId']),
    ...(await backofficeRun(api, { eshopId: Number(params['eshopId']), runId: Number(params['runId']) })),
  }),
  act: decideRun,
  title: ({ run }) => `Importação n.º ${run.runId}`,
  component: async () => (await import('./RunScreen.tsx')).RunScreen,
})

/** B-08: items of a shop that wait for a category, and the corrections made. */
export const categoriesScreen = defineScreen({
  path: 'lojas/:eshopId/categorias',
  label: 'Categorias da loja',
  access: 'staff:feeds',
  load: async ({ api, params }) => ({
    eshopId: Number(params['eshopId']),
    ...(await backofficeCategories(api, { eshopId: Number(params['eshopId']) })),
  }),
  act: correctCategory,
  component: async () => (await import('./CategoriesScreen.tsx')).CategoriesScreen,
})

async function decideRun({ api, params, form }: Sent): Promise<Outcome> {
  const decision = form.get('decision') === 'approve' ? 'approve' : 'reject'
  const missing = Number(form.get('missing'))
  const run = { eshopId: Number(params['eshopId']), runId: Number(params['runId']) }
  if (!isConfirmed(form)) {
    const { run: present, hold } = await backofficeRun(api, run)
    if (present.state !== 'held' || hold?.missing.count !== missing) return { kind: 'refused', message: CHANGED }
    return ask(form, decision === 'approve' ? approvalOf(hold) : REJECTION)
  }
  const decided = await answerOr(
    backofficeDecision(api, {
      ...run,
      heldDecisionRequest: { decision, missing, reason: String(form.get('reason') ?? '') },
    }),
    [400, 409],
  )
  if ('refused' in decided) return { kind: 'refused', message: decided.refused.status === 400 ? NO_REASON : CHANGED }
  return {
    kind: 'done',
    message: decision === 'approve' ? 'Aprovada: é publicada dentro de segundos.' : 'Rejeitada: nada mudou.',
  }
}

const CHANGED = 'Esta importação já não está como a leu. Abra-a de novo antes de decidir.'
const NO_REASON = 'Nada foi feito: escreva o motivo, com 3 letras pelo menos.'
const REJECTION: Question = {
  title: 'Rejeitar a importação?',
  effect: 'Nada muda: continuam as ofertas anteriores.',
  confirm: 'Rejeitar',
}

/** The figures are the server's, of the run as it is held now. */
function approvalOf({ missing, created, prices }: NonNullable<BackofficeRunAnswer['hold']>): Question {
  return {
    title: 'Aprovar a importação?',
    effect: `${countOf(missing.count, ['oferta sai', 'ofertas saem'])}, ${countOf(created.count, ['entra', 'entram'])} e ${countOf(prices.count, ['preço muda', 'preços mudam'])}.`,
    confirm: 'Aprovar',
    isDangerous: true,
  }
}

async function correctCategory({ api, params, form }: Sent): Promise<Outcome> {
  const eshopId = Number(params['eshopId'])
  const reason = String(form.get('reason') ?? '')
  if (form.get('what') === 'undo') {
    const undone = await answerOr(
      backofficeCorrectionUndo(api, { eshopId, ruleId: Number(form.get('ruleId')), correctionUndoRequest: { reason } }),
      [400, 404, 409, 503],
    )
    return 'refused' in undone
      ? { kind: 'refused', message: `Não foi desfeita: ${correctionWords(undone.refused)}.` }
      : {
          kind: 'done',
          message: `${countOf(undone.answer.movedOffers, ['oferta mudou', 'ofertas mudaram'])} de categoria.`,
        }
  }
  const chosen = await categoryOf(api, eshopId, String(form.get('category') ?? '').trim())
  if (chosen === null)
    return {
      kind: 'refused',
      message: 'Não foi corrigida: essa categoria não existe.',
      errors: form.has('itemId') ? { category: 'Categoria certa: escolha uma da lista, pelo nome.' } : {},
    }
  const request = { about: aboutOf(form), categoryId: chosen.id, reason }
  const isDone = isConfirmed(form)
  const corrected = await answerOr(
    backofficeCorrection(api, { eshopId, backofficeCorrectionRequest: { ...request, preview: !isDone } }),
    [400, 404, 409, 422, 503],
  )
  if ('refused' in corrected)
    return { kind: 'refused', message: `Não foi corrigida: ${correctionWords(corrected.refused)}.` }
  const effect = `${countOf(corrected.answer.movedOffers, ['oferta passa', 'ofertas passam'])} para «${chosen.name}», agora e em cada leitura do feed.`
  return isDone
    ? { kind: 'done', message: effect }
    : ask(form, { title: 'Corrigir a categoria?', effect, confirm: 'Corrigir' })
}

/** By its name, in whatever letters, or its number; null: there is none. */
async function categoryOf(api: Sent['api'], eshopId: number, typed: string) {
  const { categories } = await backofficeCategories(api, { eshopId })
  const sought = typed.toLowerCase()
  return categories.find(({ id, name }) => name.toLowerCase() === sought || String(id) === sought) ?? null
}

/** Which items the form speaks of: those like one, or a kind that waits. */
function aboutOf(form: FormData) {
  const itemId = form.get('itemId')
  if (itemId !== null) return { itemId: String(itemId).trim() }
  const words = form.get('words')
  return { path: String(form.get('path') ?? ''), words: words === '' || words === null ? null : String(words) }
}

const CORRECTION_REFUSALS = [
  [/^category_unknown/, 'essa categoria não existe'],
  [/^path_empty/, 'sem caminho nem palavras, a correção não diz de que artigos fala'],
  [/^rules_too_many/, 'a loja já tem o máximo de correções'],
] as const

function correctionWords({ status, detail }: RefusedCall): string {
  if (status === 400) return 'escreva o motivo, com 3 letras pelo menos'
  if (status === 503) return 'a loja está a ser importada; tente daqui a uns segundos'
  if (status === 409) return 'já tinha sido desfeita'
  return CORRECTION_REFUSALS.find(([code]) => code.test(detail))?.[1] ?? 'já não existe'
}
