import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Where shops are written to about their products, by their ids; those that have told no address are absent. */
export async function contactMailsOf(
  db: DatabaseOrTransaction,
  eshopIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; contactMail: string }>`
    select id, contact_mail as "contactMail" from eshops.eshop
    where id = any(${eshopIds as number[]}::int[]) and contact_mail is not null order by id`.execute(db)
  return new Map(rows.map(({ id, contactMail }) => [id, contactMail]))
}
