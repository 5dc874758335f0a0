import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { mails } from '#domains/questions/mails/question-mails.tsx'
import { decideLast } from '#domains/questions/testing.ts'
import { hearDecisions } from '#domains/questions/publishing/hear-decisions.ts'
import { questionLinks } from '#domains/questions/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const ITEM = anItem({ id: 'sofa', title: 'Sofá Alba', price: '300.00 EUR' })
const marketplace = await aMarketplace(database, { items: [ITEM] })
const { bench, whole } = marketplace
const post = await receiveMail(database, { mails, clock: bench.clock })
const { id: variantId, eshop_id: eshopId } = await db
  .selectFrom('offers.variant')
  .select(['id', 'eshop_id'])
  .executeTakeFirstOrThrow()
const links = questionLinks(derivedKey(SECRET, 'questions'))
const consumer = hearDecisions({
  links,
  addressesOf: (ids) => addressesOf(db, ids),
  willingBuyers: async () => [{ address: 'bia@exemplo.pt' }],
})

afterAll(async () => {
  await post.close()
  await marketplace.close()
})
beforeEach(async () => {
  await sql`truncate questions.request, questions.question, questions.muted, identity.throttle cascade`.execute(db)
  await sql`update eshops.eshop set contact_mail = 'loja@exemplo.pt'`.execute(db)
  await hear()
  await post.arrived()
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
function send(url: string, fields: Record<string, string>, cookie?: string) {
  return whole.app.inject({
    method: 'POST',
    url,
    headers: { ...form, ...(cookie !== undefined && { cookie }) },
    payload: new URLSearchParams(fields).toString(),
  })
}
async function get(url: string, cookie?: string) {
  return whole.app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
}
async function hear(): Promise<void> {
  await consumeAll({ ...bench.deps }, consumer)
}
async function decide(
  kind: 'question' | 'answer',
  decision?: 'publish' | 'hold' | 'refuse' | 'remove',
): Promise<string> {
  const itemId = await decideLast(db, kind, decision)
  await hear()
  return itemId
}
/** The path of a mail's link. */
function linkIn(mail: { readonly links: readonly string[] } | undefined, beginning: string): string {
  const found = mail?.links.find((link) => new URL(link).pathname.startsWith(beginning)) ?? ''
  return found.replace('http://localhost:3000', '').replaceAll('&amp;', '&')
}
const ALL = `/product/${variantId}/questions`
const TEXT = 'A capa pode ser lavada na máquina?'
async function askSignedOut(email = 'ana@exemplo.pt', texto = TEXT) {
  return send(ALL, { texto, nome: 'Ana', email })
}
/** Asked by an address, confirmed and published: what the shop and the buyer got. */
async function published(email = 'ana@exemplo.pt', text = TEXT) {
  await askSignedOut(email, text)
  const [asking] = await post.arrived()
  await send(linkIn(asking, '/pqa/confirm/'), {})
  const questionId = await decide('question')
  return { questionId, told: await post.arrived() }
}

test('G-05 a published question that is held waits again with its answers, is told once, and comes back whole', async () => {
  const { questionId, told } = await published()
  const toAnswer = linkIn(
    told.find(({ to }) => to === 'bia@exemplo.pt'),
    '/pqa/answer/',
  )
  await send(toAnswer, { texto: 'Sim, a 30 graus.', nome: 'Bia' })
  await decide('answer')
  await post.arrived()
  await decide('question', 'hold')
  expect((await get(`${ALL}/${questionId}`)).statusCode).toBe(404)
  const [held, ...others] = await post.arrived()
  expect([held?.to, held?.subject, others.length]).toEqual(['ana@exemplo.pt', 'A sua pergunta está retida', 0])
  expect(held?.links.some((link) => link.includes('/moderacao/caso'))).toBe(true)
  await decide('question')
  expect((await get(`${ALL}/${questionId}`)).body).toContain('Sim, a 30 graus.')
  await decide('answer', 'hold')
  expect((await get(`${ALL}/${questionId}`)).body).not.toContain('Sim, a 30 graus.')
  expect((await post.arrived()).map(({ to, subject }) => [to, subject])).toEqual([
    ['bia@exemplo.pt', 'A sua resposta está retida'],
  ])
  await decide('answer')
  expect((await get(`${ALL}/${questionId}`)).body).toContain('Sim, a 30 graus.')
  const { rows } = await sql`select state from questions.answer union all select state from questions.question`.execute(
    db,
  )
  expect(rows).toEqual([{ state: 'published' }, { state: 'published' }])
})

test('G-05 who has an account hears it from moderation, not twice', async () => {
  const ana = await aSignedInPerson({ db, clock: bench.clock }, { email: 'ana@exemplo.pt' }, SECRET)
  await send(ALL, { texto: TEXT }, ana.header)
  await decide('question', 'refuse')
  expect(await post.arrived()).toEqual([])
})

test('U-02 a shop’s own program reads what it has not answered, and answers its own products’ alone', async () => {
  const { questionId } = await published()
  const token = await issueEshopToken(db, eshopId as EshopId, bench.clock.now())
  const call = (method: 'GET' | 'POST', url: string, payload?: object, bearer = token) =>
    whole.app.inject({ method, url, headers: { authorization: `Bearer ${bearer}` }, ...(payload && { payload }) })
  expect((await call('GET', '/api/v2/questions')).json()).toMatchObject({
    questions: [{ questionId, variantId, text: TEXT }],
  })
  expect((await call('POST', `/api/v2/questions/${questionId}/answer`, { text: 'Sim, a 30 graus.' })).json()).toEqual({
    state: 'waiting',
  })
  expect((await call('GET', '/api/v2/questions')).json()).toEqual({ questions: [] })
  await marketplace.importItems([anItem({ id: 'mesa', title: 'Mesa Serra' })], 'Outra Loja')
  const other = await db
    .selectFrom('eshops.eshop')
    .select('id')
    .where('name', '=', 'Outra Loja')
    .executeTakeFirstOrThrow()
  const foreign = await issueEshopToken(db, other.id as EshopId, bench.clock.now())
  expect(
    (await call('POST', `/api/v2/questions/${questionId}/answer`, { text: 'Comprem na nossa.' }, foreign)).statusCode,
  ).toBe(404)
  expect((await whole.app.inject('/api/v2/questions')).statusCode).toBe(401)
})
