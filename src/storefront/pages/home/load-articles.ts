import { presentArticleCard } from '../../parts/articles/present-article-card.ts'
import type { BlockOf, BlockView } from './home-view.ts'
import type { HomeSources } from './home-sources.ts'

/** The newest articles. */
export function loadArticlesBlock(
  { ident, kind, settings: { title, count } }: BlockOf<'articles'>,
  { articles }: Pick<HomeSources, 'articles'>,
): BlockView<'articles'> | null {
  const cards = articles.shown().slice(0, count).map(presentArticleCard)
  return cards.length === 0 ? null : { ident, kind, title, cards }
}
