import { sql } from 'kysely'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'
import { removeMessagesOf } from './storage.ts'

/** What a person wrote to us: signed in, and under their address. */
export const personal: PersonalData = {
  tables: ['contact.message'],
  collect: async (db, personId) => {
    const { rows } = await sql<PersonalRow>`
      select to_char(created_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as data, name as nome, email, subject as assunto, body as mensagem
      from contact.message where person_id = ${personId} order by id`.execute(db)
    return { contacto: rows }
  },
  erase: removeMessagesOf,
}
