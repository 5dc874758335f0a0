import { lathe, smoothProfile } from '../../geometry/lathe.ts'
import { chance } from '../../geometry/noise.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { placed } from '../../geometry/transform.ts'
import type { Surface } from '../../model.ts'
import { type Bench, boardOf, type Look, type Span } from './bench.ts'

/** Quiet things that stand on a shelf and show its use. */
export type PropKind =
  | 'books'
  | 'books-right'
  | 'stack'
  | 'vase'
  | 'bowl'
  | 'jug'
  | 'basket'
  | 'box'
  | 'plates'
  | 'glasses'

const BOOKS = [
  '#e4ddd0',
  '#c9bda6',
  '#8d9a92',
  '#5d6b73',
  '#b88a6a',
  '#d8d2c8',
  '#a3a39b',
  '#6f5a4b',
  '#efe9de',
  '#7d8a99',
]

function fixed(kind: Surface['kind'], colour: string, roughness?: number): Look {
  return {
    slot: 'fixed',
    surface: { kind, colour, ...(roughness === undefined ? {} : { roughness }) },
  }
}

/** Puts things on the floor of a room between boards; small rooms stay empty. */
export function addProps(bench: Bench, kind: PropKind, room: { x: Span; y: Span; z: Span }): void {
  const [width, height, depth] = [room.x[1] - room.x[0], room.y[1] - room.y[0], room.z[1] - room.z[0]]
  if (width < 0.12 || height < 0.1) return
  const seed = Math.round(room.x[0] * 1000) * 31 + Math.round(room.y[0] * 1000) * 17
  const random = chance(seed)
  const mid = (room.x[0] + room.x[1]) / 2 + random.jitter(width * 0.12)
  const z = room.z[0] + depth * 0.5
  if (kind === 'books' || kind === 'books-right') addBooks(bench, room, kind === 'books-right', seed)
  else if (kind === 'stack') addStack(bench, room, seed)
  else if (kind === 'basket' || kind === 'box') addBox(bench, kind, room)
  else if (kind === 'plates') addPlates(bench, [mid, room.y[0], z], Math.min(0.12, depth * 0.4))
  else if (kind === 'glasses')
    for (let i = 0; i < Math.floor((width - 0.04) / 0.1); i++)
      bench.add(
        fixed('glass', '#eef4f3'),
        placed(
          lathe(
            [
              [0, 0.001],
              [0.03, 0],
              [0.033, 0.09],
              [0.036, 0.11],
              [0.035, 0.11],
              [0.03, 0.006],
              [0, 0.006],
            ],
            { sides: 24 },
          ),
          [room.x[0] + 0.07 + i * 0.1, room.y[0], z + (i % 2) * 0.03],
        ),
      )
  else
    addPot(
      bench,
      kind,
      [mid, room.y[0], z],
      Math.min(height * 0.72, kind === 'bowl' ? 0.09 : 0.26),
      Math.min(width, depth) * 0.45,
    )
}

function addBooks(bench: Bench, room: { x: Span; y: Span; z: Span }, atRight: boolean, seed: number): void {
  const random = chance(seed + 5)
  const roomHigh = room.y[1] - room.y[0]
  const full = (room.x[1] - room.x[0]) * random.between(0.38, 0.6)
  let at = 0
  while (at < full) {
    const thick = random.between(0.014, 0.038)
    const high = Math.min(roomHigh * 0.86, random.between(0.19, 0.27))
    const deep = Math.min(room.z[1] - room.z[0] - 0.03, high * 0.72)
    const from = atRight ? room.x[1] - 0.006 - at - thick : room.x[0] + 0.006 + at
    const front = room.z[1] - 0.035 - random.between(0, 0.012)
    const cover = fixed('plain', random.pick(BOOKS), 0.7)
    bench.add(
      cover,
      boardOf([from, from + thick], [room.y[0], room.y[0] + high], [front - deep, front], { radius: 0.002 }),
    )
    at += thick + 0.0008
  }
}

const PAGES = fixed('plain', '#efe9db', 0.9)

/** Books that lie on each other, their pages to the front. */
function addStack(bench: Bench, room: { x: Span; y: Span; z: Span }, seed: number): void {
  const random = chance(seed + 9)
  const wide = Math.min(0.26, (room.x[1] - room.x[0]) * 0.7)
  const deep = Math.min(0.2, (room.z[1] - room.z[0]) * 0.8)
  let y = room.y[0]
  for (let i = 0; i < 3; i++) {
    const thick = random.between(0.018, 0.032)
    if (y + thick > room.y[1] - 0.02) return
    const k = 1 - i * 0.08
    const [w, d, cover] = [wide * k, deep * k, 0.0025]
    const at = (mesh: Mesh): Mesh =>
      placed(mesh, [(room.x[0] + room.x[1]) / 2, y, (room.z[0] + room.z[1]) / 2 + 0.01], [0, turn, 0])
    const turn = random.jitter(7)
    const boards = [
      boardOf([-w / 2, w / 2], [0, cover], [-d / 2, d / 2], { radius: 0.001 }),
      boardOf([-w / 2, w / 2], [thick - cover, thick], [-d / 2, d / 2], { radius: 0.001 }),
      boardOf([-w / 2, -w / 2 + cover], [0, thick], [-d / 2, d / 2], { radius: 0.001 }),
    ]
    bench.add(fixed('plain', BOOKS[(i * 3 + Math.abs(seed)) % BOOKS.length] as string, 0.7), ...boards.map(at))
    bench.add(
      PAGES,
      at(
        boardOf([-w / 2 + cover, w / 2 - 0.005], [cover, thick - cover], [-d / 2 + 0.005, d / 2 - 0.005], {
          radius: 0.0005,
        }),
      ),
    )
    y += thick
  }
}

function addBox(bench: Bench, kind: 'basket' | 'box', room: { x: Span; y: Span; z: Span }): void {
  const [w, d] = [(room.x[1] - room.x[0]) * 0.86, (room.z[1] - room.z[0]) * 0.9]
  const h = Math.min((room.y[1] - room.y[0]) * 0.66, 0.24)
  const look =
    kind === 'basket'
      ? fixed('rattan', '#b8935f')
      : ({ slot: 'fixed', surface: { kind: 'fabric', colour: '#bdb5a8', grain: 0.35 } } satisfies Look)
  const x = (room.x[0] + room.x[1]) / 2
  const z = room.z[1] - d / 2 - 0.01
  const t = 0.012
  for (const side of [-1, 1]) {
    bench.add(
      look,
      boardOf(
        [x - w / 2, x + w / 2],
        [room.y[0], room.y[0] + h],
        side < 0 ? [z - d / 2, z - d / 2 + t] : [z + d / 2 - t, z + d / 2],
        { grain: 'x', radius: 0.005 },
      ),
    )
    bench.add(
      look,
      boardOf(
        side < 0 ? [x - w / 2, x - w / 2 + t] : [x + w / 2 - t, x + w / 2],
        [room.y[0], room.y[0] + h],
        [z - d / 2 + t, z + d / 2 - t],
        { grain: 'z', radius: 0.004 },
      ),
    )
  }
  bench.add(
    look,
    boardOf([x - w / 2 + t, x + w / 2 - t], [room.y[0], room.y[0] + t], [z - d / 2 + t, z + d / 2 - t], {
      radius: 0.002,
    }),
  )
}

function addPlates(bench: Bench, at: readonly [number, number, number], radius: number): void {
  const plate = lathe(
    [
      [0, 0],
      [radius * 0.55, 0],
      [radius, 0.016],
      [radius, 0.019],
      [radius * 0.56, 0.005],
      [0, 0.005],
    ],
    { sides: 40, creaseDegrees: 30 },
  )
  for (let i = 0; i < 5; i++)
    bench.add(fixed('ceramic', '#ece7dd', 0.3), placed(plate, [at[0], at[1] + i * 0.008, at[2]]))
}

function addPot(
  bench: Bench,
  kind: PropKind,
  at: readonly [number, number, number],
  height: number,
  wide: number,
): void {
  const r = Math.min(wide, height * 0.42)
  const shapes: Partial<Record<PropKind, readonly (readonly [number, number])[]>> = {
    vase: [
      [r * 0.55, 0],
      [r * 0.9, height * 0.2],
      [r, height * 0.4],
      [r * 0.72, height * 0.68],
      [r * 0.34, height * 0.86],
      [r * 0.42, height],
    ],
    jug: [
      [r * 0.6, 0],
      [r * 0.66, height * 0.1],
      [r * 0.72, height * 0.5],
      [r * 0.66, height * 0.85],
      [r * 0.7, height],
    ],
    bowl: [
      [r * 0.6, 0],
      [r * 1.3, height * 0.35],
      [r * 1.75, height * 0.8],
      [r * 1.85, height],
    ],
  }
  const outline = smoothProfile(
    shapes[kind] ?? [
      [r, 0],
      [r, height],
    ],
    6,
  )
  const last = outline.at(-1) as [number, number]
  const profile: [number, number][] = [
    [0, 0],
    ...outline,
    [last[0] - 0.004, last[1]],
    ...outline
      .toReversed()
      .slice(2)
      .map(([radius, y]): [number, number] => [Math.max(0.004, radius - 0.005), Math.max(0.006, y)]),
    [0, 0.006],
  ]
  const colour = kind === 'vase' ? '#d8cfc0' : kind === 'jug' ? '#7f8b84' : '#cbb79c'
  bench.add(fixed('ceramic', colour, 0.45), placed(lathe(profile, { sides: 40, creaseDegrees: 45 }), at))
}
