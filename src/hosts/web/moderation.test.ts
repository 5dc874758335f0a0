import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { mails } from '#domains/moderation/mails/decision-mails.tsx'
import { aSubmitted } from '#domains/moderation/testing.ts'
import { submitForModeration } from '#domains/moderation/told.ts'
import { worker } from '#domains/moderation/worker.ts'
import { takeInQuestions } from '#domains/questions/contract.ts'
import { hearDecisions as hearReviewDecisions } from '#domains/reviews/hear-decisions.ts'
import { takeInReviews } from '#domains/reviews/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** G-05 from the report of a stranger, by the pages alone, to the mail that tells the decision. */

const database = await testDatabase()
const { db } = database
const marketplace = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = marketplace
const { app } = whole
const post = await receiveMail(database, { mails, clock: bench.clock })
afterAll(async () => {
  await post.close()
  await marketplace.close()
})

const ITEM = '/denunciar/review/r0000000000000001'
async function hear() {
  for (const consumer of worker({ db, secret: SECRET }).consumers ?? []) await consumeAll(bench.deps, consumer)
}
function send(url: string, fields: Readonly<Record<string, string>>, cookie = '') {
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000', cookie },
  })
}

/** As the form of a text's screen has it. */
async function versionIn(file: string, cookie: string): Promise<string> {
  const { body } = await app.inject({ url: file, headers: { cookie } })
  return /name="versao" value="(\w+)"/.exec(body)?.[1] ?? ''
}

/** One that others read without moderation having heard of it. */
async function aReview(externalId: string, body: string) {
  const { id, eshop_id: eshopId } = await db
    .selectFrom('offers.variant')
    .select(['id', 'eshop_id'])
    .executeTakeFirstOrThrow()
  const variantId = Number(id)
  const at = bench.clock.now()
  await db.transaction().execute((tx) =>
    takeInReviews(tx, [
      {
        externalId,
        eshopId,
        variantId,
        body,
        writtenAt: at,
        repliedAt: at,
        subject: 'variant',
        source: 'import',
        verifiedBy: 'shop',
        nickname: 'Rui',
        reply: 'Obrigado!',
        halfStars: 8,
        pluses: [],
        minuses: [],
        deliveryHalfStars: null,
        packagingHalfStars: null,
        serviceHalfStars: null,
      },
    ]),
  )
  return { eshopId, variantId }
}

test('G-05 a report, the decision of an admin, and the mails that tell it; without script', async () => {
  const admin = await aSignedInPerson(
    { db, clock: bench.clock },
    { email: 'ada@exemplo.pt', roles: { admin: true } },
    SECRET,
  )
  await hear()
  const text = '<b>Que</b> porcaria de loja.'
  await aReview('r0000000000000001', text)
  await db.transaction().execute((tx) => submitForModeration(tx, aSubmitted({ texts: [text], version: 1 })))
  await hear()

  const form = await app.inject({ url: ITEM })
  expect([form.statusCode, form.body.includes('&lt;b&gt;Que&lt;/b&gt; porcaria')]).toEqual([200, true])
  const empty = await send(ITEM, { email: 'ana' })
  expect(empty.statusCode).toBe(422)
  for (const words of ['Escolha um motivo.', 'Verifique o e-mail', 'Confirme que escreve de boa-fé.'])
    expect(empty.body).toContain(words)
  const typed = { motivo: 'false', explicacao: 'É de um concorrente.', email: 'bea@exemplo.pt', boa_fe: 'sim' }
  const sent = await send(ITEM, typed)
  expect(sent.statusCode).toBe(303)
  const casePage = String(sent.headers['location'])
  expect((await app.inject({ url: casePage })).body).toContain('É de um concorrente.')

  const [asked] = await post.arrived()
  const link = asked?.links.find((each) => each.includes('/moderacao/'))?.replace('http://localhost:3000', '') ?? ''
  expect((await app.inject({ url: link })).body).not.toContain('concorrente')
  expect((await send(link, { acto: 'confirmar' })).statusCode).toBe(303)

  const queue = '/admin/moderacao'
  expect((await app.inject({ url: queue })).statusCode).not.toBe(200)
  const listed = await app.inject({ url: `${queue}?because=notice`, headers: { cookie: admin.header } })
  expect(listed.body).toContain('/admin/moderacao/review/r0000000000000001')
  const file = '/admin/moderacao/review/r0000000000000001'
  expect((await app.inject({ url: file, headers: { cookie: admin.header } })).body).toContain('É de um concorrente.')
  const versao = await versionIn(file, admin.header)
  expect((await send(file, { decisao: 'remove', versao, razao: 'false' })).statusCode).not.toBe(303)
  const unread = (await send(file, { decisao: 'remove', versao: 'lida-antes' }, admin.header)).body
  expect([unread.includes('falta a razão'), unread.includes('name="versao" value="lida-antes"')]).toEqual([true, true])
  const stale = { decisao: 'remove', versao: '0', razao: 'false', texto: 'O que tinha sido lido.' }
  expect((await send(file, stale, admin.header)).body).toContain('Isto mudou entretanto')
  const decided = await send(
    file,
    { decisao: 'remove', versao, razao: 'false', palavras: 'Foi escrita por outra loja.' },
    admin.header,
  )
  expect([decided.statusCode, decided.headers['location']]).toEqual([303, queue])
  const { rows: logged } = await sql`select by_person, thing_id, action, after from audit.change`.execute(db)
  expect(logged).toEqual([
    {
      by_person: admin.person.id,
      thing_id: 'review/r0000000000000001',
      action: 'remove',
      after: { version: 1, state: 'removed', decisionId: expect.any(Number), reasons: ['false'] },
    },
  ])

  const [told] = await post.arrived()
  expect([told?.to, told?.subject]).toEqual(['bea@exemplo.pt', 'Decidimos sobre a denúncia n.º 1'])
  for (const words of ['foi retirada', 'Foi escrita por outra loja.', 'seis meses', 'ANACOM'])
    expect(told?.text).toContain(words)
  expect((await app.inject({ url: casePage })).body).toContain('Não concorda?')
  expect((await app.inject({ url: ITEM })).statusCode).toBe(404)
  expect((await send(casePage, { acto: 'reclamar', reclamacao: 'Fui eu que me enganei na loja.' })).statusCode).toBe(
    303,
  )
  const again = await app.inject({ url: `${queue}?because=complaint`, headers: { cookie: admin.header } })
  expect(again.body).toContain('1 texto')
  expect(again.body).toContain('Que&lt;/b&gt; porcaria')
})

test('G-05 what came in ready is reported like everything else, and goes when it is decided', async () => {
  const admin = await aSignedInPerson(
    { db, clock: bench.clock },
    { email: 'eva@exemplo.pt', roles: { admin: true } },
    SECRET,
  )
  const externalId = 'r00000000000000aa'
  const writtenAt = bench.clock.now()
  await consumeAll(bench.deps, hearReviewDecisions)
  const { eshopId, variantId } = await aReview(externalId, 'Veio da loja <i>assim</i>.')
  await db.transaction().execute(async (tx) => {
    await takeInQuestions(tx, [
      {
        variantId,
        nickname: null,
        body: 'Dá para lavar?',
        writtenAt,
        answers: [
          { role: 'shop', eshopId, nickname: null, body: 'Dá, a 30 graus.', writtenAt, helpful: 0, unhelpful: 0 },
        ],
      },
    ])
  })
  const { rows: names } = await sql<{ kind: string; id: string; says: string }>`
    select 'question' as kind, external_id as id, body as says from questions.question
    union all select 'answer', external_id, shown_body from questions.answer
    union all select 'reply', ${externalId}, 'Obrigado!'`.execute(db)
  for (const { kind, id, says } of names) {
    const page = await app.inject({ url: `/denunciar/${kind}/${id}` })
    expect([kind, page.statusCode, page.body.includes(says)]).toEqual([kind, 200, true])
  }
  expect((await app.inject({ url: '/denunciar/review/r00000000000000ab' })).statusCode).toBe(404)
  const address = `/denunciar/review/${externalId}`
  expect((await app.inject({ url: address })).body).toContain('Veio da loja &lt;i&gt;assim&lt;/i&gt;.')
  expect((await send(address, { motivo: 'false', explicacao: 'Não é de um cliente.', boa_fe: 'sim' })).statusCode).toBe(
    303,
  )
  const file = `/admin/moderacao/review/${externalId}`
  const versao = await versionIn(file, admin.header)
  expect((await send(file, { decisao: 'remove', versao, razao: 'false' }, admin.header)).statusCode).toBe(303)
  await consumeAll(bench.deps, hearReviewDecisions)
  const { rows } = await sql`select state from reviews.review where external_id = ${externalId}`.execute(db)
  expect(rows).toEqual([{ state: 'removed' }])
  expect((await app.inject({ url: address })).statusCode).toBe(404)
})
