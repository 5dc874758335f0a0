import { expect, test } from 'vitest'
import { part, type PieceModel, VIEWS } from '../model.ts'
import { roundedBox } from '../geometry/rounded-box.ts'
import { mirroredRoom } from './mirrored-room.ts'
import { traced } from './trace.ts'

function glass(kind: 'mirror' | 'metal'): PieceModel {
  return {
    stands: 'wall',
    parts: [
      part(
        'fixed',
        { kind, roughness: 0.01, colour: '#eef1f1' },
        roundedBox({ width: 0.7, height: 1, depth: 0.02, radius: 0.001 }),
      ),
    ],
  }
}

test('a room in a mirror has a window much brighter than its wall, and ends nowhere', () => {
  const to = (x: number, y: number): number => mirroredRoom([0, 1.4, 0], x / 2.3, (y - 1.4) / 2.3, 1, 0)
  expect(to(-0.6, 1.9)).toBeGreaterThan(1.6 * to(0.2, 1.9))
  for (const [dx, dy, dz] of [
    [0, 0, 1],
    [0, -1, 0],
    [1, 0, 0],
    [-1, 0.2, 1e-9],
    [0.3, 1, 0.1],
    [0, 0, -1],
  ] as const) {
    const value = mirroredRoom([0, 1, 0], dx, dy, dz, 0)
    expect(value).toBeGreaterThan(0.1)
    expect(value).toBeLessThan(1.5)
  }
})

test('a looking glass is drawn with that room, polished metal with the tent as before', () => {
  const spreadOf = (kind: 'mirror' | 'metal'): number => {
    const { planes } = traced(glass(kind), VIEWS['three-quarter'], { longest: 60, samples: 1 })
    const inside = planes.light.filter((_, i) => planes.first[i] === 1 && planes.share[i] === 1)
    return Math.max(...inside) - Math.min(...inside)
  }
  expect(spreadOf('mirror')).toBeGreaterThan(0.5)
  expect(spreadOf('metal')).toBeLessThan(spreadOf('mirror'))
})
