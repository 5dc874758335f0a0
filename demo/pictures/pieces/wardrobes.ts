import { tube } from '../geometry/sweep.ts'
import type { Design } from '../model.ts'
import { boardOf, cut, middle, within } from './cabinetry/bench.ts'
import { addCase, type Column } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, type CaseRoom, countOf, times } from './cabinetry/case-design.ts'
import { addFront } from './cabinetry/fronts.ts'
import { addHanging } from './cabinetry/hanging.ts'
import { addLegs } from './cabinetry/legs.ts'

const FAMILY: CaseFamily = {
  family: 'wardrobes',
  own: { width: 1.5, depth: 0.58, height: 2.1 },
  sizes: [
    { key: 'm', spec: { widthMm: 1500, depthMm: 580, heightMm: 2100 } },
    { key: 's', spec: { widthMm: 1000, depthMm: 550, heightMm: 2000 }, angles: ['three-quarter', 'front'] },
    { key: 'l', spec: { widthMm: 2200, depthMm: 600, heightMm: 2150 }, angles: ['three-quarter'] },
  ],
  views: {
    'three-quarter': { azimuth: 30, elevation: 9 },
    front: { azimuth: 0, elevation: 4 },
    detail: { azimuth: 28, elevation: 12, aim: [0.55, 0.52, 1], zoom: 3.2 },
  },
}

function doorsOf({ width, spec }: CaseRoom): number {
  return spec.doors ?? countOf(width, 0.49, 2, 5)
}

/** Wardrobes: body, fronts ('top'), feet ('frame'), handles ('accent'). */
export const wardrobes: readonly Design[] = [
  caseDesign(
    FAMILY,
    'hinged',
    { body: '#f1efeb', top: '#f1efeb', accent: '#2b2a29' },
    (room) => {
      const { work, x, z, height, body, fronts } = room
      work.board(body, within(x, 0.001), [0, 0.07], [z[0] + 0.02, z[1] - 0.045], { grain: 'x' })
      addCase(work, {
        x,
        y: [0.07, height],
        z,
        body,
        fronts,
        mount: 'overlay',
        handle: 'bar',
        columns: pairsOf(doorsOf(room)),
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    FAMILY,
    'hinged-drawers',
    { body: '#c9a878', top: '#c9a878', frame: '#c9a878', accent: '#c9a878' },
    (room) => {
      const { work, x, z, height, body, fronts, wood } = room
      addLegs(work, 'peg', { x, z, height: 0.1, inset: 0.07, look: wood })
      const doors = doorsOf(room)
      addCase(work, {
        x,
        y: [0.1, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.022,
        columns: pairsOf(doors).map((column) => ({
          ...column,
          cells: [
            { ...column.cells[0], share: 0.74, kind: 'door' as const, handle: 'wood-knob' as const },
            { share: 0.13, kind: 'drawer' as const, handle: 'wood-knob' as const },
            { share: 0.13, kind: 'drawer' as const, handle: 'wood-knob' as const },
          ],
        })),
      })
    },
  ),
  caseDesign(
    FAMILY,
    'country',
    { body: '#e6e1d5', top: '#e6e1d5', frame: '#e6e1d5', accent: '#3a3632' },
    (room) => {
      const { work, x, z, height, body, fronts } = room
      addLegs(work, 'bracket', {
        x: within(x, 0.03),
        z: [z[0], z[1] - 0.03],
        height: 0.1,
        look: { ...body, slot: 'frame' },
      })
      work.board(body, within(x, 0.012), [height - 0.045, height - 0.022], [z[0], z[1] - 0.012], {
        grain: 'x',
        radius: 0.006,
      })
      work.board(body, x, [height - 0.022, height], z, { grain: 'x', radius: 0.005 })
      addCase(work, {
        x: within(x, 0.03),
        y: [0.1, height - 0.045],
        z: [z[0], z[1] - 0.03],
        body,
        fronts,
        style: 'shaker',
        mount: 'inset',
        panel: 0.022,
        handle: 'knob',
        columns: pairsOf(doorsOf(room)),
      })
    },
    { isPainted: true },
  ),
  caseDesign(FAMILY, 'sliding-mirror', { body: '#c9b79c', top: '#c9b79c', accent: '#9a9a98' }, (room) =>
    sliding(room, (i) => (i % 2 === 1 ? 'mirror' : 'flat')),
  ),
  caseDesign(FAMILY, 'sliding-planked', { body: '#8a6544', top: '#8a6544', accent: '#2b2a29' }, (room) =>
    sliding(room, () => 'planked'),
  ),
  caseDesign(FAMILY, 'cane', { body: '#b98a5a', top: '#b98a5a', frame: '#b98a5a', accent: '#d9bd8c' }, (room) => {
    const { work, x, z, height, body, fronts, wood } = room
    addLegs(work, 'stand', { x, z, height: 0.16, inset: 0.015, look: wood })
    addCase(work, {
      x,
      y: [0.16, height],
      z,
      body,
      fronts,
      style: 'cane',
      mount: 'overlay',
      top: { thickness: 0.024, over: 0.004 },
      handle: 'wood-knob',
      columns: pairsOf(doorsOf(room)),
    })
  }),
]

/** Doors that open from the middle of each pair. */
function pairsOf(doors: number): Column[] {
  return times(doors, (i) => ({
    share: 1,
    cells: [
      {
        share: 1,
        kind: 'door' as const,
        hinge: i % 2 === 0 && i < doors - (doors % 2) ? ('left' as const) : ('right' as const),
      },
    ],
  }))
}

/** Doors on two tracks between thick sides: each second one runs in front. */
function sliding(
  { work, x, z, height, width, body, fronts, metal }: CaseRoom,
  styleOf: (i: number) => 'mirror' | 'flat' | 'planked',
): void {
  const t = 0.025
  const profile = { ...metal, slot: 'accent' as const }
  addCase(work, {
    x,
    y: [0, height],
    z: [z[0], z[1]],
    body,
    fronts,
    panel: t,
    mount: 'inset',
    top: { thickness: t, over: 0 },
    columns: [{ share: 1, cells: [{ share: 1, kind: 'open' }] }],
  })
  const y: [number, number] = [t + 0.03, height - t - 0.04]
  work.board(body, within(x, t), [t, t + 0.05], [z[1] - 0.12, z[1] - 0.1], { grain: 'x' })
  work.board(profile, within(x, t), [t, t + 0.01], [z[1] - 0.09, z[1] - 0.005])
  work.board(body, within(x, t), [height - t - 0.06, height - t], [z[1] - 0.022, z[1] - 0.004], { grain: 'x' })
  const count = width > 1.9 ? 3 : 2
  for (const [i, lane] of cut(
    within(x, t + 0.002),
    times(count, () => 1),
    -0.03,
  ).entries()) {
    const face = z[1] - (i % 2 === 0 ? 0.03 : 0.062)
    const edge = 0.02
    addFront(work, styleOf(i), { x: within(lane, edge), y, face: face - 0.003, thickness: 0.016 }, fronts, {
      grain: 'y',
      sheet: `door-${i}`,
    })
    for (const side of [
      [lane[0], lane[0] + edge],
      [lane[1] - edge, lane[1]],
    ] as const)
      work.add(profile, boardOf(side, y, [face - 0.022, face], { radius: 0.0025 }))
  }
}

const OPEN: CaseFamily = {
  family: 'open-wardrobes',
  own: { width: 1.4, depth: 0.45, height: 1.9 },
  sizes: [
    { key: 'm', spec: { widthMm: 1400, depthMm: 450, heightMm: 1900 } },
    { key: 's', spec: { widthMm: 950, depthMm: 420, heightMm: 1850 }, angles: ['three-quarter'] },
  ],
  views: {
    'three-quarter': { azimuth: 28, elevation: 9 },
    detail: { azimuth: 24, elevation: 14, aim: [0.3, 0.88, 0.8], zoom: 2.8 },
  },
}

/** Wardrobes without doors, with clothes on the rail. */
export const openWardrobes: readonly Design[] = [
  caseDesign(
    OPEN,
    'board-and-rail',
    { body: '#e9e6e0', top: '#e9e6e0', accent: '#2b2a29' },
    ({ work, spec, x, z, height, width, body, fronts }) => {
      const split = x[0] + width * 0.62
      addCase(work, {
        x,
        y: [0, height],
        z,
        body,
        fronts,
        panel: 0.022,
        mount: 'overlay',
        grip: 0.02,
        columns: [
          {
            share: 0.62,
            cells: [
              { share: 0.16, kind: 'open', props: ['basket'] },
              { share: 0.84, kind: 'open' },
            ],
          },
          {
            share: 0.38,
            cells: [
              { share: 0.72, kind: 'open', shelves: 3, props: ['basket', 'box', 'stack', 'stack'] },
              { share: 0.14, kind: 'drawer' },
              { share: 0.14, kind: 'drawer' },
            ],
          },
        ],
      })
      addHanging(work, {
        x: [x[0] + 0.022, split],
        y: height * 0.84 - 0.07,
        z: middle(z),
        seed: spec.seed,
        drop: height * 0.84 - 0.4,
      })
    },
    { isPainted: true },
  ),
  caseDesign(
    OPEN,
    'steel-frame',
    { body: '#a5764a', frame: '#232221' },
    ({ work, spec, x, z, height, body, metal }) => {
      const r = 0.0125
      for (const side of [-1, 1])
        for (const depth of [-1, 1])
          work.add(
            metal,
            tube(
              [
                [side * (x[1] - r), 0, depth * (z[1] - r)],
                [side * (x[1] - r), height, depth * (z[1] - r)],
              ],
              r,
              { steps: 1, sides: 16 },
            ),
          )
      for (const y of [0.1, 0.34, height - 0.28, height - 0.03]) {
        for (const depth of [-1, 1])
          work.add(
            metal,
            tube(
              [
                [x[0] + r, y, depth * (z[1] - r)],
                [x[1] - r, y, depth * (z[1] - r)],
              ],
              0.008,
              { steps: 1, sides: 10 },
            ),
          )
        for (const side of [-1, 1])
          work.add(
            metal,
            tube(
              [
                [side * (x[1] - r), y, z[0] + r],
                [side * (x[1] - r), y, z[1] - r],
              ],
              0.008,
              { steps: 1, sides: 10 },
            ),
          )
        if (y < height - 0.1)
          work.board(body, within(x, 0.027), [y - 0.001, y + 0.019], within(z, 0.012), { grain: 'x' })
      }
      for (const side of [-1, 1])
        work.add(
          metal,
          tube(
            [
              [side * (x[1] - r), height - 0.36, z[0] + r],
              [side * (x[1] - r), height - 0.36, z[1] - r],
            ],
            0.008,
            { steps: 1, sides: 10 },
          ),
        )
      addHanging(work, { x: within(x, 0.014), y: height - 0.36, z: 0, seed: spec.seed, drop: height - 0.36 - 0.42 })
    },
  ),
  caseDesign(
    OPEN,
    'ladder-frame',
    { body: '#c9a878', frame: '#c9a878' },
    ({ work, spec, x, z, height, body, wood }) => {
      for (const side of [0, 1]) {
        const at: [number, number] = side === 0 ? [x[0], x[0] + 0.024] : [x[1] - 0.024, x[1]]
        for (const depth of [
          [z[0], z[0] + 0.045],
          [z[1] - 0.045, z[1]],
        ] as const)
          work.board(wood, at, [0, height], depth, { grain: 'y', radius: 0.003 })
        for (const y of [0.12, height * 0.42, height - 0.15])
          work.board(wood, at, [y, y + 0.045], within(z, 0.045), { grain: 'z' })
      }
      for (const y of [0.165, height - 0.035])
        work.board(body, within(x, 0.024), [y - 0.022, y], within(z, 0.01), { grain: 'x' })
      addHanging(work, { x: within(x, 0.022), y: height - 0.128, z: 0, seed: spec.seed, drop: height - 0.16 - 0.3 })
    },
  ),
]
