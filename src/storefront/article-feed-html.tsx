import type { ArticleFeedHtml } from '#domains/content/contract.ts'
import { renderInner } from './html/trusted-html.tsx'
import { articleListUrl } from './pages/articles/article-list-url.ts'
import { ArticleItems } from './pages/articles/ArticlesPage.tsx'
import { presentArticleCard } from './parts/articles/present-article-card.ts'
import { paths } from './paths.ts'
import { type Site, SiteProvider } from './site.ts'

/** What POST articles/feed answers with: the same HTML as in the page. */
export function createArticleFeedHtml({ site }: { readonly site: Site }): ArticleFeedHtml {
  return {
    renderArticles: ({ articles }) =>
      String(
        renderInner(
          <SiteProvider value={site}>
            <ArticleItems cards={articles.map(presentArticleCard)} />
          </SiteProvider>,
        )[0],
      ),
    renderArticlePaginator: ({ category, page, pageCount }) =>
      page < pageCount
        ? String(
            renderInner(
              <p className="more">
                <a className="button" href={articleListUrl({ category, page: page + 1 })}>
                  Carregar mais artigos
                </a>
              </p>,
            )[0],
          )
        : '',
    articleUrl: paths.article,
    articleListUrl,
  }
}
