import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { mails } from '#domains/questions/mails/question-mails.tsx'
import { personal } from '#domains/questions/personal.ts'
import { decideLast, lastSubmitted } from '#domains/questions/testing.ts'
import { hearDecisions } from '#domains/questions/publishing/hear-decisions.ts'
import { questionLinks } from '#domains/questions/contract.ts'
import { worker } from '#domains/questions/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const HOUR_MS = 3_600_000
const ITEM = anItem({ id: 'sofa', title: 'Sofá Alba', price: '300.00 EUR' })
const marketplace = await aMarketplace(database, { items: [ITEM] })
const { bench, whole } = marketplace
const post = await receiveMail(database, { mails, clock: bench.clock })
const { id: variantId } = await db.selectFrom('offers.variant').select('id').executeTakeFirstOrThrow()
let buyers = ['bia@exemplo.pt']
const links = questionLinks(derivedKey(SECRET, 'questions'))
const consumer = hearDecisions({
  links,
  addressesOf: (ids) => addressesOf(db, ids),
  willingBuyers: async () => buyers.map((address) => ({ address })),
})

afterAll(async () => {
  await post.close()
  await marketplace.close()
})
beforeEach(async () => {
  buyers = ['bia@exemplo.pt']
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
  decision?: 'publish' | 'refuse' | 'remove',
  versionsBefore = 0,
): Promise<string> {
  const itemId = await decideLast(db, kind, decision, versionsBefore)
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

describe('R-18 U-02 a question', () => {
  test('is asked with an address, confirmed once by a button, mailed, answered by token, shown, and the asker is told', async () => {
    const asked = await askSignedOut()
    expect([asked.statusCode, asked.headers['location']]).toEqual([303, `${ALL}?enviada=email`])
    const [asking, ...others] = await post.arrived()
    expect(others).toEqual([])
    expect(asking).toMatchObject({ to: 'ana@exemplo.pt', subject: 'Confirme a sua pergunta' })
    const confirm = linkIn(asking, '/pqa/confirm/')
    // A scanner that follows links changes nothing.
    expect((await get(confirm)).body).toContain('Confirmar a pergunta</button>')
    expect((await sql`select from questions.question`.execute(db)).rows).toEqual([])
    expect((await send(confirm, {})).body).toContain('Está confirmada.')
    expect((await send(confirm, {})).body).toContain('já foi usada ou passou do prazo')
    expect((await get(ALL)).body).not.toContain(TEXT)
    expect(await lastSubmitted(db, 'question')).toMatchObject({ texts: [TEXT, 'Ana'], version: 1, isVerified: false })

    const questionId = await decide('question')
    const told = await post.arrived()
    expect(told.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['bia@exemplo.pt', 'Uma pergunta sobre Sofá Alba'],
      ['loja@exemplo.pt', 'Uma pergunta sobre Sofá Alba'],
    ])
    const page = (await get(ALL)).body
    expect(page).toContain(TEXT)
    expect(page).not.toContain('ana@exemplo.pt')

    const toAnswer = linkIn(
      told.find(({ to }) => to === 'bia@exemplo.pt'),
      '/pqa/answer/',
    )
    expect((await get(toAnswer)).body).toContain('Enviar a resposta</button>')
    expect((await send(toAnswer, { texto: 'Sim, lavei-a a 30 graus.', nome: 'Bia' })).body).toContain(
      'Resposta recebida',
    )
    expect((await get(ALL)).body).not.toContain('lavei-a')
    await decide('answer')
    const [answered] = await post.arrived()
    expect(answered).toMatchObject({ to: 'ana@exemplo.pt', subject: 'A sua pergunta sobre Sofá Alba tem uma resposta' })
    expect(answered?.text).toContain('Bia, que comprou o produto')
    const own = (await get(linkIn(answered, '/pqa/question/'))).body
    expect(own).toContain('Sim, lavei-a a 30 graus.')
    const one = (await get(`${ALL}/${questionId}`)).body
    expect(one).toContain('Compra verificada')
    expect(one).toContain('"@type":"QAPage"')
    expect((await get(ALL)).body).not.toContain('QAPage')
  })

  test('of somebody who is signed in is asked at once, once', async () => {
    const ana = await aSignedInPerson({ db, clock: bench.clock }, { email: 'ana@exemplo.pt' }, SECRET)
    for (let time = 0; time < 2; time++)
      expect((await send(ALL, { texto: TEXT }, ana.header)).headers['location']).toBe(`${ALL}?enviada=recebida`)
    const { rows } = await sql`select person_id is not null as "isOfPerson", address from questions.question`.execute(
      db,
    )
    expect(rows).toEqual([{ isOfPerson: true, address: null }])
    const questionId = await decide('question')
    expect((await get(`${ALL}/${questionId}`, ana.header)).statusCode).toBe(200)
    // Their own question they do not answer.
    expect((await get(`/pqa/answer/${questionId}`, ana.header)).statusCode).toBe(404)
    expect((await get(`/pqa/answer/${questionId}`)).headers['location']).toMatch(/^\/login\?next=/)
  })

  test('U-03 known and unknown addresses are answered alike, and one in whose name many ask gets three mails', async () => {
    await aSignedInPerson({ db, clock: bench.clock }, { email: 'rui@exemplo.pt' }, SECRET)
    const answers = []
    for (const email of ['rui@exemplo.pt', 'ninguem@exemplo.pt', 'rui@exemplo.pt', 'rui@exemplo.pt', 'RUI@exemplo.pt'])
      answers.push((await askSignedOut(email)).headers['location'])
    expect(new Set(answers).size).toBe(1)
    expect((await post.arrived()).filter(({ to }) => to.toLowerCase() === 'rui@exemplo.pt')).toHaveLength(3)
  })

  test('a thousand of one network are ten', async () => {
    const statuses = []
    for (let time = 0; time < 14; time++) statuses.push((await askSignedOut(`a${time}@exemplo.pt`)).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(await post.arrived()).toHaveLength(10)
  })

  test('a link that confirms is over after a day, and what it named is forgotten', async () => {
    await askSignedOut('dia@exemplo.pt')
    const [asking] = await post.arrived()
    bench.clock.advanceMs(24 * HOUR_MS + 1)
    expect((await send(linkIn(asking, '/pqa/confirm/'), {})).body).toContain('passou do prazo')
    const side = worker({ db, secret: SECRET, addressesOf: async () => new Map() })
    for (const { forget, keptMs } of side.retention ?? []) await forget(new Date(bench.clock.now().getTime() - keptMs))
    expect((await sql`select from questions.request`.execute(db)).rows).toEqual([])
    expect((await sql`select from mail.message where recipient = 'dia@exemplo.pt'`.execute(db)).rows).toEqual([])
  })

  test('U-05 what is wrong is said beside its field, and stays filled in', async () => {
    const wrong = await send(ALL, { texto: 'Lava?', nome: 'www.exemplo.pt', email: 'ana' })
    expect(wrong.statusCode).toBe(422)
    for (const said of ['Diga um pouco mais', 'Escreva só um nome', 'Verifique o e-mail', 'value="ana"', '>Lava?<'])
      expect(wrong.body).toContain(said)
  })

  test('bad input: markup, direction marks, line ends in names, a megabyte, addresses that are headers', async () => {
    const { questionId } = await published(
      'ana@exemplo.pt',
      '<script>alert(1)</script> \u202eodaril otxet\u202c e mais',
    )
    const { body } = await get(`${ALL}/${questionId}`)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('\u202e')
    const named = await send(ALL, { texto: TEXT, nome: 'Ana\r\nBcc: x', email: 'a@exemplo.pt\r\nBcc: b@exemplo.pt' })
    expect(named.statusCode).toBe(422)
    expect((await send(ALL, { texto: 'x'.repeat(1_000_000), email: 'ana@exemplo.pt' })).statusCode).toBe(413)
    expect((await send(ALL, { texto: 'x'.repeat(1_001), email: 'ana@exemplo.pt' })).statusCode).toBe(422)
    expect(await post.arrived()).toEqual([])
  })
})

describe('R-18 an answer by token', () => {
  test('may be changed by the same token; what was published stays until the change is decided', async () => {
    const { told } = await published()
    const token = linkIn(
      told.find(({ to }) => to === 'loja@exemplo.pt'),
      '/pqa/answer/',
    )
    await send(token, { texto: 'Sim, a 40 graus.' })
    await decide('answer')
    expect((await get(token)).body).toContain('Sim, a 40 graus.</textarea>')
    await send(token, { texto: 'Perdão: só a 30 graus.' })
    expect((await get(ALL)).body).toContain('Sim, a 40 graus.')
    await decide('answer', 'refuse')
    expect((await get(ALL)).body).toContain('Sim, a 40 graus.')
    await send(token, { texto: 'Perdão: só a 30 graus!' })
    await decide('answer')
    const { body } = await get(ALL)
    expect([body.includes('só a 30 graus!'), body.includes('40 graus')]).toEqual([true, false])
    expect(body).toContain('Loja Teste')
    // The asker hears of the answer once, the shop of the refusal.
    expect((await post.arrived()).map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ana@exemplo.pt', 'A sua pergunta sobre Sofá Alba tem uma resposta'],
      ['loja@exemplo.pt', 'A sua resposta não foi publicada'],
    ])
    // One that is removed goes though another change of it was sent meanwhile.
    await send(token, { texto: 'Afinal nem a 30 graus.' })
    await decide('answer', 'remove', 1)
    expect((await get(ALL)).body).not.toContain('graus')
    await decide('answer')
    expect((await get(ALL)).body).toContain('Afinal nem a 30 graus.')
  })

  test('forged, of another question, over, and erased ones look alike', async () => {
    const { questionId, told } = await published()
    const good = linkIn(
      told.find(({ to }) => to === 'bia@exemplo.pt'),
      '/pqa/answer/',
    )
    const other = await published('rui@exemplo.pt', 'Quanto pesa este sofá montado?')
    const pages = [
      // Not its last letter, of which some bits stand for nothing.
      (await get(`${good.slice(0, -2)}${good.at(-2) === 'A' ? 'B' : 'A'}${good.at(-1)}`)).body,
      (await get(good.replace(questionId, other.questionId))).body,
      (await get(good.replace('token=b', 'token=s'))).body,
      (await get(`/pqa/answer/${questionId}?token=b1.zz.${'A'.repeat(22)}`)).body,
    ]
    await db.transaction().execute((tx) => personal.erase(tx, 99, 'BIA@exemplo.pt'))
    const erased = await get(good)
    expect(erased.statusCode).toBe(404)
    pages.push(erased.body, (await send(good, { texto: 'Depois de apagada.' })).body)
    expect(new Set(pages.map((body) => /<main.*?<\/main>/s.exec(body)?.[0])).size).toBe(1)
    const { rows } = await sql<{ id: number }>`select d.id from questions.addressee d
      join questions.question q on q.id = d.question_id where q.external_id = ${other.questionId} and role = 'shop'`.execute(
      db,
    )
    const owner = { questionId: other.questionId, addresseeId: rows[0]?.id ?? 0, role: 'shop' } as const
    const until = (ms: number) => links.answerPath(owner, new Date(bench.clock.now().getTime() + ms))
    expect((await get(until(24 * HOUR_MS))).statusCode).toBe(200)
    expect((await get(until(0))).statusCode).toBe(404)
  })

  test('the best stands first: a shop’s before somebody’s, until it helps nobody; what solved it before all', async () => {
    const { questionId, told } = await published()
    await send(
      linkIn(
        told.find(({ to }) => to === 'loja@exemplo.pt'),
        '/pqa/answer/',
      ),
      { texto: 'Da loja: talvez.' },
    )
    const ofShop = await decide('answer')
    const rui = await aSignedInPerson({ db, clock: bench.clock }, { email: 'rui@exemplo.pt' }, SECRET)
    await send(`/pqa/answer/${questionId}`, { texto: 'De alguém: sim, pode.', nome: 'Rui' }, rui.header)
    const ofRui = await decide('answer')
    const own = linkIn((await post.arrived())[0], '/pqa/question/')
    const order = async () =>
      [...(await get(`${ALL}/${questionId}`)).body.matchAll(/class="answer" id="(\w+)"/g)].map(([, id]) => id)
    expect(await order()).toEqual([ofShop, ofRui])
    for (const browser of ['a', 'b', 'c', 'd', 'd'])
      await whole.app.inject({
        method: 'POST',
        url: `/pqa/vote/${ofShop}`,
        headers: { ...form, 'user-agent': browser },
        payload: 'ajudou=nao',
      })
    const { rows } = await sql`select helpful, unhelpful from questions.answer where external_id = ${ofShop}`.execute(
      db,
    )
    expect(rows).toEqual([{ helpful: 0, unhelpful: 4 }])
    expect(await order()).toEqual([ofRui, ofShop])
    await send(own, { resolveu: ofShop })
    expect(await order()).toEqual([ofShop, ofRui])
    expect((await get(`${ALL}/${questionId}`)).body).toContain('"acceptedAnswer"')
    // Nobody else says so.
    await send(`${ALL}/${questionId}`, { resolveu: ofRui }, rui.header)
    expect(await order()).toEqual([ofShop, ofRui])
  })
})

describe('U-07 mails of questions', () => {
  test('end by one click, for the buyer and for the asker; a buyer gets two a week', async () => {
    const { told } = await published()
    const toBuyer = told.find(({ to }) => to === 'bia@exemplo.pt')
    expect(toBuyer?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const second = await published('rui@exemplo.pt', 'Quanto pesa este sofá montado?')
    const third = await published('eva@exemplo.pt', 'Passa numa porta de 70 centímetros?')
    expect([second, third].map(({ told: mailed }) => mailed.some(({ to }) => to === 'bia@exemplo.pt'))).toEqual([
      true,
      false,
    ])
    bench.clock.advanceMs(8 * 24 * HOUR_MS)
    await send(linkIn(toBuyer, '/pqa/unsubscribe/'), { 'List-Unsubscribe': 'One-Click' })
    const fourth = await published('leo@exemplo.pt', 'Vem já montado ou por montar?')
    expect(fourth.told.map(({ to }) => to)).toEqual(['loja@exemplo.pt'])
    await send(linkIn(fourth.told[0], '/pqa/answer/'), { texto: 'Vem por montar.' })
    await decide('answer')
    const [answered] = await post.arrived()
    await send(linkIn(answered, '/pqa/unsubscribe/'), {})
    const rui = await aSignedInPerson({ db, clock: bench.clock }, { email: 'rui@exemplo.pt' }, SECRET)
    await send(`/pqa/answer/${fourth.questionId}`, { texto: 'O meu veio montado.' }, rui.header)
    await decide('answer')
    expect(await post.arrived()).toEqual([])
  })

  test('G-05 who wrote what is refused is told why', async () => {
    await askSignedOut()
    const [asking] = await post.arrived()
    await send(linkIn(asking, '/pqa/confirm/'), {})
    await decide('question', 'refuse')
    const [refused] = await post.arrived()
    expect(refused).toMatchObject({ to: 'ana@exemplo.pt', subject: 'A sua pergunta não foi publicada' })
    expect(refused?.text).toContain('Tem um contacto.')
  })
})

describe('U-04 erasure', () => {
  test('a question without answers is gone; one that others answered stays without words; mails that hold them go', async () => {
    const { questionId, told } = await published()
    await send(
      linkIn(
        told.find(({ to }) => to === 'loja@exemplo.pt'),
        '/pqa/answer/',
      ),
      { texto: 'Sim, a 30 graus.' },
    )
    await decide('answer')
    const alone = await published('ana@exemplo.pt', 'Quanto pesa este sofá montado?')
    await askSignedOut('ana@exemplo.pt', 'Uma que nunca foi confirmada.')
    await post.arrived()
    const { perguntas = [] } = await personal.collect(db, 99, 'ana@exemplo.pt')
    expect(perguntas.map(({ estado }) => estado).toSorted()).toEqual(['published', 'published', 'unconfirmed'])
    await db.transaction().execute((tx) => personal.erase(tx, 99, 'ana@exemplo.pt'))
    const { body } = await get(ALL)
    expect([body.includes('Pergunta apagada a pedido'), body.includes('Sim, a 30 graus.')]).toEqual([true, true])
    expect((await get(`${ALL}/${alone.questionId}`)).statusCode).toBe(404)
    expect((await get(`${ALL}/${questionId}`)).body).toContain('noindex')
    // Nor is it where it would be reported, nor in what moderation keeps.
    for (const id of [alone.questionId, questionId])
      expect((await get(`/denunciar/question/${id}`)).statusCode).toBe(404)
    const { rows: gone } = await sql<{ id: string }>`
      select payload->>'itemId' as id from outbox.domain_event where kind = 'moderation.text-gone'`.execute(db)
    expect(gone.map(({ id }) => id)).toEqual(expect.arrayContaining([alone.questionId, questionId]))
    const { rows } =
      await sql`select from mail.message where position(${TEXT} in data::text || coalesce(plain, '')) > 0`.execute(db)
    expect(rows).toEqual([])
    expect(
      (await sql`select from questions.question where address is not null or nickname is not null`.execute(db)).rows,
    ).toEqual([])
  })

  test('by the link of the mail, too; its answers’ tokens are over then', async () => {
    const { told } = await published()
    const token = linkIn(
      told.find(({ to }) => to === 'loja@exemplo.pt'),
      '/pqa/answer/',
    )
    await send(token, { texto: 'Sim, a 30 graus.' })
    await decide('answer')
    const own = linkIn((await post.arrived())[0], '/pqa/question/')
    expect((await send(own, { apagar: '1' })).body).toContain('Pergunta apagada')
    expect((await get(own)).statusCode).toBe(404)
    expect((await get(token)).statusCode).toBe(404)
    expect((await get(ALL)).body).toContain('Pergunta apagada a pedido')
  })
})
