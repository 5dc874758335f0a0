import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { keepProductsApart, mergeTwoProducts, splitProduct } from './decisions.ts'
import { type Explanation, explainPair } from './explain.ts'
import { groupDueOffers } from '../group-due.ts'
import {
  emptyOffers,
  type GroupingOffer,
  pairsInDatabase,
  randomCatalogue,
  randomOffer,
  wordOf,
  writeOffers,
} from '../testing.ts'
import { inTier } from '../../../../../tools/test/in-tier.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-01T10:00:00.000Z')
const maker = { by: 'ana', reason: 'by chance', now: clock.now() }

beforeEach(() => emptyOffers(db))

async function group(offers: readonly GroupingOffer[]) {
  await writeOffers(db, offers, clock.now())
  await groupDueOffers({ pool: database.pool, clock })
}
async function explain(a: number, b: number): Promise<Explanation> {
  return db.transaction().execute((tx) => explainPair(tx, a, b)) as Promise<Explanation>
}

/** A person decides something about the products that there are. */
async function decide(kind: 'split' | 'merge' | 'apart', at: number): Promise<void> {
  const { rows } = await sql<{
    id: number
    product_id: number
  }>`select id, product_id from offers.variant order by id`.execute(db)
  const [one, other] = [rows[at % rows.length], rows[(at * 7 + 3) % rows.length]]
  if (one === undefined || other === undefined) return
  if (kind === 'split') await splitProduct(db, one.product_id, [one.id], maker)
  else if (one.product_id !== other.product_id)
    await (kind === 'merge' ? mergeTwoProducts : keepProductsApart)(db, one.product_id, other.product_id, maker)
}
const decisions = fc.array(
  fc.tuple(fc.constantFrom('split' as const, 'merge' as const, 'apart' as const), fc.nat(40)),
  { maxLength: 4 },
)

describe('B-02 what is explained is what was done', () => {
  test('B-02 of every pair of a catalogue by chance, with changes and decisions, explaining says what stands in the database', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomCatalogue,
        fc.array(randomOffer, { maxLength: 4 }),
        decisions,
        async (offers, changes, decided) => {
          await emptyOffers(db)
          await group(offers)
          for (const [kind, at] of decided) await decide(kind, at)
          for (const change of changes) await group([change])
          for (const pair of await pairsInDatabase(db, 1)) {
            const said = await explain(pair.a, pair.b)
            expect(said.isWaiting).toBe(false)
            expect({ ...pair, words: [...pair.words, wordOf(said)] }).toEqual({
              ...pair,
              words: [...pair.words, expect.toBeOneOf([...pair.words])],
            })
          }
        },
      ),
      { numRuns: inTier({ normal: 4, long: 12 }) },
    )
  }, 240_000)
})
