import { articleCategory, type ArticleCategory } from '../rules/article-categories.ts'
import type { PublicArticle } from './article.ts'

/** Articles of a page of a list; the page of all of them leads with one more. */
const ARTICLES_OF_A_PAGE = 12
/** Further pages than there can be articles. */
const LAST_PAGE = 200

/** A list of articles by its address: `/artigos`, `/artigos/category/sala?pagina=2`. */
export interface ArticleListAddress {
  readonly category: ArticleCategory | null
  readonly page: number
}

const PATH = /^\/artigos(?:\/category\/([a-z0-9-]{1,80}))?$/

/** Reads a path of this site; null: it is no list of articles. */
export function readArticleListUrl(url: string): ArticleListAddress | null {
  const [path = '', query = ''] = url.split('#', 1)[0]?.split('?', 2) ?? []
  const found = PATH.exec(path)
  if (found === null) return null
  const category = found[1] === undefined ? null : articleCategory(found[1])
  if (found[1] !== undefined && category === null) return null
  return { category, page: readPage(new URLSearchParams(query).get('pagina')) }
}

/** From 1; what is no page is the first. */
export function readPage(given: string | null): number {
  const page = /^[1-9]\d{0,2}$/.test(given ?? '') ? Number(given) : 1
  return page <= LAST_PAGE ? page : 1
}

/** What a page of a list shows. */
export interface ArticleListPage extends ArticleListAddress {
  readonly articles: readonly PublicArticle[]
  readonly totalCount: number
  readonly pageCount: number
}

/** One page of a list; past its end it shows nothing. */
export function articleListPage(shown: readonly PublicArticle[], address: ArticleListAddress): ArticleListPage {
  const { category, page } = address
  const all = category === null ? shown : shown.filter(({ document }) => document.category === category.slug)
  return {
    ...address,
    articles: all.slice((page - 1) * ARTICLES_OF_A_PAGE, page * ARTICLES_OF_A_PAGE),
    totalCount: all.length,
    pageCount: Math.max(1, Math.ceil(all.length / ARTICLES_OF_A_PAGE)),
  }
}
