import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'
import { eraseMailsOf } from '#platform/mail/kept-mails.ts'
import { receivedKey } from './notices/reports.ts'

/** What a person reported, what was decided about their texts, and what they decided themselves as an admin. */
export const personal: PersonalData = {
  tables: ['moderation.item', 'moderation.decision', 'moderation.notice'],
  collect: async (db, personId, email) => ({
    denuncias: await noticesOf(db, personId, email),
    decisoes: await decisionsAbout(db, personId),
  }),
  erase: async (tx, personId, email) => {
    await forgetNotices(tx, personId, email)
    // What is published stays, as its domain keeps it, and is nobody's; what is not goes.
    await sql`delete from moderation.item where person_id = ${personId} and shown_version is null`.execute(tx)
    await sql`update moderation.item set person_id = null, network = null where person_id = ${personId}`.execute(tx)
    await sql`update moderation.decision set person_id = null where person_id = ${personId}`.execute(tx)
  },
}

async function noticesOf(
  db: DatabaseOrTransaction,
  personId: number,
  email: string | null,
): Promise<readonly PersonalRow[]> {
  const { rows } = await sql<PersonalRow>`
    select n.id as numero, to_char(n.created_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as data, n.reason as motivo, n.explanation as explicacao, n.name as nome, n.email,
      n.outcome as resultado
    from moderation.notice n where n.person_id = ${personId} or (n.is_address_confirmed and lower(n.email) = lower(${email})) order by n.id`.execute(
    db,
  )
  return rows
}

async function decisionsAbout(db: DatabaseOrTransaction, personId: number): Promise<readonly PersonalRow[]> {
  const { rows } = await sql<PersonalRow>`
    select to_char(d.at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as data, i.kind as tipo, i.item_id as texto, d.decision as decisao, array_to_string(d.reasons, ', ') as razoes,
      d.words as palavras
    from moderation.decision d join moderation.item i on i.id = d.item_id where i.person_id = ${personId} order by d.id`.execute(
    db,
  )
  return rows
}

/** Also those under the address alone; the text that was reported still waits for a person. */
async function forgetNotices(tx: DatabaseOrTransaction, personId: number, email: string | null): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from moderation.notice where person_id = ${personId} or lower(email) = lower(${email}) returning id`.execute(
    tx,
  )
  await eraseMailsOf(
    tx,
    rows.map(({ id }) => receivedKey(id)),
  )
}
