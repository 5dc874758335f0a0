import type { ArticleCategorySlug } from './article-categories.ts'

/** What an article says, in one version; articles/article.ts checks it. */
export interface ArticleDocument {
  readonly slug: string
  readonly category: ArticleCategorySlug
  readonly title: string
  /** A few sentences above the text, in lists and for search engines. */
  readonly lead: string
  readonly author: { readonly name: string; readonly about: string }
  readonly cover: PictureOfArticle | null
  readonly blocks: readonly ArticleBlock[]
  /** Paid for by somebody: said above the text and wherever the article is shown. */
  readonly sponsored: { readonly label: string; readonly by: string } | null
}

/** A picture by its place among the images; '': not chosen yet. */
interface PictureOfArticle {
  readonly picture: string
  readonly alt: string
  readonly caption: string
}

/** What cards are of: offers or products by their ids, or the first of a listing. */
export type ShownPieces =
  | { readonly by: 'listing'; readonly listing: string; readonly count: number }
  | { readonly by: 'products' | 'variants'; readonly ids: readonly number[] }

/** Where a piece stands in a picture, in thousandths of it: a product, or the listing of its kind. */
interface Hotspot {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly leadsTo:
    | { readonly by: 'product'; readonly id: number }
    | { readonly by: 'listing'; readonly listing: string }
}

/** A part of an article. */
export type ArticleBlock =
  | { readonly kind: 'text'; readonly heading: string; readonly text: string }
  | ({ readonly kind: 'picture' } & PictureOfArticle)
  | { readonly kind: 'products'; readonly title: string; readonly of: ShownPieces }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | ({ readonly kind: 'room'; readonly hotspots: readonly Hotspot[] } & PictureOfArticle)
