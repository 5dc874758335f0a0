import { sql } from 'kysely'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'

/**
 * What boards keep of a person: their own boards, and where they take part what they said and voted. With the person go their boards, also
 * for guests, and all that they said on others'.
 */
export const personal: PersonalData = {
  tables: ['boards.board', 'boards.guest'],
  collect: async (db, personId) => {
    const { rows: boards } = await sql<PersonalRow>`
      select name as quadro, region as regiao, to_char(created_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as criado, to_char(changed_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as mudado
      from boards.board where person_id = ${personId} order by id`.execute(db)
    const { rows: pieces } = await sql<PersonalRow>`
      select b.name as quadro, s.name as coluna, p.title as peca, p.quantity as quantidade, to_char(p.added_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as junta
      from boards.piece p join boards.board b on b.id = p.board_id join boards.stage s on s.id = p.stage_id
      where b.person_id = ${personId} order by p.id`.execute(db)
    const { rows: votes } = await sql<PersonalRow>`
      select b.name as quadro, g.nickname as nome, p.title as peca, v.value = 1 as gosto
      from boards.vote v join boards.guest g on g.id = v.guest_id join boards.piece p on p.id = v.piece_id join boards.board b on b.id = p.board_id
      where g.person_id = ${personId} order by v.piece_id`.execute(db)
    const { rows: comments } = await sql<PersonalRow>`
      select b.name as quadro, g.nickname as nome, p.title as peca, c.text as comentario, to_char(c.created_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as data
      from boards.comment c join boards.guest g on g.id = c.guest_id join boards.piece p on p.id = c.piece_id join boards.board b on b.id = p.board_id
      where g.person_id = ${personId} order by c.id`.execute(db)
    return { quadros: boards, 'quadros-pecas': pieces, 'quadros-votos': votes, 'quadros-comentarios': comments }
  },
  erase: async (tx, personId) => {
    // Both go with all that hangs on them (on delete cascade).
    await sql`delete from boards.board where person_id = ${personId}`.execute(tx)
    await sql`delete from boards.guest where person_id = ${personId}`.execute(tx)
  },
}
