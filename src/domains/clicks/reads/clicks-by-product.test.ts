import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { clicksByProduct, insertClicks } from '../storage.ts'
import { aClick } from '../testing.ts'

const { db } = await testDatabase()

test('R-21 clicks that count are told by product, from a moment on and until before another', async () => {
  const at = (hour: number): string => new Date(Date.UTC(2026, 10, 21, hour)).toISOString()
  await insertClicks(db, [
    aClick({ productId: 7, at: at(10) }),
    aClick({ productId: 7, at: at(11) }),
    aClick({ productId: 8, at: at(11) }),
    aClick({ productId: 8, at: at(12) }),
    aClick({ productId: 8, at: at(9) }),
    aClick({ productId: 9, at: at(10), visitor: 'v2bot' }),
    aClick({ productId: 10, at: at(10), visitor: 'v2unjudged' }),
  ])
  await sql`update clicks.click set billable = visitor <> 'v2bot', classified_at = now() where visitor <> 'v2unjudged'`.execute(
    db,
  )
  expect(await clicksByProduct(db, new Date(at(10)), new Date(at(12)))).toEqual(
    new Map([
      [7, 2],
      [8, 1],
    ]),
  )
})
