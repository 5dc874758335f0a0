import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Editor } from '../editor.ts'
import { addVersion } from './add-version.ts'
import { ARTICLE_LIMITS } from './article.ts'
import type { ArticleDocument } from '../rules/article-document.ts'
import {
  countRevisionUp,
  findArticle,
  findVersion,
  insertVersion,
  type KeptArticle,
  lockArticle,
  ownerOfSlug,
} from './article-storage.ts'
import { missingInArticle } from './missing-in-article.ts'
import { endRun, isGoingOn, noteAutosave, takeRun } from './autosave-run.ts'
import { type ArticleAct, factsOf, tellArticleChange } from './record-article-change.ts'

export type EditOutcome =
  | { readonly kind: 'done'; readonly article: KeptArticle }
  | { readonly kind: 'absent' }
  /** Somebody saved in between: this is what stands there. */
  | { readonly kind: 'stale'; readonly present: KeptArticle }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

interface EditDeps {
  readonly db: Database
  readonly clock: Clock
}

/** Keeps a new article as a draft. */
export async function createArticle(document: ArticleDocument, editor: Editor, deps: EditDeps): Promise<EditOutcome> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const problems = await slugProblems(tx, document, null)
    if (problems.length > 0) return { kind: 'wrong', problems }
    const { count } = await tx
      .selectFrom('content.article')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= ARTICLE_LIMITS.articles)
      return { kind: 'wrong', problems: [`there are ${ARTICLE_LIMITS.articles} articles already`] }
    const { id } = await tx
      .insertInto('content.article')
      .values({ saved_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertVersion(tx, { articleId: id, version: 1, document, isAutosave: false }, now)
    return done(tx, { id, before: null, act: 'create', editor, now })
  })
}

/** Saves what an editor has written over the version that was read; visitors see it when it is published. */
export function saveArticle(
  id: number,
  change: { readonly version: number; readonly document: ArticleDocument; readonly isAutosave: boolean },
  editor: Editor,
  deps: EditDeps,
): Promise<EditOutcome> {
  return changed(id, change.version, deps, async (tx, before, now) => {
    const problems = await slugProblems(tx, change.document, id)
    if (problems.length > 0) return { kind: 'wrong', problems }
    const replaces = await isGoingOn(tx, id, editor, now)
    if (change.isAutosave) await noteAutosave(tx, { before, editor, now })
    await addVersion(tx, before, { ...change, replaces }, now)
    return done(tx, { id, before, act: change.isAutosave ? 'autosave' : 'save', editor, now })
  })
}

/** Makes an older version the newest again: as one more version, so that nothing is lost. */
export function restoreArticle(
  id: number,
  { version, restored }: { readonly version: number; readonly restored: number },
  editor: Editor,
  deps: EditDeps,
): Promise<EditOutcome> {
  return changed(id, version, deps, async (tx, before, now) => {
    const document = await findVersion(tx, id, restored)
    if (document === null) return { kind: 'absent' }
    const problems = await slugProblems(tx, document, id)
    if (problems.length > 0) return { kind: 'wrong', problems }
    await addVersion(tx, before, { document, isAutosave: false, replaces: false }, now)
    return done(tx, { id, before, act: 'restore', editor, now })
  })
}

/** Visitors see the version that was read, now or from a moment on. */
export function publishArticle(
  id: number,
  { version, at }: { readonly version: number; readonly at: Date | null },
  editor: Editor,
  deps: EditDeps,
): Promise<EditOutcome> {
  return changed(id, version, deps, async (tx, before, now) => {
    const problems = [...missingInArticle(before.document), ...(await slugProblems(tx, before.document, id))]
    // Its visitors would lose it until then.
    if (at !== null && at > now && before.state === 'published')
      problems.push('it is published already: publish its changes at once, or withdraw it first')
    if (problems.length === 0 && !(await takeSlug(tx, before))) problems.push(takenSlug(before.document.slug))
    if (problems.length > 0) return { kind: 'wrong', problems }
    // What was public keeps its day; a day that is set holds.
    const wasPublic = before.publishedAt !== null && before.publishedAt <= now && before.state !== 'draft'
    const publishedAt = at ?? (wasPublic ? before.publishedAt : now)
    await tx
      .updateTable('content.article')
      .set({
        state: 'published',
        published_version: version,
        published_at: publishedAt,
        updated_at: wasPublic && at === null && before.publishedVersion !== version ? now : before.updatedAt,
      })
      .where('id', '=', id)
      .execute()
    await countRevisionUp(tx)
    return done(tx, { id, before, act: at !== null && at > now ? 'schedule' : 'publish', editor, now })
  })
}

/** Visitors see it no longer; its address says that it is gone. */
export function withdrawArticle(
  id: number,
  { version }: { readonly version: number },
  editor: Editor,
  deps: EditDeps,
): Promise<EditOutcome> {
  return changed(id, version, deps, async (tx, before, now) => {
    if (before.publishedVersion === null) return { kind: 'wrong', problems: ['it was never published'] }
    await tx.updateTable('content.article').set({ state: 'withdrawn' }).where('id', '=', id).execute()
    await countRevisionUp(tx)
    return done(tx, { id, before, act: 'withdraw', editor, now })
  })
}

function changed(
  id: number,
  version: number,
  { db, clock }: EditDeps,
  change: (tx: DatabaseTransaction, before: KeptArticle, now: Date) => Promise<EditOutcome>,
): Promise<EditOutcome> {
  return db.transaction().execute(async (tx): Promise<EditOutcome> => {
    const now = clock.now()
    const before = await lockArticle(tx, id, now)
    if (before === null) return { kind: 'absent' }
    return before.version === version ? change(tx, before, now) : { kind: 'stale', present: before }
  })
}

async function done(
  tx: DatabaseTransaction,
  made: {
    readonly id: number
    readonly before: KeptArticle | null
    readonly act: ArticleAct
    readonly editor: Editor
    readonly now: Date
  },
): Promise<EditOutcome> {
  const article = await findArticle(tx, made.id, made.now)
  if (article === null) throw new Error(`article ${made.id} has no version that can be read`)
  if (made.act !== 'autosave') await tellLog(tx, made, article)
  return { kind: 'done', article }
}

/** A save by hand is told with what the same person's screen has saved before it, as one change. */
async function tellLog(
  tx: DatabaseTransaction,
  { id, before, act, editor, now }: Parameters<typeof done>[1],
  after: KeptArticle,
): Promise<void> {
  const isEnd = act === 'save' && (await isGoingOn(tx, id, editor, now))
  const run = isEnd ? await takeRun(tx, id) : null
  if (before !== null) await endRun(tx, before)
  const from = run?.before ?? (before && factsOf(before))
  await tellArticleChange(tx, { id, act, editor, before: from, after: factsOf(after) })
}

async function slugProblems(tx: DatabaseTransaction, { slug }: ArticleDocument, id: number | null): Promise<string[]> {
  const owner = await ownerOfSlug(tx, slug)
  return owner === null || owner === id ? [] : [takenSlug(slug)]
}

/** false: another article was quicker. */
async function takeSlug(tx: DatabaseTransaction, { id, document: { slug } }: KeptArticle): Promise<boolean> {
  await tx
    .insertInto('content.article_slug')
    .values({ slug, article_id: id })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  return (await ownerOfSlug(tx, slug)) === id
}

function takenSlug(slug: string): string {
  return `slug: "${slug}" is another article's`
}
