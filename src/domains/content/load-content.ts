import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { type Content, contentKinds, contentNames, noContent } from './kinds/content-kinds.ts'
import { standardContent } from './standard-content.ts'

const UNTOUCHED = 0

/** Nobody has set content yet. */
export async function isUntouched(db: DatabaseOrTransaction): Promise<boolean> {
  return (await readRevision(db)) === UNTOUCHED
}

/** Counts the changes: a process whose copy is of this revision has all of it. */
export async function readRevision(db: DatabaseOrTransaction): Promise<number> {
  const row = await db.selectFrom('content.revision').select('n').executeTakeFirst()
  return row === undefined ? UNTOUCHED : Number(row.n)
}

/** Reads all of it, whether it is shown at this time or not. */
export async function loadContent(db: DatabaseOrTransaction): Promise<Content> {
  if (await isUntouched(db)) return { ...noContent, ...standardContent }
  const read = contentNames.map(async (name) => [name, await contentKinds[name].read(db)] as const)
  return Object.fromEntries(await Promise.all(read)) as unknown as Content
}
