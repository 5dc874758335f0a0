import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { screens } from '#backoffice/admin/screens.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { aKeptItem } from '#domains/moderation/testing.ts'
import { testApplications } from '#domains/partners/joining/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { openJourney, phone } from '#storefront/journeys/testing.ts'
import { aSite } from '#storefront/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { livedInShop } from './testing-lived-in-shop.ts'
import { faultsOfScreens } from './testing-screens.ts'
import { buildBackOfficeFiles, failJobs } from './testing.ts'

const database = await testDatabase()
const { db } = database
const port = await freePort(0)
const origin = `http://127.0.0.1:${port}`
const built = await buildBackOfficeFiles()
const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa', title: 'Sofá Óbidos' }), anItem({ id: 'mesa', title: 'Mesa Tomar' })],
  env: { POISO_URL: origin },
  assets: { ...aSite(), backOffice: built.assets, folder: built.folder },
})
const { app } = market.whole
await app.listen({ port, host: '127.0.0.1' })
const browser = await launchBrowser()
afterAll(async () => {
  await browser.close()
  await market.close()
  await built.remove()
})
const { clock } = market.bench
const { eshopId } = await livedInShop(db, clock)
const ada = await aSignedInPerson({ db, clock }, { email: 'ada@exemplo.pt', roles: { admin: true } }, SECRET)
await failJobs(db, 3)

async function one(query: ReturnType<typeof sql<{ value: string }>>): Promise<string> {
  return String((await query.execute(db)).rows[0]?.value)
}
const reading = await one(sql`select max(id)::text as value from accuracy.observation where outcome = 'price'`)
await sql`insert into accuracy.contest (observation_id, eshop_id, reason, contested_at) values (${reading}, ${eshopId}, 'O preço lido é o de outro sofá.', ${clock.now()}) on conflict do nothing`.execute(
  db,
)
await sql`insert into partners.complaint (eshop_id, about, about_id, body, made_at) values (${eshopId}, 'suspension', '1', 'O preço estava certo: o talão mostra-o.', ${clock.now()})`.execute(
  db,
)

await aKeptItem(db, { itemId: 'r2', kind: 'question', halfStars: null, texts: ['Cabe num elevador?'] })

const examples = {
  applicationId: String((await testApplications(db).handedIn()).id),
  kind: 'question',
  itemId: 'r2',
  eshopId: String(eshopId),
  runId: await one(sql`select max(id)::text as value from feeds.import_run`),
  readingId: reading,
  variantId: await one(sql`select min(id)::text as value from offers.variant`),
  productId: await one(sql`select min(product_id)::text as value from offers.variant`),
  personId: String(ada.person.id),
  changeId: await one(sql`select max(id)::text as value from audit.change`),
}
/** Of one thing that this marketplace has none of; their lists are read. */
const OF_NOTHING_HERE = [
  'artigos/:articleId',
  'inspiracoes/trazer/:uploadId',
  'inspiracoes/:inspirationId',
  'flags/:key',
  'experiencias/:key',
]
/** Some forty screens, each read whole; a neighbour may be busy. */
const SCREENS_MS = 240_000

test(
  'B-08 axe finds nothing on any screen of the admins on a phone by night, and at 320 px nothing is pushed sideways (WCAG 1.4.10)',
  async () => {
    const { context, page, complaints } = await openJourney(
      browser,
      origin,
      { ...phone, colorScheme: 'dark' },
      {
        expected: /(?!)/,
        prepare: (context) =>
          context.addCookies([
            { name: 'session', value: ada.session.token, url: origin },
            { name: 'jwt', value: ada.session.loginToken, url: origin },
          ]),
      },
    )
    const tried = screens.filter(({ path }) => !OF_NOTHING_HERE.includes(path))
    expect(tried.length).toBe(screens.length - OF_NOTHING_HERE.length)
    expect(await faultsOfScreens(page, '/admin/', tried, examples)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
  SCREENS_MS,
)
