import { type Angle, DEFAULT_ANGLES, type Design, EMPTY_SPEC, type PieceSpec, type View, VIEWS } from '../model.ts'

/** One size of a design, all angles of which are drawn by the same hand: the piece is built once. */
export interface Plan {
  design: Design
  size: string
  spec: PieceSpec
  angles: readonly { id: string; angle: Angle; view: View }[]
}

/** Everything that is to be drawn, in a fixed order; families that are only for tests are left out. */
export function plans(designs: readonly Design[], only: string | null): Plan[] {
  return designs
    .filter(({ family }) => (only === null ? family !== 'samples' : family === only))
    .flatMap((design) => design.sizes.map((size) => ({ design, size: size.key, spec: { ...EMPTY_SPEC, ...size.spec }, angles: (size.angles ?? design.angles ?? DEFAULT_ANGLES).map((angle) => ({ id: `${design.family}/${design.name}/${size.key}/${angle}`, angle, view: { ...VIEWS[angle], ...design.views?.[angle] } })) })))
}

/** Raised when the tracer, a texture or the stored form draws differently: everything is drawn anew. */
export const RENDERER_VERSION = 1

/** Longer side in pixels: the first picture is the one that is zoomed. */
export const LONGEST: Readonly<Record<Angle, number>> = { 'three-quarter': 1200, front: 1000, side: 1000, detail: 1000 }

export const SAMPLES = 4
