import { sql } from 'kysely'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ContentFile } from './content-file.ts'
import type { ContentKind, ShownWhile } from './kinds/content-kind.ts'
import { contentKinds, type ContentName, contentNames } from './kinds/content-kinds.ts'

/** Of the kinds that are named, what is given is all there is afterwards; the others stay. Answers the names. */
export function setContent(db: Database, content: ContentFile): Promise<readonly ContentName[]> {
  return db.transaction().execute(async (tx) => {
    await countUp(tx)
    return replaceAll(tx, content)
  })
}

/** For a first start: does nothing where somebody has set content before. */
export function setFirstContent(db: Database, content: ContentFile): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isFirst = (await countUp(tx)) === 1
    if (isFirst) await replaceAll(tx, content)
    return isFirst
  })
}

/** Counts the changes: a process whose copy is of this revision has all of it. */
export async function readRevision(db: DatabaseOrTransaction): Promise<number> {
  const { n } = await db.selectFrom('content.revision').select('n').executeTakeFirstOrThrow()
  return Number(n)
}

/** Also makes those who change content wait for one another. */
async function countUp(tx: DatabaseTransaction): Promise<number> {
  const { n } = await tx
    .updateTable('content.revision')
    .set({ n: sql`n + 1` })
    .returning('n')
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function replaceAll(tx: DatabaseTransaction, content: ContentFile): Promise<readonly ContentName[]> {
  const named = contentNames.filter((name) => content[name] !== undefined)
  for (const name of named) {
    const kind = contentKinds[name] as ContentKind<ShownWhile>
    await kind.replace(tx, content[name] ?? [])
  }
  return named
}
