import type { Offer } from './offers/offer.ts'
import { coloursOf, factSizes, saidOf, type Said } from './said.ts'

/** What is true of an offer, for evaluation only; the product never reads it. */
export interface Truth {
  shop: string
  itemId: string
  product: string
  /** Of one brand's long series: near siblings everywhere, and no numbers to tell them apart by. */
  isOfLongSeries: boolean
  /** One piece in its colours and sizes. */
  family: string
  /** What may stand in one family with it: of a long series one kind of thing, however many seats, doors or parts it has. */
  kin: string
  categoryId: number
  category: string
  brand: string | null
  identifiers: 'gtin' | 'brand_mpn' | 'none'
  condition: string
  sizesMm: Readonly<Record<string, number | readonly [number, number]>>
  colours: readonly number[]
  materials: readonly number[]
  shape: number | null
  seats: number | null
  weightGrams: number
  story: string
  /** The part of it all that the shop's feed tells. */
  said: Said
}

const SHAPES = { round: 1, square: 3, rectangular: 4 } as const
/** Corners are a shape, whatever their outline. */
const U_SHAPED = 6
const L_SHAPED = new Set(['sofas-de-canto', 'secretarias-de-canto'])
/** Only of a table top, a rug or a mirror does one ask whether it is square; a cupboard is just a cupboard. */
const HAS_OUTLINE = /^(?:mesas-(?!de-cabeceira)|tapetes|passadeiras|capachos|espelhos|quadros|molduras)/

export function truthOf(offer: Offer): Truth {
  const { product } = offer
  const { family } = product
  const shape = shapeOf(offer)
  return {
    shop: offer.shop.slug,
    itemId: offer.itemId,
    product: product.key,
    family: family.key,
    kin: kinOf(product),
    isOfLongSeries: product.inSeries !== null,
    categoryId: family.piece.category.id,
    category: family.piece.category.slug,
    brand: family.maker?.name ?? null,
    identifiers: family.maker === null ? 'none' : family.identifiers,
    condition: offer.condition,
    sizesMm: { ...Object.fromEntries(factSizes(offer).map(([axis, { mm }]) => [axis, mm])), ...sizesOf(offer) },
    colours: coloursOf(product),
    materials: [
      ...new Set([
        ...family.material.ids,
        ...(family.part === null ? [] : [family.part.materialId]),
        ...family.facts.flatMap((fact) => MATERIAL_OF_FACT[fact] ?? []),
      ]),
    ],
    shape,
    seats: product.seats,
    weightGrams: product.weightGrams,
    story: offer.story,
    said: saidOf(offer, shape),
  }
}

/** Its family, and of a long series all that is one kind of thing there. */
function kinOf({ family, inSeries }: Offer['product']): string {
  return inSeries === null ? family.key : `${family.series} ${family.piece.category.slug}`
}

/** What a fact tells of the material of a part that carries or shows. */
const MATERIAL_OF_FACT: Readonly<Record<string, number>> = {
  'braços em madeira': 10,
  'braços em madeira à vista': 10,
  'caixilho de pinho': 3,
  'moldura em carvalho com passe-partout': 2,
  'prateleiras de vidro': 17,
  'encosto em palhinha': 22,
  'pés em faia': 5,
  'pés baixos em faia': 5,
  'pés em madeira': 10,
  'base de aço': 13,
  'base metálica': 12,
  'estrutura em aço pintado': 13,
  'estrutura em tubo de aço 40 x 30': 13,
  'tampo em vidro fosco': 17,
  'suporte metálico incluído': 12,
  'cinco prateleiras metálicas': 12,
}

function shapeOf({ product: { size, family, inSeries } }: Offer): number | null {
  const { slug } = family.piece.category
  if (inSeries?.parts.some(({ pt }) => pt.startsWith('sofá em U')) === true) return U_SHAPED
  if (L_SHAPED.has(slug)) return 5
  if (size.shape === null) return null
  return size.shape === 'round' || HAS_OUTLINE.test(slug) ? SHAPES[size.shape] : null
}

function sizesOf({ product: { size } }: Offer): Truth['sizesMm'] {
  const axes = {
    depth: size.depthMm,
    height: size.heightMm,
    diameter: size.diameterMm,
    length: size.lengthMm,
    seatHeight: size.seatHeightMm,
    lyingWidth: size.lyingWidthMm,
    lyingLength: size.lyingLengthMm,
  }
  const known = Object.entries(axes).filter((entry): entry is [string, number] => entry[1] !== undefined)
  const width: [string, number | [number, number]][] =
    size.widthMm === undefined
      ? []
      : [['width', size.widthHighMm === undefined ? size.widthMm : [size.widthMm, size.widthHighMm]]]
  return Object.fromEntries([...width, ...known])
}
