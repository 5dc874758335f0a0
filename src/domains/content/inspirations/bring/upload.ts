import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonObject } from '#platform/database/schema.ts'
import type { NamedPicture } from './bring-inspirations.ts'

/** How long what was sent can be brought, and what was brought taken back as a whole (docs/limits.md). */
export const UPLOAD_KEPT_MS = 30 * 86_400_000

/** A file that was sent for a shop, with the pictures that came with it. */
export interface InspirationUpload {
  readonly id: number
  readonly eshopId: number
  readonly fileName: string
  readonly text: string
  /** By their names. */
  readonly pictures: Readonly<Record<string, NamedPicture>>
  readonly sentAt: Date
  /** null: not yet. */
  readonly brought: readonly BroughtRow[] | null
  readonly broughtAt: Date | null
}

/** What was taken in: which version it became, and what it was before as the log has it; null: it is new. */
export interface BroughtRow {
  readonly id: number
  readonly version: number
  readonly before: JsonObject | null
}

export async function insertUpload(
  db: DatabaseOrTransaction,
  { eshopId, fileName, text, pictures, sentAt }: Omit<InspirationUpload, 'id' | 'brought' | 'broughtAt'>,
): Promise<number> {
  const { id } = await db
    .insertInto('content.inspiration_upload')
    .values({ eshop_id: eshopId, file_name: fileName, text, pictures: JSON.stringify(pictures), sent_at: sentAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findUpload(db: DatabaseOrTransaction, id: number): Promise<InspirationUpload | null> {
  const query = db.selectFrom('content.inspiration_upload').selectAll().where('id', '=', id)
  return uploadOf(await query.executeTakeFirst())
}

/** Of two that bring or take back at once, the second waits here. */
export async function lockUpload(tx: DatabaseTransaction, id: number): Promise<InspirationUpload | null> {
  const query = tx.selectFrom('content.inspiration_upload').selectAll().where('id', '=', id).forUpdate()
  return uploadOf(await query.executeTakeFirst())
}

export async function setBrought(
  tx: DatabaseTransaction,
  id: number,
  { brought, at }: { readonly brought: readonly BroughtRow[]; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('content.inspiration_upload')
    .set({ brought: JSON.stringify(brought), brought_at: at })
    .where('id', '=', id)
    .execute()
}

export function forgetUploads(db: DatabaseOrTransaction, before: Date): Promise<unknown> {
  return sql`delete from content.inspiration_upload where sent_at <= ${before}`.execute(db)
}

interface Row {
  readonly id: number
  readonly eshop_id: number
  readonly file_name: string
  readonly text: string
  readonly pictures: unknown
  readonly sent_at: Date
  readonly brought: unknown
  readonly brought_at: Date | null
}

function uploadOf(row: Row | undefined): InspirationUpload | null {
  if (row === undefined) return null
  return {
    id: row.id,
    eshopId: row.eshop_id,
    fileName: row.file_name,
    text: row.text,
    pictures: row.pictures as InspirationUpload['pictures'],
    sentAt: row.sent_at,
    brought: row.brought as InspirationUpload['brought'],
    broughtAt: row.brought_at,
  }
}
