import {
  billingAccount,
  billingBalance,
  billingDays,
  billingDocuments,
  changeBillingAccount,
} from '#platform/api-client/calls.ts'
import { answerOr, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { accountConflict, accountOf, accountErrors } from '../../../parts/account-words.ts'

const STATEMENT_DAYS = 92

/** B-04: invoices and credit notes, what is owed, statements, and whom invoices are made out to. */
export const billingScreen = defineScreen({
  path: 'faturas',
  label: 'Faturas',
  group: 'Cliques e faturas',
  access: 'billing',
  load: async ({ api }) => {
    const [{ documents }, balance, { account, version }, { days }] = await Promise.all([
      billingDocuments(api),
      billingBalance(api),
      billingAccount(api),
      billingDays(api, { days: STATEMENT_DAYS }),
    ])
    const months = [...documents.map(({ month }) => month), ...days.map(({ day }) => day.slice(0, 7))]
    return { documents, balance, account, version, months: [...new Set(months)].toSorted().toReversed() }
  },
  act: save,
  component: async () => (await import('./BillingScreen.tsx')).BillingScreen,
})

async function save({ api, form }: Sent): Promise<Outcome> {
  const account = accountOf(form)
  const version = String(form.get('version') ?? '')
  const saved = await answerOr(changeBillingAccount(api, { requestBody: { ...account, version } }), [400, 409, 422])
  if ('answer' in saved) return { kind: 'done', message: 'Guardado. Vale para as próximas faturas.' }
  return saved.refused.status === 409
    ? { kind: 'conflict', versions: accountConflict(account, (await billingAccount(api)).account) }
    : {
        kind: 'refused',
        message: 'Não foi guardado: há campos a corrigir.',
        errors: accountErrors(saved.refused.detail),
      }
}
