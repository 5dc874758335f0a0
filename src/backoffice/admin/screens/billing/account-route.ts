import {
  askVatRegister,
  editBillingAccount,
  listBillingAccounts,
  type ListBillingAccountsParameters,
  settleAgreement,
  showBillingAccount,
  type ShownBillingAccount,
} from '#platform/api-client/calls.ts'
import { formatShortDay } from '#storefront/copy/format.ts'
import { accountConflict, accountErrors, accountOf } from '../../../parts/account-words.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { costWords } from './account-state-words.ts'

/** B-04: all shops' accounts. */
export const accountsScreen = defineScreen({
  path: 'contas',
  label: 'Contas das lojas',
  group: 'Faturação',
  access: 'staff:finance',
  load: ({ api, url }) => listBillingAccounts(api, listQueryOf<ListBillingAccountsParameters>(url, ['only'])),
  component: async () => (await import('./AccountsScreen.tsx')).AccountsScreen,
})

/** B-04: one of them. */
export const accountScreen = defineScreen<ShownBillingAccount>({
  path: 'contas/:eshopId',
  label: 'Conta da loja',
  access: 'staff:finance',
  title: ({ shop }) => `Conta de ${shop}`,
  load: ({ api, params }) => showBillingAccount(api, { eshopId: idOf(params['eshopId']) }),
  act: (sent) => acts[String(sent.form.get('do'))]?.(sent) ?? save(sent),
  component: async () => (await import('./AccountScreen.tsx')).AccountScreen,
})

const acts: Readonly<Record<string, (sent: Sent) => Promise<Outcome>>> = { ask: askNow, agree }

function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new Response(null, { status: 404 })
  return Number(text)
}

async function save({ api, form, params }: Sent): Promise<Outcome> {
  const eshopId = idOf(params['eshopId'])
  const account = accountOf(form)
  const version = String(form.get('version') ?? '')
  const saved = await answerOr(
    editBillingAccount(api, { eshopId, requestBody: { ...account, version } }),
    [400, 409, 422],
  )
  if ('answer' in saved) return { kind: 'done', message: 'Guardado. Vale para as próximas faturas.' }
  return saved.refused.status === 409
    ? { kind: 'conflict', versions: accountConflict(account, (await showBillingAccount(api, { eshopId })).account) }
    : {
        kind: 'refused',
        message: 'Não foi guardado: há campos a corrigir.',
        errors: accountErrors(saved.refused.detail),
      }
}

async function askNow({ api, params }: Sent): Promise<Outcome> {
  const asked = await answerOr(askVatRegister(api, { eshopId: idOf(params['eshopId']) }), [404, 422])
  return 'answer' in asked
    ? {
        kind: 'done',
        message: `O VIES vai ser perguntado por ${asked.answer.vatNumber}. Recarregue a página para ver a resposta.`,
      }
    : { kind: 'refused', message: 'Não há nada que perguntar ao VIES.' }
}

async function agree({ api, form, params }: Sent): Promise<Outcome> {
  const from = String(form.get('from') ?? '')
  const message = 'Não foi guardado.'
  if (from !== '' && !/^20\d\d-\d\d-\d\d$/.test(from))
    return { kind: 'refused', message, errors: { from: 'Acordo desde: não é um dia.' } }
  if (!isConfirmed(form))
    return ask(form, {
      title: from === '' ? 'Retirar o acordo?' : 'Guardar o dia do acordo?',
      effect:
        from === ''
          ? 'O que a loja licita deixa de custar. O que já foi cobrado fica como está.'
          : `O que a loja licita custa a partir das 0:00 de ${formatShortDay(from)}. O que foi clicado antes fica como está.`,
      confirm: from === '' ? 'Retirar' : 'Guardar',
    })
  const settled = await answerOr(
    settleAgreement(api, { eshopId: idOf(params['eshopId']), requestBody: { from: from === '' ? null : from } }),
    [400, 422],
  )
  if ('answer' in settled)
    return { kind: 'done', message: `Guardado. Cliques custam: ${costWords(settled.answer.costFrom)}.` }
  const why =
    settled.refused.status === 422
      ? 'A loja entrou por pedido: valem os termos que aceitou ou que lhe foram comunicados.'
      : 'Acordo desde: não é um dia.'
  return { kind: 'refused', message, errors: { from: why } }
}
