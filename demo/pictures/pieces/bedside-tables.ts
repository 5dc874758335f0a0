import { extruded } from '../geometry/extrude.ts'
import { ellipse } from '../geometry/outline.ts'
import { lathe } from '../geometry/lathe.ts'
import { placed } from '../geometry/transform.ts'
import type { Design } from '../model.ts'
import { boardOf, within } from './cabinetry/bench.ts'
import { addCase } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, times } from './cabinetry/case-design.ts'
import { addHandle } from './cabinetry/handles.ts'
import { addLegs } from './cabinetry/legs.ts'

const FAMILY: CaseFamily = {
  family: 'bedside-tables',
  own: { width: 0.45, depth: 0.4, height: 0.52 },
  sizes: [{ key: 'm', spec: { widthMm: 450, depthMm: 400, heightMm: 520 } }],
  views: { detail: { azimuth: 30, elevation: 22, aim: [0.6, 0.8, 1], zoom: 2.1 } },
}

/** Bedside tables: body, fronts ('top'), legs ('frame'), handles ('accent'). */
export const bedsideTables: readonly Design[] = [
  caseDesign(
    FAMILY,
    'drawer-and-niche',
    { body: '#c49a67', top: '#c49a67', frame: '#c49a67', accent: '#8a5d36' },
    ({ work, x, z, height, body, fronts, wood }) => {
      const foot = height * 0.34
      addLegs(work, 'tapered', { x, z, height: foot, inset: 0.065, look: wood })
      addCase(work, {
        x,
        y: [foot, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.02,
        handle: 'leather',
        columns: [
          {
            share: 1,
            cells: [
              { share: 1.05, kind: 'drawer' },
              { share: 1, kind: 'open', props: ['stack'] },
            ],
          },
        ],
      })
    },
  ),
  caseDesign(
    FAMILY,
    'two-drawers',
    { body: '#efece6', top: '#efece6', frame: '#b08d4c', accent: '#b08d4c' },
    ({ work, x, z, height, body, fronts, metal }) => {
      const foot = height * 0.26
      addLegs(work, 'straight', { x, z, height: foot, inset: 0.045, look: metal })
      addCase(work, {
        x,
        y: [foot, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        handle: 'bar',
        top: { thickness: 0.02, over: 0 },
        columns: [{ share: 1, cells: times(2, () => ({ share: 1, kind: 'drawer' as const })) }],
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'metal-frame',
    { body: '#7b5637', top: '#7b5637', frame: '#232221', accent: '#232221' },
    ({ work, x, z, height, body, fronts, metal }) => {
      const t = 0.018
      for (const side of [
        [x[0], x[0] + t],
        [x[1] - t, x[1]],
      ] as const) {
        for (const depth of [
          [z[0], z[0] + t],
          [z[1] - t, z[1]],
        ] as const)
          work.add(metal, boardOf(side, [0, height - 0.022], depth))
        for (const y of [0.12, height - 0.022 - t]) work.add(metal, boardOf(side, [y, y + t], within(z, t)))
      }
      for (const depth of [
        [z[0], z[0] + t],
        [z[1] - t, z[1]],
      ] as const)
        work.add(metal, boardOf(within(x, t), [0.12, 0.12 + t], depth))
      work.board(body, x, [height - 0.022, height], z, { grain: 'x' })
      work.board(body, within(x, t), [0.122, 0.122 + t], within(z, t), { grain: 'x' })
      addCase(work, {
        x: within(x, t),
        y: [height - 0.022 - 0.17, height - 0.022],
        z: within(z, 0.002),
        body,
        fronts,
        handle: 'edge',
        mount: 'overlay',
        columns: [{ share: 1, cells: [{ share: 1, kind: 'drawer' }] }],
      })
    },
  ),
  caseDesign(
    FAMILY,
    'cane',
    { body: '#b98a5a', top: '#b98a5a', frame: '#b98a5a', accent: '#d9bd8c' },
    ({ work, x, z, height, body, fronts, wood }) => {
      const foot = height * 0.2
      addLegs(work, 'stand', { x, z, height: foot, inset: 0.012, look: wood })
      addCase(work, {
        x,
        y: [foot, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        top: { thickness: 0.02, over: 0.004 },
        columns: [
          {
            share: 1,
            cells: [
              { share: 0.34, kind: 'open' },
              { share: 0.66, kind: 'door', style: 'cane', handle: 'wood-knob' },
            ],
          },
        ],
      })
    },
  ),
  caseDesign(
    FAMILY,
    'drum',
    { body: '#a5764a', top: '#a5764a', frame: '#a5764a', accent: '#c9a25e' },
    ({ work, width, height, depth, body, fronts }) => {
      const [w, d] = [width, depth]
      const disc = (thickness: number, y: number, k: number): void =>
        work.add(
          body,
          placed(extruded({ outline: ellipse(w * k, d * k, 64), thickness, bevel: 0.004 }), [0, y + thickness / 2, 0]),
        )
      disc(0.05, 0, 0.86)
      disc(0.02, 0.05, 1)
      disc(0.022, height - 0.022, 1)
      const shell = (from: number, to: number, low: number, high: number, thick: number) =>
        lathe(
          [
            [w * 0.485 - thick, low],
            [w * 0.485, low],
            [w * 0.485, high],
            [w * 0.485 - thick, high],
            [w * 0.485 - thick, low],
          ],
          { sides: 56, fromDegrees: from, toDegrees: to, creaseDegrees: 30, grainAlong: 'y' },
        )
      const squash = d / w
      const squashed = (mesh: ReturnType<typeof lathe>): ReturnType<typeof lathe> =>
        Math.abs(squash - 1) < 0.001
          ? mesh
          : { ...mesh, positions: mesh.positions.map((value, at) => (at % 3 === 2 ? value * squash : value)) }
      work.add(body, squashed(shell(62, 298, 0.07, height - 0.022, 0.016)))
      const mid = (0.07 + height - 0.022) / 2
      work.veneer(
        'fronts',
        fronts,
        squashed(shell(-61, 61, 0.073, mid - 0.0015, 0.018)),
        squashed(shell(-61, 61, mid + 0.0015, height - 0.025, 0.018)),
      )
      for (const y of [(0.073 + mid) / 2, (mid + height - 0.025) / 2])
        addHandle(work, 'knob', { at: [0, y, d * 0.485 - 0.001], lies: 'x' })
    },
    { sizes: [{ key: 'm', spec: { widthMm: 450, depthMm: 450, heightMm: 500 } }] },
  ),
  caseDesign(
    FAMILY,
    'wall-hung',
    { body: '#e7e2d8', top: '#c49a67' },
    ({ work, x, z, height, body }) => {
      addCase(work, {
        x,
        y: [0, height],
        z,
        body,
        fronts: { slot: 'top', surface: 'wood' },
        mount: 'inset',
        panel: 0.02,
        grip: 0.018,
        columns: [
          {
            share: 1,
            cells: [
              { share: 0.45, kind: 'open' },
              { share: 0.55, kind: 'drawer' },
            ],
          },
        ],
      })
      return 'wall'
    },
    { isPainted: true, sizes: [{ key: 'm', spec: { widthMm: 450, depthMm: 340, heightMm: 300 } }] },
  ),
]
