import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { anOrder, tellPurchases } from '#domains/orders/testing.ts'
import { hearDecisions } from '#domains/questions/publishing/hear-decisions.ts'
import { mails as questionMails } from '#domains/questions/mails/question-mails.tsx'
import { questionLinks } from '#domains/questions/contract.ts'
import { decideLast } from '#domains/questions/testing.ts'
import { mails as reviewMails } from '#domains/reviews/mails.ts'
import { starWork } from '#domains/reviews/star/star-work.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** What somebody does with orders, questions and answers who means nobody well. The bench's clock stands at 1 November 2026, 10:00. */

const database = await testDatabase()
const { db } = database
const DAY_MS = 86_400_000
const ITEMS = ['sofa', 'mesa', 'banco', 'cama', 'mocho', 'vaso', 'puf', 'luz']
const marketplace = await aMarketplace(database, { items: ITEMS.map((id) => anItem({ id, title: `Peça ${id}` })) })
const { bench, whole } = marketplace
const post = await receiveMail(database, { mails: [...questionMails, ...reviewMails], clock: bench.clock })
const side = starWork({ db, clock: bench.clock, secret: SECRET, config: { starDays: 7 } })
const questions = hearDecisions({
  links: questionLinks(derivedKey(SECRET, 'questions')),
  addressesOf: (ids) => addressesOf(db, ids),
  willingBuyers: async () => [],
})
const { id: eshopId, slug } = await db.selectFrom('eshops.eshop').select(['id', 'slug']).executeTakeFirstOrThrow()
const { id: variantId } = await db.selectFrom('offers.variant').select('id').executeTakeFirstOrThrow()

afterAll(async () => {
  await post.close()
  await marketplace.close()
})
beforeEach(async () => {
  await sql`truncate orders.purchase, reviews.invitation, reviews.star_refusal, questions.question, questions.request, mail.message,
    identity.person, identity.throttle restart identity cascade`.execute(db)
  await hear()
  await post.arrived()
})

async function hear(): Promise<void> {
  for (const consumer of [questions, ...side.consumers]) await consumeAll({ ...bench.deps }, consumer)
}
function send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return whole.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}

describe('R-12 orders that nobody made', () => {
  /** As the shop's own server tells them, all on one day. */
  async function order(orders: readonly (readonly [item: string, email: string])[]): Promise<void> {
    const now = bench.clock.now()
    const told = orders.map(([itemId, email], index) =>
      anOrder({
        orderId: `${now.getTime()}-${index}`,
        email,
        orderedAt: now,
        items: [{ itemId, title: null, quantity: 1 }],
      }),
    )
    await tellPurchases(db, derivedKey(SECRET, 'orders'), eshopId, told, { now })
    await hear()
  }
  /** The worker's rounds of so many days; what it wrote. */
  async function mailed(days: number) {
    const mails = []
    for (let round = 0; round < days * 4; round += 1) {
      bench.clock.advanceMs(DAY_MS / 4)
      for (const { act } of side.repetitions) await act()
      mails.push(...(await post.arrived()))
    }
    return mails
  }
  async function written(days: number): Promise<string[]> {
    return (await mailed(days)).map(({ to }) => to)
  }

  test('R-12 a mailbox gets five mails in thirty days, however many orders are told and however its address is written', async () => {
    await order(ITEMS.map((item, index) => [item, `vitima+${index}@exemplo.pt`]))
    expect(await written(16)).toHaveLength(5)
    await order([
      ['vaso', 'vitima@exemplo.pt'],
      ['luz', 'outra@exemplo.pt'],
    ])
    expect(await written(16)).toEqual(['outra@exemplo.pt'])
  })
  test('R-12 nobody is asked about one thing twice under two writings of one address, nor after they refused under one', async () => {
    await order([
      ['sofa', 'ana+a@exemplo.pt'],
      ['sofa', 'ana+b@exemplo.pt'],
    ])
    const mails = await mailed(16)
    expect(mails).toHaveLength(1)
    const link = mails[0]?.links.find((each) => /\/star\/[\w-]{24}$/.test(each)) ?? ''
    await send(`${new URL(link).pathname}/unsubscribe`, {})
    bench.clock.advanceMs(40 * DAY_MS)
    await order([['mesa', 'Ana@exemplo.pt']])
    expect(await written(16)).toEqual([])
  })
  test('R-12 a shop’s people are not asked under other writings of their addresses', async () => {
    const person = { email: 'rui.sa@gmail.com', roles: { eshop: true, eshops: [slug] } }
    await aSignedInPerson({ db, clock: bench.clock }, person, SECRET)
    await sql`update eshops.eshop set contact_mail = 'loja@exemplo.pt' where id = ${eshopId}`.execute(db)
    await order([
      ['sofa', 'ruisa+1@googlemail.com'],
      ['mesa', 'LOJA+clientes@exemplo.pt'],
      ['banco', 'rui.sa@exemplo.pt'],
    ])
    expect(await written(16)).toEqual(['rui.sa@exemplo.pt'])
  })
})

describe('U-02 questions and answers of who means nobody well', () => {
  const ALL = `/product/${variantId}/questions`
  async function ask(email: string) {
    return send(ALL, { texto: `A capa lava-se? ${email}`, nome: 'Ana', email })
  }
  /** A question that is published, and the answer of somebody with an account. */
  async function answered() {
    await ask('ana@exemplo.pt')
    const [mail] = (
      await sql<{ path: string }>`select data->>'path' as path from mail.message order by id desc`.execute(db)
    ).rows
    await send(mail?.path ?? '', {})
    const questionId = await decideLast(db, 'question')
    await hear()
    const { header } = await aSignedInPerson({ db, clock: bench.clock }, { email: 'rui@exemplo.pt' }, SECRET)
    const answer = async (nome: string) => {
      await send(`/pqa/answer/${questionId}`, { texto: 'Sim, lava-se à mão.', nome }, { cookie: header })
    }
    await answer('Rui')
    const answerId = await decideLast(db, 'answer')
    await hear()
    return { questionId, answerId, answer, page: async () => (await whole.app.inject(`${ALL}/${questionId}`)).body }
  }

  test('U-02 a mailbox is asked three times, however its address is written', async () => {
    await post.arrived()
    for (let index = 0; index < 6; index += 1) await ask(`vitima+${index}@exemplo.pt`)
    expect(await post.arrived()).toHaveLength(3)
  })
  test('U-02 another name under an answer is read by others once it is decided on, and never when it is refused', async () => {
    const { answer, page } = await answered()
    expect(await page()).toContain('Rui')
    await answer('Filho da puta')
    expect(await page()).not.toContain('Filho')
    await decideLast(db, 'answer', 'refuse')
    await hear()
    expect(await page()).not.toContain('Filho')
    expect(await page()).toContain('Rui')
    await answer('Rui Sá')
    await decideLast(db, 'answer')
    await hear()
    expect(await page()).toContain('Rui Sá')
  })
  test('U-02 a shop’s people do not answer as somebody else', async () => {
    const { questionId, answerId } = await answered()
    const roles = { eshop: true, eshops: [slug] }
    await aSignedInPerson({ db, clock: bench.clock }, { email: 'eva@exemplo.pt', roles }, SECRET)
    const { header } = await aSignedInPerson({ db, clock: bench.clock }, { email: 'eva+1@exemplo.pt' }, SECRET)
    const sent = await send(
      `/pqa/answer/${questionId}`,
      { texto: 'É o melhor de todos.', nome: 'Eva' },
      { cookie: header },
    )
    expect(sent.statusCode).toBe(404)
    const { rows } = await sql`select external_id as id from questions.answer`.execute(db)
    expect(rows).toEqual([{ id: answerId }])
  })
  test('U-02 one network has five votes for an answer, whatever browsers it names', async () => {
    const { answerId } = await answered()
    const statuses = []
    for (let index = 0; index < 8; index += 1)
      statuses.push((await send(`/pqa/vote/${answerId}`, { ajudou: 'sim' }, { 'user-agent': `b${index}` })).statusCode)
    const { rows } = await sql`select helpful from questions.answer`.execute(db)
    expect([rows, statuses.slice(5)]).toEqual([[{ helpful: 5 }], [429, 429, 429]])
  })
})
