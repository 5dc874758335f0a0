import type { ArticleDocument } from '#domains/content/rules/article-document.ts'
import type { SentOutcome } from '../../../parts/PictureForm.tsx'
import type { Placed } from './place-picture.ts'
import type { EditedArticle, ListArticleVersionsAnswer } from '#platform/api-client/calls.ts'

/** What the screen of an article is drawn from. */
export interface ArticleData {
  readonly article: EditedArticle | null
  readonly document: ArticleDocument
  readonly versions: ListArticleVersionsAnswer['versions']
  readonly sent: SentOutcome
  /** Where in `document` the picture stands that was just sent and is not saved yet. */
  readonly place: Placed['place']
}
