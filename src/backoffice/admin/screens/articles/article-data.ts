import type { ArticleDocument } from '#domains/content/rules/article-document.ts'
import type { EditedArticle, ListArticleVersionsAnswer } from '#platform/api-client/calls.ts'

/** What the screen of an article is drawn from. */
export interface ArticleData {
  readonly article: EditedArticle | null
  readonly document: ArticleDocument
  readonly versions: ListArticleVersionsAnswer['versions']
  /** What came of a picture that was sent: its place, or what is wrong with it. */
  readonly sent: { readonly picture: string | null; readonly wrong: string | null }
}
