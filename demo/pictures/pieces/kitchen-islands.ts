import { torus } from '../geometry/lathe.ts'
import { tube } from '../geometry/sweep.ts'
import { placed } from '../geometry/transform.ts'
import type { Design } from '../model.ts'
import { type Bench, boardOf, type Look, type Span, within } from './cabinetry/bench.ts'
import { addCase } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'
import { addProps } from './cabinetry/props.ts'
import { bent } from './joinery/path.ts'

const ISLANDS: CaseFamily = {
  family: 'kitchen-islands',
  own: { width: 1.2, depth: 0.65, height: 0.9 },
  sizes: [{ key: 'm', spec: { widthMm: 1200, depthMm: 650, heightMm: 900 } }],
  views: {
    'three-quarter': { azimuth: 30, elevation: 15 },
    detail: { azimuth: 30, elevation: 18, aim: [0.75, 0.85, 1], zoom: 2.4 },
  },
}
const TOP: Look = { slot: 'frame', surface: 'wood' }
const WHEEL: Look = { slot: 'fixed', surface: { kind: 'plain', colour: '#2c2b2a' } }
const FORK: Look = { slot: 'fixed', surface: { kind: 'metal', colour: '#9b9c9d', roughness: 0.35 } }

/** Kitchen islands: body, fronts ('top'), worktop ('frame'), handles ('accent'). */
export const kitchenIslands: readonly Design[] = [
  caseDesign(
    ISLANDS,
    'country',
    { body: '#e9e6de', top: '#e9e6de', frame: '#b98a5a', accent: '#3a3632' },
    ({ work, x, z, height, width, body, fronts }) => {
      const top = height - 0.038
      work.board(TOP, x, [top, height], z, { grain: 'x', radius: 0.003 })
      work.board(body, within(x, 0.05), [0, 0.08], [z[0] + 0.05, z[1] - 0.07], { grain: 'x' })
      addCase(work, {
        x: within(x, 0.03),
        y: [0.08, top],
        z: [z[0] + 0.03, z[1] - 0.025],
        body,
        fronts,
        mount: 'inset',
        panel: 0.024,
        style: 'shaker',
        columns: times(countOf(width, 0.55, 2, 3), (i) => ({
          share: 1,
          cells: [
            { share: 0.24, kind: 'drawer' as const, style: 'flat' as const, handle: 'cup' as const },
            {
              share: 0.76,
              kind: 'door' as const,
              handle: 'knob' as const,
              hinge: i % 2 === 0 ? ('left' as const) : ('right' as const),
            },
          ],
        })),
      })
      for (const y of [0.16, top - 0.1])
        work.board(body, [x[1] - 0.0305, x[1] - 0.018], [y, y + 0.07], [z[0] + 0.03, z[1] - 0.046], { grain: 'z' })
      for (const at of [z[0] + 0.03, z[1] - 0.116])
        work.board(body, [x[1] - 0.0305, x[1] - 0.018], [0.23, top - 0.1], [at, at + 0.07], { grain: 'y' })
    },
    { isPainted: true },
  ),
  caseDesign(
    ISLANDS,
    'open-shelves',
    { body: '#c9a878', top: '#c9a878', frame: '#c9a878', accent: '#232221' },
    ({ work, x, z, height, body, fronts }) => {
      const top = height - 0.036
      const post = 0.06
      work.board(TOP, x, [top, height], z, { grain: 'x', radius: 0.003 })
      for (const side of [
        [x[0] + 0.02, x[0] + 0.02 + post],
        [x[1] - 0.02 - post, x[1] - 0.02],
      ] as const)
        for (const at of [
          [z[0] + 0.02, z[0] + 0.02 + post],
          [z[1] - 0.02 - post, z[1] - 0.02],
        ] as const)
          work.board(body, side, [0, top], at, { grain: 'y', radius: 0.004 })
      for (const y of [0.16, 0.44]) {
        for (let k = 0; k < 6; k++) {
          const from = z[0] + 0.03 + ((z[1] - z[0] - 0.06) * k) / 6
          work.board(
            body,
            within(x, k === 0 || k === 5 ? 0.08 : 0.03),
            [y, y + 0.02],
            [from, from + ((z[1] - z[0] - 0.06) / 6) * 0.86],
            { grain: 'x', radius: 0.002 },
          )
        }
        for (const side of [
          [x[0] + 0.034, x[0] + 0.062],
          [x[1] - 0.062, x[1] - 0.034],
        ] as const)
          work.board(body, side, [y - 0.045, y], within(z, 0.079), { grain: 'z', radius: 0.002 })
      }
      addCase(work, {
        x: within(x, 0.081),
        y: [top - 0.17, top],
        z: [z[0] + 0.03, z[1] - 0.022],
        body,
        fronts,
        mount: 'overlay',
        top: 'none',
        handle: 'bar',
        columns: times(2, () => ({ share: 1, cells: [{ share: 1, kind: 'drawer' as const }] })),
      })
      addProps(work, 'basket', { x: [x[0] + 0.12, x[0] + 0.55], y: [0.46, top - 0.18], z: within(z, 0.06) })
      addProps(work, 'plates', { x: [0.06, 0.3], y: [0.46, top - 0.18], z: within(z, 0.06) })
      addProps(work, 'bowl', { x: [-0.12, 0.16], y: [0.18, 0.42], z: within(z, 0.06) })
      bar(work, x[1] - 0.02, top - 0.07, z, { slot: 'accent', surface: { kind: 'metal', roughness: 0.4 } })
    },
  ),
  caseDesign(
    ISLANDS,
    'dark-slatted',
    { body: '#2f3a3a', top: '#2f3a3a', frame: '#e9e7e3', accent: '#b08d4c' },
    ({ work, x, z, height, width, body, fronts }) => {
      const top = height - 0.03
      work.board({ slot: 'frame', surface: 'marble' }, x, [top, height], z, { grain: 'x', radius: 0.002 })
      work.board(
        { slot: 'fixed', surface: { kind: 'plain', colour: '#1f1f1f' } },
        within(x, 0.06),
        [0, 0.08],
        within(z, 0.07),
      )
      addCase(work, {
        x: within(x, 0.02),
        y: [0.08, top],
        z: [z[0] + 0.12, z[1] - 0.02],
        body,
        fronts,
        mount: 'overlay',
        style: 'fluted',
        top: 'none',
        columns: times(countOf(width, 0.55, 2, 3), () => ({ share: 1, cells: [{ share: 1, kind: 'door' as const }] })),
      })
    },
    { isPainted: true },
  ),
]

const TROLLEYS: CaseFamily = {
  family: 'kitchen-trolleys',
  own: { width: 0.6, depth: 0.4, height: 0.86 },
  sizes: [{ key: 'm', spec: { widthMm: 600, depthMm: 400, heightMm: 860 } }],
  views: {
    'three-quarter': { azimuth: 30, elevation: 14 },
    detail: { azimuth: 30, elevation: 18, aim: [0.7, 0.85, 0.9], zoom: 2.4 },
  },
}

/** Kitchen trolleys on castors. */
export const kitchenTrolleys: readonly Design[] = [
  caseDesign(TROLLEYS, 'baskets', { body: '#5f6f68', frame: '#5f6f68' }, ({ work, x, z, height, metal }) => {
    const steel: Look = { ...metal, slot: 'body' }
    const r = 0.011
    const foot = castors(work, within(x, r + 0.002), within(z, 0.022))
    for (const side of [-1, 1]) {
      const [at, back, front, top] = [side * (x[1] - r - 0.002), z[0] + 0.022, z[1] - 0.022, height - r]
      work.add(
        { ...metal, slot: 'frame' },
        tube(
          bent(
            [
              [at, foot, back],
              [at, top, back],
              [at, top, front],
              [at, foot, front],
            ],
            0.07,
          ),
          r,
          { isStraight: true, steps: 120, sides: 12 },
        ),
      )
    }
    for (const y of [0.14, 0.42, 0.7]) tray(work, steel, within(x, 0.025), [y, y + 0.11], within(z, 0.004))
    addProps(work, 'jug', { x: [x[0] + 0.06, x[0] + 0.28], y: [0.706, 0.95], z: within(z, 0.06) })
    addProps(work, 'plates', { x: [0, x[1] - 0.06], y: [0.426, 0.6], z: within(z, 0.05) })
    addProps(work, 'bowl', { x: [x[0] + 0.1, 0.02], y: [0.146, 0.3], z: within(z, 0.05) })
  }),
  caseDesign(
    TROLLEYS,
    'butcher-block',
    { body: '#e9e6de', top: '#e9e6de', frame: '#c49a67', accent: '#2b2a29' },
    ({ work, x, z, height, body, fronts }) => {
      const foot = castors(work, within(x, 0.05), within(z, 0.05))
      const top = height - 0.035
      work.board(TOP, x, [top, height], z, { grain: 'x', radius: 0.004 })
      const inner: Span = within(x, 0.025)
      const post = 0.042
      for (const side of [
        [inner[0], inner[0] + post],
        [inner[1] - post, inner[1]],
      ] as const)
        for (const at of [
          [z[0] + 0.02, z[0] + 0.02 + post],
          [z[1] - 0.02 - post, z[1] - 0.02],
        ] as const)
          work.board(body, side, [foot, top], at, { grain: 'y', radius: 0.003 })
      addCase(work, {
        x: within(inner, post + 0.001),
        y: [top - 0.16, top],
        z: [z[0] + 0.025, z[1] - 0.022],
        body,
        fronts,
        mount: 'overlay',
        top: 'none',
        handle: 'cup',
        columns: [{ share: 1, cells: [{ share: 1, kind: 'drawer' }] }],
      })
      for (const y of [0.13, 0.4])
        work.board(TOP, within(inner, 0.004), [y, y + 0.02], within(z, 0.063), { grain: 'x' })
      for (const y of [0.13, 0.4])
        for (const at of [z[0] + 0.025, z[1] - 0.05])
          work.board(TOP, within(inner, post), [y, y + 0.02], [at, at + 0.025], { grain: 'x' })
      addProps(work, 'basket', { x: within(x, 0.1), y: [0.42, 0.64], z: within(z, 0.07) })
      addProps(work, 'plates', { x: within(x, 0.14), y: [0.15, 0.4], z: within(z, 0.07) })
      bar(work, x[1] - 0.024, top - 0.06, z, { slot: 'accent', surface: { kind: 'metal', roughness: 0.4 } })
    },
    { isPainted: true },
  ),
  caseDesign(
    TROLLEYS,
    'bar-cart',
    { body: '#c9a25e', top: '#ece7df', frame: '#c9a25e' },
    ({ work, x, z, height, metal }) => {
      const gold: Look = { slot: 'body', surface: { kind: 'metal', roughness: 0.25 } }
      const foot = castors(work, within(x, 0.014), within(z, 0.014))
      const r = 0.009
      for (const side of [-1, 1])
        for (const at of [-1, 1])
          work.add(
            gold,
            tube(
              [
                [side * (x[1] - 0.014), foot, at * (z[1] - 0.014)],
                [side * (x[1] - 0.014), height - 0.02, at * (z[1] - 0.014)],
              ],
              r,
              { steps: 1, sides: 16 },
            ),
          )
      const hoop = (y: number, radius: number): void => {
        const loop: [number, number, number][] = []
        for (const [sx, sz, q] of [
          [1, 1, 0],
          [-1, 1, 1],
          [-1, -1, 2],
          [1, -1, 3],
        ] as const)
          for (let k = 0; k <= 5; k++)
            loop.push([
              sx * (x[1] - 0.054) + Math.cos(((q + k / 5) * Math.PI) / 2) * 0.04,
              y,
              sz * (z[1] - 0.054) + Math.sin(((q + k / 5) * Math.PI) / 2) * 0.04,
            ])
        work.add({ ...metal, ...gold }, tube(loop, radius, { isClosed: true, steps: 96, sides: 10 }))
      }
      for (const y of [0.17, height - 0.1]) {
        for (const up of [0, 0.07]) hoop(y + up + 0.012, 0.007)
        work.board(
          { slot: 'fixed', surface: { kind: 'glass', colour: '#e9f1ef' } },
          within(x, 0.018),
          [y, y + 0.008],
          within(z, 0.018),
          { radius: 0.002 },
        )
      }
      addProps(work, 'glasses', { x: [x[0] + 0.08, x[1] - 0.2], y: [height - 0.092, height + 0.1], z: within(z, 0.04) })
      addProps(work, 'vase', { x: [x[0] + 0.1, 0.05], y: [0.178, 0.5], z: within(z, 0.06) })
      addProps(work, 'bowl', { x: [0.05, x[1] - 0.06], y: [0.178, 0.42], z: within(z, 0.06) })
    },
  ),
]

/** Four castors; answers how high the piece stands on them. */
function castors(work: Bench, x: Span, z: Span): number {
  for (const at of x) {
    for (const to of z) {
      work.add(WHEEL, placed(torus(0.017, 0.0095, { sides: 24, tubeSides: 10 }), [at, 0.0265, to], [0, 0, 90]))
      work.add(
        FORK,
        ...[-1, 1].map((side) =>
          boardOf([at + side * 0.0125 - 0.001, at + side * 0.0125 + 0.001], [0.022, 0.062], [to - 0.008, to + 0.008], {
            radius: 0.0006,
          }),
        ),
        boardOf([at - 0.0135, at + 0.0135], [0.06, 0.064], [to - 0.011, to + 0.011], { radius: 0.001 }),
        tube(
          [
            [at, 0.062, to],
            [at, 0.078, to],
          ],
          0.005,
          { steps: 1, sides: 10 },
        ),
        tube(
          [
            [at - 0.0135, 0.0265, to],
            [at + 0.0135, 0.0265, to],
          ],
          0.004,
          { steps: 1, sides: 8 },
        ),
      )
    }
  }
  return 0.076
}

/** A tray of sheet metal with a rolled rim. */
function tray(work: Bench, look: Look, x: Span, y: Span, z: Span): void {
  const t = 0.0018
  for (const side of [
    [z[0], z[0] + t],
    [z[1] - t, z[1]],
  ] as const)
    work.add(look, boardOf(x, y, side, { radius: 0.0007 }))
  for (const side of [
    [x[0], x[0] + t],
    [x[1] - t, x[1]],
  ] as const)
    work.add(look, boardOf(side, y, z, { radius: 0.0007 }))
  work.add(look, boardOf(x, [y[0], y[0] + 0.003], z, { radius: 0.001 }))
  work.add(
    look,
    tube(
      [
        [x[0], y[1], z[0]],
        [x[1], y[1], z[0]],
        [x[1], y[1], z[1]],
        [x[0], y[1], z[1]],
      ],
      0.0035,
      { isClosed: true, isStraight: true, steps: 48, sides: 8 },
    ),
  )
}

/** A towel bar at the right side. */
function bar(work: Bench, x: number, y: number, z: Span, look: Look): void {
  work.add(
    look,
    tube(
      [
        [x - 0.004, y, z[0] + 0.1],
        [x + 0.018, y, z[0] + 0.1],
        [x + 0.018, y, z[1] - 0.1],
        [x - 0.004, y, z[1] - 0.1],
      ],
      0.006,
      { isStraight: true, steps: 40, sides: 10 },
    ),
  )
}
