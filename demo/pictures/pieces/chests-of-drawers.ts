import type { Design } from '../model.ts'
import { within } from './cabinetry/bench.ts'
import { addCase, type Cell, type Column } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'
import { addLegs } from './cabinetry/legs.ts'

const FAMILY: CaseFamily = {
  family: 'chests-of-drawers',
  own: { width: 0.8, depth: 0.44, height: 0.95 },
  sizes: [
    { key: 'm', spec: { widthMm: 800, depthMm: 440, heightMm: 950 } },
    { key: 'wide', spec: { widthMm: 1400, depthMm: 450, heightMm: 800 }, angles: ['three-quarter', 'front'] },
    { key: 'tall', spec: { widthMm: 480, depthMm: 400, heightMm: 1150 }, angles: ['three-quarter'] },
  ],
  views: { detail: { azimuth: 28, elevation: 18, aim: [0.7, 0.85, 1], zoom: 2.6 } },
}

/** Drawers stacked two wide where the chest is wide, growing towards the floor. */
function drawers(width: number, height: number, asked: number | null, cell: Partial<Cell> = {}): Column[] {
  const columns = width > 1.1 ? 2 : 1
  const rows = asked === null ? countOf(height, 0.21, 3, 6) : Math.max(2, Math.min(6, Math.round(asked / columns)))
  return times(columns, () => ({
    share: 1,
    cells: times(rows, (i) => ({ share: 1 + (i / rows) * 0.35, kind: 'drawer' as const, ...cell })),
  }))
}

/** Chests of drawers: body, fronts ('top'), legs ('frame'), handles ('accent'). */
export const chestsOfDrawers: readonly Design[] = [
  caseDesign(
    FAMILY,
    'scandinavian',
    { body: '#c9a878', top: '#c9a878', frame: '#c9a878', accent: '#c9a878' },
    ({ work, spec, x, z, height, width, body, fronts, wood }) => {
      addLegs(work, 'tapered', { x, z, height: 0.15, inset: 0.08, look: wood })
      addCase(work, {
        x,
        y: [0.15, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.022,
        handle: 'wood-knob',
        columns: drawers(width, height - 0.15, spec.drawers),
      })
    },
  ),
  caseDesign(
    FAMILY,
    'plain',
    { body: '#f1efeb', top: '#f1efeb', frame: '#f1efeb' },
    ({ work, spec, x, z, height, width, body, fronts }) => {
      work.board({ ...body, slot: 'frame' }, within(x, 0.001), [0, 0.06], [z[0] + 0.02, z[1] - 0.05])
      addCase(work, {
        x,
        y: [0.06, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        grip: 0.02,
        top: { thickness: 0.025, over: 0 },
        columns: drawers(width, height - 0.06, spec.drawers),
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'country',
    { body: '#dcd8cd', top: '#dcd8cd', frame: '#dcd8cd', accent: '#3a3632' },
    ({ work, spec, x, z, height, width, body, fronts }) => {
      addLegs(work, 'bracket', {
        x: within(x, 0.012),
        z: [z[0], z[1] - 0.014],
        height: 0.1,
        look: { ...body, slot: 'frame' },
      })
      addCase(work, {
        x: within(x, 0.012),
        y: [0.1, height],
        z: [z[0], z[1] - 0.014],
        body,
        fronts,
        style: 'shaker',
        mount: 'inset',
        panel: 0.024,
        top: { thickness: 0.028, over: 0.012 },
        handle: 'cup',
        columns: drawers(width, height - 0.1, spec.drawers, { style: 'flat' }),
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'metal-legs',
    { body: '#7b5637', top: '#7b5637', frame: '#1f1e1d', accent: '#1f1e1d' },
    ({ work, spec, x, z, height, width, body, fronts, metal }) => {
      addLegs(work, 'sled', { x, z, height: 0.17, inset: 0.05, look: metal })
      addCase(work, {
        x,
        y: [0.17, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        handle: 'edge',
        top: { thickness: 0.022, over: 0 },
        columns: drawers(width, height - 0.17, spec.drawers),
      })
    },
  ),
  caseDesign(
    FAMILY,
    'fluted',
    { body: '#8b9a8c', top: '#8b9a8c', frame: '#b08d4c', accent: '#b08d4c' },
    ({ work, spec, x, z, height, width, body, fronts, metal }) => {
      addLegs(work, 'straight', { x, z, height: 0.14, inset: 0.06, look: metal })
      addCase(work, {
        x,
        y: [0.14, height],
        z,
        body,
        fronts,
        style: 'fluted',
        mount: 'inset',
        panel: 0.022,
        handle: 'ring',
        columns: drawers(width, height - 0.14, spec.drawers === null ? (width > 1.1 ? 6 : 3) : spec.drawers),
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'notched',
    { body: '#d8b88a', top: '#eceae5', frame: '#d8b88a' },
    ({ work, spec, x, z, height, width, body, wood }) => {
      addLegs(work, 'peg', { x, z, height: 0.11, inset: 0.07, look: wood })
      addCase(work, {
        x,
        y: [0.11, height],
        z,
        body,
        fronts: { slot: 'top', surface: { kind: 'lacquer', roughness: 0.5 } },
        style: 'notched',
        mount: 'inset',
        panel: 0.02,
        columns: drawers(width, height - 0.11, spec.drawers),
      })
    },
  ),
]
