import {
  articleCategories,
  articleCategory,
  articleListPage,
  type ArticleListAddress,
  readPage,
} from '#domains/content/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { PageHead } from '../../layout/Document.tsx'
import { type Address, definePage } from '../../page/page.ts'
import { presentArticleCard } from '../../parts/articles/present-article-card.ts'
import { paths } from '../../paths.ts'
import { breadcrumbData, itemListData } from '../../seo/structured-data.ts'
import type { Site } from '../../site.ts'
import { homeCrumb } from '../../words/home-crumb.ts'
import { articleListUrl } from './article-list-url.ts'
import { ArticlesPage, type ArticlesPageProps } from './ArticlesPage.tsx'

type ListAddress = Address & ArticleListAddress

function at(address: ArticleListAddress): ListAddress {
  return { ...address, canonical: articleListUrl(address) }
}

/** R-14: all articles. */
export const articlesPage = definePage({
  id: 'R-14',
  name: 'articles',
  access: 'anyone',
  cache: 'shared',
  address: ({ query }) => at({ category: null, page: readPage(query.get('pagina')) }),
  version: (_at: ListAddress, { articles }) => articles.version(),
  load: loadArticles,
  head: headOf,
  Page: ArticlesPage,
  sitemap: () => [paths.articles()],
})

/** R-14: those of a category. */
export const articleCategoryPage = definePage({
  id: 'R-14',
  name: 'articleCategory',
  access: 'anyone',
  cache: 'shared',
  address: ({ params, query }) => {
    const category = articleCategory(params.slug)
    if (category === null) return refusal('not_found', `no category of articles is called ${params.slug.slice(0, 80)}`)
    return at({ category, page: readPage(query.get('pagina')) })
  },
  version: (_at: ListAddress, { articles }) => articles.version(),
  load: loadArticles,
  head: headOf,
  Page: ArticlesPage,
  sitemap: ({ articles }) =>
    articleCategories
      .filter(({ slug }) => articles.shown().some(({ document }) => document.category === slug))
      .map(({ slug }) => paths.articleCategory(slug)),
})

function loadArticles(address: ListAddress, { articles }: Pick<StorefrontDependencies, 'articles'>) {
  const { category, page } = address
  const list = articleListPage(articles.shown(), address)
  if (page > list.pageCount) return refusal('not_found', `there are ${list.pageCount} pages of articles, not ${page}`)
  const cards = list.articles.map(presentArticleCard)
  const hasLead = category === null && page === 1
  const props: ArticlesPageProps = {
    title: category === null ? 'Artigos' : category.name,
    intro:
      category === null
        ? 'Como medir, escolher e arrumar: o que convém saber antes de comprar para a casa.'
        : `O que escrevemos sobre ${category.subject}.`,
    crumbs: [homeCrumb, ...(category === null ? [] : [{ name: 'Artigos', url: paths.articles() }])],
    canonicalUrl: address.canonical,
    page,
    categories: [
      { name: 'Todos', url: paths.articles(), isCurrent: category === null },
      ...articleCategories.map(({ slug, name }) => ({
        name,
        url: paths.articleCategory(slug),
        isCurrent: category?.slug === slug,
      })),
    ],
    lead: hasLead ? (cards[0] ?? null) : null,
    cards: hasLead ? cards.slice(1) : cards,
    prevUrl: page > 1 ? articleListUrl({ category, page: page - 1 }) : null,
    nextUrl: page < list.pageCount ? articleListUrl({ category, page: page + 1 }) : null,
  }
  return { props }
}

function headOf(
  { title, intro, crumbs, canonicalUrl, page, lead, cards, prevUrl, nextUrl }: ArticlesPageProps,
  site: Site,
): PageHead {
  const all = [...(lead === null ? [] : [lead]), ...cards]
  return {
    title: `${crumbs.length === 1 ? title : `Artigos: ${title}`}${page === 1 ? '' : `, página ${page}`}`,
    description: intro,
    canonical: canonicalUrl,
    robots: all.length === 0 ? 'noindex, follow' : 'index, follow',
    feed: paths.articleFeed(),
    prev: prevUrl,
    next: nextUrl,
    sheet: 'reading',
    jsonLd: [
      breadcrumbData(site.url, [...crumbs, { name: title, url: canonicalUrl }]),
      itemListData(
        site.url,
        all.map(({ url }) => url),
        1,
      ),
    ],
  }
}
