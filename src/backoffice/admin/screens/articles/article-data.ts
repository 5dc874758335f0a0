import type { ArticleDocument } from '#domains/content/rules/article-document.ts'
import type { SentOutcome } from '../../../parts/PictureForm.tsx'
import type { EditedArticle, ListArticleVersionsAnswer } from '#platform/api-client/calls.ts'

/** What the screen of an article is drawn from. */
export interface ArticleData {
  readonly article: EditedArticle | null
  readonly document: ArticleDocument
  readonly versions: ListArticleVersionsAnswer['versions']
  readonly sent: SentOutcome
}
