import { afterAll, describe, expect, test } from 'vitest'
import {
  askVatRegisterCall,
  editBillingAccountCall,
  listBillingAccountsCall,
  showBillingAccountCall,
} from '#domains/billing/backoffice/account-calls.ts'
import { saftMonthsCall } from '#domains/billing/backoffice/calls.ts'
import { saveBillingAccount } from '#domains/billing/contract.ts'
import { runInvoices } from '#domains/billing/invoices/run-invoices.ts'
import { postClicks } from '#domains/billing/ledger/post-clicks.ts'
import { anAccount, anIssuer, paidClicksMade } from '#domains/billing/testing.ts'
import { askRegister } from '#domains/billing/vat-register/ask-register-job.ts'
import { aRegister, aViesAnswer } from '#domains/billing/vat-register/testing.ts'
import { findEshopBySlug } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { settleAgreementCall } from '#domains/partners/backoffice/agreement-call.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const register = await aRegister((asked) => aViesAnswer(asked, true))
const market = await aMarketplace(database, {
  items: [anItem({ id: 'mesa' })],
  env: {
    POISO_OPERATOR_NAME: 'Poiso, S.A.',
    POISO_OPERATOR_NIF: '509964150',
    POISO_OPERATOR_ADDRESS: 'Rua 1, Lisboa',
    POISO_VIES_URL: register.url,
  },
})
afterAll(async () => {
  await market.close()
  await register.close()
})
await market.importItems([anItem({ id: 'x', link: 'https://outra.pt/x' })], 'Outra Loja')
const { app } = market.whole
const { clock } = market.bench
const shop = Number((await findEshopBySlug(db, 'loja-teste'))?.id)
const spanish = anAccount({ country: 'ES', taxNumber: 'B86412491', postalCode: '28001', city: 'Madrid' })
await db.transaction().execute((tx) => saveBillingAccount(tx, shop, spanish, clock.now()))
await paidClicksMade(db, clock, [{ eshopId: shop, cpcMicros: 2_000_000, at: '2026-10-01T10:00:00Z' }])
await postClicks(db, clock)
await runInvoices(db, {
  clock: manualClock('2026-11-01T10:00:00Z'),
  issuer: anIssuer(),
  key: null,
  month: '2026-10-01',
})

async function signedIn(email: string, roles: object): Promise<string> {
  return (await aSignedInPerson({ db, clock }, { email, roles }, SECRET)).header
}
const cookie = await signedIn('eva@exemplo.pt', { staff: { finance: true } })
const feeds = await signedIn('rui@exemplo.pt', { staff: { feeds: true } })

async function page(path: string, by = cookie) {
  const { statusCode, body } = await app.inject({ url: `/admin${path}`, headers: { cookie: by } })
  return { statusCode, text: plain(body) }
}
async function send(path: string, fields: Record<string, string>) {
  const { body } = await app.inject({
    method: 'POST',
    url: `/admin${path}`,
    headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return plain(body)
}
function plain(body: string): string {
  return body.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}
async function shown() {
  const { body } = await app.inject({ url: `/v1/backoffice/billing-accounts/${shop}`, headers: { cookie } })
  return JSON.parse(body)
}

const { version } = await shown()

describe('B-04 accounts of shops, for who looks after money', () => {
  const battery = { app, cookie, broken: market.withoutDatabase.app }
  const params = { eshopId: shop }
  const { isVatValid: _said, ...account } = spanish
  callBattery(listBillingAccountsCall, { ...battery, example: {} })
  callBattery(showBillingAccountCall, { ...battery, example: { params } })
  callBattery(editBillingAccountCall, {
    ...battery,
    example: { params, body: { ...account, version } },
  })
  callBattery(askVatRegisterCall, { ...battery, example: { params } })
  callBattery(saftMonthsCall, { ...battery, example: {} })
  callBattery(settleAgreementCall, { ...battery, example: { params, body: { from: null } } })

  test('B-04 the list has every shop with what it owes and what is late, as CSV too, and only for the role', async () => {
    const { text } = await page('/contas')
    for (const words of ['Loja Teste', 'Outra Loja', 'sem dados de faturação', '2,46 €', 'nunca (grátis)'])
      expect(text).toContain(words)
    expect((await page('/contas?only=without_account')).text).not.toContain(`/contas/${shop}"`)
    expect((await page('/contas', feeds)).statusCode).toBe(403)
    const csv = await app.inject({ url: '/v1/backoffice/billing-accounts.csv', headers: { cookie } })
    expect(csv.body).toContain('Loja Teste')
  })

  test('B-04 the number is looked up when somebody asks, and the page has the answer with its consultation number', async () => {
    expect(await send(`/contas/${shop}`, { do: 'ask' })).toContain('O VIES vai ser perguntado por ESB86412491')
    const vies = { url: register.url, requester: '509964150', testHosts: [register.host] }
    await runWaitingJobs(database, [askRegister.with({ db, clock, vies, operator: null })])
    expect((await page(`/contas/${shop}`)).text).toMatch(/ESB86412491: válido, visto em .*, consulta WAPIAAAAW1HhYVgD/)
    expect((await page('/contas/999999')).statusCode).toBe(404)
  })

  test('B-04 an account is changed by its version, refused by its field, and told to the log without what it is', async () => {
    // As the calls before have left it.
    const { version: present, account: said } = await shown()
    const typed = { do: 'save', ...said, version: present }
    expect(await send(`/contas/${shop}`, { ...typed, taxNumber: '123' })).toContain(
      'Número de contribuinte: não é um número deste país.',
    )
    expect(await send(`/contas/${shop}`, { ...typed, city: 'Toledo' })).toContain('Guardado.')
    expect(await send(`/contas/${shop}`, { ...typed, city: 'Ávila' })).toContain('Isto mudou entretanto')
    const { rows } = await database.pool.query(
      `select after from audit.change where kind = 'billing.account' and after ? 'fields' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ after: { fields: ['city'] } }])
    // The same number: what the register said of it stands.
    expect((await shown()).vat).toBe('valid')
  })

  test('G-04 B-04 from when an agreement holds is asked before it is kept, and shown', async () => {
    const asked = await send(`/contas/${shop}`, { do: 'agree', from: '2027-01-15' })
    expect(asked).toContain('Guardar o dia do acordo?')
    expect((await shown()).costFrom).toBeNull()
    const fields = { do: 'agree', from: '2027-01-15', confirmed: '1' }
    expect(await send(`/contas/${shop}`, fields)).toContain('Cliques custam: desde 15/01/2027')
    expect((await shown()).costFrom).toBe('2027-01-15T00:00:00.000Z')
    expect(await send(`/contas/${shop}`, { ...fields, from: 'amanhã' })).toContain('não é um dia')
  })

  test('B-04 the credit note: refused by the field, asked before it is made, and then it stands in the list and the account', async () => {
    const { name } = (await shown()).documents[0]
    const fields = { invoice: name, amount: '0,50', reason: 'Acordo com a loja' }
    expect((await page(`/faturas/credito?fatura=${encodeURIComponent(name)}`)).text).toContain(`value="${name}"`)
    expect(await send('/faturas/credito', { ...fields, reason: ' ' })).toContain('Porquê: falta.')
    expect(await send('/faturas/credito', { ...fields, invoice: 'NC 2026/1' })).toContain('escreve-se como FT 2026/17')
    expect(await send('/faturas/credito', { ...fields, invoice: 'FT 2026/99', confirmed: '1' })).toContain(
      'Fatura: não existe.',
    )
    expect(await send('/faturas/credito', { ...fields, amount: '2,01', confirmed: '1' })).toContain(
      'só 2,00 € desta fatura se podem ainda devolver',
    )
    expect(await send('/faturas/credito', fields)).toContain('Fazer a nota de crédito?')
    expect(await send('/faturas/credito', { ...fields, confirmed: '1' })).toMatch(/NC 2026\/1: 0,\d\d € com IVA\./)
    for (const path of ['/faturas', `/contas/${shop}`]) expect((await page(path)).text).toContain(`credita ${name}`)
  })

  test('B-04 documents are found by the name of their shop, with or without accents, by their own name and by their reference', async () => {
    const { name, reference } = (await shown()).documents.find(({ kind }: { kind: string }) => kind === 'FT')
    const found = async (q: string) => {
      const url = `/v1/backoffice/billing-documents?q=${encodeURIComponent(q)}`
      const { rows } = (await app.inject({ url, headers: { cookie } })).json<{ rows: { name: string }[] }>()
      return rows.map((row) => row.name)
    }
    expect(await found('LÓJA tes')).toEqual(expect.arrayContaining([name, 'NC 2026/1']))
    expect(await found(name.toLowerCase())).toEqual([name])
    expect(await found(reference)).toEqual([name])
    expect(await found('Outra')).toEqual([])
    expect((await page('/faturas?q=Outra')).text).toContain('Nenhum documento é assim.')
  })

  test('B-04 the SAF-T of a month that is over is had by a form, and only by the role', async () => {
    const later = clock.now().getTime() > Date.parse('2026-12-01T00:00:00Z')
    clock.advanceMs(later ? 0 : Date.parse('2026-12-02T10:00:00Z') - clock.now().getTime())
    const money = await signedIn('ida@exemplo.pt', { staff: { finance: true } })
    const screen = await page('/faturas/saft', money)
    const [form = ''] = /<form class="form"[^>]*>/.exec(screen.text) ?? []
    for (const part of ['method="get"', 'action="/v1/backoffice/saft"']) expect(form).toContain(part)
    expect(screen.text).toContain('<option value="2026-11">')
    expect((await page('/faturas', money)).text).toContain('/faturas/saft"')
    const had = (month: string, by = money) =>
      app.inject({ url: `/v1/backoffice/saft?month=${month}`, headers: { cookie: by } })
    const file = await had('2026-11')
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'application/xml; charset=windows-1252',
      'attachment; filename="saft-509964150-2026-11.xml"',
    ])
    expect(file.body).toContain('<InvoiceNo>FT 2026/1</InvoiceNo>')
    const asked = ['2026-13', 'outubro', '', '2099-01', '2026-11&month=2026-11']
    expect(await Promise.all(asked.map(async (month) => (await had(month)).statusCode))).toEqual(asked.map(() => 400))
    expect([(await had('2026-11', await signedIn('leo@exemplo.pt', { staff: { feeds: true } }))).statusCode]).toEqual([
      403,
    ])
    expect((await app.inject({ url: '/v1/backoffice/saft?month=2026-11' })).statusCode).toBe(401)
  })

  test('B-04 what is past its day is late, and what was given back of it is not', async () => {
    clock.advanceMs(31 * 86_400_000)
    const later = await signedIn('ana@exemplo.pt', { staff: { finance: true } })
    const { body } = await app.inject({
      url: '/v1/backoffice/billing-accounts?only=overdue',
      headers: { cookie: later },
    })
    const rows = JSON.parse(body).rows as { owed: number; overdue: number }[]
    expect(rows.map(({ owed, overdue }) => [owed, overdue])).toEqual([[1.84, 1.84]])
    const today = await app.inject({ url: '/v1/backoffice/today', headers: { cookie: later } })
    expect(today.json<{ waiting: object }>().waiting).toMatchObject({ overdue: 1 })
  })
})
