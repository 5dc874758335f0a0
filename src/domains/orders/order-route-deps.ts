import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Tally } from './tally.ts'

export interface OrderRouteDeps {
  readonly db: Database
  readonly clock: Clock
  /** `derivedKey(secret, 'orders')` */
  readonly key: Uint8Array
  readonly tally: Tally
}
