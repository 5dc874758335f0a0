import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import { type Editor, madeBy } from '../editor.ts'
import type { KeptArticle } from './article-storage.ts'

export type ArticleAct = 'create' | 'autosave' | 'save' | 'restore' | 'publish' | 'schedule' | 'withdraw'

/** As the log names what was changed. */
export const ARTICLE_CHANGE = 'content.article'

/** Tells the log what became of an article. Its words stand in its versions, which the log names. `before`: null where it was not there. */
export async function tellArticleChange(
  tx: DatabaseTransaction,
  change: {
    readonly id: number
    readonly act: ArticleAct
    readonly editor: Editor
    readonly before: JsonValue | null
    readonly after: JsonValue
  },
): Promise<void> {
  const { id, act, editor, before, after } = change
  await recordChange(tx, {
    ...madeBy(editor),
    of: { kind: ARTICLE_CHANGE, id: String(id) },
    action: act,
    before,
    after,
  })
}

/** An article as the log has it. */
export function factsOf({
  version,
  state,
  publishedVersion,
  publishedAt,
  updatedAt,
  document,
}: KeptArticle): JsonValue {
  return {
    version,
    state,
    publishedVersion,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
    slug: document.slug,
    title: document.title,
  }
}
