import type { ArticleView } from '../pages/articles/article-view.ts'
import type { ShareFacts } from './share-card.ts'

/** U-08: what is shown of a shared article: its title with its picture. */
export function articleShare({ title, minutes, sponsored, cover }: ArticleView): ShareFacts {
  return { title, figure: null, note: sponsored ?? `Artigo, ${minutes}`, shows: articlePictures({ cover }).join() }
}

export function articlePictures({ cover }: Pick<ArticleView, 'cover'>): string[] {
  return cover === null ? [] : [cover.image.id]
}
