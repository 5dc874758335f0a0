import { describe, expect, test } from 'vitest'
import { cushion, pillow } from './cushion.ts'
import { extruded } from './extrude.ts'
import { cylinder, lathe, sphere, torus } from './lathe.ts'
import { boundsOf } from './mesh.ts'
import type { Mesh } from './triangle-mesh.ts'
import { ellipse, roundedPolygon, roundedRectangle } from './outline.ts'
import { roundedBox } from './rounded-box.ts'
import { curtain, drape, surface } from './surface.ts'
import { sweep, tube } from './sweep.ts'
import { bent, mirrored, placed } from './transform.ts'
import { piping } from './trim.ts'

const closed: Record<string, Mesh> = {
  board: roundedBox({ width: 1, height: 0.02, depth: 0.5, radius: 0.002 }),
  body: roundedBox({ width: 0.8, height: 0.4, depth: 0.9, radius: 0.05, crown: [0.01, 0.02, 0.01], wrinkle: 0.006 }),
  seat: cushion({ width: 0.7, height: 0.16, depth: 0.68 }),
  back: cushion({ width: 0.7, height: 0.42, depth: 0.17, thin: 'z' }),
  pillow: pillow({ width: 0.45, height: 0.45, thickness: 0.16, chop: 0.5 }),
  leg: sweep({
    through: [
      [0, 0.4, 0],
      [0.03, 0, 0.03],
    ],
    radius: (share) => 0.025 - 0.01 * share,
    squareness: 8,
  }),
  ring: tube(
    [
      [0.3, 0, 0],
      [0, 0, 0.3],
      [-0.3, 0, 0],
      [0, 0, -0.3],
    ],
    0.01,
    { isClosed: true },
  ),
  vase: lathe([
    [0, 0],
    [0.08, 0],
    [0.1, 0.1],
    [0.05, 0.25],
    [0.045, 0.25],
    [0.09, 0.1],
    [0, 0.02],
  ]),
  cylinder: cylinder({ radius: 0.2, height: 0.4 }),
  ball: sphere(0.1),
  torus: torus(0.3, 0.02),
  top: extruded({ outline: ellipse(1.2, 0.8), thickness: 0.03, bevel: 0.006 }),
  frame: extruded({
    outline: roundedRectangle(0.6, 0.9, 0.05),
    holes: [roundedRectangle(0.5, 0.3, 0.02), roundedRectangle(0.2, 0.1, 0.02).map(([x, y]) => [x, y - 0.3] as const)],
    thickness: 0.02,
    lies: 'upright',
  }),
  leg2: extruded({
    outline: roundedPolygon(
      [
        [0, 0],
        [0.1, 0],
        [0.3, 0.5],
        [0.05, 0.4],
      ],
      0.02,
    ),
    thickness: 0.03,
  }),
  throw: drape({
    width: 0.8,
    profile: [
      [0.2, 0.4],
      [0.45, 0.38],
      [0.46, 0],
      [0.8, -0.2],
      [0.5, -0.4],
    ],
  }),
  trim: piping({ width: 0.6, depth: 0.6, corner: 0.05 }),
  mirrored: mirrored(
    bent(placed(roundedBox({ width: 1, height: 0.1, depth: 0.02, cells: 12 }), [0.1, 0.2, 0.3], [10, 20, 30]), 0.8),
  ),
}
const open: Record<string, Mesh> = {
  curtain: curtain({ width: 1.2, height: 2.4, folds: 8 }),
  leaf: surface({ at: (u, v) => [u * 0.1, v * 0.3, Math.sin(u * 3) * 0.02], cellsU: 6, cellsV: 10 }),
}

describe('shapes', () => {
  test.each(Object.entries({ ...closed, ...open }))('%s has finite places and normals of length one', (_, mesh) => {
    expect(mesh.indices.length).toBeGreaterThan(0)
    expect(mesh.positions.every(Number.isFinite) && mesh.grain.every(Number.isFinite)).toBe(true)
    for (let at = 0; at < mesh.normals.length; at += 3)
      expect(Math.hypot(...mesh.normals.subarray(at, at + 3))).toBeCloseTo(1, 4)
  })

  test.each(Object.entries(closed))('%s is closed: every edge is walked once each way', (_, mesh) => {
    expect(openEdges(mesh)).toBe(0)
  })

  test.each(Object.entries(closed))('%s looks outwards: its volume is positive', (_, mesh) => {
    expect(volumeOf(mesh)).toBeGreaterThan(0)
  })

  test('a board has exactly its size, the same from the same numbers', () => {
    const shape = { width: 1.2, height: 0.03, depth: 0.4, radius: 0.003 }
    const { low, high } = boundsOf([roundedBox(shape)])
    expect([0, 1, 2].map((c) => (high[c] ?? 0) - (low[c] ?? 0))).toEqual([
      expect.closeTo(1.2, 5),
      expect.closeTo(0.03, 5),
      expect.closeTo(0.4, 5),
    ])
    expect(roundedBox(shape)).toEqual(roundedBox(shape))
  })
})

function key(mesh: Mesh, index: number): string {
  return [0, 1, 2].map((c) => Math.round((mesh.positions[index * 3 + c] ?? 0) * 5e4)).join()
}

function openEdges(mesh: Mesh): number {
  const seen = new Map<string, number>()
  for (let f = 0; f < mesh.indices.length; f += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [key(mesh, mesh.indices[f + k] ?? 0), key(mesh, mesh.indices[f + ((k + 1) % 3)] ?? 0)]
      seen.set(`${a}>${b}`, (seen.get(`${a}>${b}`) ?? 0) + 1)
    }
  }
  return [...seen].filter(([edge, count]) => (seen.get(edge.split('>').toReversed().join('>')) ?? 0) !== count).length
}

function volumeOf(mesh: Mesh): number {
  let volume = 0
  const at = (f: number, k: number, c: number): number => mesh.positions[(mesh.indices[f + k] ?? 0) * 3 + c] ?? 0
  for (let f = 0; f < mesh.indices.length; f += 3) {
    volume +=
      at(f, 0, 0) * (at(f, 1, 1) * at(f, 2, 2) - at(f, 1, 2) * at(f, 2, 1)) -
      at(f, 0, 1) * (at(f, 1, 0) * at(f, 2, 2) - at(f, 1, 2) * at(f, 2, 0)) +
      at(f, 0, 2) * (at(f, 1, 0) * at(f, 2, 1) - at(f, 1, 1) * at(f, 2, 0))
  }
  return volume / 6
}
