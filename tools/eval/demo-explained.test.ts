import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generateDemo } from '../../demo/generate.ts'
import { importFeed } from '../../src/domains/feeds/contract.ts'
import { OfferMemory } from '../../src/domains/offers/grouping/groups/articles.ts'
import { type Explanation, explainPair } from '../../src/domains/offers/grouping/decisions/explain.ts'
import { groupDueOffers } from '../../src/domains/offers/grouping/group-due.ts'
import { pairsInDatabase, wordOf } from '../../src/domains/offers/grouping/testing.ts'
import { manualClock } from '../../src/platform/clock.ts'
import { testDatabase } from '../../src/platform/database/testing.ts'
import { createLog } from '../../src/platform/log.ts'

const { db, pool } = await testDatabase()
const clock = manualClock('2026-11-21T09:30:00.000Z')
const folder = mkdtempSync(join(tmpdir(), 'poiso-demo-explained-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Of pairs that have nothing to do with one another one in so many is asked about. */
const ACROSS = 400

test('B-02 of each pair within a product of the demo, of all that look the same, and of some across, explaining says what stands in the database', async () => {
  const { feeds } = await generateDemo({ dataFolder: folder, port: 3100, productCount: 300, today: clock.now() })
  const deps = { db, pool, clock, log: createLog({ level: 'silent' }), dataFolder: folder, feedTestHosts: [] }
  for (const { shop, file } of feeds) await importFeed({ shop, source: { kind: 'file', path: file } }, deps)
  await groupDueOffers({ pool, clock })
  const pairs = await pairsInDatabase(db, ACROSS)
  expect(pairs.length).toBeGreaterThan(500)
  const memory = new OfferMemory()
  const wrong = await db.transaction().execute(async (tx) => {
    const found: object[] = []
    for (const pair of pairs) {
      const word = wordOf((await explainPair(tx, pair.a, pair.b, memory)) as Explanation)
      if (!pair.words.includes(word)) found.push({ ...pair, word })
    }
    return found
  })
  expect(wrong).toEqual([])
}, 120_000)
