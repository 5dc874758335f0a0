import { extruded } from '../../geometry/extrude.ts'
import type { Axis } from '../../geometry/mesh.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { withGrainAlong } from '../../geometry/mesh.ts'
import { sweep } from '../../geometry/sweep.ts'
import { placed } from '../../geometry/transform.ts'
import type { Outline } from '../../geometry/outline.ts'
import { type Bench, boardOf, cut, type Look, middle, type Span, within } from './bench.ts'

export type FrontStyle =
  | 'flat'
  | 'shaker'
  | 'slatted'
  | 'fluted'
  | 'cane'
  | 'glass'
  | 'mirror'
  | 'planked'
  | 'louvred'
  | 'notched'

/** A door or a drawer's front: its outline and the plane of its face. */
export interface Panel {
  x: Span
  y: Span
  /** Its face towards the viewer. */
  face: number
  thickness: number
}

export const GLASS: Look = { slot: 'fixed', surface: { kind: 'glass', colour: '#f4faf8' } }
const MIRROR: Look = { slot: 'fixed', surface: { kind: 'mirror', colour: '#e9eef0' } }
const CANE: Look = { slot: 'fixed', surface: { kind: 'rattan', colour: '#d9bd8c', scale: 0.62 } }

/** Builds a front; flat ones of one `sheet` are cut from one veneer so that the grain runs on. */
export function addFront(
  bench: Bench,
  style: FrontStyle,
  panel: Panel,
  look: Look,
  options: { grain: Axis; sheet?: string; frame?: number },
): void {
  const z: Span = [panel.face - panel.thickness, panel.face]
  const flat = (): Mesh => boardOf(panel.x, panel.y, z, { grain: options.grain, radius: 0.0018 })
  if (style === 'flat') bench.veneer(options.sheet ?? 'fronts', look, flat())
  else if (style === 'notched') bench.veneer(options.sheet ?? 'fronts', look, notched(panel, options.grain))
  else if (style === 'mirror') addMirror(bench, panel, look)
  else if (style === 'slatted') addSlats(bench, panel, look)
  else if (style === 'fluted') addFlutes(bench, panel, look)
  else if (style === 'planked') addPlanks(bench, panel, look, options.grain)
  else addFramed(bench, style, panel, look, options.frame ?? (style === 'shaker' ? 0.065 : 0.045))
}

/** Stiles and rails around a panel, cane, a pane or louvres. */
function addFramed(bench: Bench, style: FrontStyle, { x, y, face, thickness }: Panel, look: Look, wide: number): void {
  const z: Span = [face - thickness, face]
  const w = Math.min(wide, (x[1] - x[0]) * 0.22, (y[1] - y[0]) * 0.28)
  const [inX, inY] = [within(x, w), within(y, w)]
  for (const stile of [
    [x[0], inX[0]],
    [inX[1], x[1]],
  ] as const)
    bench.board(look, stile, y, z, { grain: 'y', radius: 0.002 })
  for (const rail of [
    [y[0], inY[0]],
    [inY[1], y[1]],
  ] as const)
    bench.board(look, inX, rail, z, { grain: 'x', radius: 0.002 })
  if (style === 'louvred') return addLouvres(bench, inX, inY, face, look)
  const [back, front] =
    style === 'glass'
      ? [face - thickness * 0.6, face - thickness * 0.6 + 0.004]
      : [face - thickness + 0.002, face - 0.0095]
  bench.add(
    style === 'glass' ? GLASS : style === 'cane' ? CANE : look,
    boardOf(within(inX, -0.004), within(inY, -0.004), [back, front], { grain: 'y', radius: 0.0005 }),
  )
}

function addLouvres(bench: Bench, x: Span, y: Span, face: number, look: Look): void {
  const count = Math.round((y[1] - y[0]) / 0.034)
  const blade = boardOf(within(x, -0.002), [-0.0195, 0.0195], [-0.0035, 0.0035], { grain: 'x' })
  for (let i = 0; i < count; i++)
    bench.add(look, placed(blade, [0, y[0] + ((i + 0.5) / count) * (y[1] - y[0]), face - 0.0105], [-28, 0, 0]))
}

/** Upright laths on a board, as a screen. */
function addSlats(bench: Bench, { x, y, face, thickness }: Panel, look: Look): void {
  const proud = 0.011
  bench.add(look, boardOf(x, y, [face - thickness, face - proud], { grain: 'y' }))
  const count = Math.max(4, Math.round((x[1] - x[0]) / 0.03))
  const laths = cut(
    within(x, 0.0005),
    Array.from({ length: count }, () => 1),
    0.012,
  )
  for (const lath of laths)
    bench.add(look, boardOf(lath, y, [face - proud - 0.001, face], { grain: 'y', radius: 0.0016 }))
}

/** Half-round reeds side by side. */
function addFlutes(bench: Bench, { x, y, face, thickness }: Panel, look: Look): void {
  const count = Math.max(4, Math.round((x[1] - x[0]) / 0.025))
  const r = (x[1] - x[0]) / count / 2
  bench.add(look, boardOf(x, y, [face - thickness, face - r], { grain: 'y' }))
  const reed = sweep({
    through: [
      [0, y[0], face - r],
      [0, y[1], face - r],
    ],
    radius: () => [r * 0.985, r * 0.92],
    up: [0, 0, 1],
    steps: 1,
    sides: 12,
  })
  bench.add(look, ...Array.from({ length: count }, (_, i) => placed(reed, [x[0] + (2 * i + 1) * r, 0, 0])))
}

/** Boards side by side with a narrow groove. */
function addPlanks(bench: Bench, { x, y, face, thickness }: Panel, look: Look, grain: Axis): void {
  const [along, across] = grain === 'y' ? [y, x] : [x, y]
  const count = Math.max(2, Math.round((across[1] - across[0]) / 0.11))
  bench.add(look, boardOf(within(x, 0.002), within(y, 0.002), [face - thickness, face - 0.006], { grain }))
  for (const plank of cut(
    across,
    Array.from({ length: count }, () => 1),
    0.003,
  )) {
    const [px, py] = grain === 'y' ? [plank, along] : [along, plank]
    bench.add(look, boardOf(px, py, [face - thickness + 0.001, face], { grain, radius: 0.002 }))
  }
}

function addMirror(bench: Bench, { x, y, face, thickness }: Panel, look: Look): void {
  bench.board(look, x, y, [face - thickness, face - 0.004], { grain: 'y' })
  bench.add(MIRROR, boardOf(within(x, 0.012), within(y, 0.012), [face - 0.0045, face], { radius: 0.001 }))
}

/** A front whose upper edge is cut out for the hand. */
function notched({ x, y, face, thickness }: Panel, grain: Axis): Mesh {
  const [w, h] = [(x[1] - x[0]) / 2, (y[1] - y[0]) / 2]
  const [half, deep, r] = [Math.min(0.075, w * 0.35), Math.min(0.03, h * 0.3), 0.018]
  const bow = (side: 1 | -1): [number, number][] =>
    Array.from({ length: 7 }, (_, i) => {
      const t = side > 0 ? i / 6 : 1 - i / 6
      const s = t * t * (3 - 2 * t)
      return [side * (half + r - t * (r + half * 0.45)), h - s * deep]
    })
  const outline: Outline = [[-w, -h], [w, -h], [w, h], ...bow(1), ...bow(-1), [-w, h]]
  const mesh = placed(extruded({ outline, thickness, lies: 'upright', bevel: 0.0015 }), [
    middle(x),
    middle(y),
    face - thickness / 2,
  ])
  return withGrainAlong(mesh, grain)
}
