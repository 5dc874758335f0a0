import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Review, VerifiedBy } from '../review.ts'
import { REVIEW_COLUMNS } from '../storage.ts'

/** An imported review as a run before has left it. */
export interface KnownImport {
  readonly importKey: string
  readonly variantId: number | null
  readonly version: number
  readonly hash: Buffer | null
  readonly seenAt: Date | null
}

export async function knownImports(
  tx: DatabaseOrTransaction,
  eshopId: number,
  importKeys: readonly string[],
): Promise<ReadonlyMap<string, KnownImport>> {
  const { rows } = await sql<KnownImport>`
    select import_key as "importKey", variant_id as "variantId", version, import_hash as hash, import_seen_at as "seenAt" from reviews.review
    where source = 'import' and eshop_id = ${eshopId} and import_key = any(${importKeys as string[]}::text[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.importKey, row]))
}

/** Of a feed: what came in by other ways is not its business. */
export async function countImported(db: DatabaseOrTransaction, eshopId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews.review where source = 'import' and eshop_id = ${eshopId} and import_seen_at is not null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** What no run has seen since this moment, and what the feed itself says is deleted: of all that it ever deleted, what is here. */
export async function goneSince(
  db: DatabaseOrTransaction,
  eshopId: number,
  { at, deleted }: { readonly at: Date; readonly deleted: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ importKey: string }>`
    select import_key as "importKey" from reviews.review where source = 'import' and eshop_id = ${eshopId} 
      and (import_seen_at < ${at} or import_key = any(${deleted as string[]}::text[])) order by id`.execute(db)
  return rows.map(({ importKey }) => importKey)
}

/** Of two runs at once the later counts. */
export async function markSeen(
  tx: DatabaseOrTransaction,
  eshopId: number,
  importKeys: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update reviews.review set import_seen_at = greatest(import_seen_at, ${at}::timestamptz)
    where source = 'import' and eshop_id = ${eshopId} and import_key = any(${importKeys as string[]}::text[])`.execute(
    tx,
  )
}

export async function noteImport(
  tx: DatabaseOrTransaction,
  id: number,
  noted: { readonly hash: Buffer; readonly at: Date; readonly verifiedBy: VerifiedBy; readonly language: string },
): Promise<void> {
  await sql`
    update reviews.review set import_hash = ${noted.hash}, import_seen_at = ${noted.at}, verified_by = ${noted.verifiedBy}, language = ${noted.language}
    where id = ${id}`.execute(tx)
}

export async function lockImported(
  tx: DatabaseOrTransaction,
  eshopId: number,
  importKey: string,
): Promise<Review | null> {
  const { rows } = await sql<Review>`
    select ${REVIEW_COLUMNS} from reviews.review r
    where r.source = 'import' and r.eshop_id = ${eshopId} and r.import_key = ${importKey} for update`.execute(tx)
  return rows[0] ?? null
}
