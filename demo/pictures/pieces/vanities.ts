import { lathe, smoothProfile } from '../geometry/lathe.ts'
import { roundedBox } from '../geometry/rounded-box.ts'
import { surface } from '../geometry/surface.ts'
import { tube } from '../geometry/sweep.ts'
import { placed } from '../geometry/transform.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import type { Design } from '../model.ts'
import { type Bench, boardOf, type Look, within } from './cabinetry/bench.ts'
import { addCase } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, type CaseRoom, countOf, times } from './cabinetry/case-design.ts'
import { addLegs } from './cabinetry/legs.ts'

const FAMILY: CaseFamily = {
  family: 'vanities',
  own: { width: 0.8, depth: 0.46, height: 0.85 },
  sizes: [
    { key: 'm', spec: { widthMm: 800, depthMm: 460, heightMm: 850 } },
    { key: 'wide', spec: { widthMm: 1200, depthMm: 460, heightMm: 850 }, angles: ['three-quarter'] },
  ],
  views: {
    'three-quarter': { azimuth: 28, elevation: 16 },
    detail: { azimuth: 28, elevation: 26, aim: [0.5, 0.92, 0.7], zoom: 2.3 },
  },
}

const CERAMIC: Look = { slot: 'fixed', surface: { kind: 'ceramic', colour: '#f4f4f2', roughness: 0.15 } }
const CHROME: Look = { slot: 'accent', surface: { kind: 'metal', roughness: 0.16 } }

/** Bathroom cabinets with a basin: body, fronts ('top'), legs ('frame'), tap and handles ('accent'). */
export const vanities: readonly Design[] = [
  caseDesign(
    FAMILY,
    'inset-basin',
    { body: '#f1f0ed', top: '#f1f0ed', frame: '#f1f0ed', accent: '#b9bcbe' },
    (room) => {
      const { work, x, z, height, body, fronts } = room
      const under = height - 0.045
      work.board({ ...body, slot: 'frame' }, within(x, 0.01), [0, 0.08], [z[0] + 0.02, z[1] - 0.06], { grain: 'x' })
      addCase(work, {
        x: within(x, 0.006),
        y: [0.08, under],
        z: [z[0], z[1] - 0.01],
        body,
        fronts,
        mount: 'overlay',
        top: 'none',
        partitions: 'none',
        handle: 'bar',
        columns: times(countOf(room.width, 0.45, 2, 3), (i) => ({
          share: 1,
          cells: [{ share: 1, kind: 'door' as const, hinge: i % 2 === 0 ? ('left' as const) : ('right' as const) }],
        })),
      })
      basinTop(room, under, under + 0.045)
      tap(work, [0, under + 0.045, z[0] + 0.055], 0.085, 0.12)
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'wall-hung',
    { body: '#b98a5a', top: '#b98a5a', accent: '#2b2a29' },
    (room) => {
      const { work, x, z, height, body, fronts } = room
      const under = height - 0.03
      addCase(work, {
        x: within(x, 0.004),
        y: [0, under],
        z: [z[0], z[1] - 0.006],
        body,
        fronts,
        mount: 'overlay',
        top: 'none',
        partitions: 'none',
        grip: 0.02,
        columns: times(room.width > 1 ? 2 : 1, () => ({
          share: 1,
          cells: times(2, () => ({ share: 1, kind: 'drawer' as const })),
        })),
      })
      work.board(body, within(x, 0.024), [under - 0.07, under], [z[1] - 0.05, z[1] - 0.03], { grain: 'x' })
      basinTop(room, under, under + 0.03)
      tap(work, [0, under + 0.03, z[0] + 0.055], 0.09, 0.12)
      return 'wall'
    },
    {
      sizes: [
        { key: 'm', spec: { widthMm: 800, depthMm: 460, heightMm: 540 } },
        { key: 'wide', spec: { widthMm: 1200, depthMm: 460, heightMm: 540 }, angles: ['three-quarter'] },
      ],
    },
  ),
  caseDesign(FAMILY, 'vessel', { body: '#8a6544', top: '#8a6544', frame: '#232221', accent: '#232221' }, (room) => {
    const { work, x, z, height, width, body, fronts, metal } = room
    const top = height - 0.13
    addLegs(work, 'stand', { x, z, height: 0.22, inset: 0.006, look: metal })
    addCase(work, {
      x,
      y: [0.22, top],
      z,
      body,
      fronts,
      mount: 'inset',
      panel: 0.022,
      style: 'slatted',
      columns: times(countOf(width, 0.45, 2, 3), () => ({ share: 1, cells: [{ share: 1, kind: 'door' as const }] })),
    })
    const r = Math.min(0.172, width * 0.24, (z[1] - z[0]) * 0.37)
    const wall = smoothProfile(
      [
        [r * 0.5, 0],
        [r * 0.64, 0.004],
        [r * 0.8, 0.02],
        [r * 0.91, 0.046],
        [r * 0.97, 0.08],
        [r, 0.124],
      ],
      5,
    )
    const inside = smoothProfile(
      [
        [r - 0.011, 0.124],
        [r * 0.93, 0.085],
        [r * 0.86, 0.054],
        [r * 0.74, 0.03],
        [r * 0.55, 0.018],
        [r * 0.2, 0.0135],
      ],
      5,
    )
    const bowl = lathe(
      [
        [0, 0],
        ...wall,
        [r - 0.0008, 0.1275],
        [r - 0.0032, 0.1297],
        [r - 0.0055, 0.13],
        [r - 0.0082, 0.1292],
        [r - 0.0102, 0.127],
        ...inside,
        [0, 0.013],
      ],
      { sides: 96, creaseDegrees: 60 },
    )
    work.add(CERAMIC, placed(bowl, [-width * 0.04, top, z[1] - r - 0.024]))
    tap(work, [-width * 0.04, top, z[0] + 0.042], 0.2, 0.14)
  }),
  caseDesign(
    FAMILY,
    'country',
    { body: '#7d8b85', top: '#7d8b85', frame: '#7d8b85', accent: '#b08d4c' },
    (room) => {
      const { work, x, z, height, width, body, fronts } = room
      const under = height - 0.035
      addLegs(work, 'bracket', {
        x: within(x, 0.012),
        z: [z[0], z[1] - 0.014],
        height: 0.11,
        look: { ...body, slot: 'frame' },
      })
      addCase(work, {
        x: within(x, 0.012),
        y: [0.11, under],
        z: [z[0], z[1] - 0.014],
        body,
        fronts,
        mount: 'inset',
        top: 'none',
        partitions: 'none',
        style: 'shaker',
        panel: 0.024,
        handle: 'knob',
        columns: times(countOf(width, 0.45, 2, 3), (i) => ({
          share: 1,
          cells: [
            { share: 0.26, kind: 'drawer' as const, style: 'flat' as const },
            { share: 0.74, kind: 'door' as const, hinge: i % 2 === 0 ? ('left' as const) : ('right' as const) },
          ],
        })),
      })
      basinTop(room, under, under + 0.035)
      tap(work, [0, under + 0.035, z[0] + 0.055], 0.09, 0.12)
    },
    { isPainted: true },
  ),
]

/** A ceramic top with the basin sunk into it: a slab with a well whose walls round into its floor. */
function basinTop({ work, x, z, width, depth }: CaseRoom, low: number, high: number): void {
  const [wide, deep] = [Math.min(width - 0.14, 0.62) / 2, (depth - 0.17) / 2]
  const middle = 0.024
  const well = 0.088
  const cells = 56
  const rows = 40
  work.add(
    CERAMIC,
    surface({
      cellsU: cells,
      cellsV: rows,
      creaseDegrees: 50,
      at: (u, v) => {
        const [px, pz] = [
          spread(u, x[0] + 0.002, x[1] - 0.002, -wide, wide),
          spread(1 - v, z[0] + 0.002, z[1] - 0.002, middle - deep, middle + deep),
        ]
        const inside = 1 - ((Math.abs(px) / wide) ** 6 + (Math.abs(pz - middle) / deep) ** 6) ** (1 / 6)
        const t = Math.max(0, Math.min(1, inside / 0.2))
        return [px, high - well * t * t * (3 - 2 * t), pz]
      },
    }),
  )
  for (const side of [
    [z[0], z[0] + 0.004],
    [z[1] - 0.004, z[1]],
  ] as const)
    work.add(CERAMIC, boardOf(x, [low, high], side, { radius: 0.0018 }))
  for (const side of [
    [x[0], x[0] + 0.004],
    [x[1] - 0.004, x[1]],
  ] as const)
    work.add(CERAMIC, boardOf(side, [low, high], within(z, 0.0035), { radius: 0.0018 }))
  work.add(
    { slot: 'fixed', surface: { kind: 'metal', colour: '#c9ccce', roughness: 0.2 } },
    placed(
      lathe(
        [
          [0, 0],
          [0.031, 0],
          [0.031, 0.003],
          [0.026, 0.005],
          [0, 0.006],
        ],
        { sides: 32 },
      ),
      [0, high - well, middle],
    ),
  )
}

/** More stations where the well's walls are. */
function spread(t: number, from: number, to: number, low: number, high: number): number {
  if (t < 0.08) return from + ((low - from) * t) / 0.08
  if (t > 0.92) return high + ((to - high) * (t - 0.92)) / 0.08
  const s = (t - 0.08) / 0.84
  return low + (high - low) * (s + 0.11 * Math.sin(2 * Math.PI * s) * -1)
}

/** A mixer: body, spout over the basin, lever. */
function tap(work: Bench, at: readonly [number, number, number], high: number, reach: number): void {
  const put = (...meshes: Mesh[]): void => work.add(CHROME, ...meshes.map((mesh) => placed(mesh, at)))
  put(
    lathe(
      [
        [0, 0],
        [0.026, 0],
        [0.026, 0.004],
        [0.0195, 0.008],
        [0.0195, high],
        [0.017, high + 0.004],
        [0, high + 0.005],
      ],
      { sides: 28 },
    ),
  )
  put(
    tube(
      [
        [0, high * 0.82, 0.012],
        [0, high * 0.9, reach * 0.6],
        [0, high * 0.88, reach * 0.94],
        [0, high * 0.8, reach],
      ],
      0.0115,
      { steps: 26, sides: 14 },
    ),
  )
  put(
    placed(
      roundedBox({ width: 0.014, height: 0.007, depth: 0.085, radius: 0.003 }),
      [0, high + 0.016, 0.026],
      [-12, 0, 0],
    ),
    placed(roundedBox({ width: 0.02, height: 0.014, depth: 0.02, radius: 0.004 }), [0, high + 0.008, 0]),
  )
}
