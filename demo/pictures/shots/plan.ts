import type { Product } from '../../assortment/product.ts'
import type { Offer } from '../../offers/offer.ts'
import { drawFrom } from '../../prng.ts'
import type { Angle, PieceSpec, Slot, SurfaceKind } from '../model.ts'
import { isEven } from './even-families.ts'
import { isSoft, lookOf, looksOf, type Looks } from './looks.ts'
import { mannersOf, type ShotView } from './manners.ts'

/** A design of which drawings exist. */
export interface DrawnDesign {
  readonly family: string
  readonly name: string
  readonly surfaces: Readonly<Partial<Record<Slot, SurfaceKind>>>
  /** The first angle is the main one, which is drawn largest. */
  readonly sizes: readonly {
    readonly key: string
    readonly spec: Partial<PieceSpec>
    readonly angles: readonly Angle[]
  }[]
  /** Ids of the rooms that it stands in. */
  readonly rooms: readonly string[]
}

/** The designs that pieces of a leaf category (its slug) may show. */
export type DesignsOfLeaf = (leaf: string) => readonly DrawnDesign[]

/** What goes wrong with a picture, as in life: no such file, a page in its place, half a file, a thumbnail, another article's picture. */
export const pictureFaults = ['missing', 'page', 'cut', 'tiny', 'wrong'] as const
export type PictureFault = (typeof pictureFaults)[number]

/** What the pictures of one offer show. Enough to make them without knowing the assortment. */
export interface PicturePlan {
  /** `family/design/size`, a drawing without its angle. */
  readonly drawing: string
  readonly looks: Looks
  readonly isMirrored: boolean
  /** The piece's own proportion of width to height beside the drawing's: 1.08 is that much wider. */
  readonly stretch: number
  readonly sizes: Readonly<Record<'widthMm' | 'depthMm' | 'heightMm', number | null>>
  /** The main view first. */
  readonly views: readonly ShotView[]
  /** Id of the room of the view 'room'. */
  readonly room: string | null
  /** Of the first picture. */
  readonly fault: PictureFault | null
}

const MOST_STRETCH = 1.1
const FAULTS_IN_THOUSAND = 4

/** The pictures of an offer; null when nothing is drawn for its category. Offers of one article show one piece, each shop in its own manner. */
export function picturePlan(offer: Offer, designsOf: DesignsOfLeaf): PicturePlan | null {
  const { product } = offer
  const design = product.inSeries?.isUndrawn === true ? null : designOf(product, designsOf)
  if (design === null) return null
  const draw = drawFrom(`pictures/${offer.shop.slug}/${offer.itemId}`)
  const size = nearestSize(product, design)
  const hasRoom = design.rooms.length > 0
  const can: Partial<Record<ShotView, boolean>> = {
    banner: true,
    room: hasRoom,
    lines: size.angles.includes('three-quarter') && product.size.kind !== 'none',
  }
  const manners = mannersOf(offer.shop.slug)
  const main = size.angles[0] as Angle
  const further = manners.views.filter(
    (view) => view !== main && (can[view] ?? size.angles.some((angle) => angle === view)),
  )
  const sizes = sizesOf(product)
  return {
    drawing: `${design.family}/${design.name}/${size.key}`,
    looks: looksOf(product, design.surfaces),
    isMirrored:
      (/direit/.test(offer.title) === false && drawFrom(`mirror/${product.family.key}`).chance(0.35)) !==
      (manners.isFromOtherSide && isEven(design.family)),
    stretch: stretchOf(sizes, size.spec),
    sizes,
    views: [main, ...further],
    room: hasRoom ? draw.pick(design.rooms) : null,
    fault: draw.int(1, 1000) <= FAULTS_IN_THOUSAND * pictureFaults.length ? draw.pick(pictureFaults) : null,
  }
}

/** One design for a family, of those whose main slot is of the family's kind of material where there are some. */
function designOf(product: Product, designsOf: DesignsOfLeaf): DrawnDesign | null {
  const all = designsOf(product.family.piece.category.slug)
  const soft = isSoft(lookOf(product).kind)
  const fitting = all.filter(({ surfaces: { body, top, frame } }) => isSoft(body ?? top ?? frame ?? 'wood') === soft)
  const choice = fitting.length > 0 ? fitting : all
  return choice.length === 0 ? null : drawFrom(`design/${product.family.key}`).pick(choice)
}

function sizesOf({ size }: Product): PicturePlan['sizes'] {
  return {
    widthMm: size.widthMm ?? size.diameterMm ?? null,
    depthMm:
      size.depthMm ?? size.diameterMm ?? (size.kind === 'flat' || size.kind === 'bed' ? (size.lengthMm ?? null) : null),
    heightMm: size.heightMm ?? (size.kind === 'length' ? (size.lengthMm ?? null) : null),
  }
}

/** The drawing whose seats, outline and proportions are the product's, as near as there is one. */
function nearestSize(product: Product, design: DrawnDesign): DrawnDesign['sizes'][number] {
  const sizes = sizesOf(product)
  const distance = ({ spec }: DrawnDesign['sizes'][number]): number => {
    const seats = product.seats === null || spec.seats == null ? 0 : Math.abs(product.seats - spec.seats) * 2
    const outline = product.size.shape === null || spec.shape == null || spec.shape === product.size.shape ? 0 : 1.5
    const axes = (['widthMm', 'depthMm', 'heightMm'] as const).map((axis) =>
      sizes[axis] === null || spec[axis] == null ? 0 : Math.abs(Math.log(sizes[axis] / spec[axis])),
    )
    return seats + outline + axes.reduce((sum, part) => sum + part, 0)
  }
  return design.sizes.toSorted((one, other) => distance(one) - distance(other))[0] as DrawnDesign['sizes'][number]
}

function stretchOf({ widthMm, heightMm }: PicturePlan['sizes'], spec: Partial<PieceSpec>): number {
  if (widthMm === null || heightMm === null || spec.widthMm == null || spec.heightMm == null) return 1
  const ratio = widthMm / heightMm / (spec.widthMm / spec.heightMm)
  return Math.round(Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, ratio)) * 1000) / 1000
}
