import { sql } from 'kysely'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { personalOfJoining } from './joining/personal-of-joining.ts'
import { removeWithAccount } from './members/change-members.ts'

/**
 * What a person said of shops that join, for which shops they act, and which have asked them to. With the account that ends, also where
 * nobody else is left: who runs the site lets the next one in (`poiso shops member`).
 */
export const personal: PersonalData = {
  tables: ['partners.member', ...personalOfJoining.tables],
  collect: async (db, personId, email) => {
    const { rows } = await sql<PersonalRow>`
      select eshop_id as loja, role as funcao, to_char(since at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as desde
      from partners.member where person_id = ${personId} order by eshop_id`.execute(db)
    const { rows: invited } = await sql<PersonalRow>`
      select eshop_id as loja, role as funcao, address as email, to_char(expires_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as ate
      from partners.invitation where lower(address) = lower(${email}) order by id`.execute(db)
    return {
      lojas: rows,
      'convites-de-lojas': invited,
      ...(await personalOfJoining.collect(db, personId, email)),
    }
  },
  erase: async (tx, personId, email) => {
    await personalOfJoining.erase(tx, personId, email)
    await removeWithAccount(tx, asId<UserId>(personId))
    await tx.updateTable('partners.member').set({ added_by: null }).where('added_by', '=', personId).execute()
    await tx.updateTable('partners.invitation').set({ invited_by: null }).where('invited_by', '=', personId).execute()
    await tx.updateTable('partners.complaint').set({ made_by: null }).where('made_by', '=', personId).execute()
    if (email !== null) await sql`delete from partners.invitation where lower(address) = lower(${email})`.execute(tx)
  },
}
