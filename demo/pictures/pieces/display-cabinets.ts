import type { Design } from '../model.ts'
import { within } from './cabinetry/bench.ts'
import { addCase, type Cell } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'
import { addLegs } from './cabinetry/legs.ts'
import type { PropKind } from './cabinetry/props.ts'

const FAMILY: CaseFamily = {
  family: 'display-cabinets',
  own: { width: 0.9, depth: 0.4, height: 1.7 },
  sizes: [
    { key: 'm', spec: { widthMm: 900, depthMm: 400, heightMm: 1700 } },
    { key: 'tall', spec: { widthMm: 650, depthMm: 400, heightMm: 1850 }, angles: ['three-quarter', 'front'] },
  ],
  views: {
    'three-quarter': { azimuth: 26, elevation: 9 },
    detail: { azimuth: 24, elevation: 12, aim: [0.5, 0.6, 1], zoom: 2.8 },
  },
}

const ON_SHOW: readonly PropKind[] = ['glasses', 'plates', 'vase', 'bowl', 'jug']
function shown(from: number, count: number): PropKind[] {
  return times(count, (i) => ON_SHOW[(from * 2 + i) % ON_SHOW.length] as PropKind)
}
function glass(i: number, share: number, shelves: number, rest: Partial<Cell> = {}): Cell {
  return {
    share,
    kind: 'door',
    style: 'glass',
    shelves,
    props: shown(i + 1, shelves + 1),
    hinge: i % 2 === 0 ? 'left' : 'right',
    ...rest,
  }
}

/** Cabinets with glass doors: body, fronts ('top'), legs ('frame'), handles ('accent'). */
export const displayCabinets: readonly Design[] = [
  caseDesign(
    FAMILY,
    'oak-and-glass',
    { body: '#c49a67', top: '#c49a67', frame: '#c49a67', accent: '#2b2a29' },
    ({ work, x, z, height, width, body, fronts, wood }) => {
      addLegs(work, 'tapered', { x, z, height: 0.16, inset: 0.08, look: wood })
      const doors = countOf(width, 0.45, 1, 3)
      addCase(work, {
        x,
        y: [0.16, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.022,
        handle: 'knob',
        columns: times(doors, (i) => ({
          share: 1,
          cells: [
            glass(i, 0.72, 3),
            { share: 0.28, kind: 'door' as const, hinge: i % 2 === 0 ? ('left' as const) : ('right' as const) },
          ],
        })),
      })
    },
  ),
  caseDesign(
    FAMILY,
    'black-frame',
    { body: '#232221', top: '#232221', frame: '#232221', accent: '#232221' },
    ({ work, x, z, height, width }) => {
      const steel = { slot: 'body' as const, surface: { kind: 'metal' as const, roughness: 0.55 } }
      addLegs(work, 'straight', { x, z, height: 0.14, inset: 0.04, look: { ...steel, slot: 'frame' } })
      const doors = countOf(width, 0.45, 1, 3)
      addCase(work, {
        x,
        y: [0.14, height],
        z,
        body: steel,
        fronts: { ...steel, slot: 'top' },
        mount: 'overlay',
        panel: 0.02,
        handle: 'bar',
        sides: 'glass',
        columns: times(doors, (i) => ({ share: 1, cells: [glass(i, 1, 4, { shelf: 'glass' })] })),
      })
    },
  ),
  caseDesign(
    FAMILY,
    'country',
    { body: '#dfe0d8', top: '#dfe0d8', frame: '#dfe0d8', accent: '#3a3632' },
    ({ work, x, z, height, width, body, fronts }) => {
      addLegs(work, 'bracket', {
        x: within(x, 0.03),
        z: [z[0], z[1] - 0.03],
        height: 0.1,
        look: { ...body, slot: 'frame' },
      })
      work.board(body, within(x, 0.012), [height - 0.05, height - 0.024], [z[0], z[1] - 0.012], {
        grain: 'x',
        radius: 0.007,
      })
      work.board(body, x, [height - 0.024, height], z, { grain: 'x', radius: 0.005 })
      const doors = countOf(width, 0.45, 1, 3)
      addCase(work, {
        x: within(x, 0.03),
        y: [0.1, height - 0.05],
        z: [z[0], z[1] - 0.03],
        body,
        fronts,
        mount: 'inset',
        panel: 0.022,
        columns: times(doors, (i) => ({
          share: 1,
          cells: [
            glass(i, 0.6, 2, { handle: 'knob' }),
            { share: 0.12, kind: 'drawer' as const, handle: 'cup' as const },
            {
              share: 0.28,
              kind: 'door' as const,
              style: 'shaker' as const,
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
    'slatted-base',
    { body: '#6d4a30', top: '#6d4a30', frame: '#b08d4c', accent: '#b08d4c' },
    ({ work, x, z, height, width, body, fronts, metal }) => {
      work.board(metal, within(x, 0.03), [0, 0.08], within(z, 0.03))
      const doors = countOf(width, 0.45, 1, 3)
      addCase(work, {
        x,
        y: [0.08, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        panel: 0.022,
        columns: times(doors, (i) => ({
          share: 1,
          cells: [
            glass(i, 0.64, 3, { handle: 'bar' }),
            { share: 0.36, kind: 'door' as const, style: 'slatted' as const },
          ],
        })),
      })
    },
  ),
]
