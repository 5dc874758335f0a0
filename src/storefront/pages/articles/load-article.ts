import {
  articleCategory,
  type ArticleDocument,
  type PublicArticle,
  renderArticleText,
} from '#domains/content/contract.ts'
import { minutesText, presentArticleCard, sponsoredText } from '../../parts/articles/present-article-card.ts'
import { contentImage } from '../../parts/pictures/content-image.ts'
import { paths } from '../../paths.ts'
import { homeCrumb } from '../../words/home-crumb.ts'
import type { ArticleView } from './article-view.ts'
import { type BlockSources, loadBlocks } from './load-blocks.ts'

const RELATED = 3

/** An article with what is around it; `published` is null for a preview. */
export async function loadArticle(
  document: ArticleDocument,
  published: Pick<PublicArticle, 'id' | 'publishedAt' | 'updatedAt'> | null,
  sources: BlockSources,
): Promise<ArticleView> {
  const { slug, title, lead, category, author, cover, blocks } = document
  const name = articleCategory(category)?.name ?? category
  return {
    canonicalUrl: paths.article(slug),
    title,
    lead,
    crumbs: [homeCrumb, { name: 'Artigos', url: paths.articles() }, { name, url: paths.articleCategory(category) }],
    author,
    publishedAt: published?.publishedAt ?? null,
    updatedAt: published?.updatedAt ?? null,
    minutes: minutesText(document),
    sponsored: sponsoredText(document),
    cover: cover === null || cover.picture === '' ? null : { ...cover, image: contentImage(cover.picture) },
    contents: blocks.flatMap((block) =>
      block.kind === 'text' ? renderArticleText(block.heading, block.text).contents : [],
    ),
    blocks: await loadBlocks(document, sources),
    related: relatedTo(document, published?.id ?? null, sources.articles.shown()).map(presentArticleCard),
  }
}

/** Others of its category, the newest first, then others. */
function relatedTo({ category }: ArticleDocument, id: number | null, shown: readonly PublicArticle[]): PublicArticle[] {
  const others = shown.filter((each) => each.id !== id)
  const near = others.filter(({ document }) => document.category === category)
  const far = others.filter(({ document }) => document.category !== category)
  return [...near, ...far].slice(0, RELATED)
}
