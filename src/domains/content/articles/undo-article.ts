import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { defineUndo, type UndoableChange } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { addVersion } from './add-version.ts'
import { countRevisionUp, findVersion, type KeptArticle, lockArticle, ownerOfSlug } from './article-storage.ts'
import { endRun } from './autosave-run.ts'
import { ARTICLE_CHANGE } from './record-article-change.ts'

/** What the log knows of an article, before or after a change. */
const facts = z.object({
  version: z.int(),
  state: z.enum(['draft', 'scheduled', 'published', 'withdrawn']),
  publishedVersion: z.int().nullable(),
  publishedAt: z.string().nullable(),
  /** Absent in what an older release told: that stays as it is. */
  updatedAt: z.string().nullable().optional(),
})
type Facts = z.output<typeof facts>

/** Puts an article back as it was before a save, a publication or a withdrawal; its words as one more version, so that nothing is lost. */
export function undoArticle(clock: Clock) {
  return defineUndo({
    kind: ARTICLE_CHANGE,
    access: 'staff:content',
    undo: (tx, change) => takeBack(tx, change, clock.now()),
  })
}

async function takeBack(tx: DatabaseTransaction, change: UndoableChange, now: Date): Promise<'undone' | 'changed'> {
  const id = Number(change.thingId)
  const [before, after] = [facts.safeParse(change.before), facts.safeParse(change.after)]
  const present = await lockArticle(tx, id, now)
  // What was created is withdrawn or left as a draft; there is nothing to put back.
  if (present === null || !before.success || !after.success) return 'changed'
  const [former, left] = await Promise.all([
    findVersion(tx, id, before.data.version),
    findVersion(tx, id, after.data.version),
  ])
  if (former === null || !isDeepStrictEqual(present.document, left) || !isAs(present, after.data)) return 'changed'
  const { publishedVersion } = before.data
  if (publishedVersion !== null && (await findVersion(tx, id, publishedVersion)) === null) return 'changed'
  const owner = await ownerOfSlug(tx, former.slug)
  if (owner !== null && owner !== id) return 'changed'
  await endRun(tx, present)
  if (!isDeepStrictEqual(former, present.document))
    await addVersion(tx, present, { document: former, isAutosave: false, replaces: false }, now)
  await showAs(tx, id, before.data)
  await countRevisionUp(tx)
  return 'undone'
}

/** Time alone makes a scheduled one published. */
function isAs({ state, publishedVersion, publishedAt }: KeptArticle, told: Facts): boolean {
  const shown = (each: string): string => (each === 'scheduled' ? 'published' : each)
  return (
    shown(state) === shown(told.state) &&
    publishedVersion === told.publishedVersion &&
    (publishedAt?.toISOString() ?? null) === told.publishedAt
  )
}

async function showAs(
  tx: DatabaseTransaction,
  id: number,
  { state, publishedVersion, publishedAt, updatedAt }: Facts,
): Promise<void> {
  await tx
    .updateTable('content.article')
    .set({
      state: state === 'scheduled' ? 'published' : state,
      published_version: publishedVersion,
      published_at: publishedAt,
      ...(updatedAt !== undefined && { updated_at: updatedAt }),
    })
    .where('id', '=', id)
    .execute()
}
