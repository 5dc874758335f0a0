import {
  creditInvoice,
  listBillingDocuments,
  type ListBillingDocumentsParameters,
  recordPayment,
  saftMonths,
} from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { eurosIn, eurosText } from '../../../parts/money-words.ts'
import { defineScreen, type Sent } from '../../screen.ts'

/** B-04: invoices and credit notes of all shops. */
export const documentsScreen = defineScreen({
  path: 'faturas',
  label: 'Faturas',
  group: 'Faturação',
  access: 'staff:finance',
  load: ({ api, url }) => listBillingDocuments(api, listQueryOf<ListBillingDocumentsParameters>(url, ['eshopId'])),
  component: async () => (await import('./DocumentsScreen.tsx')).DocumentsScreen,
})

/** B-04: money that has come for an invoice. The key is of the form: sent twice it is recorded once. */
export const paymentScreen = defineScreen({
  path: 'faturas/pagamento',
  label: 'Registar pagamento',
  access: 'staff:finance',
  load: ({ url }) => Promise.resolve({ invoice: invoiceIn(url), key: crypto.randomUUID() }),
  act: pay,
  component: async () => (await import('./PaymentScreen.tsx')).PaymentScreen,
})

/** B-04: a month's documents as a file, for who keeps the books. */
export const saftScreen = defineScreen({
  path: 'faturas/saft',
  label: 'SAF-T',
  access: 'staff:finance',
  load: ({ api }) => saftMonths(api),
  component: async () => (await import('./SaftScreen.tsx')).SaftScreen,
})

/** B-04: an invoice given back, or a part of it. */
export const creditScreen = defineScreen({
  path: 'faturas/credito',
  label: 'Nota de crédito',
  access: 'staff:finance',
  load: ({ url }) => Promise.resolve({ invoice: invoiceIn(url) }),
  act: credit,
  component: async () => (await import('./CreditScreen.tsx')).CreditScreen,
})

function invoiceIn(url: URL): string {
  return url.searchParams.get('fatura') ?? ''
}

const INVOICE = /^FT \d{4}\/[1-9]\d{0,8}$/
const NO_INVOICE = 'Fatura: escreve-se como FT 2026/17.'
const NO_AMOUNT = 'Valor: não é um valor em euros, como 12,50.'
const UNKNOWN = 'Fatura: não existe.'

function typedOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const amount = eurosIn(text('amount'))
  const isWrong = amount === 'wrong' || amount === 0
  const errors = {
    ...(!INVOICE.test(text('invoice')) && { invoice: NO_INVOICE }),
    ...(isWrong && { amount: NO_AMOUNT }),
  }
  return { text, amount: isWrong ? null : amount, errors }
}

async function pay({ api, form }: Sent): Promise<Outcome> {
  const { text, amount, errors } = typedOf(form)
  const message = 'Não foi registado.'
  const missing = {
    ...(amount === null && { amount: NO_AMOUNT }),
    ...(!/^\d{4}-\d\d-\d\d$/.test(text('receivedOn')) && { receivedOn: 'Recebido em: falta o dia.' }),
    ...errors,
  }
  if (amount === null || Object.keys(missing).length > 0) return { kind: 'refused', message, errors: missing }
  const recorded = await answerOr(
    recordPayment(api, {
      requestBody: {
        key: text('key'),
        invoice: text('invoice'),
        amount,
        receivedOn: text('receivedOn'),
        text: text('text'),
      },
    }),
    [404, 422],
  )
  if ('refused' in recorded)
    return recorded.refused.status === 422
      ? { kind: 'refused', message, errors: { receivedOn: 'Recebido em: esse dia ainda não chegou.' } }
      : { kind: 'refused', message, errors: { invoice: UNKNOWN } }
  return {
    kind: 'done',
    message: recorded.answer.isNew
      ? `Registados ${eurosText(amount)} para ${text('invoice')}.`
      : 'Já estava registado: nada foi registado outra vez.',
  }
}

async function credit({ api, form }: Sent): Promise<Outcome> {
  const { text, amount, errors } = typedOf(form)
  const message = 'Não foi feita.'
  const reason = text('reason')
  const missing = { ...errors, ...(reason === '' && { reason: 'Porquê: falta.' }) }
  if (Object.keys(missing).length > 0) return { kind: 'refused', message, errors: missing }
  if (!isConfirmed(form))
    return ask(form, {
      title: 'Fazer a nota de crédito?',
      effect: `${text('invoice')}: ${amount === null ? 'tudo o que dela falta devolver' : `${eurosText(amount)} sem IVA`}. O documento fica numerado e não se pode desfazer.`,
      confirm: 'Fazer nota de crédito',
      isDangerous: true,
    })
  const credited = await answerOr(
    creditInvoice(api, { requestBody: { invoice: text('invoice'), reason, ...(amount !== null && { amount }) } }),
    [404, 422],
  )
  if ('answer' in credited)
    return { kind: 'done', message: `${credited.answer.name}: ${eurosText(credited.answer.gross)} com IVA.` }
  if (credited.refused.status === 404) return { kind: 'refused', message, errors: { invoice: UNKNOWN } }
  return { kind: 'refused', message, errors: creditErrors(credited.refused.detail) }
}

function creditErrors(detail: string): Readonly<Record<string, string>> {
  const [, left] = /of FT \S+ ([\d.]+) are left/.exec(detail) ?? []
  if (left !== undefined)
    return { amount: `Valor: só ${eurosText(Number(left))} desta fatura se podem ainda devolver.` }
  if (detail.includes('billing account')) return { invoice: 'Fatura: a loja não tem dados de faturação.' }
  if (detail.includes('who writes'))
    return {
      invoice:
        'Fatura: quem instalou o site ainda não disse em nome de que empresa se emitem documentos (POISO_OPERATOR_NAME, _NIF e _ADDRESS).',
    }
  if (detail.includes('the series')) return { invoice: 'Fatura: a série não se pode assinar (POISO_INVOICE_KEY).' }
  return { reason: 'Porquê: não se lê nada.' }
}
