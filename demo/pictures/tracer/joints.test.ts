import { expect, test } from 'vitest'
import { roundedBox } from '../geometry/rounded-box.ts'
import { placed } from '../geometry/transform.ts'
import { part, type PieceModel } from '../model.ts'
import { isOfBoards } from './scene.ts'
import { traced } from './trace.ts'

/** Two doors of one part, 3 mm apart, before the edge of a partition. */
const doors: PieceModel = {
  parts: [
    part(
      'body',
      'lacquer',
      placed(roundedBox({ width: 0.02, height: 1, depth: 0.3, radius: 0.0015 }), [0, 0.5, -0.17]),
    ),
    part(
      'top',
      'lacquer',
      [-1, 1].map((side) =>
        placed(roundedBox({ width: 0.5, height: 1, depth: 0.019, radius: 0.0018 }), [side * 0.2515, 0.5, 0]),
      ),
    ),
  ],
}

test('a joint between two doors that is as wide as a pixel is a dark line without gaps', () => {
  const { planes, pixelMm } = traced(doors, { azimuth: 0.4, elevation: 4 }, { longest: 330, samples: 2 })
  expect(pixelMm).toBeGreaterThan(3)
  const rows = Array.from({ length: Math.floor(planes.height * 0.7) }, (_, i) => Math.floor(planes.height * 0.15) + i)
  const dark = rows.map((y) => {
    const row = planes.light.subarray(y * planes.width, (y + 1) * planes.width)
    const fronts = row.slice(Math.round(planes.width * 0.3), Math.round(planes.width * 0.7))
    const front = fronts.toSorted()[Math.floor(fronts.length / 2)] as number
    return fronts.reduce((sum, light) => sum + (light < front * 0.95 ? 1 - light / front : 0), 0)
  })
  const mean = dark.reduce((sum, one) => sum + one, 0) / dark.length
  expect(mean).toBeGreaterThan(0.4)
  expect(Math.min(...dark)).toBeGreaterThan(mean * 0.55)
  expect(Math.max(...dark)).toBeLessThan(mean * 1.6)
})

test('boards are told from upholstery by their broken edges', () => {
  expect(isOfBoards(doors.parts)).toBe(true)
  expect(
    isOfBoards([
      part(
        'body',
        'fabric',
        roundedBox({ width: 0.6, height: 0.2, depth: 0.6, radius: 0.05, crown: [0.01, 0.02, 0.01], cells: 12 }),
      ),
    ]),
  ).toBe(false)
})
