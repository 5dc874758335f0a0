import { type Selectable, sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { DB } from '#platform/database/schema.ts'
import { articleDocument, type ArticleDocument, type ArticleState } from './article.ts'

/** An article as an editor has it: the newest version, and what visitors see of it. */
export interface KeptArticle {
  readonly id: number
  readonly version: number
  readonly state: ArticleState
  readonly publishedVersion: number | null
  readonly publishedAt: Date | null
  readonly updatedAt: Date | null
  readonly savedAt: Date
  readonly document: ArticleDocument
}

type ArticleRow = Selectable<DB['content.article']>

/** Of several that change one article at once, each waits here for the one before. */
export async function lockArticle(tx: DatabaseTransaction, id: number, now: Date): Promise<KeptArticle | null> {
  const row = await tx.selectFrom('content.article').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row === undefined ? null : withDocument(tx, row, now)
}

export async function findArticle(db: DatabaseOrTransaction, id: number, now: Date): Promise<KeptArticle | null> {
  const row = await db.selectFrom('content.article').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : withDocument(db, row, now)
}

async function withDocument(db: DatabaseOrTransaction, row: ArticleRow, now: Date): Promise<KeptArticle | null> {
  const document = await findVersion(db, row.id, row.version)
  return document === null ? null : keptArticle(row, document, now)
}

export function keptArticle(row: ArticleRow, document: ArticleDocument, now: Date): KeptArticle {
  return {
    id: row.id,
    version: row.version,
    state: stateOf(row, now),
    publishedVersion: row.published_version,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    savedAt: row.saved_at,
    document,
  }
}

/** Time alone publishes what is scheduled. */
function stateOf({ state, published_at }: ArticleRow, now: Date): ArticleState {
  if (state === 'draft' || state === 'withdrawn') return state
  return published_at !== null && published_at > now ? 'scheduled' : 'published'
}

/** One version; null: there is none, or a newer release wrote it. */
export async function findVersion(
  db: DatabaseOrTransaction,
  articleId: number,
  version: number,
): Promise<ArticleDocument | null> {
  const row = await db
    .selectFrom('content.article_version')
    .select('document')
    .where('article_id', '=', articleId)
    .where('version', '=', version)
    .executeTakeFirst()
  return readDocument(row?.document)
}

/** A newer release may have written blocks that this one does not know. */
export function readDocument(document: unknown): ArticleDocument | null {
  const read = articleDocument.safeParse(document)
  return read.success ? read.data : null
}

export interface NewVersion {
  readonly articleId: number
  readonly version: number
  readonly document: ArticleDocument
  readonly isAutosave: boolean
}

export async function insertVersion(tx: DatabaseTransaction, given: NewVersion, now: Date): Promise<void> {
  await tx
    .insertInto('content.article_version')
    .values({
      article_id: given.articleId,
      version: given.version,
      document: JSON.stringify(given.document),
      saved_at: now,
      is_autosave: given.isAutosave,
    })
    .execute()
}

/** Whose slug it is, by what was published; null: nobody's. */
export async function ownerOfSlug(db: DatabaseOrTransaction, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('content.article_slug')
    .select('article_id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.article_id ?? null
}

/** To be called by whatever changes what visitors see. */
export async function countRevisionUp(tx: DatabaseTransaction): Promise<void> {
  await tx
    .insertInto('content.article_revision')
    .values({ n: 1 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ n: sql`article_revision.n + 1` }))
    .execute()
}
