import { sql } from 'kysely'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'

/**
 * For which shops a person acts. With the account that ends, also where nobody else is left: who runs the site lets the next one in
 * (`poiso shops member`).
 */
export const personal: PersonalData = {
  tables: ['partners.member'],
  collect: async (db, personId) => {
    const { rows } = await sql<PersonalRow>`
      select eshop_id as loja, role as funcao, to_char(since, 'YYYY-MM-DD') as desde
      from partners.member where person_id = ${personId} order by eshop_id`.execute(db)
    return { lojas: rows }
  },
  erase: async (tx, personId) => {
    await tx.deleteFrom('partners.member').where('person_id', '=', personId).execute()
    await tx.updateTable('partners.member').set({ added_by: null }).where('added_by', '=', personId).execute()
  },
}
