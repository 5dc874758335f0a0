/** What others may use of content (architecture.md, Layout). */
export { chosenCategories } from './chosen-categories.ts'
export type { PublicArticle } from './articles/article.ts'
export { type ArticleListAddress, articleListPage, readPage } from './articles/article-list.ts'
export { findArticle } from './articles/article-storage.ts'
export { renderArticleText } from './articles/article-text.ts'
export { type ArticleFollower, followArticles } from './articles/follow-articles.ts'
export { PREVIEW_HOLDS_MS, signedLinks, type SignedLinks } from './signed-links.ts'
export { readingMinutes } from './articles/reading-minutes.ts'
export type { ArticleFeedHtml } from './articles/routes.ts'
export { readArticles, setFirstArticles } from './articles/set-articles.ts'
export { parseContentFile, type ContentFile } from './content-file.ts'
export { followContent, type ContentFollower } from './content-follower.ts'
export type { BannerStrip } from './kinds/banner-strips.ts'
export { type Content, noContent } from './kinds/content-kinds.ts'
export type { GridBanner } from './kinds/grid-banners.ts'
export type { Redirect } from './kinds/redirects.ts'
export type { HomeBlock, HomeBlockKind } from './kinds/home-blocks.ts'
export { isUntouched } from './load-content.ts'
export { setFirstContent } from './set-content.ts'
export { takeInPictures } from './take-in-pictures.ts'
export { articleCategories, articleCategory } from './rules/article-categories.ts'
export type { ArticleBlock, ArticleDocument, ShownPieces } from './rules/article-document.ts'
export { headingId } from './words/heading-id.ts'
export { openWords, type WordsLibrary, type WordsNow } from './words/open-words.ts'
export type { WordsHeading, WordsText } from './words/words-text.ts'
export { standardContent } from './standard-content.ts'
export type { Hotspot, Inspiration, InspirationDocument, InspirationImage } from './inspirations/inspiration.ts'
export {
  findInspirations,
  type FoundInspirations,
  INSPIRATIONS_A_PAGE,
  type InspirationChoice,
  type InspirationShops,
  ownerOf,
} from './inspirations/find-inspirations.ts'
export { followInspirations, type InspirationFollower } from './inspirations/follow-inspirations.ts'
export { inspirationsUrl, parseInspirationsUrl } from './inspirations/inspirations-url.ts'
export type { InspirationHtml, InspirationParts } from './inspirations/routes.ts'
export { takeInInspirations, type ReadyInspiration } from './inspirations/take-in-inspirations.ts'
export { hasInspirations } from './inspirations/inspiration-storage.ts'
export type { InspirationEditing, NamedPiece } from './inspirations/backoffice/routes.ts'
