import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { tellDecision } from '#domains/moderation/told.ts'
import { anOrder, tellPurchases } from '#domains/orders/testing.ts'
import { mails } from '#domains/reviews/mails.ts'
import { eraseInvitations } from '#domains/reviews/star/erase-invitations.ts'
import { willingBuyers } from '#domains/reviews/contract.ts'
import { hearDecisions } from '#domains/reviews/hear-decisions.ts'
import { hashOfAddress } from '#domains/reviews/star/idents.ts'
import { starWork } from '#domains/reviews/star/star-work.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { suppressAddress } from '#platform/mail/suppressed.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** R-12 B-05: from an order that a shop tells to what others read of it. The bench's clock stands at 1 November 2026, 10:00. */

const database = await testDatabase()
const { db } = database
const DAY_MS = 86_400_000
const ORIGIN = 'http://localhost:3000'
const ordersKey = derivedKey(SECRET, 'orders')
const starKey = derivedKey(SECRET, 'star')

const marketplace = await aMarketplace(database, {
  items: [
    anItem({ id: 'sofa', title: 'Sofá Alba' }),
    anItem({ id: 'mesa', title: 'Mesa Mira' }),
    anItem({ id: 'banco', title: 'Banco Cais' }),
  ],
})
const { bench, whole } = marketplace
const { app } = whole
const post = await receiveMail(database, { mails, clock: bench.clock })
const side = starWork({ db, clock: bench.clock, secret: SECRET, config: { starDays: 7 } })
const { id: eshopId, slug } = await db.selectFrom('eshops.eshop').select(['id', 'slug']).executeTakeFirstOrThrow()
const offers = new Map(
  (await db.selectFrom('offers.variant').select(['id', 'item_id']).execute()).map((row) => [
    row.item_id,
    Number(row.id),
  ]),
)

afterAll(async () => {
  await post.close()
  await marketplace.close()
})
beforeEach(async () => {
  await sql`truncate orders.purchase, reviews.invitation, reviews.star_refusal, reviews.review, reviews.eshop_total, reviews.variant_total,
    mail.message, mail.suppressed, identity.person restart identity cascade`.execute(db)
  await hear()
  await post.arrived()
})

async function hear(): Promise<void> {
  for (const consumer of [hearDecisions, ...side.consumers]) await consumeAll({ ...bench.deps }, consumer)
}
/** The worker's rounds of so many days, every six hours; what arrived. */
async function days(count: number) {
  const got = []
  for (let round = 0; round < count * 4; round += 1) {
    bench.clock.advanceMs(DAY_MS / 4)
    for (const { act } of side.repetitions) await act()
    got.push(...(await post.arrived()))
  }
  return got
}
let orderNumber = 0
async function order(items: readonly string[], email: string | null = 'ana@exemplo.pt', daysAgo = 0): Promise<number> {
  const now = bench.clock.now()
  const [id = 0] = await tellPurchases(
    db,
    ordersKey,
    eshopId,
    [
      anOrder({
        orderId: `E-${(orderNumber += 1)}`,
        email,
        orderedAt: new Date(now.getTime() - daysAgo * DAY_MS),
        items: items.map((itemId) => ({ itemId, title: null, quantity: 1 })),
      }),
    ],
    { now },
  )
  await hear()
  return id
}
function pathIn(mail: { links: readonly string[] } | undefined, ending = ''): string {
  const link = mail?.links.find((each) => new RegExp(`/star/[\\w-]{24}${ending}$`).test(each))
  return (link ?? 'no link').replace(ORIGIN, '')
}
async function invited(items = ['sofa', 'mesa']): Promise<string> {
  await order(items)
  return pathIn((await days(15))[0])
}
function send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}
async function reviews() {
  const { rows } = await sql<
    Record<string, unknown>
  >`select subject, half_stars, delivery_half_stars, body, pluses, minuses, state, source, verified_by,
    nickname from reviews.review order by id`.execute(db)
  return rows
}
/** As moderation would. */
async function decideAll(decision: 'publish' | 'refuse' = 'publish'): Promise<void> {
  const { rows } = await sql<{
    itemId: string
    version: number
  }>`select external_id as "itemId", version from reviews.review
    where state = 'waiting' or exists (select from reviews.change c where c.review_id = review.id)`.execute(db)
  await db.transaction().execute(async (tx) => {
    for (const { itemId, version } of rows)
      await tellDecision(tx, { kind: 'review', itemId, version, decision, reasons: [], statement: null })
  })
  await hear()
}

describe('R-12 the mail', () => {
  test('R-12 goes once, seven days after the delivery, with a one-click way out', async () => {
    await order(['sofa', 'mesa'])
    expect(await days(13)).toEqual([])
    const [mail, ...others] = await days(1)
    expect(await days(30)).toEqual([])
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ana@exemplo.pt', subject: 'Como correu a compra na Loja Teste?' })
    expect(mail?.text).toContain('Sofá Alba; Mesa Mira')
    expect(pathIn(mail)).toMatch(/^\/star\/[\w-]{24}$/)
    expect(String(mail?.headers.get?.('list-unsubscribe') ?? JSON.stringify(mail?.headers))).toContain('/unsubscribe')
  })
  test('R-12 an order that is told twice, or has no address, brings no second mail, or none', async () => {
    const id = await order(['sofa'])
    await sql`insert into outbox.domain_event (kind, payload, at) select kind, payload, at from outbox.domain_event
      where kind = 'orders.told' and (payload->>'purchaseId')::bigint = ${id}`.execute(db)
    await order(['sofa'], null)
    await hear()
    expect(await days(40)).toHaveLength(1)
  })
  test('R-12 asks about nothing that was asked lately: what is left of a second order, and nothing when nothing is', async () => {
    await order(['sofa', 'mesa'])
    await days(15)
    await order(['mesa', 'banco'])
    const second = await days(15)
    expect(second.map(({ text }) => [text.includes('Banco Cais'), text.includes('Mesa Mira')])).toEqual([[true, false]])
    await order(['banco'])
    expect(await days(15)).toEqual([])
  })
  test('U-07 keeps to quiet hours, and a person who wants no such mails gets none', async () => {
    const { person } = await aSignedInPerson({ db, clock: bench.clock }, { email: 'ana@exemplo.pt' }, SECRET)
    await sql`insert into identity.mail_preference (person_id, kinds, pace, quiet_from, quiet_to)
      values (${person.id}, '{"reviews": true}', 'daily', 0, 23)`.execute(db)
    await order(['sofa'], 'Ana@Exemplo.pt')
    const [mail] = await days(16)
    const { rows } = await sql<{
      hour: number
    }>`select extract(hour from mailed_at at time zone 'Europe/Lisbon')::int as hour
      from reviews.invitation`.execute(db)
    expect([mail === undefined, rows[0]?.hour ?? null]).toEqual([true, null])
    await sql`update identity.mail_preference set kinds = '{"reviews": false}', quiet_from = null, quiet_to = null`.execute(
      db,
    )
    expect(await days(10)).toEqual([])
  })
  test('R-12 is kept from a mailbox that bounced', async () => {
    await suppressAddress(db, { address: 'rui@exemplo.pt', reason: 'bounce', detail: '', since: bench.clock.now() })
    await order(['sofa'], 'rui@exemplo.pt')
    expect(await days(15)).toEqual([])
  })
  test('R-12 ends for an address by one click, for whichever shop; a GET of it changes nothing', async () => {
    const path = await invited()
    const way = `${path}/unsubscribe`
    expect((await app.inject({ url: way })).body).toContain('Deixar de receber')
    expect((await sql`select from reviews.star_refusal`.execute(db)).rows).toHaveLength(0)
    const click = await app.inject({
      method: 'POST',
      url: way,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(click.statusCode).toBe(200)
    bench.clock.advanceMs(40 * DAY_MS)
    await order(['banco'])
    expect(await days(15)).toEqual([])
  })
  test('R-12 of an order that is told late a mail goes at once, and none when 80 days have passed', async () => {
    await order(['sofa'], 'ana@exemplo.pt', 79)
    await order(['sofa'], 'rui@exemplo.pt', 81)
    expect((await days(1)).map(({ to }) => to)).toEqual(['ana@exemplo.pt'])
  })
  test('R-12 a shop that tells purchases of its own is not asked what it thinks of itself', async () => {
    await aSignedInPerson(
      { db, clock: bench.clock },
      { email: 'rui@exemplo.pt', roles: { eshop: true, eshops: [slug] } },
      SECRET,
    )
    await sql`update eshops.eshop set contact_mail = 'loja@exemplo.pt' where id = ${eshopId}`.execute(db)
    const { domain } = await db.selectFrom('eshops.eshop_domain').select('domain').executeTakeFirstOrThrow()
    for (const email of ['Rui@exemplo.pt', 'loja@exemplo.pt', `eu@${domain}`, `eu@correio.${domain}`])
      await order(['sofa'], email)
    await order(['sofa'], 'ana@exemplo.pt')
    expect((await days(15)).map(({ to }) => to)).toEqual(['ana@exemplo.pt'])
  })
})

describe('R-12 /star/{ident}', () => {
  test('R-12 B-05 three steps are kept one by one, read by moderation, and shown on the shop’s page once published', async () => {
    const path = await invited()
    const page = await app.inject({ url: path })
    expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ])
    expect(page.body).toContain('Passo 1 de 3')
    expect(await reviews()).toEqual([])
    const first = await send(path, { estrelas: '4.5', entrega: '5', texto: 'Chegou no dia combinado.' })
    expect([first.statusCode, first.headers.location]).toEqual([303, `${path}?passo=2`])
    const second = await send(`${path}?passo=2`, { estrelas: '3.5', mais: 'macio\nbonito', menos: '' })
    expect(second.headers.location).toBe(`${path}?passo=3`)
    const third = await send(`${path}?passo=3`, { estrelas: '2', menos: 'risca-se' })
    expect(third.headers.location).toBe(`${path}/thank-you`)
    const kept = { state: 'waiting', source: 'star', verified_by: 'purchase', nickname: null }
    expect(await reviews()).toMatchObject([
      { ...kept, subject: 'eshop', half_stars: 9, delivery_half_stars: 10, body: 'Chegou no dia combinado.' },
      { ...kept, subject: 'variant', half_stars: 7, pluses: ['macio', 'bonito'] },
      { ...kept, subject: 'variant', half_stars: 4, minuses: ['risca-se'] },
    ])
    const named = await send(`${path}/thank-you`, { nome: 'Ana R.', perguntas: 'sim' })
    expect(named.headers.location).toBe(`${path}/thank-you?guardado=1`)
    expect((await app.inject({ url: `/star/eshop/${slug}` })).body).toContain('Ainda sem avaliações')
    await decideAll()
    bench.clock.advanceMs(60_000)
    const shop = await app.inject({ url: `/star/eshop/${slug}` })
    expect(shop.body).toContain('Chegou no dia combinado.')
    expect(shop.body).toContain('Ana R.')
    expect(shop.body).toContain('4,5')
  })
  test('R-12 what is typed is a draft, which nobody decides on; what was sent changes only when its change is sent', async () => {
    const path = await invited()
    const draft = await send(path, { estrelas: '2.5', texto: 'Ainda a', rascunho: '1' }, { accept: 'application/json' })
    expect(draft.statusCode).toBe(200)
    expect(await reviews()).toMatchObject([{ state: 'draft', body: 'Ainda a' }])
    expect((await app.inject({ url: path })).body).toContain('Ainda a</textarea>')
    await send(path, { estrelas: '2.5', texto: 'Ainda a pensar.' })
    await decideAll()
    await send(path, { estrelas: '0.5', texto: 'Outra', rascunho: '1' })
    expect(await reviews()).toMatchObject([{ state: 'published', half_stars: 5, body: 'Ainda a pensar.' }])
    await send(path, { estrelas: '1', texto: 'Afinal não.' })
    expect((await app.inject({ url: path })).body).toContain('Afinal não.</textarea>')
    await decideAll()
    expect(await reviews()).toMatchObject([{ state: 'published', half_stars: 2, body: 'Afinal não.' }])
  })
  test('R-12 what is wrong is said, and what was filled in stays', async () => {
    const path = await invited()
    const answer = await send(path, { texto: 'Sem estrelas <b>' })
    expect([answer.statusCode, answer.body.includes('Escolha de meia a cinco estrelas.')]).toEqual([422, true])
    expect(answer.body).toContain('Sem estrelas &lt;b&gt;</textarea>')
    expect((await send(path, { estrelas: '5.5' })).statusCode).toBe(422)
    expect(
      (await send(path, { estrelas: '4.5', mais: Array.from({ length: 11 }, (_, n) => `p${n}`).join('\n') }))
        .statusCode,
    ).toBe(422)
    expect((await send(path, { estrelas: '4.5', texto: 'a'.repeat(1_000_000) })).statusCode).toBe(413)
    await send(path, { estrelas: '4.5', texto: 'Bom\u202e\u0000 mesmo' })
    expect(await reviews()).toMatchObject([{ body: 'Bom mesmo' }])
    expect((await send(`${path}?passo=9`, { estrelas: '4.5' })).statusCode).toBe(404)
    expect((await send(path, { estrelas: '4.5' }, { origin: 'https://outra.pt' })).statusCode).toBe(403)
  })
  test('R-12 pictures are of a thing that has been rated, and their form leads back to its step', async () => {
    const path = await invited(['sofa'])
    const step = `${path}?passo=2`
    expect((await app.inject({ url: step })).body).not.toContain('/uploads/review-photo')
    const kept = await send(step, { estrelas: '4', acao: 'fotografias' })
    expect(kept.headers.location).toBe(`${step}#fotografias`)
    expect(await reviews()).toMatchObject([{ state: 'draft', half_stars: 8 }])
    const upload = /action="[^"]*(\/uploads\/review-photo\?bilhete=[^"]+)"/.exec(
      (await app.inject({ url: step })).body,
    )?.[1]
    const form = await app.inject({
      method: 'POST',
      url: upload ?? 'no form',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b--\r\n',
    })
    expect(form.headers.location).toBe(`${ORIGIN}${step}&fotografia=falta#fotografias`)
    expect((await app.inject({ url: `${step}&fotografia=falta` })).body).toContain('Escolha uma fotografia.')
    expect((await send(step, { acao: 'retirar', fotografia: 'review/aa/bb/cc/nada' })).statusCode).toBe(404)
  })
  test('R-12 "ainda não chegou" brings the mail again in so many days, three times at most', async () => {
    const path = await invited(['sofa'])
    expect((await send(`${path}/delayed`, { dias: '4' })).statusCode).toBe(422)
    for (const wait of [3, 7, 3]) {
      const answer = await send(`${path}/delayed`, { dias: String(wait) })
      expect(answer.body).toContain(`daqui a ${wait} dias`)
      const again = await days(wait + 1)
      expect(again.map(({ subject }) => subject)).toEqual(['Já chegou a encomenda da Loja Teste?'])
      expect(pathIn(again[0])).toBe(path)
    }
    expect((await send(`${path}/delayed`, { dias: '3' })).statusCode).toBe(409)
    expect(await days(20)).toEqual([])
  })
  test('R-12 "ainda não chegou" promises no mail for which there is no address any more', async () => {
    await order(['sofa'], 'ana@exemplo.pt', 79)
    const path = pathIn((await days(1))[0])
    const { body } = await app.inject({ url: `${path}/delayed` })
    expect([body.includes('3 dias'), body.includes('7 dias'), body.includes('14 dias')]).toEqual([true, true, false])
    expect((await send(`${path}/delayed`, { dias: '14' })).statusCode).toBe(422)
    await days(9)
    const late = await send(`${path}/delayed`, { dias: '3' })
    expect([late.statusCode, late.body.includes('90 dias depois da encomenda')]).toEqual([409, true])
  })
  test('R-12 a guessed ident, a cut one and one whose purchase was erased look alike; the time of one that is over has passed', async () => {
    const path = await invited()
    const guessed = await app.inject({ url: `/star/${'a'.repeat(24)}` })
    const cut = await app.inject({ url: path.slice(0, -1) })
    bench.clock.advanceMs(61 * DAY_MS)
    const over = await app.inject({ url: path })
    await db.transaction().execute((tx) => eraseInvitations(tx, hashOfAddress(starKey, 'ANA@exemplo.pt')))
    const erased = await app.inject({ url: path })
    expect([guessed, cut, over, erased].map(({ statusCode }) => statusCode)).toEqual([404, 404, 410, 404])
    const plain = ({ body }: { body: string }) =>
      body.slice(body.indexOf('<main'), body.indexOf('</main>')).replace(/[0-9a-f-]{20,}/g, '')
    expect(plain(erased)).toBe(plain(guessed))
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => app.inject({ url: `/star/${String(n).padStart(24, 'x')}` })),
    )
    expect(guesses.some(({ statusCode }) => statusCode === 429)).toBe(true)
    bench.clock.advanceMs(20 * 60_000)
  })
  test('R-12 nothing that the database holds opens an invitation', async () => {
    const path = await invited()
    const ident = path.slice('/star/'.length)
    const { rows } = await sql<{ row: string }>`select to_jsonb(i)::text as row from reviews.invitation i
      union all select to_jsonb(m)::text from mail.message m`.execute(db)
    expect(rows.some(({ row }) => row.includes(ident))).toBe(false)
    expect(rows.some(({ row }) => row.includes('ana@exemplo.pt') && row.includes('address_hash'))).toBe(false)
  })
})

describe('G-05 what is decided against a review of a purchase', () => {
  const statement = 'A sua avaliação não foi publicada.\n\nTem um contacto.'
  async function decideLast(decision: 'refuse' | 'remove' | 'publish') {
    const { rows } = await sql<{ itemId: string; version: number }>`
      select external_id as "itemId", version from reviews.review order by id desc limit 1`.execute(db)
    const { itemId, version } = rows[0] as { itemId: string; version: number }
    const told = decision === 'publish' ? { statement: null } : { statement, casePath: '/moderacao/caso' }
    await db
      .transaction()
      .execute((tx) => tellDecision(tx, { kind: 'review', itemId, version, decision, reasons: [], ...told }))
    await hear()
  }
  test('G-05 R-12 is mailed to the address of the purchase with its reasons and where to complain, once', async () => {
    const path = await invited(['sofa'])
    await send(path, { estrelas: '1', texto: 'Liguem para 912 345 678.' })
    await decideLast('refuse')
    const [mail, ...others] = await post.arrived()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ana@exemplo.pt', subject: 'A sua avaliação não foi publicada' })
    expect(mail?.text).toContain('Tem um contacto.')
    expect(mail?.links.some((link) => link.endsWith('/moderacao/caso'))).toBe(true)
    await decideLast('refuse')
    expect(await post.arrived()).toEqual([])
  })
  test('G-05 R-12 what was published and is taken off is told, what is published is not, and without an address nothing is', async () => {
    const path = await invited(['sofa'])
    await send(path, { estrelas: '1', texto: 'Nunca mais.' })
    await decideLast('publish')
    expect(await post.arrived()).toEqual([])
    await decideLast('remove')
    expect((await post.arrived()).map(({ subject }) => subject)).toEqual(['A sua avaliação foi retirada'])
    await send(`${path}?passo=2`, { estrelas: '2', texto: 'Coxeia.' })
    await sql`update orders.purchase set email = null, email_hash = null, email_dropped_at = now()`.execute(db)
    await decideLast('refuse')
    expect(await post.arrived()).toEqual([])
  })
})

test('B-05 who agreed to answer can be asked, until they say no', async () => {
  const path = await invited(['sofa'])
  const sofa = offers.get('sofa') ?? 0
  expect(await willingBuyers(db, ordersKey, [sofa], 5)).toEqual([])
  await send(`${path}/thank-you`, { nome: '', perguntas: 'sim' })
  const [buyer] = await willingBuyers(db, ordersKey, [sofa], 5)
  expect(buyer?.address).toBe('ana@exemplo.pt')
  expect((await app.inject({ url: buyer?.unsubscribePath ?? '' })).body).toContain('perguntas')
  // Saved again, links of mails that went out before still end them.
  await send(`${path}/thank-you`, { nome: 'Ana', perguntas: 'sim' })
  await send(buyer?.unsubscribePath ?? '', {})
  expect(await willingBuyers(db, ordersKey, [sofa], 5)).toEqual([])
})
