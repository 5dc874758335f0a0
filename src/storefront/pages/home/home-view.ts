import type { HomeBlock } from '#domains/content/contract.ts'
import type { ListingHit } from '#domains/search/contract.ts'
import type { ArticleCardView } from '../../parts/articles/present-article-card.ts'
import type { CardView } from '../../parts/variant/present-card.ts'
import type { WireImage } from '../../site.ts'

/** A picture that leads somewhere, with its name under it. */
export interface PictureLink {
  readonly name: string
  readonly url: string
  /** Products behind it; 0: not said. */
  readonly count: number
  readonly image: WireImage | null
}

/** A room that is content, or one as a shop shows it, with the piece that it is a picture of. */
export interface RoomPicture {
  readonly image: WireImage
  readonly piece: { readonly name: string; readonly url: string; readonly priceText: string } | null
}

/** What a block of each kind is drawn from. Blocks that have nothing to show are not there. */
interface BlockViews {
  readonly search: { readonly title: string; readonly lead: string }
  /** Without a room's picture: a few pieces of the catalogue. */
  readonly 'leading-room': {
    readonly title: string
    readonly url: string
    readonly room: RoomPicture | null
    readonly pieces: readonly WireImage[]
  }
  readonly rooms: { readonly title: string; readonly rooms: readonly PictureLink[] }
  readonly departments: { readonly title: string; readonly departments: readonly PictureLink[] }
  readonly 'price-drops': { readonly title: string; readonly url: string; readonly cards: readonly CardView[] }
  readonly 'recently-viewed': { readonly title: string; readonly pictureAddress: string }
  readonly newest: { readonly title: string; readonly url: string; readonly hits: readonly ListingHit[] }
  readonly honesty: { readonly title: string }
  readonly articles: { readonly title: string; readonly cards: readonly ArticleCardView[] }
  readonly 'voucher-shops': {
    readonly title: string
    readonly shops: readonly { readonly name: string; readonly url: string; readonly worth: string }[]
  }
  readonly inspirations: {
    readonly title: string
    readonly url: string
    readonly inspirations: readonly PictureLink[]
  }
  readonly shops: {
    readonly title: string
    readonly shops: readonly { readonly name: string; readonly url: string; readonly count: number }[]
  }
}

export type ShownKind = keyof BlockViews

export type BlockView<Kind extends ShownKind = ShownKind> = {
  readonly [Each in Kind]: { readonly ident: string; readonly kind: Each } & BlockViews[Each]
}[Kind]

export type BlockOf<Kind extends HomeBlock['kind']> = Extract<HomeBlock, { kind: Kind }>
