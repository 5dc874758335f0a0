import { sql } from 'kysely'
import type { Doing } from './doing.ts'
import { BOARD_LIMITS } from '../board.ts'
import type { Outcome } from './change-board.ts'
import { renewLink } from '../visitors/links.ts'
import type { DeliveryRegion } from '../region.ts'
import { wordsOf } from '../words.ts'

export async function rename({ tx, board }: Doing, { name }: { name: string }): Promise<Outcome> {
  const read = wordsOf(name, BOARD_LIMITS.nameChars)
  if (typeof read === 'string') return read
  await tx.updateTable('boards.board').set({ name: read.words }).where('id', '=', board.id).execute()
  return 'changed'
}

export async function setRegion({ tx, board }: Doing, { region }: { region: DeliveryRegion }): Promise<Outcome> {
  await tx.updateTable('boards.board').set({ region }).where('id', '=', board.id).execute()
  return 'changed'
}

/** From now on it is only looked at. */
export async function close({ tx, board, now }: Doing): Promise<Outcome> {
  await tx.updateTable('boards.board').set({ closed_at: now }).where('id', '=', board.id).execute()
  return 'changed'
}

export async function reopen({ tx, board }: Doing): Promise<Outcome> {
  if (!board.isClosed) return 'same'
  await tx.updateTable('boards.board').set({ closed_at: null }).where('id', '=', board.id).execute()
  return 'changed'
}

/** The link that was sent leads nowhere any more; who takes part goes on by the new one. */
export async function renewGuestLink({ tx, board, key }: Doing): Promise<Outcome> {
  await renewLink(tx, key, board.id, 'guest')
  return 'changed'
}

/** A board that was begun signed out becomes the person's who has the owner's link. */
export async function claim({ tx, board, guestId }: Doing, { personId }: { personId: number }): Promise<Outcome> {
  if (board.personId !== null) return board.personId === personId ? 'same' : 'not_owner'
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from boards.board where person_id = ${personId}`.execute(tx)
  if ((rows[0]?.count ?? 0) >= BOARD_LIMITS.ofPerson) return 'full'
  await tx.updateTable('boards.board').set({ person_id: personId }).where('id', '=', board.id).execute()
  // Who looked in as a guest before is the owner now.
  await sql`delete from boards.guest where board_id = ${board.id} and person_id = ${personId} and not is_owner`.execute(
    tx,
  )
  await tx.updateTable('boards.guest').set({ person_id: personId }).where('id', '=', guestId).execute()
  return 'changed'
}
