import { randomUUID } from 'node:crypto'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'

export interface ExportRow {
  readonly id: string
  readonly askedAt: Date
  /** Null: it is still to be made. */
  readonly madeAt: Date | null
}

export async function insertExport(tx: DatabaseOrTransaction, personId: UserId, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insertInto('identity.export').values({ id, person_id: personId, asked_at: now }).execute()
  return id
}

/** Those that were asked for since, the latest first. */
export async function exportsSince(
  db: DatabaseOrTransaction,
  personId: UserId,
  since: Date,
): Promise<readonly ExportRow[]> {
  const rows = await db
    .selectFrom('identity.export')
    .select(['id', 'asked_at', 'made_at'])
    .where('person_id', '=', personId)
    .where('asked_at', '>', since)
    .orderBy('asked_at', 'desc')
    .execute()
  return rows.map(({ id, asked_at, made_at }) => ({ id, askedAt: asked_at, madeAt: made_at }))
}

/** Whose it is; null: it is gone. */
export async function findExportPerson(
  db: DatabaseOrTransaction,
  id: string,
): Promise<{ readonly id: number; readonly email: string } | null> {
  const row = await db
    .selectFrom('identity.export as export')
    .innerJoin('identity.person as person', 'person.id', 'export.person_id')
    .select(['person.id', 'person.email'])
    .where('export.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function keepExport(db: DatabaseOrTransaction, id: string, zip: Buffer, now: Date): Promise<void> {
  await db.updateTable('identity.export').set({ zip, made_at: now }).where('id', '=', id).execute()
}

/** The file of an export that this person asked for since. */
export async function findZip(
  db: DatabaseOrTransaction,
  which: { readonly id: string; readonly personId: UserId; readonly since: Date },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('identity.export')
    .select('zip')
    .where('id', '=', which.id)
    .where('person_id', '=', which.personId)
    .where('asked_at', '>', which.since)
    .executeTakeFirst()
  return row?.zip ?? null
}

export async function forgetExports(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await db.deleteFrom('identity.export').where('asked_at', '<=', before).execute()
}
