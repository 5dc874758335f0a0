import type { ArticleView } from '../pages/articles/article-view.ts'
import { paths } from '../paths.ts'
import type { Site } from '../site.ts'
import { articleShare } from './article-share.ts'
import { shareCardPath } from './share-card.ts'

/** schema.org Article, as the page says it. */
export function articleData({ name, url, icons }: Pick<Site, 'name' | 'url' | 'icons'>, view: ArticleView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: view.title,
    description: view.lead,
    inLanguage: 'pt-PT',
    mainEntityOfPage: url + view.canonicalUrl,
    image: url + shareCardPath(view.canonicalUrl, articleShare(view)),
    datePublished: view.publishedAt,
    dateModified: view.updatedAt ?? view.publishedAt,
    author: { '@type': 'Person', name: view.author.name },
    publisher: {
      '@type': 'Organization',
      '@id': `${url}/#organizacao`,
      name,
      ...(icons.large === null ? {} : { logo: url + paths.asset(icons.large) }),
    },
  }
}
