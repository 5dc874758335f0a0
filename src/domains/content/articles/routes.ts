import type { FastifyInstance } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { PublicArticle } from './article.ts'
import { articleCategory } from '../rules/article-categories.ts'
import { type ArticleListAddress, articleListPage, type ArticleListPage, readArticleListUrl } from './article-list.ts'
import { articlesFeedCall } from './calls.ts'
import type { ArticleFollower } from './follow-articles.ts'
import { readingMinutes } from './reading-minutes.ts'

/** What POST articles/feed asks of the storefront: the same HTML as in the page. */
export interface ArticleFeedHtml {
  renderArticles(page: ArticleListPage): string
  renderArticlePaginator(page: ArticleListPage): string
  articleUrl(slug: string): string
  articleListUrl(address: ArticleListAddress): string
}

export interface ArticleRoutesOptions extends ArticleFeedHtml {
  readonly articles: Pick<ArticleFollower, 'shown'>
}

/** POST articles/feed: the list that `url` names, as the page would show it. */
export function articleRoutes(app: FastifyInstance, options: ArticleRoutesOptions): void {
  mountCall(app, articlesFeedCall, ({ body }) => {
    const address = readArticleListUrl(body.url)
    if (address === null)
      return refusal('not_found', `filteringRequest.url: no list of articles has the path ${body.url.slice(0, 100)}`)
    const page = articleListPage(options.articles.shown(), address)
    if (address.page > page.pageCount)
      return refusal('not_found', `filteringRequest.url: the list has ${page.pageCount} pages, not ${address.page}`)
    const hasNext = address.page < page.pageCount
    return {
      listHtml: options.renderArticles(page),
      paginatorHtml: options.renderArticlePaginator(page),
      nextPageUrl: hasNext ? options.articleListUrl({ ...address, page: address.page + 1 }) : null,
      totalCount: page.totalCount,
      articles: page.articles.map((article) => wireArticle(article, options)),
    }
  })
}

function wireArticle({ id, document, publishedAt, updatedAt }: PublicArticle, { articleUrl }: ArticleFeedHtml) {
  const { slug, title, lead, category, author, sponsored } = document
  const name = articleCategory(category)?.name ?? category
  return {
    id,
    slug,
    url: articleUrl(slug),
    title,
    lead,
    category: { slug: category, name },
    author: author.name,
    publishedAt,
    updatedAt,
    readingMinutes: readingMinutes(document),
    sponsoredBy: sponsored?.by ?? null,
  }
}
