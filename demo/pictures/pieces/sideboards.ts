import type { Design } from '../model.ts'
import { within } from './cabinetry/bench.ts'
import { addCase, type Column } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'
import { addLegs } from './cabinetry/legs.ts'

const FAMILY: CaseFamily = {
  family: 'sideboards',
  own: { width: 1.6, depth: 0.42, height: 0.78 },
  sizes: [
    { key: 'm', spec: { widthMm: 1600, depthMm: 420, heightMm: 780 } },
    { key: 's', spec: { widthMm: 1200, depthMm: 400, heightMm: 800 }, angles: ['three-quarter'] },
  ],
  views: { detail: { azimuth: 26, elevation: 14, aim: [0.72, 0.62, 1], zoom: 3 } },
}

/** Sideboards: body, fronts ('top'), legs ('frame'), handles and cane ('accent'). */
export const sideboards: readonly Design[] = [
  caseDesign(
    FAMILY,
    'mid-century',
    { body: '#8a5d36', top: '#8a5d36', frame: '#8a5d36', accent: '#c9a25e' },
    ({ work, x, z, height, width, body, fronts, wood }) => {
      const foot = 0.19
      addLegs(work, 'tapered', { x, z, height: foot, inset: 0.12, look: wood })
      const doors = countOf(width * 0.64, 0.48, 2, 3)
      const columns: Column[] = times(doors, (i) => ({
        share: 1,
        cells: [{ share: 1, kind: 'door', hinge: i === doors - 1 ? 'right' : 'left' }],
      }))
      columns.splice(1, 0, { share: 1.1, cells: times(3, () => ({ share: 1, kind: 'drawer' as const })) })
      addCase(work, {
        x,
        y: [foot, height],
        z,
        body,
        fronts,
        columns,
        mount: 'inset',
        handle: 'knob',
        panel: 0.022,
        grain: 'x',
      })
    },
  ),
  caseDesign(
    FAMILY,
    'slatted',
    { body: '#c49a67', top: '#c49a67', frame: '#1f1e1d' },
    ({ work, x, z, height, width, body, fronts, metal }) => {
      const foot = 0.16
      addLegs(work, 'sled', { x, z, height: foot, inset: 0.1, look: metal })
      addCase(work, {
        x,
        y: [foot, height],
        z,
        body,
        fronts,
        style: 'slatted',
        mount: 'inset',
        panel: 0.02,
        columns: times(countOf(width, 0.48, 2, 4), () => ({ share: 1, cells: [{ share: 1, kind: 'door' as const }] })),
      })
    },
  ),
  caseDesign(
    FAMILY,
    'cane',
    { body: '#b98a5a', top: '#b98a5a', frame: '#b98a5a', accent: '#d9bd8c' },
    ({ work, x, z, height, width, body, fronts, wood }) => {
      const foot = 0.17
      addLegs(work, 'stand', { x, z, height: foot, inset: 0.03, look: wood })
      const doors = countOf(width, 0.42, 2, 4)
      addCase(work, {
        x,
        y: [foot, height],
        z,
        body,
        fronts,
        style: 'cane',
        mount: 'overlay',
        top: { thickness: 0.022, over: 0.004 },
        columns: times(doors, (i) => ({
          share: 1,
          cells: [
            {
              share: 1,
              kind: 'door' as const,
              handle: 'wood-knob' as const,
              hinge: i % 2 === 0 ? ('left' as const) : ('right' as const),
            },
          ],
        })),
      })
    },
  ),
  caseDesign(
    FAMILY,
    'country',
    { body: '#e9e4da', top: '#e9e4da', frame: '#e9e4da', accent: '#2b2a29' },
    ({ work, x, z, height, width, body, fronts }) => {
      addLegs(work, 'bracket', { x, z, height: 0.09, look: { ...body, slot: 'frame' } })
      const doors = countOf(width, 0.5, 2, 4)
      addCase(work, {
        x: within(x, 0.014),
        y: [0.09, height],
        z: [z[0], z[1] - 0.018],
        body,
        fronts,
        style: 'shaker',
        mount: 'overlay',
        top: { thickness: 0.03, over: 0.014 },
        columns: times(doors, (i) => ({
          share: 1,
          cells: [
            { share: 0.27, kind: 'drawer' as const, style: 'flat' as const, handle: 'cup' as const },
            {
              share: 0.73,
              kind: 'door' as const,
              handle: 'knob' as const,
              hinge: i % 2 === 0 ? ('left' as const) : ('right' as const),
            },
          ],
        })),
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'two-tone',
    { body: '#c9a878', top: '#f1efea', frame: '#c9a878', accent: '#2b2a29' },
    ({ work, x, z, height, width, body, wood }) => {
      const foot = 0.14
      addLegs(work, 'peg', { x, z, height: foot, inset: 0.09, look: wood })
      const fronts = { slot: 'top' as const, surface: { kind: 'lacquer' as const, roughness: 0.45 } }
      addCase(work, {
        x,
        y: [foot, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.025,
        grip: 0.02,
        columns: [
          { share: 1, cells: times(3, () => ({ share: 1, kind: 'drawer' as const })) },
          {
            share: width > 1.4 ? 0.7 : 0.5,
            cells: [{ share: 1, kind: 'open', shelves: 1, props: ['stack', 'books'] }],
          },
          { share: 1, cells: [{ share: 1, kind: 'door', handle: 'none' }] },
        ],
      })
    },
  ),
  caseDesign(
    FAMILY,
    'fluted',
    { body: '#4a3526', top: '#4a3526', frame: '#b08d4c', accent: '#b08d4c' },
    ({ work, x, z, height, width, body, fronts, metal }) => {
      const foot = 0.12
      work.board(metal, within(x, 0.04), [0, foot], within(z, 0.035), { radius: 0.002 })
      addCase(work, {
        x,
        y: [foot, height],
        z,
        body,
        fronts,
        style: 'fluted',
        mount: 'overlay',
        top: { thickness: 0.024, over: 0 },
        columns: times(countOf(width, 0.42, 2, 4), () => ({ share: 1, cells: [{ share: 1, kind: 'door' as const }] })),
      })
    },
    { isPainted: true },
  ),
]
