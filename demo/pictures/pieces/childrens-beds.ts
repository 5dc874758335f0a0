import { roundedBox } from '../geometry/rounded-box.ts'
import { placed } from '../geometry/transform.ts'
import type { Design } from '../model.ts'
import { addBedFrame, bedDesign, type BedFamily, type BedRoom } from './cabinetry/bed-design.ts'
import { addBedding } from './cabinetry/bedding.ts'
import { cut, type Look, type Span, within } from './cabinetry/bench.ts'
import { addCase } from './cabinetry/case.ts'
import { addFront } from './cabinetry/fronts.ts'

const SIDE: Design['views'] = {
  'three-quarter': { azimuth: 58, elevation: 13 },
  front: { azimuth: 90, elevation: 8 },
  detail: { azimuth: 60, elevation: 14, aim: [1, 0.5, 0.75], zoom: 2.6 },
}

const SMALL: BedFamily = {
  family: 'childrens-beds',
  own: { width: 0.96, depth: 1.96, height: 0.75 },
  sizes: [{ key: 'm', spec: { widthMm: 960, depthMm: 1960, heightMm: 750 } }],
  views: SIDE,
}

/** Beds for children: body, drawer fronts ('top'), duvet ('accent'). */
export const childrensBeds: readonly Design[] = [
  bedDesign(SMALL, 'guarded', { body: '#d8b88a', accent: '#a9c2b5' }, (room) => {
    const { work, x, z, height, body } = room
    ends(room, body, height)
    addBedFrame(room, body, { low: 0.2, high: 0.34, thick: 0.024, head: 0.024, foot: 0.024 })
    for (const [side, from, to] of [
      [1, z[0] + 0.02, z[0] + 1.0],
      [-1, z[0] + 0.02, z[1] - 0.02],
    ] as const)
      fence(
        work,
        body,
        side > 0 ? [x[1] - 0.02, x[1]] : [x[0], x[0] + 0.02],
        [0.34, Math.min(height - 0.06, 0.62)],
        [from, to],
      )
    dress(room, 0.34, 0.024, 0.07)
  }),
  bedDesign(
    SMALL,
    'house',
    { body: '#f1efeb', accent: '#e2c9c0' },
    (room) => {
      const { work, x, z, height, body } = room
      const post = 0.042
      const eaves = Math.min(height - 0.3, height * 0.72)
      for (const at of [z[0] + post / 2, z[1] - post / 2]) {
        for (const side of [-1, 1])
          work.board(
            body,
            side < 0 ? [x[0], x[0] + post] : [x[1] - post, x[1]],
            [0, eaves],
            [at - post / 2, at + post / 2],
            { grain: 'y', radius: 0.004 },
          )
        const [run, rise] = [x[1] - post / 2, height - eaves]
        const long = Math.hypot(run, rise)
        for (const side of [-1, 1])
          work.add(
            body,
            placed(
              roundedBox({ width: long, height: post, depth: post, radius: 0.004 }),
              [(side * run) / 2, eaves + rise / 2 - post * 0.62, at],
              [0, 0, (-side * Math.atan2(rise, run) * 180) / Math.PI],
            ),
          )
        work.board(body, within(x, post), [0.12, 0.3], [at - 0.012, at + 0.012], { grain: 'x' })
      }
      for (const side of [-1, 1])
        work.board(
          body,
          side < 0 ? [x[0] + 0.002, x[0] + post - 0.002] : [x[1] - post + 0.002, x[1] - 0.002],
          [eaves - 0.06, eaves - 0.02],
          within(z, post),
          { grain: 'z', radius: 0.004 },
        )
      work.board(body, [-post / 2, post / 2], [height - post * 2.1, height - post * 1.1], within(z, post), {
        grain: 'z',
        radius: 0.004,
      })
      addBedFrame(room, body, { low: 0.14, high: 0.28, thick: 0.026, head: post, foot: post })
      fence(work, body, [x[0], x[0] + 0.02], [0.28, 0.5], within(z, post))
      dress(room, 0.28, post)
    },
    { isPainted: true, sizes: [{ key: 'm', spec: { widthMm: 980, depthMm: 2000, heightMm: 1500 } }] },
  ),
  bedDesign(
    SMALL,
    'daybed-trundle',
    { body: '#e9e4da', top: '#e9e4da', frame: '#b98a5a', accent: '#b9c2c9' },
    (room) => {
      const { work, x, z, height, body } = room
      ends(room, body, height)
      work.board(body, [x[0], x[0] + 0.022], [0.28, height - 0.04], within(z, 0.024), { grain: 'z' })
      addBedFrame(room, body, { low: 0.3, high: 0.4, thick: 0.024, head: 0.024, foot: 0.024 })
      work.veneer(
        'trundle',
        { ...body, slot: 'top' },
        ...cut(within(z, 0.03), [1, 1], 0.004).map((lane) => slab([x[1] - 0.022, x[1] - 0.002], [0.03, 0.29], lane)),
      )
      work.board(body, [x[0] + 0.06, x[1] - 0.0225], [0.035, 0.2], within(z, 0.034), { grain: 'z' })
      for (const at of [z[0] + 0.12, z[1] - 0.12])
        for (const side of [x[0] + 0.12, x[1] - 0.08])
          work.board(
            { slot: 'fixed', surface: { kind: 'plain', colour: '#2c2a28' } },
            [side - 0.02, side + 0.02],
            [0, 0.037],
            [at - 0.012, at + 0.012],
            { radius: 0.01 },
          )
      for (const lane of cut(within(z, 0.03), [1, 1], 0.004))
        work.add(
          { slot: 'frame', surface: 'wood' },
          placed(roundedBox({ width: 0.02, height: 0.028, depth: 0.12, radius: 0.006 }), [
            x[1] + 0.006,
            0.23,
            (lane[0] + lane[1]) / 2,
          ]),
        )
      dress(room, 0.4)
    },
    { isPainted: true, sizes: [{ key: 'm', spec: { widthMm: 960, depthMm: 1980, heightMm: 800 } }] },
  ),
]

const BUNK: BedFamily = {
  family: 'bunk-beds',
  own: { width: 1, depth: 2.02, height: 1.6 },
  sizes: [{ key: 'm', spec: { widthMm: 1000, depthMm: 2020, heightMm: 1600 } }],
  views: SIDE,
}

/** Bunks and loft beds. */
export const bunkBeds: readonly Design[] = [
  bedDesign(BUNK, 'solid-wood', { body: '#d8b88a', accent: '#a9b7c0' }, (room) => {
    const bed = besideLadder(room)
    frame(bed, 0.06)
    bunk(bed, room.body, 0.34, 0.06)
    bunk(bed, room.body, room.height - 0.42, 0.06)
    guard(bed, 0.06)
    ladder(bed, 0.06)
  }),
  bedDesign(
    BUNK,
    'with-drawers',
    { body: '#f1efeb', top: '#c9a878', accent: '#8fa596' },
    (whole) => {
      const room = besideLadder(whole)
      const { work, x, z } = room
      frame(room, 0.05)
      bunk(room, room.body, 0.42, 0.05)
      bunk(room, room.body, room.height - 0.42, 0.05)
      guard(room, 0.05)
      ladder(room, 0.05)
      for (const lane of cut(within(z, 0.055), [1, 1], 0.006)) {
        work.board({ slot: 'top', surface: 'wood' }, [x[1] - 0.06, x[1] - 0.04], [0.02, 0.25], lane, {
          grain: 'z',
          radius: 0.003,
        })
        work.board(room.body, [x[0] + 0.1, x[1] - 0.06], [0.03, 0.2], within(lane, 0.01), { grain: 'x' })
        for (const at of [lane[0] + 0.08, lane[1] - 0.08])
          work.board(
            { slot: 'fixed', surface: { kind: 'plain', colour: '#2c2a28' } },
            [x[1] - 0.13, x[1] - 0.08],
            [0, 0.032],
            [at - 0.015, at + 0.015],
            { radius: 0.008 },
          )
        work.add(
          { slot: 'fixed', surface: { kind: 'plain', colour: '#2f2a25' } },
          placed(roundedBox({ width: 0.003, height: 0.03, depth: 0.12, radius: 0.001 }), [
            x[1] - 0.0392,
            0.19,
            (lane[0] + lane[1]) / 2,
          ]),
        )
      }
    },
    { isPainted: true },
  ),
  bedDesign(
    BUNK,
    'loft-desk',
    { body: '#c9a878', top: '#f1efeb', accent: '#d9cfc0' },
    (whole) => {
      const room = besideLadder(whole)
      const { work, x, z, body } = room
      frame(room, 0.06)
      bunk(room, body, room.height - 0.42, 0.06)
      guard(room, 0.06)
      ladder(room, 0.06)
      const white: Look = { slot: 'top', surface: { kind: 'lacquer', roughness: 0.45 } }
      work.board(white, [x[0] + 0.064, x[1] - 0.22], [0.72, 0.744], within(z, 0.064), { grain: 'z', radius: 0.003 })
      work.board(white, [x[0] + 0.04, x[0] + 0.06], [0.45, 0.72], within(z, 0.064), { grain: 'z' })
      addCase(work, {
        x: [x[0] + 0.07, x[0] + 0.5],
        y: [0, 0.72],
        z: [z[0] + 0.07, z[0] + 0.47],
        body,
        fronts: white,
        panel: 0.018,
        mount: 'inset',
        columns: [
          {
            share: 1,
            cells: [
              { share: 1, kind: 'drawer', handle: 'none' },
              { share: 1, kind: 'drawer' },
              { share: 1, kind: 'drawer' },
            ],
          },
        ],
      })
      addFront(
        work,
        'flat',
        { x: [x[0] + 0.07, x[0] + 0.4], y: [0.001, 0.719], face: z[1] - 0.07, thickness: 0.022 },
        body,
        { grain: 'y' },
      )
    },
    { sizes: [{ key: 'm', spec: { widthMm: 1000, depthMm: 2020, heightMm: 1800 } }] },
  ),
]

/** End panels with rounded upper corners. */
function ends({ work, x, z }: BedRoom, look: Look, height: number): void {
  for (const at of [z[0], z[1] - 0.024]) {
    for (const side of [
      [x[0], x[0] + 0.05],
      [x[1] - 0.05, x[1]],
    ] as const)
      work.board(look, side, [0, height], [at, at + 0.024], { grain: 'y', radius: 0.006 })
    work.board(look, within(x, 0.05), [0.22, height - 0.002], [at + 0.002, at + 0.022], { grain: 'x', radius: 0.006 })
  }
}

function fence(work: BedRoom['work'], look: Look, x: Span, y: Span, z: Span): void {
  for (const rail of [
    [y[1] - 0.06, y[1]],
    [y[0] + (y[1] - y[0]) * 0.2, y[0] + (y[1] - y[0]) * 0.2 + 0.06],
  ] as const)
    if (y[1] - y[0] > 0.2 || rail[1] === y[1]) work.board(look, x, rail, z, { grain: 'z', radius: 0.006 })
  for (const at of [z[0] + 0.1, z[1] - 0.1])
    work.board(look, [x[0] + 0.003, x[1] - 0.003], [y[0] - 0.06, y[1] - 0.01], [at - 0.03, at + 0.03], {
      grain: 'y',
      radius: 0.004,
    })
}

function slab(x: Span, y: Span, z: Span): ReturnType<typeof roundedBox> {
  return placed(
    roundedBox({ width: x[1] - x[0], height: y[1] - y[0], depth: z[1] - z[0], radius: 0.002, grainAlong: 'z' }),
    [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2],
  )
}

function dress({ work, width, length, height, z, spec }: BedRoom, high: number, head = 0.024, slack = 0): void {
  const top = high + 0.12
  const board = head > 0.03 ? 0 : height - top
  addBedding(work, {
    width: width - 0.062 - slack,
    length: length - 2 * head - 0.014,
    bottom: high - 0.05,
    top,
    zHead: z[0] + head + 0.004,
    zBoard: z[0] + head,
    boardAbove: board,
    drop: 0.1,
    footDrop: 0.09,
    throw: false,
    pillows: 1,
    seed: spec.seed + 8,
  })
}

function frame({ work, x, z, height, body }: BedRoom, post: number): void {
  for (const side of [
    [x[0], x[0] + post],
    [x[1] - post, x[1]],
  ] as const)
    for (const at of [
      [z[0], z[0] + post],
      [z[1] - post, z[1]],
    ] as const)
      work.board(body, side, [0, height], at, { grain: 'y', radius: 0.006 })
  for (const at of [z[0] + 0.012, z[1] - 0.036]) {
    for (const y of [height - 0.1, height - 0.26, height - 0.44])
      work.board(body, within(x, post), [y, y + 0.08], [at, at + 0.024], { grain: 'x', radius: 0.004 })
    for (const y of [0.24, 0.5])
      work.board(body, within(x, post), [y, y + 0.08], [at, at + 0.024], { grain: 'x', radius: 0.004 })
  }
}

function bunk(room: BedRoom, look: Look, high: number, post: number): void {
  const { work, width, length, z, spec } = room
  addBedFrame(room, look, { low: high - 0.14, high, thick: 0.026, head: post, foot: post })
  addBedding(work, {
    width: width - 0.064,
    length: length - 0.09,
    bottom: high - 0.05,
    top: high + 0.09,
    zHead: z[0] + 0.045,
    drop: 0.085,
    footDrop: 0.08,
    throw: false,
    pillows: 1,
    seed: spec.seed + Math.round(high * 10),
  })
}

/** Rails round the upper bed, open at the ladder. */
function guard({ work, x, z, height, body }: BedRoom, post: number): void {
  const open = 0.46
  for (const y of [height - 0.1, height - 0.26]) {
    work.board(body, [x[0] + 0.012, x[0] + 0.034], [y, y + 0.07], within(z, post), { grain: 'z', radius: 0.004 })
    work.board(body, [x[1] - 0.034, x[1] - 0.012], [y, y + 0.07], [z[0] + post, z[1] - post - open], {
      grain: 'z',
      radius: 0.004,
    })
  }
  work.board(
    body,
    [x[1] - 0.05, x[1] - 0.034],
    [height - 0.5, height - 0.03],
    [z[1] - post - open - 0.05, z[1] - post - open],
    { grain: 'y', radius: 0.004 },
  )
}

/** The bed without the ladder that stands before it. */
function besideLadder(room: BedRoom): BedRoom {
  return { ...room, width: room.width - LADDER, x: within(room.x, LADDER / 2) }
}

const LADDER = 0.026

/** An upright ladder at the opening, before the bed. */
function ladder({ work, x, z, height, body }: BedRoom, post: number): void {
  const rail: Span = [x[1] + 0.025, x[1] + 0.049]
  const [from, to] = [z[1] - post - 0.46, z[1] - post - 0.06]
  for (const at of [
    [from, from + 0.045],
    [to - 0.045, to],
  ] as const)
    work.board(body, [rail[0] - 0.024, rail[1] - 0.024], [0, height - 0.16], at, { grain: 'y', radius: 0.005 })
  const steps = Math.round((height - 0.6) / 0.24)
  for (let i = 1; i <= steps; i++) {
    const y = ((height - 0.45) * i) / (steps + 0.4)
    work.board(body, [rail[0] - 0.022, rail[1] - 0.026], [y, y + 0.032], [from + 0.045, to - 0.045], {
      grain: 'z',
      radius: 0.006,
    })
  }
}
