import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Board } from './board.ts'

/** A board as it stands: one statement, so that all of it is of one moment. Null: it is gone. */
export async function loadBoard(db: DatabaseOrTransaction, boardId: number): Promise<Board | null> {
  const { rows } = await sql<{ board: Board }>`
    select jsonb_build_object(
      'id', b.id, 'personId', b.person_id, 'name', b.name, 'region', b.region, 'version', b.version, 'isClosed', b.closed_at is not null,
      'stages', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.place, s.id)
        from boards.stage s where s.board_id = b.id), '[]'),
      'guests', coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'nickname', g.nickname, 'isOwner', g.is_owner) order by not g.is_owner, g.id)
        from boards.guest g where g.board_id = b.id), '[]'),
      'pieces', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'stageId', p.stage_id, 'variantId', p.variant_id, 'title', p.title, 'quantity', p.quantity,
          'votes', coalesce((select jsonb_agg(jsonb_build_object('guestId', v.guest_id, 'value', v.value) order by v.guest_id)
            from boards.vote v where v.piece_id = p.id), '[]'),
          'comments', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'guestId', c.guest_id, 'text', c.text, 'at', c.created_at) order by c.id)
            from boards.comment c where c.piece_id = p.id), '[]')
        ) order by s.place, s.id, p.place, p.id)
        from boards.piece p join boards.stage s on s.id = p.stage_id where p.board_id = b.id), '[]')
    ) as board
    from boards.board b where b.id = ${boardId}`.execute(db)
  return rows[0]?.board ?? null
}
