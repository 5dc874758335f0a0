import type { Design } from '../model.ts'
import { type Bench, type Look, type Span, within } from './cabinetry/bench.ts'
import { addCase, type Cell } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'

const FAMILY: CaseFamily = {
  family: 'tv-walls',
  own: { width: 2.5, depth: 0.42, height: 1.8 },
  sizes: [{ key: 'm', spec: { widthMm: 2500, depthMm: 420, heightMm: 1800 } }],
  views: {
    'three-quarter': { azimuth: 24, elevation: 8 },
    front: { azimuth: 0, elevation: 3 },
    detail: { azimuth: 24, elevation: 10, aim: [0.84, 0.62, 1], zoom: 3 },
  },
}

const SCREEN: Look = { slot: 'fixed', surface: { kind: 'plain', colour: '#161719', roughness: 0.3 } }

/** Low unit, tower and shelves around a television: body, fronts ('top'), back panel ('frame'). */
export const tvWalls: readonly Design[] = [
  caseDesign(
    FAMILY,
    'oak-and-white',
    { body: '#f1efeb', top: '#c49a67', frame: '#c49a67', accent: '#2b2a29' },
    ({ work, x, z, height, width, body }) => {
      const fronts: Look = { slot: 'top', surface: 'wood' }
      const tower = 0.52
      const low: Span = [x[0], x[1] - tower - 0.06]
      work.board(
        { slot: 'fixed', surface: { kind: 'plain', colour: '#2a2928' } },
        within(low, 0.03),
        [0, 0.05],
        within(z, 0.03),
      )
      addCase(work, {
        x: low,
        y: [0.05, 0.45],
        z,
        body,
        fronts,
        mount: 'overlay',
        grip: 0.02,
        top: { thickness: 0.022, over: 0 },
        columns: times(countOf(width - tower, 0.6, 2, 4), () => ({
          share: 1,
          cells: [{ share: 1, kind: 'drawer' as const }],
        })),
      })
      towerOf(work, { x: [x[1] - tower, x[1]], y: [0, height], z: [z[0], z[1] - 0.06], body, fronts })
      work.board(
        { slot: 'frame', surface: 'wood' },
        [low[0] + 0.2, low[1] - 0.1],
        [0.449, height - 0.22],
        [z[0], z[0] + 0.016],
        { grain: 'x' },
      )
      wallShelf(work, fronts, [low[0] + 0.2, low[1] - 0.1], height - 0.22, z)
      screen(work, low, 0.47, z)
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'two-towers',
    { body: '#9a6a3f', top: '#9a6a3f', frame: '#232221', accent: '#232221' },
    ({ work, x, z, height, body, fronts }) => {
      const tower = 0.5
      const low: Span = [x[0] + tower, x[1] - tower]
      for (const side of [
        [x[0], low[0]],
        [low[1], x[1]],
      ] as const)
        towerOf(work, { x: side, y: [0, height], z: [z[0], z[1] - 0.05], body, fronts, isSlatted: true })
      addCase(work, {
        x: low,
        y: [0.05, 0.42],
        z: [z[0], z[1] - 0.002],
        body,
        fronts,
        mount: 'overlay',
        style: 'slatted',
        columns: times(3, () => ({ share: 1, cells: [{ share: 1, kind: 'flap' as const }] })),
      })
      work.board(
        { slot: 'fixed', surface: { kind: 'plain', colour: '#232221' } },
        low,
        [0, 0.05],
        [z[0] + 0.02, z[1] - 0.05],
      )
      work.board(body, low, [height - 0.34, height - 0.316], [z[0], z[0] + 0.24], { grain: 'x' })
      work.board(body, low, [height - 0.024, height], [z[0], z[0] + 0.24], { grain: 'x' })
      work.board(body, low, [0.42, height - 0.024], [z[0], z[0] + 0.016], { grain: 'x' })
      screen(work, low, 0.44, z)
    },
  ),
  caseDesign(
    FAMILY,
    'panel-wall',
    { body: '#e7e4de', top: '#e7e4de', frame: '#8a5d36', accent: '#232221' },
    ({ work, x, z, height, body, fronts }) => {
      const panel: Look = { slot: 'frame', surface: 'wood' }
      const laths: Span = [x[0] + 0.18, x[1] - 0.04]
      work.board(
        { slot: 'fixed', surface: { kind: 'plain', colour: '#242322' } },
        laths,
        [0.3, height],
        [z[0], z[0] + 0.012],
      )
      const count = Math.round((laths[1] - laths[0]) / 0.045)
      for (let i = 0; i < count; i++) {
        const from = laths[0] + ((laths[1] - laths[0]) * i) / count
        work.board(panel, [from, from + 0.03], [0.3, height], [z[0] + 0.011, z[0] + 0.034], { grain: 'y' })
      }
      work.board(
        { slot: 'fixed', surface: { kind: 'plain', colour: '#2a2928' } },
        within(x, 0.06),
        [0, 0.05],
        [z[0] + 0.04, z[1] - 0.03],
      )
      addCase(work, {
        x,
        y: [0.05, 0.4],
        z: [z[0] + 0.035, z[1]],
        body,
        fronts,
        mount: 'overlay',
        grip: 0.02,
        top: { thickness: 0.024, over: 0 },
        columns: times(4, () => ({ share: 1, cells: [{ share: 1, kind: 'drawer' as const }] })),
      })
      addCase(work, {
        x: [x[1] - 0.56, x[1] - 0.06],
        y: [0.62, height],
        z: [z[0] + 0.033, z[0] + 0.33],
        body,
        fronts,
        columns: [{ share: 1, cells: [{ share: 1, kind: 'open', shelves: 2, props: ['vase', 'stack', 'books'] }] }],
      })
      screen(work, [laths[0], x[1] - 0.62], 0.42, [z[0] + 0.035, z[1]])
    },
    { isPainted: true },
  ),
]

/** A tall cabinet with glass above and a door below. */
function towerOf(
  work: Bench,
  shape: { x: Span; y: Span; z: Span; body: Look; fronts: Look; isSlatted?: boolean },
): void {
  const cells: Cell[] = shape.isSlatted
    ? [
        { share: 0.62, kind: 'open', shelves: 2, props: ['vase', 'books', 'stack'] },
        { share: 0.38, kind: 'door', style: 'slatted' },
      ]
    : [
        {
          share: 0.58,
          kind: 'door',
          style: 'glass',
          shelves: 2,
          props: ['bowl', 'books', 'vase'],
          handle: 'knob',
          hinge: 'right',
        },
        { share: 0.42, kind: 'door', handle: 'knob', hinge: 'right' },
      ]
  addCase(work, { ...shape, mount: 'inset', panel: 0.022, columns: [{ share: 1, cells }] })
}

/** A shelf on the wall above the screen, held from behind. */
function wallShelf(work: Bench, look: Look, x: Span, y: number, z: Span): void {
  work.board(look, x, [y, y + 0.026], [z[0], z[0] + 0.22], { grain: 'x', radius: 0.002 })
  work.board(look, x, [y + 0.026, y + 0.12], [z[0], z[0] + 0.016], { grain: 'x' })
}

/** A television on its foot on the low unit. */
function screen(work: Bench, x: Span, y: number, z: Span): void {
  const wide = Math.min(1.24, (x[1] - x[0]) * 0.72)
  const middle = (x[0] + x[1]) / 2
  const at = (z[0] + z[1]) / 2 - 0.02
  work.board(
    SCREEN,
    [middle - wide / 2, middle + wide / 2],
    [y + 0.06, y + 0.06 + wide * 0.565],
    [at - 0.016, at + 0.012],
    { radius: 0.003 },
  )
  work.board(SCREEN, [middle - 0.05, middle + 0.05], [y - 0.02, y + 0.07], [at - 0.012, at + 0.002], { radius: 0.002 })
  work.board(SCREEN, [middle - 0.2, middle + 0.2], [y - 0.021, y - 0.006], [at - 0.11, at + 0.11], { radius: 0.003 })
}
