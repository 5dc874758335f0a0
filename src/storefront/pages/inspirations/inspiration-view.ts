import { clickSources } from '#domains/clicks/contract.ts'
import { type Inspiration, type InspirationShops, ownerOf } from '#domains/content/contract.ts'
import { rooms } from '#domains/catalogue/contract.ts'
import { isForSale, totalParts } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { cardName } from '../../copy/calm-name.ts'
import { countOf, formatCents } from '../../copy/format.ts'
import type { StageSum } from '../../parts/boards/board-view.ts'
import { leadPicture } from '../../parts/gallery/present-gallery.ts'
import { presentSum, type SumView } from '../../parts/sum/present-sum.ts'
import type { ChristmasWindow } from '../../parts/variant/availability-tags.ts'
import { type CardView, presentCard } from '../../parts/variant/present-card.ts'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import type { WireImage } from '../../site.ts'
import { stageSum } from '../boards/stage-sum.ts'
import type { MarkedPiece } from './load-pieces.ts'

/** A piece of the room, in words. */
export interface PieceOfRoom {
  /** Number of its mark, from 1. */
  readonly number: number
  /** In thousandths of the picture's width and height. */
  readonly x: number
  readonly y: number
  readonly name: string
  readonly url: string
  readonly image: WireImage | null
  /** live: it can be bought · out: not at the moment · gone: no shop sells it any more. */
  readonly state: 'live' | 'out' | 'gone'
  /** null: it is gone. */
  readonly sum: SumView | null
  readonly eshopName: string | null
  /** What the link to the shop is made of; null: nothing can be bought. */
  readonly click: { readonly variantId: number; readonly eshopId: number } | null
  readonly alikeTitle: string
  readonly alike: readonly CardView[]
}

/** A picture with its pieces, and what all of them cost. */
export interface PictureOfRoom {
  readonly image: string
  readonly width: number
  readonly height: number
  readonly pieces: readonly PieceOfRoom[]
  readonly sum: StageSum | null
}

export interface InspirationView {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly owner: { readonly name: string; readonly url: string | null }
  readonly room: { readonly name: string; readonly url: string }
  readonly pictures: readonly PictureOfRoom[]
  readonly pieceCount: number
  readonly region: Region
}

/** Of a click on a piece of an inspiration. */
export const INSPIRATION_SOURCE = clickSources.inspiration

interface Context {
  readonly region: Region
  readonly christmas: ChristmasWindow | null
  readonly shops: InspirationShops
  readonly editors: string
}

export function presentInspiration(
  inspiration: Inspiration,
  pieces: readonly (readonly MarkedPiece[])[],
  context: Context,
): InspirationView {
  const { id, name, description, room, images } = inspiration
  const owner = ownerOf(inspiration, context.shops)
  const before = pieces.map((_, at) => pieces.slice(0, at).reduce((sum, own) => sum + own.length, 0))
  return {
    id,
    name,
    description,
    owner:
      owner === null ? { name: context.editors, url: null } : { name: owner.name, url: shopUrl(owner.slug, context) },
    room: {
      name: rooms.find(({ slug }) => slug === room)?.label ?? room,
      url: withRegion(paths.room(room), context.region),
    },
    pictures: images.map(({ picture, width, height }, at) => {
      const own = pieces[at] ?? []
      return {
        image: picture,
        width,
        height,
        pieces: own.map((piece, index) => presentPiece(piece, (before[at] ?? 0) + index + 1, context)),
        sum: stageSum(
          own.map(({ offer }) => ({ piece: { quantity: 1 }, offer })),
          context.region,
        ),
      }
    }),
    pieceCount: pieces.reduce((sum, own) => sum + own.length, 0),
    region: context.region,
  }
}

function shopUrl(slug: string, { region }: Context): string {
  return withRegion(paths.eshopProducts(slug), region)
}

function presentPiece(
  { hotspot, compared, offer, alike }: MarkedPiece,
  number: number,
  { region, christmas }: Context,
): PieceOfRoom {
  const { product, variants } = compared
  const state = offer === null ? 'gone' : isForSale(offer) ? 'live' : 'out'
  return {
    number,
    x: hotspot.x,
    y: hotspot.y,
    name: cardName(product.title, false),
    url: withRegion(paths.product(product.productId, product.slug), region),
    image: leadPicture(product, offer === null ? variants : [offer, ...variants]),
    state,
    sum: offer === null ? null : presentSum(totalParts(offer, region), offer.priceCents, region),
    eshopName: offer?.eshop.name ?? null,
    click: offer === null || state !== 'live' ? null : { variantId: offer.variantId, eshopId: offer.eshop.id },
    alikeTitle: state === 'live' ? 'Parecidos mais baratos' : 'Parecidos à venda',
    alike: alike.map((variant) => presentCard(variant, { region, view: 'grid', christmas })),
  }
}

/** "7 peças, 1 249 € com entrega no continente" */
export function sumLine({ pictures, pieceCount }: InspirationView): string {
  const pieces = countOf(pieceCount, ['peça', 'peças'])
  const [only, ...others] = pictures
  return only?.sum == null || others.length > 0 ? pieces : `${pieces}, ${only.sum.total} ${only.sum.words}`
}

/** The lowest price of a piece that can be bought, for search engines and shared links. */
export function priceFrom({ pictures }: InspirationView): string | null {
  const cents = pictures.flatMap(({ pieces }) =>
    pieces.flatMap(({ sum, state }) => (sum === null || state !== 'live' ? [] : [sum.leadCents as number])),
  )
  return cents.length === 0 ? null : formatCents(Math.min(...cents))
}
