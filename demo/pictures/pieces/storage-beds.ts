import { placed } from '../geometry/transform.ts'
import type { Design } from '../model.ts'
import { bedDesign, type BedFamily, type BedRoom } from './cabinetry/bed-design.ts'
import { addBedding, addMattress } from './cabinetry/bedding.ts'
import { type Bench, boardOf, cut, type Look, type Span, within } from './cabinetry/bench.ts'
import { addCase } from './cabinetry/case.ts'
import { addHandle, type HandleKind } from './cabinetry/handles.ts'
import { soft } from './cabinetry/headboards.ts'
import { sleighEnd } from './cabinetry/sleigh.ts'

const PAINTED: Look = { slot: 'top', surface: { kind: 'lacquer', roughness: 0.42 } }

const FAMILY: BedFamily = {
  family: 'storage-beds',
  own: { width: 1.48, depth: 2.1, height: 0.95 },
  sizes: [{ key: 'double', spec: { widthMm: 1480, depthMm: 2100, heightMm: 950 } }],
  views: {
    'three-quarter': { azimuth: 36, elevation: 17 },
    front: { azimuth: 0, elevation: 12 },
    detail: { azimuth: 44, elevation: 16, aim: [1, 0.2, 0.62], zoom: 2.6 },
  },
}

/** Beds with drawers or a chest below: body, drawer fronts ('top'), handles and duvet ('accent'). */
export const storageBeds: readonly Design[] = [
  bedDesign(
    FAMILY,
    'side-drawers',
    { body: '#f0eeea', top: '#f0eeea', frame: '#9a8c78', accent: '#c7b6a0' },
    (room) => {
      drawerBase(room, 'edge', 2)
      room.work.board(room.body, room.x, [0, room.height], [room.z[0], room.z[0] + 0.03], { grain: 'x', radius: 0.003 })
      dress(room, 0.03)
    },
    { isPainted: true },
  ),
  bedDesign(FAMILY, 'shelf-head', { body: '#c9a878', top: '#c9a878', frame: '#c9a878', accent: '#8fa596' }, (room) => {
    const { work, x, z, height, body } = room
    drawerBase(room, 'wood-knob', 3, 0.24)
    addCase(work, {
      x,
      y: [0, height],
      z: [z[0], z[0] + 0.24],
      body,
      fronts: body,
      panel: 0.022,
      columns: [1, 1.6, 1].map((share, i) => ({
        share,
        cells: [
          {
            share: 0.36,
            kind: 'open' as const,
            props: i === 0 ? ['books' as const] : i === 2 ? ['vase' as const] : [null],
          },
          { share: 0.64, kind: 'open' as const },
        ],
      })),
    })
    work.board(body, within(x, 0.022), [0.03, height * 0.64], [z[0] + 0.222, z[0] + 0.238], { grain: 'x' })
    dress(room, 0.24)
  }),
  bedDesign(
    FAMILY,
    'ottoman',
    { body: '#8d8a86', accent: '#efe9df' },
    (room) => {
      const { work, spec, x, z, height } = room
      const cover: Look = { slot: 'body', surface: spec.cover ?? 'fabric' }
      const ends = { head: z[0] + 0.135, foot: z[1] - 0.105 }
      work.add(
        cover,
        ...sleighEnd({ x, height, inner: ends.head, reach: 0.135, out: -1 }),
        ...sleighEnd({ x, height: height * 0.55, inner: ends.foot, reach: 0.105, out: 1 }),
      )
      const [side, along]: [Span, Span] = [within(x, 0.022), [ends.head - 0.006, ends.foot + 0.006]]
      work.board({ slot: 'fixed', surface: { kind: 'plain', colour: '#2d2b29' } }, within(side, 0.03), [0, 0.3], along)
      work.add(cover, soft(side, [0.03, 0.258], along, 0.016, [0.002, 0.002, 0]))
      work.add(cover, soft(side, [0.268, 0.352], along, 0.02, [0.003, 0.002, 0], 3))
      const strap: Bench = {
        ...work,
        add: (look, ...meshes) =>
          work.add(look, ...meshes.map((mesh) => placed(mesh, [side[1] - 0.002, 0.335, ends.foot - 0.55], [0, 90, 0]))),
      }
      addHandle(
        strap,
        'leather',
        { at: [0, 0, 0], lies: 'x' },
        { slot: 'fixed', surface: { kind: 'leather', colour: '#3a3430' } },
      )
      dress(room, 0.138, { end: 0.142, drop: 0.1 })
    },
    { sizes: [{ key: 'double', spec: { widthMm: 1480, depthMm: 2100, heightMm: 1180 } }] },
  ),
  bedDesign(FAMILY, 'captain', { body: '#b98a5a', top: '#e9e4da', frame: '#3a3632', accent: '#5d6b73' }, (room) => {
    drawerBase(room, 'cup', 2, 0.03, true)
    const { work, x, z, height, body } = room
    // The head has the drawers' paint between two boards of wood, so that both tones are seen from the foot as well.
    for (const [at, row] of cut([0, height], [1.2, 1, 1, 1, 0.5], 0.003).entries())
      work.board(at === 0 || at === 4 ? body : PAINTED, x, row, [z[0], z[0] + 0.028], { grain: 'x', radius: 0.003 })
    work.board(body, within(x, -0.001), [height - 0.002, height + 0.004], [z[0] - 0.001, z[0] + 0.05], {
      grain: 'x',
      radius: 0.002,
    })
    dress(room, 0.03)
  }),
]

const BASE_HIGH = 0.36
/** The base is narrower than the headboard by what its handles stand out. */
const HANDLE_ROOM = 0.024

/** A box with drawers along both sides; tall beds have two rows. */
function drawerBase(
  { work, x: outer, z, body }: BedRoom,
  handle: HandleKind,
  count: number,
  head = 0.03,
  isTwoTone = false,
): void {
  const x = within(outer, HANDLE_ROOM)
  const fronts: Look = isTwoTone ? PAINTED : { slot: 'top', surface: body.surface }
  const span: [number, number] = [z[0] + head, z[1]]
  work.board(body, within(x, 0.04), [0, 0.05], [span[0], span[1] - 0.04], { grain: 'z' })
  work.board(body, x, [BASE_HIGH - 0.022, BASE_HIGH], span, { grain: 'z', radius: 0.003 })
  work.board(
    isTwoTone ? PAINTED : body,
    within(x, 0.0225),
    [0.05, BASE_HIGH - 0.022],
    [span[1] - 0.02, span[1] - 0.001],
    { grain: 'x' },
  )
  work.board(body, within(x, 0.0225), [0.05, BASE_HIGH - 0.022], [span[0], span[1] - 0.021], { grain: 'z' })
  for (const side of [-1, 1]) {
    for (const lane of cut(
      [span[0] + 0.002, span[1] - 0.001],
      Array.from({ length: count }, () => 1),
      0.004,
    )) {
      const face = side * (x[1] - 0.002)
      work.veneer(
        `fronts-${side}`,
        fronts,
        boardOf(side > 0 ? [face - 0.019, face] : [face, face + 0.019], [0.053, BASE_HIGH - 0.026], lane, {
          grain: 'z',
        }),
      )
      const atSide: Bench = {
        ...work,
        add: (look, ...meshes) =>
          work.add(look, ...meshes.map((mesh) => placed(mesh, [face, 0, (lane[0] + lane[1]) / 2], [0, side * 90, 0]))),
      }
      addHandle(
        atSide,
        handle,
        { at: [0, handle === 'edge' ? BASE_HIGH - 0.026 : 0.215, 0], lies: 'x' },
        handle === 'wood-knob'
          ? { slot: 'frame', surface: 'wood' }
          : { slot: 'frame', surface: { kind: 'metal', roughness: 0.4 } },
      )
    }
  }
}

/** Mattress and bedding from `head` to `foot.end` before the bed's end; `foot.drop` where a footboard stands close. */
function dress(
  { work, width, length, height, z, spec }: BedRoom,
  head: number,
  foot: { end: number; drop?: number } = { end: 0.03 },
): void {
  const top = BASE_HIGH + 0.2
  const shape = {
    width: width - 0.09,
    length: length - head - foot.end,
    bottom: BASE_HIGH,
    top,
    zHead: z[0] + head + 0.004,
  }
  if (height < top + 0.1) return addMattress(work, shape)
  addBedding(work, {
    ...shape,
    zBoard: z[0] + head,
    boardAbove: height - top,
    drop: 0.15,
    ...(foot.drop !== undefined && { footDrop: foot.drop }),
    throw: spec.seed % 2 === 0,
    seed: spec.seed + 5,
  })
}
