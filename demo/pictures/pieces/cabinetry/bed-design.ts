import type { Design, PieceSpec } from '../../model.ts'
import { sizeOf } from '../../model.ts'
import { type Bench, bench, type Look, type Span } from './bench.ts'
import type { Colours } from './case-design.ts'

/** A bed while it is built: its planes and the places of mattress and head. */
export interface BedRoom {
  work: Bench
  spec: PieceSpec
  x: Span
  /** Head to foot. */
  z: Span
  width: number
  length: number
  height: number
  /** Wood or paint of the product. */
  body: Look
  wood: Look
  metal: Look
}

export interface BedFamily {
  family: string
  own: { width: number; depth: number; height: number }
  sizes: Design['sizes']
  views?: Design['views']
}

const VIEWS: NonNullable<Design['views']> = {
  'three-quarter': { azimuth: 30, elevation: 16 },
  front: { azimuth: 0, elevation: 12 },
  detail: { azimuth: 32, elevation: 18, aim: [0.72, 0.72, 0.1], zoom: 2.7 },
}

/** A design of a family of beds: `make` puts the parts on the bench. */
export function bedDesign(
  of: BedFamily,
  name: string,
  colours: Colours,
  make: (room: BedRoom) => void,
  { isPainted = false, ...over }: Partial<Design> & { isPainted?: boolean } = {},
): Design {
  return {
    family: of.family,
    name,
    colours,
    sizes: of.sizes,
    views: of.views ?? VIEWS,
    ...over,
    build: (spec) => {
      const { width, depth, height } = sizeOf(spec, of.own)
      const room: BedRoom = {
        work: bench(),
        spec,
        x: [-width / 2, width / 2],
        z: [-depth / 2, depth / 2],
        width,
        length: depth,
        height,
        body: { slot: 'body', surface: spec.finish ?? (isPainted ? { kind: 'lacquer', roughness: 0.42 } : 'wood') },
        wood: { slot: 'frame', surface: 'wood' },
        metal: { slot: 'body', surface: { kind: 'metal', roughness: 0.5 } },
      }
      make(room)
      return { parts: room.work.parts() }
    },
  }
}

/** Side rails, foot rail and a slatted base between posts or panels; the mattress lies 5 cm deep in them. */
export function addBedFrame(
  { work, x, z }: BedRoom,
  look: Look,
  rail: {
    low: number
    high: number
    thick: number
    head: number
    foot: number
    /** Inner faces of posts at head and foot. */ between?: boolean
  },
): void {
  const span: Span = [z[0] + rail.head, z[1] - rail.foot]
  for (const side of [
    [x[0], x[0] + rail.thick],
    [x[1] - rail.thick, x[1]],
  ] as const)
    work.board(look, side, [rail.low, rail.high], span, { grain: 'z', radius: 0.003 })
  const inner: Span = [x[0] + rail.thick, x[1] - rail.thick]
  const slat = { slot: 'fixed' as const, surface: { kind: 'wood' as const, colour: '#d9c19c' } }
  const count = Math.round((span[1] - span[0]) / 0.24)
  for (let i = 0; i < count; i++) {
    const at = span[0] + 0.05 + ((span[1] - span[0] - 0.17) * i) / (count - 1)
    work.board(slat, inner, [rail.high - 0.07, rail.high - 0.052], [at, at + 0.07], { grain: 'x' })
  }
}
