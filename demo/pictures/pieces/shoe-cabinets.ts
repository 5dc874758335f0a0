import { tube } from '../geometry/sweep.ts'
import type { Design } from '../model.ts'
import { within } from './cabinetry/bench.ts'
import { addCase } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'
import { addLegs } from './cabinetry/legs.ts'
import { addShoes } from './cabinetry/shoes.ts'

const FAMILY: CaseFamily = {
  family: 'shoe-cabinets',
  own: { width: 0.8, depth: 0.28, height: 1.1 },
  sizes: [
    { key: 'm', spec: { widthMm: 800, depthMm: 280, heightMm: 1100 } },
    { key: 's', spec: { widthMm: 600, depthMm: 240, heightMm: 1200 }, angles: ['three-quarter'] },
  ],
  views: { detail: { azimuth: 28, elevation: 14, aim: [0.6, 0.75, 1], zoom: 2.6 } },
}

/** Shoe cabinets: body, fronts ('top'), legs ('frame'), handles ('accent'). */
export const shoeCabinets: readonly Design[] = [
  caseDesign(
    FAMILY,
    'tilting',
    { body: '#f1efeb', top: '#f1efeb', frame: '#f1efeb' },
    ({ work, x, z, height, body, fronts }) => {
      work.board({ ...body, slot: 'frame' }, within(x, 0.01), [0, 0.07], [z[0], z[1] - 0.03], { grain: 'x' })
      addCase(work, {
        x,
        y: [0.07, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        style: 'notched',
        top: { thickness: 0.02, over: 0 },
        columns: [{ share: 1, cells: times(countOf(height, 0.36, 2, 4), () => ({ share: 1, kind: 'flap' as const })) }],
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'louvred',
    { body: '#c9a878', top: '#c9a878', frame: '#c9a878', accent: '#8a5d36' },
    ({ work, x, z, height, width, body, fronts, wood }) => {
      addLegs(work, 'square', { x, z, height: 0.12, inset: 0.03, look: wood })
      const doors = countOf(width, 0.4, 1, 3)
      addCase(work, {
        x,
        y: [0.12, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        style: 'louvred',
        handle: 'wood-knob',
        top: { thickness: 0.022, over: 0.004 },
        columns: times(doors, (i) => ({
          share: 1,
          cells: [{ share: 1, kind: 'door' as const, hinge: i % 2 === 0 ? ('left' as const) : ('right' as const) }],
        })),
      })
    },
  ),
  caseDesign(
    FAMILY,
    'slatted-flaps',
    { body: '#8a5d36', top: '#8a5d36', frame: '#232221' },
    ({ work, x, z, height, body, fronts, metal }) => {
      addLegs(work, 'sled', { x, z, height: 0.16, inset: 0.05, look: metal })
      addCase(work, {
        x,
        y: [0.16, height],
        z,
        body,
        fronts,
        mount: 'inset',
        style: 'slatted',
        panel: 0.02,
        columns: [
          {
            share: 1,
            cells: [
              { share: 0.22, kind: 'drawer' },
              { share: 0.39, kind: 'flap' },
              { share: 0.39, kind: 'flap' },
            ],
          },
        ],
      })
    },
  ),
  caseDesign(
    FAMILY,
    'open-rack',
    { body: '#c9a878', frame: '#232221' },
    ({ work, spec, x, z, height, body, metal }) => {
      const r = 0.011
      for (const side of [-1, 1]) {
        const at = side * (x[1] - r)
        work.add(
          metal,
          tube(
            [
              [at, 0, z[0] + r],
              [at, height - 0.012, z[0] + r],
              [at, height - 0.012, z[1] - r],
              [at, 0, z[1] - r],
            ],
            r,
            { isStraight: true, steps: 40, sides: 14 },
          ),
        )
      }
      const shelves = spec.shelves ?? countOf(height, 0.27, 3, 5)
      for (let i = 0; i < shelves; i++) {
        const y = 0.09 + ((height - 0.14) * i) / (shelves - 1)
        const span = within(x, 2 * r - 0.002)
        for (let k = 0; k < 5; k++) {
          const from = z[0] + 0.024 + ((z[1] - z[0] - 0.048) * k) / 5
          work.board(body, span, [y, y + 0.016], [from, from + ((z[1] - z[0] - 0.048) / 5) * 0.72], {
            grain: 'x',
            radius: 0.003,
          })
        }
        for (const depth of [z[0] + r, z[1] - r])
          work.add(
            metal,
            tube(
              [
                [x[0] + r, y + 0.007, depth],
                [x[1] - r, y + 0.007, depth],
              ],
              0.006,
              { steps: 1, sides: 10 },
            ),
          )
        if (i < shelves - 1)
          addShoes(work, { x: within(x, 0.06), y: y + 0.016, z, pairs: i % 2 === 0 ? 2 : 3, seed: spec.seed + i })
      }
    },
  ),
]
