import { expect, test } from 'vitest'
import type { Vec3 } from '../../geometry/vector.ts'
import { bar, stick, tube } from './bar.ts'
import { castor, hoop, spindle } from './legs.ts'
import { meshOf } from './mesh-of.ts'
import { moulded, upright } from './moulded.ts'
import { arc, bent, curve, dense } from './path.ts'
import { eased, freehand, oval, plate, rectangle, underBevelled } from './plate.ts'
import { quilted } from './quilted.ts'
import { mirrored, moved, reversed, type Solid } from './solid.ts'
import { drum, turned } from './turned.ts'

/** Six times the volume that the faces enclose: positive when they look outwards. */
function volumeOf({ places, triangles }: Solid): number {
  return (
    triangles.reduce((sum, [a, b, c]) => sum + dot(places[a] as Vec3, cross(places[b] as Vec3, places[c] as Vec3)), 0) /
    6
  )
}
function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

const bodies: Record<string, [Solid, volume: number]> = {
  'a square stick': [
    stick([0, 0, 0], [0, 100, 0], { a: 10, b: 20, corner: 2 }, undefined, { ease: 0.5 }),
    20 * 40 * 100,
  ],
  'a tube round a bend': [
    tube(
      bent(
        [
          [0, 0, 0],
          [0, 400, 0],
          [400, 400, 0],
        ],
        60,
      ),
      12,
    ),
    144 * Math.PI * 774,
  ],
  'a hoop': [hoop(200, 200, 50, 8), 64 * Math.PI * 2 * Math.PI * 200],
  'a table top': [plate(rectangle(1000, 600, 20), 700, eased(30, 4)), 1000 * 600 * 30],
  'a round top with a thin rim': [plate(oval(800, 800), 700, underBevelled(24, 40)), 0.94 * Math.PI * 160000 * 24],
  'a lathe turned disc': [turned(drum(100, 0, 20, 2)), Math.PI * 10000 * 20],
  'a pad in rows': [
    quilted({ width: 500, depth: 500, thick: 100, corner: 60, rim: 30, relief: () => 0 }),
    0.9 * 500 * 500 * 100,
  ],
}

test.each(Object.entries(bodies))(
  '%s is closed, looks outwards and holds what its size says',
  (_, [solid, expected]) => {
    const edges = new Map<string, number>()
    const ids = welded(solid)
    for (const triangle of solid.triangles) {
      const [a, b, c] = triangle.map((at) => ids[at]) as [number, number, number]
      if (a === b || b === c || a === c) continue
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        edges.set(`${from},${to}`, (edges.get(`${from},${to}`) ?? 0) + 1)
        edges.set(`${to},${from}`, (edges.get(`${to},${from}`) ?? 0) - 1)
      }
    }
    expect([...edges.values()].filter((open) => open !== 0)).toEqual([])
    const volume = volumeOf(solid)
    expect(volume / expected).toBeGreaterThan(0.93)
    expect(volume / expected).toBeLessThan(1.07)
  },
)

test('mirroring and turning keep the faces outwards', () => {
  const one = moved(stick([0, 0, 0], [10, 100, 5], { a: 10, b: 8 }), [100, 0, 50])
  for (const other of [mirrored(one), reversed(one), upright(one, 10)])
    expect(volumeOf(other)).toBeCloseTo(volumeOf(one), -1)
})

test('a bent line stays within its corners and a curve passes through its points', () => {
  const line = bent(
    [
      [0, 0, 0],
      [100, 0, 0],
      [100, 100, 0],
    ],
    30,
  )
  expect(line.every(([x, y]) => x <= 100.001 && y >= -0.001)).toBe(true)
  const through: Vec3[] = [
    [0, 0, 0],
    [50, 80, 0],
    [120, 60, 10],
  ]
  for (const point of through)
    expect(
      curve(through).some((place) => place.every((value, axis) => Math.abs(value - (point[axis] as number)) < 1e-6)),
    ).toBe(true)
  expect(
    dense(
      [
        [0, 0, 0],
        [100, 0, 0],
      ],
      10,
    ),
  ).toHaveLength(11)
  expect(arc(10, 10, 0, 0, 90, 4)).toHaveLength(5)
})

test('a board keeps flat faces: the normal in the middle of a narrow rounding does not lean over the top', () => {
  const mesh = meshOf(plate(rectangle(600, 400, 10), 0, eased(25, 3)))
  const upwards = [...mesh.positions.keys()]
    .filter((at) => at % 3 === 1 && Math.abs((mesh.positions[at] as number) - 0.025) < 1e-6)
    .map((at) => mesh.normals[at] as number)
  expect(Math.min(...upwards)).toBeGreaterThan(0.995)
})

test('a moulded sheet runs from the first point of its profile to the last', () => {
  const sheet = moulded(plate(rectangle(400, 800, 60, 25), -5, eased(10, 4), { rings: 8 }), [
    [200, 440],
    [-100, 450],
    [-200, 800],
  ])
  expect(Math.max(...sheet.places.map(([, y]) => y))).toBeCloseTo(800, -1)
  expect(Math.max(...sheet.places.map(([, , z]) => z))).toBeCloseTo(200, -1)
})

test('a castor stands on the floor and a leg ends where it is told', () => {
  expect(Math.min(...castor(0, 0, 30).flatMap(({ places }) => places.map(([, y]) => y)))).toBeCloseTo(0, 1)
  expect(
    Math.min(...spindle([0, 400, 0], [50, 0, 50], { start: 10, belly: 15, end: 8 }).places.map(([, y]) => y)),
  ).toBeGreaterThan(-8)
  expect(
    volumeOf(
      plate(
        freehand([
          [100, 0],
          [0, 100],
          [-100, 0],
          [0, -100],
        ]),
        0,
        eased(10, 1),
      ),
    ),
  ).toBeGreaterThan(180000)
  expect(
    volumeOf(
      bar(
        [
          [0, 0, 0],
          [0, 50, 0],
        ],
        (u) => ({ a: 10 - 5 * u, b: 10 - 5 * u }),
      ),
    ),
  ).toBeGreaterThan(0)
})

function welded({ places }: Solid): number[] {
  const known = new Map<string, number>()
  return places.map((place, at) => {
    const key = place.map((value) => Math.round(value * 50)).join()
    const id = known.get(key) ?? at
    known.set(key, id)
    return id
  })
}
