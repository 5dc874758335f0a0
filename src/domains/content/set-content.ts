import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ContentFile } from './content-file.ts'
import type { ContentKind, ShownWhile } from './kinds/content-kind.ts'
import { loadKind } from './load-content.ts'
import { recordContentChange } from './record-content-change.ts'
import { standardContent } from './standard-content.ts'
import { contentKinds, type ContentName, contentNames } from './kinds/content-kinds.ts'

/** What an operator's file says: of the kinds that it names, what is given is all there is afterwards; the others stay. Told to the log. Answers the names. */
export function setContent(db: Database, content: ContentFile): Promise<readonly ContentName[]> {
  return db.transaction().execute(async (tx) => {
    await beginChange(tx)
    const names = contentNames.filter((name) => content[name] !== undefined)
    const before = await loadKinds(tx, names)
    await replaceContent(tx, content)
    const after = await loadKinds(tx, names)
    for (const name of names)
      await recordContentChange(
        tx,
        name,
        { before: before.get(name) ?? [], after: after.get(name) ?? [] },
        { by: null, reason: 'poiso content set' },
      )
    return names
  })
}

async function loadKinds(
  tx: DatabaseTransaction,
  names: readonly ContentName[],
): Promise<ReadonlyMap<ContentName, readonly object[]>> {
  const kinds = new Map<ContentName, readonly object[]>()
  for (const name of names) kinds.set(name, await loadKind(tx, name))
  return kinds
}

/** For a first start: does nothing where somebody has set content before. */
export function setFirstContent(db: Database, content: ContentFile): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isFirst = await beginChange(tx)
    if (isFirst) await replaceContent(tx, content)
    return isFirst
  })
}

/**
 * Counts the revision up, which also makes those who change content wait for one another; the first of all writes the standard content
 * into the tables. Answers whether it was the first.
 */
export async function beginChange(tx: DatabaseTransaction): Promise<boolean> {
  const isFirst = (await countUp(tx)) === 1
  if (isFirst) await replaceContent(tx, standardContent)
  return isFirst
}

async function countUp(tx: DatabaseTransaction): Promise<number> {
  const { n } = await tx
    .insertInto('content.revision')
    .values({ n: 1 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ n: sql`revision.n + 1` }))
    .returning('n')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Of the kinds that are named, what is given is all there is afterwards. After `beginChange`, in its transaction. */
export async function replaceContent(tx: DatabaseTransaction, content: ContentFile): Promise<void> {
  for (const name of contentNames.filter((each) => content[each] !== undefined)) {
    const kind = contentKinds[name] as ContentKind<ShownWhile>
    await kind.replace(tx, content[name] ?? [])
  }
}
