import {
  decideApplication,
  type DecideApplicationAnswer,
  listApplications,
  type ListApplicationsParameters,
  type ShopApplication,
  showApplication,
} from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { errorWords } from '../../../parts/frame/error-words.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { type Asked, defineScreen, type Sent } from '../../screen.ts'
import { billingWords, stateWords } from './application-words.ts'

/** shops that have applied to join. */
export const applicationsScreen = defineScreen({
  path: 'parceiros',
  label: 'Pedidos de adesão',
  group: 'Lojas e feeds',
  access: 'staff:feeds',
  load: ({ api, url }) => listApplications(api, listQueryOf<ListApplicationsParameters>(url, ['state'])),
  component: async () => (await import('./ApplicationsScreen.tsx')).ApplicationsScreen,
})

/** one of them with its evidence, and the decision. */
export const applicationScreen = defineScreen<ShopApplication>({
  path: 'parceiros/:applicationId',
  label: 'Pedido de adesão',
  access: 'staff:feeds',
  title: ({ company }) => company.tradeName,
  load: (asked) => showApplication(asked.api, { applicationId: idOf(asked) }),
  act: decide,
  component: async () => (await import('./ApplicationScreen.tsx')).ApplicationScreen,
})

function idOf({ params }: Pick<Asked, 'params'>): number {
  const id = params['applicationId'] ?? ''
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new Response(null, { status: 404 })
  return Number(id)
}

type Request = Parameters<typeof decideApplication>[1]['applicationDecision']

async function decide(sent: Sent): Promise<Outcome> {
  const { api, form } = sent
  const applicationId = idOf(sent)
  const decision = form.get('decisao') === 'approve' ? 'approve' : 'refuse'
  const reasons = decision === 'approve' ? [] : (form.getAll('razao').map(String) as Request['reasons'])
  if (decision === 'refuse' && reasons.length === 0)
    return {
      kind: 'refused',
      message: 'Nada foi decidido: falta a razão.',
      errors: { razao: 'Escolha pelo menos uma razão.' },
    }
  if (decision === 'approve' && !isConfirmed(form))
    return ask(form, {
      title: 'Aprovar a loja?',
      effect:
        'A loja é criada, o feed é lido logo a seguir e as ofertas aparecem no site. Não se desfaz: uma loja que já está é suspensa.',
      confirm: 'Aprovar',
    })
  const applicationDecision: Request = {
    decision,
    reasons,
    note: String(form.get('nota') ?? ''),
    version: String(form.get('versao') ?? ''),
  }
  const decided = await answerOr(decideApplication(api, { applicationId, applicationDecision }), [400, 409, 422])
  if ('answer' in decided) return { kind: 'done', message: doneWords(decided.answer) }
  const { status, detail } = decided.refused
  if (status === 409) return changed(sent, applicationId)
  return {
    kind: 'refused',
    message: detail.includes('domain_taken')
      ? 'Nada foi decidido: o domínio já é de outra loja.'
      : errorWords(decided.refused).ofForm,
  }
}

function doneWords({ state, billingProblems }: DecideApplicationAnswer): string {
  if (state === 'refused') return 'Pedido recusado; a loja foi avisada.'
  const wrong = billingProblems.map((field) => billingWords[field]).join(', ')
  return wrong === '' ? 'Loja aprovada.' : `Loja aprovada, ainda sem conta de faturação: ${wrong}.`
}

/** The applicant or somebody else was faster. */
async function changed({ api }: Sent, applicationId: number): Promise<Outcome> {
  const present = await showApplication(api, { applicationId })
  return {
    kind: 'conflict',
    versions: [{ label: 'Estado', yours: stateWords.submitted, present: stateWords[present.state] }],
  }
}
