import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { type Content, contentKinds, type ContentName, contentNames, noContent } from './kinds/content-kinds.ts'
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
  if (await isUntouched(db)) return firstContent
  const read = contentNames.map(async (name) => [name, await readTables(db, name)] as const)
  return Object.fromEntries(await Promise.all(read)) as unknown as Content
}

/** The same of one kind. */
export async function loadKind<Name extends ContentName>(
  db: DatabaseOrTransaction,
  name: Name,
): Promise<Content[Name]> {
  return (await isUntouched(db)) ? firstContent[name] : readTables(db, name)
}

const firstContent: Content = { ...noContent, ...standardContent }

/** The standard entries where the menu would be without any, which nobody wants and an older release has not set. */
async function readTables<Name extends ContentName>(db: DatabaseOrTransaction, name: Name): Promise<Content[Name]> {
  const read = (await contentKinds[name].read(db)) as Content[Name]
  const isOfMenu = name === 'menuGifts' || name === 'menuTop'
  return isOfMenu && read.length === 0 ? firstContent[name] : read
}
