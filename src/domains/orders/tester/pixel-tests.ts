import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { arrivalsOf, type StoredArrival } from './arrival-storage.ts'
import { newTestCode, testCodeEnds } from './test-code.ts'

/** What the page of a test shows. */
export interface PixelTest {
  readonly code: string
  readonly endsAt: Date
  /** The newest first. */
  readonly arrivals: readonly StoredArrival[]
}

/** How pages let a shop try out what it has built. */
export interface PixelTests {
  newCode(): string
  /** null: none of ours. over: its hour has passed. */
  open(code: string): Promise<PixelTest | 'over' | null>
}

export function createPixelTests({
  db,
  clock,
  key,
}: {
  readonly db: Database
  readonly clock: Clock
  /** `derivedKey(secret, 'orders')` */
  readonly key: Uint8Array
}): PixelTests {
  return {
    newCode: () => newTestCode(key, clock.now()),
    open: async (code) => {
      const endsAt = testCodeEnds(key, code)
      if (endsAt === null) return null
      return endsAt <= clock.now() ? 'over' : { code, endsAt, arrivals: await arrivalsOf(db, code) }
    },
  }
}
