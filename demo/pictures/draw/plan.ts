import { type Angle, DEFAULT_ANGLES, type Design, EMPTY_SPEC, type PieceSpec, type SizeClass, type View, VIEWS } from '../model.ts'

/** One size of a design, all angles of which are drawn by the same hand: the piece is built once. */
export interface Plan {
  design: Design
  size: string
  spec: PieceSpec
  angles: readonly { id: string; angle: Angle; longest: number; view: View }[]
}

/**
 * Everything that is to be drawn, in a fixed order; families that are only for tests are left out. First the main view of every design,
 * then of its further sizes, then all other angles: what a run that is stopped has drawn serves every category.
 */
export function plans(designs: readonly Design[], only: string | null): Plan[] {
  const all = designs
    .filter(({ family }) => (only === null ? family !== 'samples' : family === only))
    .flatMap((design) => design.sizes.map((size, at) => ({ isFirst: at === 0, plan: { design, size: size.key, spec: { ...EMPTY_SPEC, ...size.spec }, angles: anglesOf(design, size, at === 0) } })))
  const [firsts, further] = [all.filter(({ isFirst }) => isFirst), all.filter(({ isFirst }) => !isFirst)]
  const others = all.map(({ plan }) => ({ ...plan, angles: plan.angles.slice(1) })).filter(({ angles }) => angles.length > 0)
  return [...[...firsts, ...further].map(({ plan }) => ({ ...plan, angles: plan.angles.slice(0, 1) })), ...others]
}

/** All angles of the first size; a detail looks the same in the others, so these go without. */
function anglesOf(design: Design, size: SizeClass, isFirst: boolean): Plan['angles'] {
  const wanted = size.angles ?? design.angles ?? DEFAULT_ANGLES
  const angles = isFirst ? wanted : wanted.filter((angle) => angle !== 'detail')
  return angles.map((angle, at) => ({ id: `${design.family}/${design.name}/${size.key}/${angle}`, angle, longest: at > 0 ? FURTHER : isFirst ? MAIN : MAIN_OF_FURTHER_SIZES, view: { ...VIEWS[angle], ...design.views?.[angle] } }))
}

/** Longer side in pixels: the first picture is the one that is zoomed. */
const MAIN = 1040
const MAIN_OF_FURTHER_SIZES = 840
const FURTHER = 700

/** Raised when the tracer, a texture or the stored form draws differently: everything is drawn anew. */
export const RENDERER_VERSION = 5

export const SAMPLES = 3
