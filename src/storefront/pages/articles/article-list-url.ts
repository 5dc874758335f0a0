import type { ArticleListAddress } from '#domains/content/contract.ts'
import { paths } from '../../paths.ts'

/** The address of a list of articles; `readArticleListUrl` reads it. */
export function articleListUrl({ category, page }: ArticleListAddress): string {
  return category === null ? paths.articles(page) : paths.articleCategory(category.slug, page)
}
