import { sql } from 'kysely'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'
import { eraseAnswers, eraseQuestions } from './erase-questions.ts'
import { forgetRequestsOf } from './asking/request-storage.ts'

/** What a person asked and answered: with the account, and under its address alone. */
export const personal: PersonalData = {
  tables: ['questions.question', 'questions.answer'],
  collect: async (db, personId, email) => {
    const { rows: questions } = await sql<PersonalRow>`
      select to_char(written_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as data, variant_id as oferta, nickname as nome, body as pergunta, state as estado
      from questions.question where person_id = ${personId} or lower(address) = lower(${email})
      union all
      select to_char(created_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD'), variant_id, nickname, body, 'unconfirmed'
      from questions.request where lower(address) = lower(${email}) order by 1`.execute(db)
    const { rows: answers } = await sql<PersonalRow>`
      select to_char(a.written_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as data, q.variant_id as oferta, a.nickname as nome, a.body as resposta, a.state as estado
      from questions.answer a join questions.question q on q.id = a.question_id left join questions.addressee d on d.id = a.addressee_id
      where a.person_id = ${personId} or lower(d.address) = lower(${email}) order by a.id`.execute(db)
    return { perguntas: questions, respostas: answers }
  },
  erase: async (tx, personId, email) => {
    await eraseAnswers(
      tx,
      sql`a.person_id = ${personId} or a.addressee_id in (select id from questions.addressee where lower(address) = lower(${email}))`,
    )
    await eraseQuestions(tx, sql`q.person_id = ${personId} or lower(q.address) = lower(${email})`)
    if (email === null) return
    await sql`delete from questions.addressee where lower(address) = lower(${email})`.execute(tx)
    await forgetRequestsOf(tx, email)
  },
}
