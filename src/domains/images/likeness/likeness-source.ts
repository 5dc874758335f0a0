import type { PieceSizes } from './likeness-row.ts'

/** A piece as likeness asks for it; offers tell (`likeness-of-offers.ts`). */
export interface LikenessSource {
  readonly productId: number
  readonly categoryId: number | null
  /** Middle of low and high end, mm. */
  readonly sizes: PieceSizes
  /** Of all its offers. */
  readonly imageUrls: readonly string[]
}

/** A product that may be found: as a source, with the offer that shows it. */
export interface LikenessCandidate extends LikenessSource {
  readonly variantId: number
}

type SizeEnds = { readonly lowMm: number; readonly highMm: number }

/** Sizes of a catalogue's attributes as likeness compares them: a diameter is a width and a depth. */
export function pieceSizes(sizes: Readonly<Partial<Record<string, SizeEnds>>>): PieceSizes {
  const middle = (size: SizeEnds | undefined): number | undefined =>
    size === undefined ? undefined : (size.lowMm + size.highMm) / 2
  const [width, height, depth, diameter] = [
    middle(sizes['width']),
    middle(sizes['height']),
    middle(sizes['depth'] ?? sizes['length']),
    middle(sizes['diameter']),
  ]
  return definedSizes({ width: width ?? diameter, height, depth: depth ?? diameter })
}

function definedSizes(sizes: Readonly<Record<keyof PieceSizes, number | undefined>>): PieceSizes {
  return Object.fromEntries(Object.entries(sizes).filter(([, size]) => size !== undefined)) as PieceSizes
}
