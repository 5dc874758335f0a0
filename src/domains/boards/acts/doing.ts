import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { LockedBoard } from './change-board.ts'

/** What an act is done with. `guestId`: of who does it, who has a name. */
export interface Doing {
  readonly tx: DatabaseTransaction
  readonly board: LockedBoard
  readonly guestId: number
  readonly isOwner: boolean
  readonly now: Date
  readonly key: Uint8Array
}
