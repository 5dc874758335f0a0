import { clickSources } from '#domains/clicks/contract.ts'
import {
  type ArticleBlock,
  type ArticleDocument,
  renderArticleText,
  type ShownPieces,
} from '#domains/content/contract.ts'
import type { ShownVariant } from '#domains/offers/contract.ts'
import { type ListingSelection, listingUrl } from '#domains/search/contract.ts'
import { formatCents } from '../../copy/format.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { contentImage } from '../../parts/pictures/content-image.ts'
import { christmasNow } from '../../parts/variant/christmas-window.ts'
import { presentCard } from '../../parts/variant/present-card.ts'
import { paths } from '../../paths.ts'
import { articleListing } from './article-listing.ts'
import type { BlockView, RoomSpot } from './article-view.ts'

export type BlockSources = Pick<
  StorefrontDependencies,
  'articles' | 'listings' | 'directory' | 'flags' | 'clock' | 'log'
>

/** The blocks of an article with the offers of now. What is gone or sold out is left out, and a block without any says nothing. */
export async function loadBlocks(
  { blocks, sponsored }: Pick<ArticleDocument, 'blocks' | 'sponsored'>,
  sources: BlockSources,
): Promise<readonly BlockView[]> {
  const views: BlockView[] = []
  for (const [index, block] of blocks.entries()) {
    const view = await viewOf(block, sponsored !== null, sources).catch((error: unknown) => {
      sources.log.warn({ err: error, block: index }, 'an article lacks a block')
      return null
    })
    if (view !== null) views.push(view)
  }
  return views
}

async function viewOf(block: ArticleBlock, isSponsored: boolean, sources: BlockSources): Promise<BlockView | null> {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', html: textHtml(block, isSponsored) }
    case 'picture':
      return block.picture === '' ? null : { ...block, image: contentImage(block.picture) }
    case 'products':
      return productsView(block, sources)
    case 'quote':
      return block.text === '' ? null : block
    case 'table':
      return block.rows.length === 0 ? null : block
    case 'room':
      return block.picture === ''
        ? null
        : { ...block, image: contentImage(block.picture), spots: await spotsOf(block, sources) }
  }
}

/** Search engines are told of links that are paid for. The HTML is our own: made of checked Markdown. */
function textHtml({ heading, text }: ArticleBlock & { kind: 'text' }, isSponsored: boolean): string {
  const { html } = renderArticleText(heading, text)
  return isSponsored ? html.replaceAll('<a href="https://', '<a rel="sponsored nofollow" href="https://') : html
}

async function productsView(
  { title, of }: ArticleBlock & { kind: 'products' },
  sources: BlockSources,
): Promise<BlockView | null> {
  const selection = of.by === 'listing' ? articleListing(of.listing, sources.directory()) : null
  const variants = await variantsOf(of, selection, sources)
  const christmas = christmasNow(sources).window
  const cards = variants
    .map((variant) => presentCard(variant, { region: 'mainland', view: 'grid', christmas }))
    .filter(({ active }) => active)
  if (cards.length === 0) return null
  return { kind: 'products', title, cards, allUrl: selection === null ? null : listingUrl(selection) }
}

async function variantsOf(
  of: ShownPieces,
  selection: ListingSelection | null,
  { articles, listings }: BlockSources,
): Promise<readonly ShownVariant[]> {
  if (of.by !== 'listing') return articles.pieces(of)
  if (selection === null) return []
  const { hits } = await listings.find(selection)
  return listings.cards(hits.slice(0, of.count), 'mainland', clickSources.article)
}

async function spotsOf(
  { hotspots }: ArticleBlock & { kind: 'room' },
  sources: BlockSources,
): Promise<readonly RoomSpot[]> {
  const ids = hotspots.flatMap(({ leadsTo }) => (leadsTo.by === 'product' ? [leadsTo.id] : []))
  const pieces = ids.length === 0 ? [] : await sources.articles.pieces({ by: 'products', ids })
  const byProduct = new Map(pieces.map((piece) => [piece.productId as number, piece]))
  return hotspots.flatMap(({ x, y, label, leadsTo }): RoomSpot[] => {
    if (leadsTo.by === 'listing') {
      const selection = articleListing(leadsTo.listing, sources.directory())
      return selection === null ? [] : [{ x, y, label, url: listingUrl(selection), price: null }]
    }
    const piece = byProduct.get(leadsTo.id)
    if (piece?.active !== true) return []
    return [{ x, y, label, url: paths.product(piece.productId, piece.slug), price: formatCents(piece.priceCents) }]
  })
}
