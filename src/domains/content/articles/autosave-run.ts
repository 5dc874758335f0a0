import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import { asId, type UserId } from '#platform/ids.ts'
import type { Editor } from '../editor.ts'
import { type KeptArticle, lockArticle } from './article-storage.ts'
import { factsOf, tellArticleChange } from './record-article-change.ts'

/** Who has saved nothing for so long has stopped (docs/limits.md). */
const QUIET_MS = 10 * 60_000
const MOST_AT_ONCE = 100

/** What one person's screen has saved of an article since the log was told last. */
interface AutosaveRun {
  readonly by: UserId | null
  readonly before: JsonValue
}

/**
 * Notes that a screen has saved by itself. A screen does so every few seconds, and people read the log: it is told once, when the same person saves
 * by hand, when anything else is done to the article, or when ten minutes have been quiet.
 */
export async function noteAutosave(
  tx: DatabaseTransaction,
  { before, editor, now }: { readonly before: KeptArticle; readonly editor: Editor; readonly now: Date },
): Promise<void> {
  if (!(await isGoingOn(tx, before.id, editor, now))) await endRun(tx, before)
  await tx
    .insertInto('content.article_autosave')
    .values({
      article_id: before.id,
      by_person: editor.personId,
      before: JSON.stringify(factsOf(before)),
      last_at: now,
    })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet({ last_at: now }))
    .execute()
}

/** This person's screen saved it last, and not long ago: what it saved then may be replaced. */
export async function isGoingOn(
  tx: DatabaseTransaction,
  articleId: number,
  editor: Editor,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('content.article_autosave')
    .select('by_person')
    .where('article_id', '=', articleId)
    .where('last_at', '>', new Date(now.getTime() - QUIET_MS))
    .executeTakeFirst()
  return row !== undefined && idOf(row.by_person) === editor.personId
}

/** Before anything else is done to an article: tells the log what was saved by itself until then. */
export async function endRun(tx: DatabaseTransaction, present: KeptArticle): Promise<void> {
  const run = await takeRun(tx, present.id)
  if (run !== null) await tellRun(tx, run, present)
}

/** What stood before the run, which the save that ends it takes as its own beginning; null: there is none. */
export async function takeRun(tx: DatabaseTransaction, articleId: number): Promise<AutosaveRun | null> {
  const row = await tx
    .deleteFrom('content.article_autosave')
    .where('article_id', '=', articleId)
    .returning(['by_person', 'before'])
    .executeTakeFirst()
  return row === undefined ? null : { by: idOf(row.by_person), before: row.before as JsonValue }
}

/** Tells the log of all whose screens have been quiet. */
export async function tellQuietRuns({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  const now = clock.now()
  const quietSince = new Date(now.getTime() - QUIET_MS)
  const rows = await db
    .selectFrom('content.article_autosave')
    .select('article_id')
    .where('last_at', '<=', quietSince)
    .orderBy('last_at')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { article_id: id } of rows)
    await db.transaction().execute(async (tx) => {
      // Who saves now holds the article, and has made the run a new one.
      const present = await lockArticle(tx, id, now)
      const isQuiet = await tx
        .selectFrom('content.article_autosave')
        .select('article_id')
        .where('article_id', '=', id)
        .where('last_at', '<=', quietSince)
        .executeTakeFirst()
      if (present !== null && isQuiet !== undefined) await endRun(tx, present)
    })
}

function tellRun(tx: DatabaseTransaction, { by, before }: AutosaveRun, present: KeptArticle): Promise<void> {
  return tellArticleChange(tx, {
    id: present.id,
    act: 'autosave',
    editor: { personId: by },
    before,
    after: factsOf(present),
  })
}

function idOf(person: string | number | bigint | null): UserId | null {
  return person === null ? null : asId<UserId>(Number(person))
}
