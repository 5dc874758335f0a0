import { expect, test } from 'vitest'
import type { BillingDocument, ShopBudget } from '#platform/api-client/calls.ts'
import { waitingFor } from './waiting.ts'

const NOTHING = {
  today: '2026-11-26',
  notices: [],
  openQuestions: 0,
  unanswered: 0,
  readings: [],
  suspensions: [],
  complaints: [],
  budget: null,
  documents: null,
  costFrom: null,
  hasAccount: null,
  leftOut: 0,
  withoutCategory: 0,
}
function texts(facts: Partial<Parameters<typeof waitingFor>[0]>) {
  return waitingFor({ ...NOTHING, ...facts }).map(({ text }) => text.replaceAll('\u00A0', ' '))
}
function aBudget(daily: number | null, dayMicros: number, paused = false): ShopBudget {
  const spent = { dayMicros, monthMicros: dayMicros }
  return { daily, monthly: null, paused, hours: [], version: 'v', spent, pace: { kind: 'unknown', at: null } }
}
function anInvoice(dueOn: string, open: number): BillingDocument {
  return {
    id: 1,
    kind: 'FT',
    name: 'FT 2026/7',
    month: '2026-10',
    issuedOn: '2026-11-03',
    dueOn,
    open,
    net: 100,
    vat: 23,
    gross: 123,
    reference: 'RF91',
    credits: null,
  }
}

test('B-07 nothing waits where nothing does, and who may not read money is told of none', () => {
  expect(texts({})).toEqual([])
})

test('B-07 B-04 a budget is named from 80 %, as used up from 100 %, and while it is paused', () => {
  expect(texts({ budget: aBudget(10, 7_990_000) })).toEqual([])
  expect(texts({ budget: aBudget(10, 8_000_000) })).toEqual(['O orçamento do dia está usado em 80 %.'])
  expect(texts({ budget: aBudget(10, 10_000_000) })).toEqual([
    'O orçamento do dia está esgotado: os cliques não são pagos.',
  ])
  expect(texts({ budget: aBudget(0, 0) })[0]).toMatch(/esgotado/)
  expect(texts({ budget: aBudget(null, 9_000_000) })).toEqual([])
  expect(texts({ budget: aBudget(10, 0, true) })[0]).toMatch(/em pausa/)
})

test('B-07 B-04 an invoice is named a week before it is due and after, until it is paid', () => {
  expect(texts({ documents: [anInvoice('2026-12-04', 123)] })).toEqual([])
  expect(texts({ documents: [anInvoice('2026-12-03', 123)] })).toEqual([
    'A fatura FT 2026/7 vence em 3 de dezembro de 2026: faltam 123,00 €.',
  ])
  expect(texts({ documents: [anInvoice('2026-11-25', 23)] })[0]).toMatch(/venceu em 25 de novembro de 2026/)
  expect(texts({ documents: [anInvoice('2026-11-25', 0)] })).toEqual([])
})

test('B-04 G-04 the day from which clicks cost is named until it has come, and who has to be invoiced is asked for', () => {
  expect(texts({ costFrom: '2026-12-15T00:00:00.000Z', hasAccount: false })).toEqual([
    'A partir de 15 de dezembro de 2026, um clique que conta custa o que licitar por ele; sem licitação, continua grátis.',
    'Faltam os dados de faturação: sem eles não há faturas.',
  ])
  expect(texts({ costFrom: '2026-11-01T00:00:00.000Z', hasAccount: true })).toEqual([])
  expect(texts({ hasAccount: false })).toEqual([])
})

test('B-07 items that the last import left out and offers without a category are named, each with where it is mended', () => {
  expect(texts({ leftOut: 95, withoutCategory: 1 })).toEqual([
    '95 artigos do feed ficam de fora, por erros.',
    '1 oferta sem categoria só se encontra por texto.',
  ])
})

test('B-07 questions and reviews without a reply are counted, and what presses comes first', () => {
  expect(
    texts({
      openQuestions: 1,
      unanswered: 2,
      notices: [{ kind: 'held', runId: 1, message: 'Uma importação está retida.', since: '2026-11-26T08:00:00.000Z' }],
    } as never),
  ).toEqual([
    'Uma importação está retida. Desde 26/11/2026, 08:00.',
    '1 pergunta sem resposta sua.',
    '2 avaliações sem resposta sua.',
  ])
})
