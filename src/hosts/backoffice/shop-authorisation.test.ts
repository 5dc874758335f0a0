import { afterAll, describe, expect, test } from 'vitest'
import { ensureEshop, eshopTokens, issueEshopToken, revokeEshopTokens } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import type { StoredRoles } from '#domains/identity/contract.ts'
import { addMember, MEMBER_ROLES, removeMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { SHOP_RIGHTS, type ShopRight, shopRightOf, TOKEN_RIGHTS } from '#platform/http/access/shop-rights.ts'
import { pathOfRoute } from '../testing-routes.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** P-04, fault A4: every route of shops × whoever may ask for one. What the guard lets through ends before its handler. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = market
const now = bench.clock.now()
const PASSED = 299
whole.app.addHook('onRequest', async (request, reply) =>
  request.headers['x-guard-only'] === '1' ? reply.code(PASSED).send('') : undefined,
)
afterAll(() => market.close())

const mine = await ensureEshop(db, 'loja-teste', 'Loja Teste', now)
const theirs = await ensureEshop(db, 'outra-loja', 'Outra Loja', now)

async function signIn(name: string, roles: StoredRoles = {}) {
  const { person, header: cookie } = await aSignedInPerson(
    { db, clock: bench.clock },
    { email: `${name}@loja.pt`, roles },
    SECRET,
  )
  return { personId: person.id, headers: { cookie } }
}
async function memberOf(eshopId: typeof mine, name: string, role: (typeof MEMBER_ROLES)[number]) {
  const { personId, headers } = await signIn(name)
  await db.transaction().execute((tx) => addMember(tx, { eshopId, personId, role, by: null, now }))
  return headers
}
async function tokenOf(eshopId: typeof mine, rights: readonly ShopRight[]) {
  return { authorization: `Bearer ${await issueEshopToken(db, eshopId, now, { name: rights.join(), rights })}` }
}

const owner = await memberOf(mine, 'dona', 'owner')
const read = await tokenOf(mine, ['read'])
/** Who asks, and what of the shop `loja-teste` that opens; a status where none of it does. */
const callers: Readonly<Record<string, { headers: Record<string, string>; opens: readonly ShopRight[] | 401 | 403 }>> =
  {
    nobody: { headers: {}, opens: 401 },
    'a forged session': { headers: { cookie: `session=${'A'.repeat(43)}` }, opens: 401 },
    'a shopper': { headers: (await signIn('ana')).headers, opens: 403 },
    'shop owner by the cookie alone': {
      headers: (await signIn('rui', { eshop: true, eshops: ['loja-teste'] })).headers,
      opens: 403,
    },
    'an owner of another shop': { headers: await memberOf(theirs, 'outra', 'owner'), opens: 403 },
    owner: { headers: owner, opens: SHOP_RIGHTS },
    manager: { headers: await memberOf(mine, 'gere', 'manager'), opens: TOKEN_RIGHTS },
    finance: { headers: await memberOf(mine, 'contas', 'finance'), opens: ['read', 'bids', 'billing'] },
    viewer: { headers: await memberOf(mine, 've', 'viewer'), opens: ['read'] },
    'a token': { headers: await tokenOf(mine, TOKEN_RIGHTS), opens: TOKEN_RIGHTS },
    'a token that reads': { headers: read, opens: ['read'] },
    'a strange token beside the cookie of an owner': {
      headers: { ...owner, authorization: `Bearer poiso_${'A'.repeat(43)}` },
      opens: 401,
    },
    'a token that reads beside the cookie of an owner': { headers: { ...owner, ...read }, opens: ['read'] },
    'an admin of the site': { headers: (await signIn('sofia', { admin: true })).headers, opens: ['read'] },
    'an editor of the site': { headers: (await signIn('tiago', { staff: { feeds: true } })).headers, opens: 403 },
  }

await whole.app.ready()
const routes = whole.methods.routes().filter(({ access }) => shopRightOf(access) !== null)

let asked = 0
async function statusOf(method: string, path: string, headers: Record<string, string>, query = '?eshop=loja-teste') {
  asked += 1
  const { statusCode } = await whole.app.inject({
    method: method as 'GET',
    url: pathOfRoute(path) + query,
    remoteAddress: `10.${(asked >> 12) & 255}.${(asked >> 4) & 255}.${asked & 15}`,
    headers: { ...headers, 'x-guard-only': '1' },
  })
  return statusCode
}

describe('B-07 P-04 A4 every route of shops × who asks', () => {
  test('each cell is as the route declares its right', async () => {
    const wrong: string[] = []
    for (const { method, path, access } of routes)
      for (const [who, { headers, opens }] of Object.entries(callers)) {
        const should =
          typeof opens === 'number' ? opens : opens.some((right) => access === `shop:${right}`) ? PASSED : 403
        const status = await statusOf(method, path, headers)
        if (status !== should) wrong.push(`${method} ${path} (${access}) as ${who}: ${status}, not ${should}`)
      }
    expect(wrong).toEqual([])
    expect(routes.length).toBeGreaterThan(25)
  })
  test('somebody signed in says of which shop; no shop, a strange one and one written wrong open nothing', async () => {
    const [{ method, path } = { method: '', path: '' }] = routes
    const statuses = []
    for (const query of [
      '',
      '?eshop=',
      '?eshop=nenhuma',
      '?eshop=LOJA-TESTE',
      '?eshop=loja-teste&eshop=outra-loja',
      '?eshop=1',
    ])
      statuses.push(await statusOf(method, path, owner, query))
    expect(statuses).toEqual([400, 400, 403, 400, 400, 403])
  })
  test('what is revoked or removed is over at once, on every web', async () => {
    const second = await market.another()
    await second.server.app.ready()
    const headers = await tokenOf(mine, ['read', 'feed'])
    const member = await memberOf(mine, 'sai', 'manager')
    const both = async (given: Record<string, string>) =>
      Promise.all(
        [whole, second.server].map(
          async ({ app }) => (await app.inject({ url: '/api/v2/clicks?eshop=loja-teste', headers: given })).statusCode,
        ),
      )
    expect([await both(headers), await both(member)]).toEqual([
      [200, 200],
      [200, 200],
    ])
    const leaked = (await eshopTokens(db, mine)).find(({ name }) => name === 'read,feed')
    expect(await revokeEshopTokens(db, theirs, now, leaked?.id)).toEqual([])
    expect(await both(headers)).toEqual([200, 200])
    await revokeEshopTokens(db, mine, now, leaked?.id)
    const { personId } = await signIn('sai')
    await db.transaction().execute((tx) => removeMember(tx, { eshopId: mine, personId, by: null }))
    expect([await both(headers), await both(member)]).toEqual([
      [401, 401],
      [403, 403],
    ])
    await second.close()
  })
  test('A-09 a write from a page of another site is refused, whoever is signed in', async () => {
    const wrong: string[] = []
    for (const { method, path } of routes.filter(({ method }) => !['GET', 'HEAD'].includes(method)))
      for (const origin of ['https://evil.example', 'https://uploads.localhost:3000', 'null'])
        if ((await statusOf(method, path, { ...owner, origin })) !== 403) wrong.push(`${method} ${path} from ${origin}`)
    expect(wrong).toEqual([])
  })
  test("a token's day of use is noted", async () => {
    await whole.app.inject({ url: '/api/v2/clicks', headers: read })
    const { lastUsedOn } = (await eshopTokens(db, mine)).find(({ name }) => name === 'read') ?? {}
    expect(lastUsedOn).toBe('2026-11-01')
  })
})
