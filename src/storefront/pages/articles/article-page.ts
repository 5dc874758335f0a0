import { emptySelection } from '#domains/search/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { christmasNow, christmasVersion } from '../../parts/variant/christmas-window.ts'
import { type Address, definePage, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { articleData } from '../../seo/article-data.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import { articleShare } from '../../seo/article-share.ts'
import type { ArticleView } from './article-view.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { loadArticle } from './load-article.ts'

/** The offers in it change with anything. */
const everything = emptySelection({ kind: 'all' })

interface ArticleAddress extends Address {
  readonly slug: string
}

interface ArticlePageProps {
  readonly view: ArticleView
}

/** an article, with the offers of now. */
export const articlePage = definePage<'article', 'shared', ArticleAddress, ArticlePageProps>({
  id: 'R-14',
  name: 'article',
  access: 'anyone',
  cache: 'shared',
  script: 'cards',
  address: ({ params: { slug } }, { articles }) => {
    const found = articles.find(slug)
    if (found === null) return refusal('not_found', `no article is called ${slug.slice(0, 100)}`)
    if (found.kind === 'gone') return refusal('gone', `the article ${slug} was withdrawn`)
    return found.kind === 'moved' ? movedTo(paths.article(found.slug)) : { canonical: paths.article(slug), slug }
  },
  version: (_at, dependencies) =>
    `${dependencies.articles.version()}.${dependencies.listings.versionOf(everything)}.${christmasVersion(dependencies)}`,
  load: async ({ slug }, dependencies) => {
    const found = dependencies.articles.find(slug)
    if (found?.kind !== 'article') return refusal('not_found', `no article is called ${slug.slice(0, 100)}`)
    const view = await loadArticle(found.article.document, found.article, dependencies)
    return { props: { view }, validUntil: christmasNow(dependencies).validUntil }
  },
  head: ({ view }, site) => ({
    title: view.title,
    description: view.lead,
    canonical: view.canonicalUrl,
    robots: 'index, follow',
    sheet: 'reading',
    share: articleShare(view),
    articleOf: view.publishedAt,
    jsonLd: [
      articleData(site, view),
      breadcrumbData(site.url, [...view.crumbs, { name: view.title, url: view.canonicalUrl }]),
    ],
  }),
  Page: ArticlePage,
  sitemap: ({ articles }) =>
    articles.shown().map(({ document, publishedAt, updatedAt }) => ({
      path: paths.article(document.slug),
      changedAt: updatedAt ?? publishedAt,
    })),
})

interface PreviewAddress extends Address {
  readonly articleId: number
  readonly link: string
}

/** an article that nobody else sees yet, for whoever has the link. Nobody learns whether there is one. */
export const articlePreviewPage = definePage<'articlePreview', 'private', PreviewAddress, ArticlePageProps>({
  id: 'R-14',
  name: 'articlePreview',
  access: 'anyone',
  cache: 'private',
  secretAddress: true,
  script: 'cards',
  address: ({ params, query }) => {
    const link = query.get('link') ?? ''
    const articleId = /^[1-9]\d{0,9}$/.test(params.articleId) ? Number(params.articleId) : null
    if (articleId === null || link === '') return refusal('not_found', 'this link opens nothing')
    return { canonical: paths.articlePreview(articleId, link), articleId, link }
  },
  load: async ({ articleId, link }, dependencies) => {
    const document = await dependencies.articles.preview(articleId, link)
    if (document === null) return refusal('not_found', 'this link opens nothing')
    return { props: { view: await loadArticle(document, null, dependencies) } }
  },
  head: ({ view }) => ({
    title: `Pré-visualização: ${view.title}`,
    description: 'Um artigo que ainda não foi publicado.',
    canonical: null,
    robots: 'noindex',
    sheet: 'reading',
  }),
  Page: ArticlePage,
})
