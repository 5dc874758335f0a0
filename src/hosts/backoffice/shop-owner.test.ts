import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { aKeptItem } from '#domains/moderation/testing.ts'
import { nameShopOwnerCall, showShopPeopleCall } from '#domains/partners/backoffice/owner-calls.ts'
import { addMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import type { EshopId, UserId } from '#platform/ids.ts'
import type { Today } from '#platform/api-client/calls.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** Shops in which nobody may let others in: Hoje names them, and somebody is named. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { app } = market.whole
const { clock } = market.bench
afterAll(() => market.close())
const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId
function signedIn(email: string, roles: object) {
  return aSignedInPerson({ db, clock }, { email, name: email.split('@')[0] ?? '', roles }, SECRET)
}
const { header: cookie } = await signedIn('tiago@exemplo.pt', { staff: { feeds: true } })
const { header: editor } = await signedIn('ines@exemplo.pt', { staff: { content: true } })
const { header: moderator } = await signedIn('marta@exemplo.pt', { staff: { moderation: true } })
const rui = await signedIn('rui@exemplo.pt', {})

beforeEach(() =>
  sql`truncate partners.member, partners.invitation, mail.message, identity.throttle, audit.change cascade`.execute(db),
)

const path = `/admin/lojas/${eshopId}/pessoas`
async function page(url: string, by = cookie): Promise<string> {
  return (await app.inject({ url, headers: { cookie: by } })).body.replaceAll('<!-- -->', '')
}
async function send(fields: Record<string, string>): Promise<string> {
  const { body } = await app.inject({
    method: 'POST',
    url: path,
    headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return body.replaceAll('<!-- -->', '')
}
async function today(): Promise<Today> {
  return (await app.inject({ url: '/v1/backoffice/today', headers: { cookie } })).json()
}
function join(personId: UserId, role: 'owner' | 'viewer') {
  return db.transaction().execute((tx) => addMember(tx, { eshopId, personId, role, by: null, now: clock.now() }))
}

describe('B-07 a shop without an owner', () => {
  const broken = market.withoutDatabase.app
  callBattery(showShopPeopleCall, { app, broken, cookie, example: { params: { eshopId } } })
  callBattery(nameShopOwnerCall, {
    app,
    broken,
    cookie,
    example: { params: { eshopId }, body: { email: 'eva@exemplo.pt' } },
  })

  test('B-08 stands in Hoje by its name until somebody is asked, for those who look after shops', async () => {
    expect((await today()).waiting.withoutOwner).toEqual({ count: 1, first: [{ eshopId, name: 'Loja Teste' }] })
    const { body } = await app.inject({ url: '/admin', headers: { cookie } })
    expect(body).toContain(`href="${path}"`)
    expect(await page('/admin', editor)).not.toContain('sem responsável')
    expect(await send({ email: 'eva@exemplo.pt' })).toContain('eva@exemplo.pt recebe um convite por e-mail.')
    expect((await today()).waiting.withoutOwner?.count).toBe(1)
    expect(await send({ email: 'eva@exemplo.pt', confirmed: '1' })).toContain('Convite enviado a eva@exemplo.pt.')
    expect((await today()).waiting.withoutOwner?.count).toBe(0)
    const { rows } = await sql`select recipient from mail.message`.execute(db)
    expect(rows).toEqual([{ recipient: 'eva@exemplo.pt' }])
  })

  test('may be given one of its own people, at once, and the log is told by whom', async () => {
    await join(rui.person.id, 'viewer')
    expect(await page(path)).toContain('Nomear responsável')
    expect(await send({ personId: String(rui.person.id), confirmed: '1' })).toContain('A loja tem responsável.')
    expect(await page(path)).not.toContain('Nomear responsável')
    const { rows } =
      await sql`select action, after from audit.change where kind = 'partners.member' order by id`.execute(db)
    expect(rows.at(-1)).toEqual({ action: 'set', after: { role: 'owner' } })
  })

  test('that has an owner is left to them; who is no address, and nobody of the shop, is refused by what is wrong', async () => {
    expect(await send({ email: 'eva', confirmed: '1' })).toContain('E-mail: não é um endereço.')
    expect(await send({ email: '' })).toContain('E-mail: falta.')
    const named = (payload: object) =>
      app.inject({ method: 'POST', url: `/v1/backoffice/eshops/${eshopId}/owner`, headers: { cookie }, payload })
    expect((await named({ personId: rui.person.id })).statusCode).toBe(422)
    expect((await named({})).statusCode).toBe(422)
    await join(rui.person.id, 'owner')
    expect(await send({ email: 'eva@exemplo.pt', confirmed: '1' })).toContain('A loja já tem responsável')
  })
})

describe('B-08 what waits for a decision', () => {
  test('stands first in Hoje, each for those who decide it, and nothing else does', async () => {
    expect(await page('/admin', moderator)).toContain('Nada espera por si.')
    await aKeptItem(db, { itemId: 'p1', kind: 'question', halfStars: null, texts: ['Cabe num elevador?'] })
    await sql`update moderation.item set queued_because = 'rules', queued_at = ${clock.now()}`.execute(db)
    expect((await today()).waiting.texts).toBe(1)
    expect(await page('/admin', moderator)).toMatch(/href="\/admin\/moderacao"[^>]*><b>1<\/b> <span>texto por decidir/)
    expect(await page('/admin')).not.toContain('texto por decidir')
  })

  test('days before anything was counted are unknown, and no zeros', async () => {
    const days = (await today()).days ?? []
    expect([days.at(0), days.at(-1)]).toMatchObject([
      { clicks: null, applied: null, held: null },
      { clicks: 0, applied: 1, held: 0 },
    ])
    expect(await page('/admin')).toContain('sem dados')
  })
})
