import type { Design, PieceModel, PieceSpec, Slot } from '../../model.ts'
import { sizeOf } from '../../model.ts'
import { type Bench, bench, type Look, type Span } from './bench.ts'

/** What a case is built of and where it stands, ready for the makers of a family. */
export interface CaseRoom {
  work: Bench
  spec: PieceSpec
  /** Outer planes of the whole piece. */
  x: Span
  z: Span
  height: number
  width: number
  depth: number
  /** Carcass and fronts: the product's own board or wood. */
  body: Look
  fronts: Look
  /** Wooden or metal parts below. */
  wood: Look
  metal: Look
}

export type Colours = Partial<Record<Slot, string>>

export interface CaseFamily {
  family: string
  own: { width: number; depth: number; height: number }
  sizes: Design['sizes']
  angles?: Design['angles']
  views?: Design['views']
}

/** A design of a family of cases: `make` puts the parts on the bench. */
export function caseDesign(
  of: CaseFamily,
  name: string,
  colours: Colours,
  make: (room: CaseRoom) => PieceModel['stands'] | void,
  { isPainted = false, ...over }: Partial<Design> & { isPainted?: boolean } = {},
): Design {
  return {
    family: of.family,
    name,
    colours,
    sizes: of.sizes,
    ...(of.angles && { angles: of.angles }),
    ...(of.views && { views: of.views }),
    ...over,
    build: (spec) => {
      const room = roomOf(spec, of.own, isPainted)
      const stands = make(room)
      return { parts: room.work.parts(), ...(stands && { stands }) }
    },
  }
}

/** Nearest whole number of equal pieces of about this width. */
export function countOf(width: number, each: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, Math.round(width / each)))
}

/** The same thing a number of times. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

const PAINT = { kind: 'lacquer', roughness: 0.42 } as const

function roomOf(spec: PieceSpec, own: CaseFamily['own'], isPainted: boolean): CaseRoom {
  const { width, depth, height } = sizeOf(spec, own)
  const surface: Look['surface'] = spec.finish ?? (isPainted ? PAINT : 'wood')
  return {
    work: bench(),
    spec,
    x: [-width / 2, width / 2],
    z: [-depth / 2, depth / 2],
    width,
    depth,
    height,
    body: { slot: 'body', surface },
    fronts: { slot: 'top', surface },
    wood: { slot: 'frame', surface: 'wood' },
    metal: { slot: 'frame', surface: { kind: 'metal', roughness: 0.5 } },
  }
}
