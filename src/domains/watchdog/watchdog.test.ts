import { afterAll } from 'vitest'
import { anImportBench, anItem } from '#domains/feeds/import/testing.ts'
import { currentUser, identifyBy, loginTokens } from '#domains/identity/contract.ts'
import { aSignedInPerson, TEST_SECRET } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import { createLog } from '#platform/log.ts'
import { subscribeCall, unsubscribeByHashCall, unsubscribeCall, variantsWatchedCall, watchCall } from './calls.ts'
import { watchdogRoutes } from './routes.ts'
import { watchLinks } from './watch-links.ts'
import { createWatching } from './watching.ts'

const database = await testDatabase()
const { db } = database
const bench = anImportBench(database)
const { clock } = bench
await bench.importItems([anItem({ id: 'a' })])
const config = { url: 'http://localhost:3000', project: 'poiso', hosts: {}, staffPasskeyHours: 0 }
const tokens = loginTokens({ secret: TEST_SECRET, site: 'poiso', clock })
const log = createLog({ level: 'silent' })
const { app } = testServer({ clock, identify: identifyBy(currentUser({ db, clock, config, tokens, log })) })
watchdogRoutes(app, {
  project: 'poiso',
  shownVariants: async () => new Map(),
  watching: createWatching({
    db,
    clock,
    links: watchLinks(new Uint8Array(32)),
    turns: { take: async () => null },
    listedProducts: async () => 'none',
  }),
})
const { header: cookie } = await aSignedInPerson({ db, clock })
afterAll(async () => {
  await app.close()
  await bench.close()
})

const params = { project: 'poiso', variantId: 1 }
callBattery(watchCall, { app, example: { params } })
callBattery(subscribeCall, { app, example: { params, body: { email: 'ana@exemplo.pt', targetPrice: 10 } } })
callBattery(unsubscribeCall, { app, example: { params }, cookie })
callBattery(unsubscribeByHashCall, { app, example: { params: { project: 'poiso', hash: 'w1-x' } } })
callBattery(variantsWatchedCall, { app, example: { query: { limit: 5 } }, cookie })
