import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { ArticleDocument } from '../rules/article-document.ts'
import { ARTICLE_LIMITS } from './article.ts'
import { insertVersion, type KeptArticle } from './article-storage.ts'

/** The screen saves every few seconds: of one person's versions in a row the last stays (`replaces`). The ones that visitors see, or that somebody saved, stay all. */
export async function addVersion(
  tx: DatabaseTransaction,
  { id, version, publishedVersion }: KeptArticle,
  {
    document,
    isAutosave,
    replaces,
  }: { readonly document: ArticleDocument; readonly isAutosave: boolean; readonly replaces: boolean },
  now: Date,
): Promise<void> {
  if (replaces && version !== publishedVersion)
    await tx
      .deleteFrom('content.article_version')
      .where('article_id', '=', id)
      .where('version', '=', version)
      .where('is_autosave', '=', true)
      .execute()
  await insertVersion(tx, { articleId: id, version: version + 1, document, isAutosave }, now)
  await tx
    .updateTable('content.article')
    .set({ version: version + 1, saved_at: now })
    .where('id', '=', id)
    .execute()
  await forgetOldVersions(tx, id, publishedVersion)
}

async function forgetOldVersions(tx: DatabaseTransaction, id: number, publishedVersion: number | null): Promise<void> {
  const kept = tx
    .selectFrom('content.article_version')
    .select('version')
    .where('article_id', '=', id)
    .orderBy('version', 'desc')
    .limit(ARTICLE_LIMITS.versions)
  await tx
    .deleteFrom('content.article_version')
    .where('article_id', '=', id)
    .where('version', 'not in', kept)
    .where('version', '!=', publishedVersion ?? 0)
    .execute()
}
