import type { Design } from '../model.ts'
import { boardOf, within } from './cabinetry/bench.ts'
import { addCase } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'
import { addLegs } from './cabinetry/legs.ts'

const FAMILY: CaseFamily = {
  family: 'tv-units',
  own: { width: 1.6, depth: 0.4, height: 0.48 },
  sizes: [
    { key: 'm', spec: { widthMm: 1600, depthMm: 400, heightMm: 480 } },
    { key: 's', spec: { widthMm: 1200, depthMm: 400, heightMm: 480 }, angles: ['three-quarter'] },
  ],
  views: { detail: { azimuth: 28, elevation: 16, aim: [0.68, 0.6, 1], zoom: 2.6 } },
}

/** TV units: body, fronts ('top'), legs ('frame'), handles ('accent'). */
export const tvUnits: readonly Design[] = [
  caseDesign(
    FAMILY,
    'mid-century',
    { body: '#9a6a3f', top: '#9a6a3f', frame: '#9a6a3f', accent: '#c9a25e' },
    ({ work, x, z, height, width, body, fronts, wood }) => {
      addLegs(work, 'tapered', { x, z, height: height * 0.36, inset: 0.13, look: wood })
      const drawer = { share: 1, cells: [{ share: 1, kind: 'flap' as const, handle: 'knob' as const }] }
      addCase(work, {
        x,
        y: [height * 0.36, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.022,
        grain: 'x',
        columns: [
          drawer,
          { share: width > 1.4 ? 1.1 : 0.9, cells: [{ share: 1, kind: 'open', shelves: 1, props: ['books', null] }] },
          drawer,
        ],
      })
    },
  ),
  caseDesign(
    FAMILY,
    'low-plinth',
    { body: '#f0eeea', top: '#f0eeea', frame: '#2b2a29' },
    ({ work, x, z, height, width, body, fronts, metal }) => {
      work.board(metal, within(x, 0.03), [0, 0.06], within(z, 0.03))
      addCase(work, {
        x,
        y: [0.06, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        grip: 0.022,
        top: { thickness: 0.028, over: 0 },
        columns: times(countOf(width, 0.55, 2, 4), (i) => ({
          share: 1,
          cells:
            i % 2 === 0
              ? [{ share: 1, kind: 'drawer' as const }]
              : [
                  { share: 1, kind: 'drawer' as const },
                  { share: 1, kind: 'drawer' as const },
                ],
        })),
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'slatted',
    { body: '#b98a5a', top: '#b98a5a', frame: '#1f1e1d' },
    ({ work, x, z, height, width, body, fronts, metal }) => {
      addLegs(work, 'sled', { x, z, height: height * 0.3, inset: 0.08, look: metal })
      const door = { share: 1, cells: [{ share: 1, kind: 'door' as const, style: 'slatted' as const }] }
      addCase(work, {
        x,
        y: [height * 0.3, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.02,
        columns:
          width > 1.35
            ? [door, { share: 1, cells: [{ share: 1, kind: 'open', shelves: 1, props: [null, 'stack'] }] }, door]
            : [door, door],
      })
    },
  ),
  caseDesign(
    FAMILY,
    'industrial',
    { body: '#8b6a47', top: '#8b6a47', frame: '#232221', accent: '#232221' },
    ({ work, x, z, height, body, fronts, metal }) => {
      const t = 0.025
      for (const side of [
        [x[0], x[0] + t],
        [x[1] - t, x[1]],
      ] as const)
        for (const depth of [
          [z[0], z[0] + t],
          [z[1] - t, z[1]],
        ] as const)
          work.add(metal, boardOf(side, [0, height - 0.03], depth))
      for (const side of [
        [x[0], x[0] + t],
        [x[1] - t, x[1]],
      ] as const)
        for (const y of [0.08, height - 0.03 - t]) work.add(metal, boardOf(side, [y, y + t], within(z, t)))
      for (const depth of [
        [z[0], z[0] + t],
        [z[1] - t, z[1]],
      ] as const)
        for (const y of [0.08, height - 0.03 - t]) work.add(metal, boardOf(within(x, t), [y, y + t], depth))
      work.board(body, x, [height - 0.03, height], z, { grain: 'x', radius: 0.003 })
      work.board(body, within(x, t), [0.08 + t, 0.08 + t + 0.018], within(z, 0.003), { grain: 'x' })
      const third = (x[1] - x[0] - 2 * t) / 3
      addCase(work, {
        x: [x[0] + t, x[0] + t + third * 2],
        y: [0.08 + t + 0.018, height - 0.03 - t],
        z: [z[0] + 0.02, z[1] - 0.006],
        body,
        fronts,
        mount: 'overlay',
        style: 'planked',
        grain: 'x',
        handle: 'flat-bar',
        columns: [
          { share: 1, cells: [{ share: 1, kind: 'flap' }] },
          { share: 1, cells: [{ share: 1, kind: 'flap' }] },
        ],
      })
    },
  ),
  caseDesign(
    FAMILY,
    'wall-hung',
    { body: '#c49a67', top: '#c49a67', accent: '#c49a67' },
    ({ work, x, z, height, width, body, fronts }) => {
      addCase(work, {
        x,
        y: [0, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.025,
        gap: 0.004,
        grain: 'x',
        columns: times(countOf(width, 0.6, 2, 3), () => ({ share: 1, cells: [{ share: 1, kind: 'flap' as const }] })),
      })
      return 'wall'
    },
    { sizes: [{ key: 'm', spec: { widthMm: 1600, depthMm: 380, heightMm: 380 } }] },
  ),
]
