import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'

/** The channel on which every process is told of boards that have changed: its notices are their ids. */
export const BOARD_CHANNEL = 'boards'

export interface BoardDeps {
  readonly db: Database
  readonly clock: Clock
  /** Of the links. */
  readonly key: Uint8Array
}

/** Why something was not done, for the page to say. */
export type BoardComplaint =
  | 'gone'
  | 'closed'
  | 'not_owner'
  | 'no_name'
  | 'name_taken'
  | 'unknown'
  | 'empty'
  | 'too_long'
  | 'full'
  | 'there_already'
  | 'last_stage'
  | 'too_fast'

/** What came of an act. 'same': it was so already, and nobody need look. */
export type Outcome = 'changed' | 'same' | BoardComplaint

export interface LockedBoard {
  readonly id: number
  readonly personId: number | null
  readonly isClosed: boolean
}

/**
 * Does something to a board, alone: changes of one board come one after another, so that its limits hold and of two who move the same
 * piece the later one decides. Whoever looks at it is told when it is done.
 */
export async function changeBoard(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  boardId: number,
  change: (tx: DatabaseTransaction, board: LockedBoard) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('boards.board')
      .select(['id', 'person_id', 'closed_at'])
      .where('id', '=', boardId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return 'gone'
    const outcome = await change(tx, { id: row.id, personId: row.person_id, isClosed: row.closed_at !== null })
    if (outcome === 'changed') await tellChanged(tx, boardId, clock.now())
    return outcome
  })
}

async function tellChanged(tx: DatabaseTransaction, boardId: number, now: Date): Promise<void> {
  await sql`update boards.board set version = version + 1, changed_at = ${now} where id = ${boardId}`.execute(tx)
  await notify(tx, boardId)
}

/** Heard when the transaction is committed, and never otherwise. */
export async function notify(tx: DatabaseTransaction, boardId: number): Promise<void> {
  await sql`select pg_notify(${BOARD_CHANNEL}, ${String(boardId)})`.execute(tx)
}
