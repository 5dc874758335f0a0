import { sql } from 'kysely'
import { BOARD_LIMITS, FIRST_STAGES } from './board.ts'
import { type BoardDeps, notify } from './acts/change-board.ts'
import { renewLink } from './visitors/links.ts'
import type { DeliveryRegion } from './region.ts'
import { nameOf, wordsOf } from './words.ts'

export interface NewBoard {
  readonly name: string
  /** What the owner is called there. */
  readonly nickname: string
  readonly region: DeliveryRegion
  /** Null: begun signed out. */
  readonly personId: number | null
}

/** Begins a board with its first columns; gives what the owner's link says, or what is wrong with which field. */
export async function createBoard(
  { db, clock, key }: BoardDeps,
  { name, nickname, region, personId }: NewBoard,
): Promise<
  | { readonly token: string }
  | { readonly field: 'name' | 'nickname' | null; readonly is: 'empty' | 'too_long' | 'full' }
> {
  const named = wordsOf(name, BOARD_LIMITS.nameChars)
  if (typeof named === 'string') return { field: 'name', is: named }
  const called = nameOf(nickname, BOARD_LIMITS.nicknameChars)
  if (typeof called === 'string') return { field: 'nickname', is: called }
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into boards.board (person_id, name, region, created_at, changed_at)
      select ${personId}::bigint, ${named.words}, ${region}, ${now}::timestamptz, ${now}::timestamptz
      where (select count(*) from boards.board where person_id = ${personId}::bigint) < ${BOARD_LIMITS.ofPerson} returning id`.execute(
      tx,
    )
    const boardId = rows[0]?.id
    if (boardId === undefined) return { field: null, is: 'full' as const }
    await tx
      .insertInto('boards.stage')
      .values(FIRST_STAGES.map((stage, place) => ({ board_id: boardId, name: stage, place })))
      .execute()
    await tx
      .insertInto('boards.guest')
      .values({ board_id: boardId, is_owner: true, person_id: personId, nickname: called.words, created_at: now })
      .execute()
    await renewLink(tx, key, boardId, 'guest')
    return { token: await renewLink(tx, key, boardId, 'owner') }
  })
}

/** Removes a board with all that hangs on it; whoever looks at it is told. */
export async function removeBoard({ db }: Pick<BoardDeps, 'db'>, boardId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('boards.board').where('id', '=', boardId).execute()
    await notify(tx, boardId)
  })
}
