import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '../../../src/platform/database/connect.ts'

/** Statements that do not fit the database, never run: the check must complain of each, or it reads nothing. */
export async function plantedStatements(db: DatabaseOrTransaction, isShort: boolean): Promise<void> {
  await sql`select id, planted_column from offers.variant`.execute(db)
  await sql<{ id: number; title: string }>`select id from offers.variant`.execute(db)
  await sql<{ id: number; title: number | null }>`select id, title from offers.variant where id = ${1}`.execute(db)
  await sql`select ${isShort ? sql`id` : ofTable('v')} from offers.variant v`.execute(db)
}

/** Seen only by whoever puts pieces of SQL together. */
function ofTable(name: string) {
  return sql`${sql.ref(name)}.planted_piece`
}
