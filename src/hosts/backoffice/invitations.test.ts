import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember, removeMember } from '#domains/partners/contract.ts'
import { changeMemberRole } from '#domains/partners/members/change-members.ts'
import { MOST_TOKENS } from '#domains/partners/tokens/token-calls.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** P-04: people come to a shop by an invitation, and go; tokens have their limits. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = market
afterAll(() => market.close())
const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId
function people(email: string) {
  return aSignedInPerson({ db, clock: bench.clock }, { email, name: email }, SECRET)
}
const [rui, ana, eva] = [await people('rui@loja.pt'), await people('ana@exemplo.pt'), await people('eva@exemplo.pt')]
await db
  .transaction()
  .execute((tx) => addMember(tx, { eshopId, personId: rui.person.id, role: 'owner', by: null, now: bench.clock.now() }))

beforeEach(() => sql`truncate partners.invitation, mail.message, identity.throttle cascade`.execute(db))

function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  return whole.app.inject({
    method,
    url: `/api/v2/shop/${path}?eshop=loja-teste`,
    headers: { cookie: rui.header },
    ...(payload && { payload }),
  })
}
async function codeMailedTo(address: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`select data->>'code' as code from mail.message
    where recipient = ${address} order by id desc limit 1`.execute(db)
  return rows[0]?.code ?? ''
}
function open(code: string, cookie: string, method: 'GET' | 'POST' = 'GET') {
  return whole.app.inject({
    method,
    url: `/lojas-site/convite/${code}`,
    headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { payload: '' }),
  })
}
async function roles() {
  const { members } = (await call('GET', 'members')).json<{ members: { email: string; role: string }[] }>()
  return members.map(({ email, role }) => `${email} ${role}`)
}

describe('P-04 an invitation', () => {
  test('opens the shop to the address that it was sent to, once, by a button', async () => {
    expect((await call('POST', 'members', { email: 'ana@exemplo.pt', role: 'manager' })).statusCode).toBe(200)
    const code = await codeMailedTo('ana@exemplo.pt')
    expect((await open(code, '')).statusCode).toBe(401)
    expect((await open(code, eva.header)).statusCode).toBe(404)
    const page = await open(code, ana.header)
    expect([page.statusCode, page.body.includes('Aceitar o convite')]).toEqual([200, true])
    expect(await roles()).toEqual(['rui@loja.pt owner'])
    const taken = await open(code, ana.header, 'POST')
    expect([taken.statusCode, taken.headers['location']]).toEqual([303, '/lojas-site/loja/loja-teste'])
    expect(await roles()).toEqual(['rui@loja.pt owner', 'ana@exemplo.pt manager'])
    expect((await open(code, ana.header)).statusCode).toBe(404)
  })
  test('of who may let nobody in any more opens nothing: their own other address does not bring them back', async () => {
    const { person, header } = await people('socio@loja.pt')
    const as = (role: 'owner' | 'manager') =>
      db.transaction().execute((tx) => changeMemberRole(tx, { eshopId, personId: person.id, role, by: rui.person.id }))
    const inviteEva = async () => {
      await whole.app.inject({
        method: 'POST',
        url: '/api/v2/shop/members?eshop=loja-teste',
        headers: { cookie: header },
        payload: { email: 'eva@exemplo.pt', role: 'owner' },
      })
      const code = await codeMailedTo('eva@exemplo.pt')
      return async () => (await open(code, eva.header)).statusCode
    }
    await db
      .transaction()
      .execute((tx) => addMember(tx, { eshopId, personId: person.id, role: 'owner', by: null, now: bench.clock.now() }))
    const first = await inviteEva()
    expect(await first()).toBe(200)
    await as('manager')
    expect(await first()).toBe(404)
    await as('owner')
    const second = await inviteEva()
    await db.transaction().execute((tx) => removeMember(tx, { eshopId, personId: person.id, by: rui.person.id }))
    expect(await second()).toBe(404)
  })
  test('answers the same whether the address has an account; sent again, only the last mail opens anything', async () => {
    const [known, unknown] = [
      await call('POST', 'members', { email: 'eva@exemplo.pt', role: 'viewer' }),
      await call('POST', 'members', { email: 'ninguem@exemplo.pt', role: 'viewer' }),
    ]
    expect(known.json()).toEqual(unknown.json())
    const first = await codeMailedTo('eva@exemplo.pt')
    await call('POST', 'members', { email: 'Eva@exemplo.pt', role: 'viewer' })
    const second = await codeMailedTo('eva@exemplo.pt')
    expect([(await open(first, eva.header)).statusCode, (await open(second, eva.header)).statusCode]).toEqual([
      404, 200,
    ])
  })
  test('withdrawn or a week old, it opens nothing', async () => {
    await call('POST', 'members', { email: 'eva@exemplo.pt', role: 'viewer' })
    const code = await codeMailedTo('eva@exemplo.pt')
    const { invitations } = (await call('GET', 'members')).json<{ invitations: { invitationId: number }[] }>()
    expect((await call('DELETE', `invitations/${invitations[0]?.invitationId}`)).statusCode).toBe(204)
    expect((await open(code, eva.header)).statusCode).toBe(404)
    await call('POST', 'members', { email: 'eva@exemplo.pt', role: 'viewer' })
    const late = await codeMailedTo('eva@exemplo.pt')
    await sql`update partners.invitation set expires_at = ${bench.clock.now()}`.execute(db)
    expect((await open(late, eva.header)).statusCode).toBe(404)
  })
  test('to a member, to no address and by the dozen is refused', async () => {
    const statuses: number[] = []
    for (const email of ['rui@loja.pt', 'isto não é', ...Array.from({ length: 10 }, (_, at) => `p${at}@exemplo.pt`)])
      statuses.push((await call('POST', 'members', { email, role: 'viewer' })).statusCode)
    expect(statuses).toEqual([409, 422, ...Array<number>(9).fill(200), 429])
  })
})

test('P-04 the last owner stays; another may go, and roles hold at once', async () => {
  const personId = rui.person.id
  expect((await call('POST', `members/${personId}`, { role: 'viewer' })).statusCode).toBe(409)
  expect((await call('DELETE', `members/${personId}`)).statusCode).toBe(409)
  expect((await call('DELETE', `members/${eva.person.id}`)).statusCode).toBe(404)
})

test(`B-07 a shop has ${MOST_TOKENS} tokens at most, each with a name of its own`, async () => {
  const statuses: number[] = []
  for (let at = 0; at <= MOST_TOKENS; at += 1)
    statuses.push((await call('POST', 'tokens', { name: `chave ${at}`, rights: ['read'] })).statusCode)
  expect(statuses).toEqual([...Array<number>(MOST_TOKENS).fill(200), 422])
  const { tokens } = (await call('GET', 'tokens')).json<{ tokens: { tokenId: number }[] }>()
  expect((await call('DELETE', `tokens/${tokens[0]?.tokenId}`)).statusCode).toBe(204)
  expect((await call('POST', 'tokens', { name: 'chave 1', rights: ['read'] })).statusCode).toBe(409)
  expect((await call('POST', 'tokens', { name: 'x', rights: ['people'] })).statusCode).toBe(400)
})
