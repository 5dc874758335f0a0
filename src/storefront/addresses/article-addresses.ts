import { withQuery } from './with-query.ts'

/** all articles, the newest first. */
export function articles(page = 1): string {
  return paged('/artigos', page)
}

/** the newest articles, for readers of feeds. */
export function articleFeed(): string {
  return '/artigos.atom'
}

/** those of a category. */
export function articleCategory(slug: string, page = 1): string {
  return paged(`/artigos/category/${slug}`, page)
}

/** one article. */
export function article(slug: string): string {
  return `/artigo/${slug}`
}

/** an article as it would be, for whoever has a signed link. */
export function articlePreview(articleId: number, link: string): string {
  return withQuery(`/article/preview/${articleId}`, { link })
}

function paged(path: string, page: number): string {
  return page === 1 ? path : `${path}?pagina=${page}`
}
