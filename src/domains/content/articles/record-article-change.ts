import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { KeptArticle } from './article-storage.ts'
import type { Editor } from './edit-article.ts'

export type ArticleAct = 'create' | 'autosave' | 'save' | 'restore' | 'publish' | 'schedule' | 'withdraw'

/** Tells the log what became of an article. Its words stand in its versions, which the log names. */
export async function recordArticleChange(
  tx: DatabaseTransaction,
  change: {
    readonly id: number
    readonly act: ArticleAct
    readonly editor: Editor
    readonly before: KeptArticle | null
    readonly after: KeptArticle
  },
): Promise<void> {
  await recordChange(tx, {
    by: change.editor.personId,
    of: { kind: 'content.article', id: String(change.id) },
    action: change.act,
    before: change.before === null ? null : factsOf(change.before),
    after: factsOf(change.after),
  })
}

function factsOf({ version, state, publishedVersion, publishedAt, document }: KeptArticle): JsonValue {
  return {
    version,
    state,
    publishedVersion,
    publishedAt: publishedAt?.toISOString() ?? null,
    slug: document.slug,
    title: document.title,
  }
}
