import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { SERVICES, type Service } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { shopRightOf } from '#platform/http/access/shop-rights.ts'
import type { KnownRoute } from '#platform/http/request/method-table.ts'
import { pathOfRoute } from '../testing-routes.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** every service of the specification on a host of its own; each route is asked for on each of them. */

const SITE = 'poiso.example'
const hostOf: Readonly<Record<Service, string>> = {
  ...(Object.fromEntries(SERVICES.map((service) => [service, `${service}.${SITE}`])) as Record<Service, string>),
  site: SITE,
}
const database = await testDatabase()
const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa' })],
  env: {
    POISO_URL: `http://${SITE}`,
    POISO_HOSTS: SERVICES.map((service) => `${service}=${hostOf[service]}`).join(','),
  },
})
const { whole, bench } = market
const FOUND = 299
// Behind the guard, whose hook was added first: what it lets through ends here and says whose it is.
whole.app.addHook('onRequest', async (request, reply) =>
  request.headers['x-guard-only'] === '1'
    ? reply
        .code(FOUND)
        .header('x-service', request.routeOptions.config.service ?? '')
        .send('')
    : undefined,
)
const admin = await aSignedInPerson(
  { db: database.db, clock: bench.clock },
  { email: 'administradora@tabela.pt', roles: { admin: { poiso: true } } },
  SECRET,
)
afterAll(() => market.close())

let asked = 0
/** The service that answers there; null: none does. What needs a shop's token is there too, for whoever has one. */
async function serviceAt(route: KnownRoute, host: string): Promise<string | null> {
  asked += 1
  const { statusCode, headers } = await whole.app.inject({
    method: route.method as 'GET',
    url: pathOfRoute(route.path),
    remoteAddress: `10.${(asked >> 12) & 255}.${(asked >> 4) & 255}.${asked & 15}`,
    headers: { host, cookie: admin.header, 'x-guard-only': '1' },
  })
  if (statusCode === FOUND) return String(headers['x-service'])
  return statusCode === 400 || statusCode === 401 ? route.service : null
}

// Health, and the built files of pages, answer on every host.
const EVERY_HOST = /^\/(?:healthz|readyz|metrics|assets\/)/
// Some are added by plugins, which load when the server is made ready.
await whole.app.ready()
// HEAD goes where GET does: the framework adds it.
const routes = whole.methods.routes().filter(({ path, method }) => !EVERY_HOST.test(path) && method !== 'HEAD')

describe('A-09 each service on its own host', () => {
  test('every service has a route', () => {
    expect([...new Set(routes.map(({ service }) => service))].sort()).toEqual([...SERVICES].sort())
  })
  test('A-09 each route × each host: it answers on the host of its service, what is for shops on theirs too, and on no other', async () => {
    const wrong: string[] = []
    for (const route of routes)
      for (const host of Object.values(hostOf)) {
        const found = await serviceAt(route, host)
        const isThere = host === hostOf[route.service] || (host === hostOf.lojas && shopRightOf(route.access) !== null)
        const isRight = isThere ? found === route.service : found !== route.service
        if (!isRight) wrong.push(`${route.method} ${route.path} of ${route.service} at ${host}: ${found ?? 'nothing'}`)
      }
    expect(wrong).toEqual([])
    expect(routes.length).toBeGreaterThan(150)
  })
  test('health and the files of pages answer on all of them', async () => {
    for (const host of Object.values(hostOf))
      expect([host, (await whole.app.inject({ url: '/healthz', headers: { host } })).statusCode]).toEqual([host, 200])
  })
})
