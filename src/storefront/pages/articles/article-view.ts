import type { WordsHeading } from '#domains/content/contract.ts'
import type { ArticleCardView } from '../../parts/articles/present-article-card.ts'
import type { CardView } from '../../parts/variant/present-card.ts'
import type { WireImage } from '../../site.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'

export interface ArticlePicture {
  readonly image: WireImage
  readonly alt: string
  readonly caption: string
}

/** Where a piece of a room stands, and where it leads; thousandths of the picture. */
export interface RoomSpot {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly url: string
  /** null: it leads to a listing. */
  readonly price: string | null
}

/** A block that has something to show. */
export type BlockView =
  | { readonly kind: 'text'; readonly html: string }
  | ({ readonly kind: 'picture' } & ArticlePicture)
  | {
      readonly kind: 'products'
      readonly title: string
      readonly cards: readonly CardView[]
      /** Of the listing that they are the first of; null: they were chosen one by one. */
      readonly allUrl: string | null
    }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | ({ readonly kind: 'room'; readonly spots: readonly RoomSpot[] } & ArticlePicture)

export interface ArticleView {
  readonly canonicalUrl: string
  readonly title: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  readonly author: { readonly name: string; readonly about: string }
  /** ISO moments; null: it is not published. */
  readonly publishedAt: string | null
  readonly updatedAt: string | null
  readonly minutes: string
  readonly sponsored: string | null
  readonly cover: ArticlePicture | null
  readonly contents: readonly WordsHeading[]
  readonly blocks: readonly BlockView[]
  readonly related: readonly ArticleCardView[]
}
