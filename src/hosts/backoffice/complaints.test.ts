import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { eshopIdOf, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** G-04: a shop reads what was decided about it, complains, and is answered in writing. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa', title: 'Sofá Óbidos' })] })
const { bench, whole } = market
await market.importItems([anItem({ id: 'alheio', link: 'https://outra.pt/x' })], 'Outra Loja')
afterAll(() => market.close())
const now = bench.clock.now()
const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId
const rui = await aSignedInPerson({ db, clock: bench.clock }, { email: 'rui@loja.pt', name: 'Rui' }, SECRET)
const marta = await aSignedInPerson(
  { db, clock: bench.clock },
  { email: 'marta@poiso.pt', roles: { staff: { moderation: true } } },
  SECRET,
)
await db
  .transaction()
  .execute((tx) => addMember(tx, { eshopId, personId: rui.person.id, role: 'manager', by: null, now }))
const others = `Bearer ${await issueEshopToken(db, (await eshopIdOf(db, 'outra-loja')) as EshopId, now)}`
await sql`insert into eshops.suspension (eshop_id, reasons, facts, told_at, begins_at)
  values (${eshopId}, '{prices}', 'O preço do sofá era outro na loja.', ${now}, ${now})`.execute(db)
await sql`insert into offers.variant_override (variant_id, version, said, reason, made_at, feed)
  select id, 1, '{"isDisabled": true}', 'fotografia de outra pessoa', ${now}, '{}' from offers.variant where item_id = 'sofa'`.execute(
  db,
)
const BODY = 'O preço estava certo: a fotografia do talão mostra-o.'

function complain(about: string, aboutId: string, headers: Record<string, string>, body = BODY) {
  return whole.app.inject({
    method: 'POST',
    url: '/api/v2/shop/complaints?eshop=loja-teste',
    headers,
    payload: { about, aboutId, body },
  })
}
async function notices(headers: Record<string, string>) {
  return (await whole.app.inject({ url: '/api/v2/shop/notices?eshop=loja-teste', headers })).json<{
    suspensions: { suspensionId: number }[]
    hiddenOffers: { variantId: number; reason: string }[]
    complaints: { outcome: string | null; answer: string | null }[]
  }>()
}

describe('G-04 decisions about a shop', () => {
  test('are told with their reasons, to that shop alone', async () => {
    const { suspensions, hiddenOffers } = await notices({ cookie: rui.header })
    expect([suspensions.length, hiddenOffers.map(({ reason }) => reason)]).toEqual([1, ['fotografia de outra pessoa']])
    expect(await notices({ authorization: others })).toEqual({ suspensions: [], hiddenOffers: [], complaints: [] })
  })
  test('are complained about once at a time, by the shop that they are about, and ended by a person', async () => {
    const { suspensions } = await notices({ cookie: rui.header })
    const id = String(suspensions[0]?.suspensionId)
    expect((await complain('suspension', id, { authorization: others })).statusCode).toBe(404)
    expect((await complain('suspension', id, { cookie: rui.header }, 'Não.')).statusCode).toBe(400)
    const made = await complain('suspension', id, { cookie: rui.header })
    expect(made.statusCode).toBe(200)
    expect((await complain('suspension', id, { cookie: rui.header })).statusCode).toBe(409)
    const { complaintId } = made.json<{ complaintId: number }>()
    const answer = (outcome: string, cookie: string) =>
      whole.app.inject({
        method: 'POST',
        url: `/v1/backoffice/complaints/${complaintId}`,
        headers: { cookie },
        payload: { outcome, answer: 'Tem razão: o erro foi nosso e a suspensão acaba já.' },
      })
    expect((await answer('corrected', rui.header)).statusCode).toBe(403)
    const ended = await answer('corrected', marta.header)
    expect([ended.statusCode, ended.json()]).toEqual([200, { mails: 1 }])
    expect((await answer('upheld', marta.header)).statusCode).toBe(404)
    const { complaints } = await notices({ cookie: rui.header })
    expect(complaints).toMatchObject([{ outcome: 'corrected', answer: expect.stringContaining('o erro foi nosso') }])
    const { rows } =
      await sql`select recipient, data->>'slug' as slug from mail.message where mail = 'partners.complaint-answered'`.execute(
        db,
      )
    expect(rows).toEqual([{ recipient: 'rui@loja.pt', slug: 'loja-teste' }])
    const { rows: told } = await sql<{
      action: string
    }>`select action from audit.change where kind = 'partners.complaint' order by id`.execute(db)
    expect(told.map(({ action }) => action)).toEqual(['made', 'answered'])
  })
  test('the screens of both sides show them', async () => {
    const shops = await whole.app.inject({ url: '/lojas-site/loja/loja-teste/avisos', headers: { cookie: rui.header } })
    expect(shops.body).toContain('fotografia de outra pessoa')
    expect(shops.body).toContain('o erro foi nosso')
    await complain('offer', String((await notices({ cookie: rui.header })).hiddenOffers[0]?.variantId), {
      cookie: rui.header,
    })
    const ours = await whole.app.inject({ url: '/admin/reclamacoes', headers: { cookie: marta.header } })
    expect([ours.statusCode, ours.body.includes(BODY)]).toEqual([200, true])
  })
})
