import { isDeepStrictEqual } from 'node:util'
import { defineUndo, type Undo } from '#platform/audit/define-undo.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import { parseContentFile } from '../content-file.ts'
import { type ContentName, contentNames } from '../kinds/content-kinds.ts'
import { loadKind } from '../load-content.ts'
import { CONTENT_CHANGE, type ContentMaker, recordContentChange } from '../record-content-change.ts'
import { beginChange, replaceContent } from '../set-content.ts'

/** All entries of a kind, and the version that a change of them names. */
export interface KeptContent {
  readonly version: string
  readonly entries: readonly object[]
}

export async function keptContent(db: DatabaseOrTransaction, kind: ContentName): Promise<KeptContent> {
  const entries = await loadKind(db, kind)
  return { version: versionOf(entries), entries }
}

export interface ContentChange extends ContentMaker {
  readonly kind: ContentName
  readonly version: string
  readonly entries: readonly unknown[]
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly version: string }
  | { readonly kind: 'stale' }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

/** Of the kind, the entries are all there is afterwards, on the site of this address; written into the log with what stood there before. */
export async function saveContent(db: Database, change: ContentChange, site: string): Promise<SaveOutcome> {
  const parsed = parseContentFile(JSON.stringify({ [change.kind]: change.entries }), site)
  if (parsed.kind === 'wrong') return parsed
  return db.transaction().execute(async (tx): Promise<SaveOutcome> => {
    await beginChange(tx)
    const before = await keptContent(tx, change.kind)
    if (before.version !== change.version) return { kind: 'stale' }
    await replaceContent(tx, parsed.content)
    const after = await keptContent(tx, change.kind)
    await recordContentChange(tx, change.kind, { before: before.entries, after: after.entries }, change)
    return { kind: 'saved', version: after.version }
  })
}

/** Puts the entries of a kind back where nobody has changed them since. */
export function undoContent(site: string): Undo {
  return defineUndo({
    kind: CONTENT_CHANGE,
    access: 'staff:content',
    undo: async (tx, { thingId, before, after }) => {
      const name = contentNames.find((each) => each === thingId)
      if (name === undefined || !Array.isArray(before)) return 'changed'
      const parsed = parseContentFile(JSON.stringify({ [name]: before }), site)
      if (parsed.kind === 'wrong') return 'changed'
      await beginChange(tx)
      const present = await keptContent(tx, name)
      if (!isDeepStrictEqual(present.entries, after)) return 'changed'
      await replaceContent(tx, parsed.content)
      return 'undone'
    },
  })
}
