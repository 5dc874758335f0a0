import { describe, expect, test } from 'vitest'
import { isOnTheWay, TRIANGLE_MS, TRIANGLE_OFFSET_PX } from './safe-triangle.ts'

const panel = { left: 100, right: 340, top: 150, bottom: 500 }
const from = { x: 120, y: 130 }

describe('H-05 the safe triangle', () => {
  test('H-05 X-07 its numbers', () => {
    expect([TRIANGLE_OFFSET_PX, TRIANGLE_MS]).toEqual([2, 150])
  })
  test.each([
    ['straight to the far corner', { x: 220, y: 141 }, true],
    ['straight down', { x: 120, y: 140 }, true],
    ['the place itself, by the offset', from, true],
    ['along the bar', { x: 220, y: 130 }, false],
    ['above', { x: 120, y: 120 }, false],
    ['the other way', { x: 80, y: 140 }, false],
    ['below the upper edge of the panel', { x: 360, y: 160 }, false],
  ])('H-05 %s', (_where, pointer, isOn) => {
    expect(isOnTheWay(pointer, from, panel)).toBe(isOn)
  })
})
