import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import type { StoredRoles } from '#domains/identity/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { KnownRoute } from '#platform/http/request/method-table.ts'
import { type ShopAccess, shopRightOf } from '#platform/http/access/shop-rights.ts'
import type { Access } from '#platform/http/request/route-classes.ts'
import { pathOfRoute } from '../testing-routes.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** Fault A4: every route × every role. What the guard lets through ends before its handler, so that nothing is written. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = market
const PASSED = 299
// Behind the guard, whose hook was added first.
whole.app.addHook('onRequest', async (request, reply) =>
  request.headers['x-guard-only'] === '1' ? reply.code(PASSED).send('') : undefined,
)
afterAll(() => market.close())

async function cookieOf(name: string, roles: StoredRoles): Promise<string> {
  return (await aSignedInPerson({ db, clock: bench.clock }, { email: `${name}@tabela.pt`, roles }, SECRET)).header
}
const shopper = await cookieOf('compradora', {})
const stranger = await cookieOf('outra', { admin: true })
const over = await cookieOf('antiga', { admin: true })
await database.pool.query(
  `update identity.session set revoked_at = now() where person_id = (select id from identity.person where email = 'antiga@tabela.pt')`,
)
const [session = '', jwt = ''] = shopper.split('; ')
const othersJwt = stranger.split('; ')[1] ?? ''

const cookies = {
  visitor: '',
  expired: over,
  'forged session': `session=${'A'.repeat(43)}; admin-mode-2=1`,
  'jwt alone': `${othersJwt}; admin-mode-2=1`,
  'jwt of an admin': `${session}; ${othersJwt}; admin-mode-2=1`,
  'jwt without a signature': `${session}; jwt=eyJhbGciOiJub25lIn0.eyJ1aWQiOjF9.; admin-mode-2=1`,
  shopper,
  'admin-mode cookie': `${session}; ${jwt}; admin-mode-2=1`,
  'shop owner': await cookieOf('lojista', { eshop: true, eshops: ['loja'] }),
  'admin of another site': await cookieOf('vizinha', { admin: { outro: true } }),
  'editor of another site': await cookieOf('vizinho', { staff: { content: { outro: true }, feeds: false } }),
  feeds: await cookieOf('feeds', { staff: { feeds: true } }),
  content: await cookieOf('conteudo', { staff: { content: { poiso: true } } }),
  moderation: await cookieOf('moderacao', { staff: { moderation: true } }),
  finance: await cookieOf('financas', { staff: { finance: { '': true } } }),
  admin: await cookieOf('administradora', { admin: { poiso: true } }),
} as const
type Role = keyof typeof cookies
const roles = Object.keys(cookies) as Role[]

const NOBODY: readonly Role[] = [
  'visitor',
  'expired',
  'forged session',
  'jwt alone',
  'jwt of an admin',
  'jwt without a signature',
]
/** Who passes, of those who are signed in; an admin everywhere. */
const allowed: Readonly<Record<Exclude<Access, 'anyone' | 'user' | ShopAccess>, readonly Role[]>> = {
  admin: ['admin'],
  staff: ['feeds', 'content', 'moderation', 'finance', 'admin'],
  'staff:feeds': ['feeds', 'admin'],
  'staff:content': ['content', 'admin'],
  'staff:moderation': ['moderation', 'admin'],
  'staff:finance': ['finance', 'admin'],
}

function expected(access: Access, role: Role): number {
  if (access === 'anyone') return PASSED
  if (NOBODY.includes(role)) return 401
  return access === 'user' || allowed[access as keyof typeof allowed].includes(role) ? PASSED : 403
}

let asked = 0
async function statusOf({ method, path, service }: KnownRoute, cookie: string): Promise<number> {
  asked += 1
  const answer = await whole.app.inject({
    method: method as 'GET',
    url: pathOfRoute(path),
    remoteAddress: `10.${(asked >> 12) & 255}.${(asked >> 4) & 255}.${asked & 15}`,
    headers: { cookie, 'x-guard-only': '1', ...(service === 'lojas' && { host: 'lojas.localhost:3000' }) },
  })
  return answer.statusCode
}

// Some are added by plugins, which load when the server is made ready.
await whole.app.ready()
// A machine asks for its health; whoever it is. Those of shops have callers of their own: shop-authorisation.test.ts.
const routes = whole.methods
  .routes()
  .filter(({ path, access }) => !['/healthz', '/readyz', '/metrics'].includes(path) && shopRightOf(access) === null)

describe('fault A4 every route × every role', () => {
  test('A4 B-08 P-03 E-13 each cell is as its route declares', async () => {
    const wrong: string[] = []
    for (const route of routes)
      for (const role of roles) {
        const status = await statusOf(route, cookies[role])
        const should = expected(route.access, role)
        if (status !== should)
          wrong.push(`${route.method} ${route.path} (${route.access}) as ${role}: ${status}, not ${should}`)
      }
    expect(wrong).toEqual([])
    expect(routes.length).toBeGreaterThan(150)
  })
  test('what is for who runs the site is for nobody else', () => {
    const back = routes.filter(
      ({ service, path }) => service === 'admin' || path === '/admin' || path.startsWith('/admin/'),
    )
    const open = back.filter(({ access }) => access !== 'admin' && !access.startsWith('staff'))
    expect(open.map(({ method, path, access }) => `${method} ${path} ${access}`)).toEqual([])
    expect(back.length).toBeGreaterThan(10)
  })
  test('what is not there and what is not theirs look alike to who may see neither', async () => {
    const { id } = (await database.pool.query<{ id: number }>('select id from identity.person limit 1')).rows[0] ?? {
      id: 0,
    }
    const ask = async (path: string, cookie: string) => {
      const answer = await whole.app.inject({ url: `/v1/backoffice/people/${path}`, headers: { cookie } })
      return [answer.statusCode, answer.body.replace(/"requestId":"[^"]*"/, '')]
    }
    for (const cookie of [cookies.visitor, cookies.shopper, cookies.content, cookies['admin of another site']])
      expect(await ask(String(id), cookie)).toEqual(await ask('999999', cookie))
  })
})
