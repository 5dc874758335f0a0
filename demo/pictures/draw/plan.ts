import { kitDesigns } from '../kit/kit-designs.ts'
import {
  type Angle,
  DEFAULT_ANGLES,
  type Design,
  EMPTY_SPEC,
  type PieceSpec,
  type SizeClass,
  type SurfaceKind,
  type View,
  VIEWS,
} from '../model.ts'

/** One size of a design, all angles of which are drawn by the same hand: the piece is built once. */
export interface Plan {
  design: Design
  size: string
  spec: PieceSpec
  angles: readonly { id: string; angle: Angle; isMain: boolean; longest: number; view: View }[]
}

/**
 * Everything that is to be drawn, in a fixed order; families that are only for tests are left out. First the main view of every piece of
 * furniture, then its other angles, then its further sizes; the kit's small things come last, whose sketches do for a card. What a run
 * that is stopped has drawn serves most of what people look at.
 */
export function plans(designs: readonly Design[], only: string | null): Plan[] {
  const all = designs
    .filter(({ family }) => (only === null ? family !== 'samples' : family === only))
    .flatMap((design) =>
      design.sizes.map((size, at) => ({
        isFirst: at === 0,
        isKit: KIT.has(design.family),
        plan: {
          design,
          size: size.key,
          spec: { ...EMPTY_SPEC, ...size.spec },
          angles: anglesOf(design, size, at === 0),
        },
      })),
    )
  const [furniture, kit] = [all.filter(({ isKit }) => !isKit), all.filter(({ isKit }) => isKit)]
  const firsts = byTurns(furniture.filter(({ isFirst }) => isFirst))
  const further = furniture.filter(({ isFirst }) => !isFirst)
  const others = firsts
    .map(({ plan }) => ({ ...plan, angles: plan.angles.slice(1) }))
    .filter(({ angles }) => angles.length > 0)
  return [...firsts.map(mainOf), ...others, ...further.map(mainOf), ...byTurns(kit).map(mainOf)]
}

function mainOf({ plan }: { plan: Plan }): Plan {
  return { ...plan, angles: plan.angles.slice(0, 1) }
}

/** One design of every family, then a second of each, and so on. */
function byTurns<Item extends { plan: Plan }>(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>()
  const turns = items.map((item) => {
    const turn = counts.get(item.plan.design.family) ?? 0
    counts.set(item.plan.design.family, turn + 1)
    return { item, turn }
  })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ item }) => item)
}

/**
 * The first size of a design gets its angles, three at most; further sizes and the kit's small things their main view only: 30 MB hold
 * some 600 main views, 300 seconds and 300 details (README, Budget).
 */
function anglesOf(design: Design, size: SizeClass, isFirst: boolean): Plan['angles'] {
  const wanted = size.angles ?? design.angles ?? DEFAULT_ANGLES
  const angles = wanted.slice(0, !isFirst || KIT.has(design.family) ? 1 : 3)
  return angles.map((angle, at) => ({
    id: `${design.family}/${design.name}/${size.key}/${angle}`,
    angle,
    isMain: at === 0,
    longest: at > 0 ? LONGEST.further : isFirst ? LONGEST.main : LONGEST.mainOfFurtherSizes,
    view: { ...VIEWS[angle], ...design.views?.[angle], ...size.views?.[angle] },
  }))
}

const KIT = new Set(kitDesigns.map(({ family }) => family))

/** Longer side in pixels: the first picture is the one that is zoomed. */
const LONGEST = { main: 800, mainOfFurtherSizes: 640, further: 500 }

/** Raised when the tracer, a texture or the stored form draws differently: everything is drawn anew. */
export const RENDERER_VERSION = 8

/** Raised when what a looking glass shows, clear glass, wood or wickerwork is drawn differently: only pieces with some are drawn anew. */
export const KIND_VERSIONS: Partial<Record<SurfaceKind, number>> = { mirror: 2, glass: 1, wood: 1, rattan: 1 }

/** Raised when boards and the joints between them are drawn differently: only pieces of boards are drawn anew. */
export const BOARDS_VERSION = 2

export const SAMPLES = 2
