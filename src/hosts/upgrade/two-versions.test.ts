import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { findMigrations } from '#platform/database/migration-files.ts'
import { migrate } from '#platform/database/migrate.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { accountForms } from '../web/testing-accounts.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { nextMigration } from './testing-next-migration.ts'

/** K4: this build goes on while the next one has migrated the database, and its worker has enqueued what this one does not know. */

const database = await testDatabase()
const COUNT = 60
function item(n: number, price: number) {
  return anItem({ id: `m-${n}`, title: `Mesa de centro Alvor ${n}`, price: `${price + n}.00 EUR`, brand: 'Serra' })
}
function items(price: number) {
  return Array.from({ length: COUNT }, (_, n) => item(n, price))
}
const market = await aMarketplace(database, { items: items(100) })
afterAll(() => market.close())
const { app } = market.whole
const ana = await aSignedInPerson(
  { db: database.db, clock: market.bench.clock },
  { email: 'ana@exemplo.pt', name: 'Ana' },
  SECRET,
)
const admin = await aSignedInPerson(
  { db: database.db, clock: market.bench.clock },
  { email: 'rui@exemplo.pt', name: 'Rui', roles: { admin: true } },
  SECRET,
)
const forms = accountForms(app, database.db)

const BACK_OFFICE =
  'articles changes dead-work feeds flags inspirations me moderation people refused-clicks synonyms today twins variants work'.split(
    ' ',
  )
/** A visit to most of what the site has: `[what, status]`, in the order in which it was asked. */
async function visit(): Promise<[string, number][]> {
  const seen: [string, number][] = []
  const get = async (url: string, cookie?: string): Promise<string> => {
    const { statusCode, body } = await app.inject({
      url,
      headers: { host: 'localhost:3000', ...(cookie && { cookie }) },
    })
    seen.push([url.replace(/\?.*/, '').replaceAll(/\d+/g, 'N'), statusCode])
    return body
  }
  const post = async (url: string, payload: object, cookie?: string): Promise<void> => {
    const headers = { origin: 'http://localhost:3000', ...(cookie && { cookie }) }
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload })
    seen.push([`POST ${url.replaceAll(/\d+/g, 'N')}`, statusCode])
  }
  const listing = await get('/produtos/mesas-de-centro')
  const product = /href="(\/produto\/[^"]+)"/.exec(listing)?.[1] ?? ''
  const id = Number(/\/v2\/clickthrough\/[^/]+\/(\d+)/.exec(listing)?.[1])
  for (const url of [
    product,
    `${product}/ofertas`,
    `/product/${id}/reviews`,
    '/',
    '/lojas',
    '/fabricantes',
    '/artigos',
    '/inspirations',
    '/search?q=mesa+alvor',
    '/sitemap.xml',
    '/readyz',
  ])
    await get(url)
  for (const url of ['/user/perfil', '/user/favourites', '/user/sessions', '/user/dados', '/api/v2/me'])
    await get(url, ana.header)
  for (const list of BACK_OFFICE) await get(`/v1/backoffice/${list}`, admin.header)
  await post('/api/v2/variant/by-ids', { ids: [id] })
  await post('/api/v2/variant/feed', { url: '/produtos/mesas-de-centro?ordenar=preco' })
  await post('/api/v2/variant/filtering', { url: '/produtos/mesas-de-centro' })
  await get(/href="(\/v2\/clickthrough\/[^"]+)"/.exec(listing)?.[1]?.replaceAll('&amp;', '&') ?? '')
  return seen
}

const later = defineJob({
  name: 'next.polish',
  payload: z.object({ what: z.string() }),
  queue: { name: 'next', places: 1 },
  maxAttempts: 3,
  run: async ({ what }, { done }: { done: string[] }) => done.push(what),
})
const known = defineJob({ ...later, name: 'now.polish' })

test('K4 pages, calls, sessions, imports and clicks of this build go on over a database that the next build has migrated', async () => {
  const before = await visit()
  expect(before.filter(([, status]) => ![200, 302, 303].includes(status))).toEqual([])

  expect(await migrate(database.url, [...findMigrations(), nextMigration])).toEqual([nextMigration.name])

  // What changes makes the pages anew: none comes from before.
  await market.importItems([...items(120), item(COUNT, 120)])
  expect(await visit()).toEqual(before)
  await forms.anAccount('joana@exemplo.pt')
  expect((await forms.signIn(undefined, 'joana@exemplo.pt')).statusCode).toBe(303)
  const shown = await app.inject({
    url: '/produtos/mesas-de-centro?ordenar=preco',
    headers: { host: 'localhost:3000' },
  })
  expect(/<b>(\d+)\s€/.exec(shown.body)?.[1]).toBe('120')
})

test('K4 a process of this build starts on it: its migrations are there, and what is newer only adds', async () => {
  expect(await migrate(database.url)).toEqual([])
})

test('K4 jobs that only the next build knows wait for it, whole, while this one runs its own', async () => {
  const done: string[] = []
  await enqueue(database.db, later, { what: 'of the next build' })
  await enqueue(database.db, known, { what: 'of both' })
  await runWaitingJobs(database, [known.with({ done })])
  expect(done).toEqual(['of both'])
  await runWaitingJobs(database, [known.with({ done }), later.with({ done })])
  expect(done).toEqual(['of both', 'of the next build'])
})
