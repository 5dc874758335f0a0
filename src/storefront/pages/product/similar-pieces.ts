import { type Attributes, colours, materials, noAttributes } from '#domains/catalogue/contract.ts'
import type { ProductFacts, ShownVariant } from '#domains/offers/contract.ts'
import {
  type DimensionAxis,
  dimensionAxes,
  emptySelection,
  type ListingSelection,
  type Region,
} from '#domains/search/contract.ts'
import { labelsOf } from './specification.ts'

/** What pieces are compared by: size, material, colour, price. Pictures come with the twin finder (product.md 7). */
export interface ComparedPiece {
  readonly sizesMm: Readonly<Partial<Record<DimensionAxis, number>>>
  /** Lower-case labels. */
  readonly colours: readonly string[]
  readonly materials: readonly string[]
  readonly priceCents: number
}

/** Prices of pieces that are candidates, around the product's own. */
const PRICE_BAND = { low: 0.6, high: 1.7 }
/** Sizes likewise. */
const SIZE_BAND = { low: 0.8, high: 1.25 }

/** Where candidates are looked for, the narrower listing first: the same category near the price, of near size or of any. */
export function similarSelections(categoryId: number, own: ComparedPiece, region: Region): ListingSelection[] {
  const near: ListingSelection = {
    ...emptySelection({ kind: 'category', categoryId }),
    region,
    priceFromCents: Math.floor(own.priceCents * PRICE_BAND.low),
    priceToCents: Math.ceil(own.priceCents * PRICE_BAND.high),
  }
  const [axis] = dimensionAxes.filter((each) => own.sizesMm[each] !== undefined)
  if (axis === undefined) return [near]
  const sizeMm = own.sizesMm[axis] as number
  return [
    {
      ...near,
      dimensions: { [axis]: { lowMm: Math.floor(sizeMm * SIZE_BAND.low), highMm: Math.ceil(sizeMm * SIZE_BAND.high) } },
    },
    near,
  ]
}

/** The product as it is compared. */
export function comparedProduct({ attributes }: ProductFacts, priceCents: number): ComparedPiece {
  const known: Attributes = { ...noAttributes, ...attributes }
  return {
    sizesMm: Object.fromEntries(
      dimensionAxes.flatMap((axis) => (known.sizes[axis] === undefined ? [] : [[axis, known.sizes[axis].highMm]])),
    ),
    colours: wordsOf(labelsOf(known.colours, colours)),
    materials: wordsOf(labelsOf(known.materials, materials)),
    priceCents,
  }
}

/** A candidate from what its card shows. */
export function comparedVariant({ dimensions, displayParameters, priceCents }: ShownVariant): ComparedPiece {
  return {
    sizesMm: Object.fromEntries(
      Object.entries(dimensions).flatMap(([axis, size]) => (size === null ? [] : [[axis, size.to]])),
    ),
    colours: wordsOf(displayParameters.find(({ name }) => name === 'Cor')?.value ?? null),
    materials: wordsOf(displayParameters.find(({ name }) => name === 'Material')?.value ?? null),
    priceCents,
  }
}

function wordsOf(labels: string | null): string[] {
  return labels?.toLowerCase().split(', ') ?? []
}

const WEIGHTS = { size: 0.35, material: 0.25, colour: 0.2, price: 0.2 } as const
/** Of what one of the two does not say: neither like nor unlike. */
const UNKNOWN = 0.5

/** 0: alike in all that is compared; 1: in nothing. The same in both directions. */
export function distance(a: ComparedPiece, b: ComparedPiece): number {
  return (
    WEIGHTS.size * sizeDistance(a, b) +
    WEIGHTS.material * wordDistance(a.materials, b.materials) +
    WEIGHTS.colour * wordDistance(a.colours, b.colours) +
    WEIGHTS.price * ratioDistance(a.priceCents, b.priceCents)
  )
}

function sizeDistance(a: ComparedPiece, b: ComparedPiece): number {
  const shared = dimensionAxes.flatMap((axis) =>
    a.sizesMm[axis] === undefined || b.sizesMm[axis] === undefined
      ? []
      : [ratioDistance(a.sizesMm[axis], b.sizesMm[axis])],
  )
  return shared.length === 0 ? UNKNOWN : shared.reduce((sum, each) => sum + each, 0) / shared.length
}

/** 0 for equal numbers, 1 when one is twice the other or more. */
function ratioDistance(a: number, b: number): number {
  return Math.min(1, Math.abs(Math.log2(Math.max(a, 1) / Math.max(b, 1))))
}

/** What is shared of all that either says. */
function wordDistance(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return UNKNOWN
  const shared = a.filter((word) => b.includes(word)).length
  return 1 - shared / new Set([...a, ...b]).size
}
