import { extruded } from '../geometry/extrude.ts'
import { roundedRectangle } from '../geometry/outline.ts'
import { sphere } from '../geometry/lathe.ts'
import { tube } from '../geometry/sweep.ts'
import { placed } from '../geometry/transform.ts'
import type { Vec3 } from '../geometry/vector.ts'
import type { Design } from '../model.ts'
import { addBedFrame, bedDesign, type BedFamily, type BedRoom } from './cabinetry/bed-design.ts'
import { addBedding } from './cabinetry/bedding.ts'
import { boardOf, cut, type Look, type Span, within } from './cabinetry/bench.ts'
import { squareLeg } from './cabinetry/legs.ts'

const FAMILY: BedFamily = {
  family: 'beds',
  own: { width: 1.68, depth: 2.1, height: 1.02 },
  sizes: [
    { key: 'double', spec: { widthMm: 1680, depthMm: 2100, heightMm: 1020 } },
    { key: 'single', spec: { widthMm: 970, depthMm: 2080, heightMm: 900 }, angles: ['three-quarter', 'front'] },
  ],
}

/** Wooden and metal beds: body, legs ('frame'), duvet ('accent'). */
export const beds: readonly Design[] = [
  bedDesign(FAMILY, 'slatted', { body: '#c9a06c', accent: '#b9c2b4' }, (room) => {
    posts(room, room.body, 0.05, 0.36)
    const { work, x, z, height, body } = room
    const inner = within(x, 0.05)
    work.board(body, inner, [height - 0.1, height - 0.02], [z[0] + 0.012, z[0] + 0.04], { grain: 'x', radius: 0.006 })
    work.board(body, inner, [0.4, 0.46], [z[0] + 0.012, z[0] + 0.04], { grain: 'x' })
    for (const lath of cut(
      within(inner, 0.05),
      Array.from({ length: Math.round((inner[1] - inner[0]) / 0.115) }, () => 1),
      0.06,
    ))
      work.board(body, lath, [0.458, height - 0.098], [z[0] + 0.018, z[0] + 0.034], { grain: 'y', radius: 0.003 })
    dress(room, { high: 0.36, head: 0.05, foot: 0.05, zBoard: z[0] + 0.04 })
  }),
  bedDesign(FAMILY, 'panel', { body: '#8a5d36', frame: '#8a5d36', accent: '#efe9df' }, (room) => {
    const { work, x, z, height, body, wood } = room
    addBedFrame(room, body, { low: 0.18, high: 0.34, thick: 0.03, head: 0.07, foot: 0 })
    work.board(body, within(x, 0.03), [0.18, 0.34], [z[1] - 0.03, z[1] - 0.001], { grain: 'x', radius: 0.003 })
    for (const side of [-1, 1])
      for (const at of [z[0] + 0.12, z[1] - 0.12])
        work.add(wood, placed(squareLeg(0.185, 0.05, 0.03), [side * (x[1] - 0.1), 0, at]))
    const rows = cut([0.12, height], [1, 1, 1], 0.004)
    for (const row of rows) work.board(body, x, row, [z[0] + 0.025, z[0] + 0.05], { grain: 'x', radius: 0.004 })
    for (const side of [-1, 1])
      work.board(
        body,
        [side * x[1] * 0.62 - 0.035, side * x[1] * 0.62 + 0.035],
        [0, height - 0.04],
        [z[0], z[0] + 0.0255],
        { grain: 'y' },
      )
    dress(room, { high: 0.34, head: 0.07, foot: 0.03, zBoard: z[0] + 0.05 })
  }),
  bedDesign(FAMILY, 'cane', { body: '#b98a5a', frame: '#b98a5a', accent: '#e3d9c9' }, (room) => {
    const { work, x, z, width, height, body, wood } = room
    addBedFrame(room, body, { low: 0.2, high: 0.34, thick: 0.028, head: 0.045, foot: 0 })
    work.board(body, within(x, 0.028), [0.2, 0.34], [z[1] - 0.028, z[1] - 0.001], { grain: 'x', radius: 0.003 })
    for (const side of [-1, 1])
      work.add(wood, placed(squareLeg(0.205, 0.048, 0.03), [side * (x[1] - 0.06), 0, z[1] - 0.06]))
    const [low, high] = [0.2, height]
    const outer = roundedRectangle(width, high - low, [0.16, 0.16, 0.02, 0.02], 8)
    const bays = cut([-width / 2 + 0.06, width / 2 - 0.06], width > 1.3 ? [1, 1, 1] : [1, 1], 0.045)
    const hole = (bay: Span, i: number): [number, number][] =>
      roundedRectangle(
        bay[1] - bay[0],
        high - low - 0.16,
        i === 0 ? [0.01, 0.1, 0.01, 0.01] : i === bays.length - 1 ? [0.1, 0.01, 0.01, 0.01] : 0.01,
        6,
      ).map(([a, b]) => [a + (bay[0] + bay[1]) / 2, b + 0.02])
    work.add(
      body,
      placed(extruded({ outline: outer, holes: bays.map(hole), thickness: 0.034, bevel: 0.004, lies: 'upright' }), [
        0,
        (low + high) / 2,
        z[0] + 0.024,
      ]),
    )
    for (const bay of bays)
      work.add(
        { slot: 'fixed', surface: { kind: 'rattan', colour: '#d9bd8c' } },
        boardOf(within(bay, -0.006), [low + 0.09, high - 0.052], [z[0] + 0.02, z[0] + 0.026], {
          grain: 'y',
          radius: 0.0005,
        }),
      )
    for (const side of [-1, 1])
      work.add(wood, placed(squareLeg(low + 0.01, 0.045, 0.03), [side * (x[1] - 0.06), 0, z[0] + 0.024]))
    dress(room, { high: 0.34, head: 0.045, foot: 0.028, zBoard: z[0] + 0.042 })
  }),
  bedDesign(FAMILY, 'metal-arch', { body: '#232221', accent: '#e8e2d6' }, (room) => {
    metalEnd(room, room.z[0] + 0.016, room.height, 0.5, true)
    metalEnd(room, room.z[1] - 0.016, 0.62, 0.3, true)
    metalRails(room)
    dress(room, { high: 0.36, head: 0.034, foot: 0.034, zBoard: room.z[0] + 0.034, hasFootboard: true })
  }),
  bedDesign(FAMILY, 'metal-square', { body: '#c9c6c0', accent: '#8fa0ab' }, (room) => {
    metalEnd(room, room.z[0] + 0.016, room.height, 0.5, false)
    metalEnd(room, room.z[1] - 0.016, 0.46, 0.3, false)
    metalRails(room)
    dress(room, { high: 0.36, head: 0.034, foot: 0.034, zBoard: room.z[0] + 0.034, hasFootboard: true })
  }),
  bedDesign(
    FAMILY,
    'country',
    { body: '#eceae4', accent: '#a9b7c0' },
    (room) => {
      posts(room, room.body, 0.065, 0.38, 0.58)
      const { work, x, z, height, body } = room
      const inner = within(x, 0.065)
      for (const [at, top] of [
        [z[0] + 0.01, height - 0.026],
        [z[1] - 0.04, 0.53],
      ] as const) {
        const low = at < 0 ? 0.36 : 0.2
        work.board(body, within(x, 0.012), [top, top + 0.026], [at - 0.008, at + 0.042], { grain: 'x', radius: 0.008 })
        work.board(body, inner, [top - 0.08, top], [at, at + 0.03], { grain: 'x' })
        work.board(body, inner, [low, low + 0.08], [at, at + 0.03], { grain: 'x' })
        for (const panel of cut(
          inner,
          Array.from({ length: Math.max(3, Math.round((inner[1] - inner[0]) / 0.12)) }, () => 1),
          0.003,
        ))
          work.board(body, panel, [low + 0.078, top - 0.078], [at + 0.008, at + 0.022], { grain: 'y', radius: 0.003 })
      }
      dress(room, { high: 0.38, head: 0.055, foot: 0.055, zBoard: z[0] + 0.04, hasFootboard: true })
    },
    { isPainted: true },
  ),
]

/** Corner posts and rails; the foot's end is low unless `footHigh` is told. */
function posts(room: BedRoom, look: Look, wide: number, high: number, footHigh?: number): void {
  const { work, x, z, height } = room
  for (const side of [
    [x[0], x[0] + wide],
    [x[1] - wide, x[1]],
  ] as const) {
    work.board(look, side, [0, footHigh === undefined ? height : height - 0.026], [z[0], z[0] + wide], {
      grain: 'y',
      radius: 0.005,
    })
    work.board(look, side, [0, footHigh === undefined ? high + 0.02 : footHigh - 0.05], [z[1] - wide, z[1]], {
      grain: 'y',
      radius: 0.005,
    })
  }
  addBedFrame(room, look, { low: high - 0.15, high, thick: 0.028, head: wide, foot: wide })
  if (footHigh === undefined)
    work.board(look, within(x, wide), [high - 0.15, high], [z[1] - wide * 0.75, z[1] - wide * 0.75 + 0.026], {
      grain: 'x',
      radius: 0.003,
    })
}

function dress(
  { work, width, length, height, z, spec }: BedRoom,
  at: { high: number; head: number; foot: number; zBoard: number; hasFootboard?: boolean },
): void {
  const top = at.high + 0.17
  const footDrop = at.hasFootboard ? 0.1 : 0.18
  addBedding(work, {
    width: width - 0.066,
    length: length - at.head - at.foot - 0.012 - (at.hasFootboard ? 0.02 : 0),
    bottom: at.high - 0.05,
    top,
    zHead: z[0] + at.head + 0.004,
    zBoard: at.zBoard,
    boardAbove: height - top,
    drop: 0.18,
    footDrop,
    throw: spec.seed % 2 === 0,
    seed: spec.seed + 3,
  })
}

/** A head or foot of steel tube: a hoop with rods, curved or square. */
function metalEnd({ work, x, metal }: BedRoom, z: number, height: number, low: number, isArched: boolean): void {
  const r = 0.016
  const [left, right] = [x[0] + r, x[1] - r]
  const rise = isArched ? Math.min(0.16, height * 0.2) : 0
  const top = (at: number): number => height - r - rise * (2 * ((at - left) / (right - left)) - 1) ** 2
  const hoop: Vec3[] = isArched
    ? [
        [left, 0, z],
        [left, height - rise - r - 0.05, z],
        ...Array.from({ length: 11 }, (_, i): Vec3 => [
          left + ((right - left) * (i + 0.3)) / 10.6,
          top(left + ((right - left) * (i + 0.3)) / 10.6),
          z,
        ]),
        [right, height - rise - r - 0.05, z],
        [right, 0, z],
      ]
    : [
        [left, 0, z],
        [left, height - r, z],
        [right, height - r, z],
        [right, 0, z],
      ]
  if (isArched) work.add(metal, tube(hoop, r, { steps: 90, sides: 14 }))
  else
    for (const [a, b] of [
      [x[0], x[0] + 2 * r],
      [x[1] - 2 * r, x[1]],
    ] as const)
      work.add(metal, boardOf([a, b], [0, height], [z - r, z + r], { radius: 0.003 }))
  if (!isArched) work.board(metal, within(x, 2 * r), [height - 2 * r, height], [z - r, z + r], { radius: 0.003 })
  work.add(
    metal,
    tube(
      [
        [left, low, z],
        [right, low, z],
      ],
      r * 0.7,
      { steps: 1, sides: 12 },
    ),
  )
  const count = Math.max(4, Math.round((right - left) / (isArched ? 0.17 : 0.12)))
  for (let i = 1; i < count; i++) {
    const at = left + ((right - left) * i) / count
    work.add(
      metal,
      tube(
        [
          [at, low, z],
          [at, top(at) - (isArched ? 0 : r), z],
        ],
        0.006,
        { steps: 1, sides: 10 },
      ),
    )
    if (isArched && i % 2 === 0) work.add(metal, placed(sphere(0.019, 16), [at, (low + top(at)) / 2, z]))
  }
}

function metalRails(room: BedRoom): void {
  const { work, x, z, metal } = room
  for (const side of [
    [x[0] + 0.004, x[0] + 0.029],
    [x[1] - 0.029, x[1] - 0.004],
  ] as const)
    work.board(metal, side, [0.31, 0.36], within(z, 0.03), { radius: 0.003 })
  work.board(metal, within(x, 0.03), [0.31, 0.33], [-0.02, 0.02], { radius: 0.003 })
  work.add(
    metal,
    tube(
      [
        [0, 0, 0],
        [0, 0.312, 0],
      ],
      0.014,
      { steps: 1, sides: 12 },
    ),
  )
}
