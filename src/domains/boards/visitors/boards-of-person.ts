import { sql } from 'kysely'
import type { BoardDeps } from '../acts/change-board.ts'
import { linksOf } from './links.ts'

export interface ListedBoard {
  readonly name: string
  readonly pieceCount: number
  readonly guestCount: number
  readonly isClosed: boolean
  /** ISO */
  readonly changedAt: string
  /** Of the owner's link; where the person is a guest, of the guests'. */
  readonly token: string
  readonly isOwner: boolean
}

/** The boards of a person, and those where they take part; the last changed first. */
export async function boardsOfPerson({ db, key }: BoardDeps, personId: number): Promise<ListedBoard[]> {
  const { rows } = await sql<Omit<ListedBoard, 'token' | 'changedAt'> & { id: number; changedAt: Date }>`
    select b.id, b.name, b.closed_at is not null as "isClosed", b.changed_at as "changedAt",
      coalesce(b.person_id = ${personId}, false) as "isOwner",
      (select count(*) from boards.piece p where p.board_id = b.id) as "pieceCount",
      (select count(*) from boards.guest g where g.board_id = b.id and not g.is_owner) as "guestCount"
    from boards.board b
    where b.person_id = ${personId} or b.id in (select board_id from boards.guest where person_id = ${personId})
    order by b.changed_at desc, b.id desc limit 200`.execute(db)
  const idsOf = (isOwner: boolean) => rows.filter((row) => row.isOwner === isOwner).map(({ id }) => id)
  const [own, others] = await Promise.all([
    linksOf(db, key, idsOf(true), 'owner'),
    linksOf(db, key, idsOf(false), 'guest'),
  ])
  return rows.map(({ id, changedAt, ...board }) => ({
    ...board,
    changedAt: changedAt.toISOString(),
    token: own.get(id) ?? others.get(id) ?? '',
  }))
}
