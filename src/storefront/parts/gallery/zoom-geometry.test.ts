import { describe, expect, test } from 'vitest'
import { fitted, pushed, sharpScale, swipeEnd, WHOLE, zoomedAt } from './zoom-geometry.ts'

const picture = { width: 1600, height: 1280 }
const frame = { width: 400, height: 800 }

describe('M-11 a picture is never enlarged beyond its own size', () => {
  test('whole in the frame, and up to one of its dots for each of the page', () => {
    expect(fitted(picture, frame)).toEqual({ width: 400, height: 320 })
    expect(sharpScale(picture, frame)).toBe(4)
    expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }, picture, frame).scale).toBe(4)
  })

  test('a small one lies in its own size and cannot be enlarged', () => {
    const small = { width: 300, height: 200 }
    expect([fitted(small, frame), sharpScale(small, frame)]).toEqual([small, 1])
  })
})

test('M-11 what lies under the fingers stays there, as far as the edges allow', () => {
  expect(zoomedAt(WHOLE, 3, { x: 100, y: 0 }, picture, frame)).toEqual({ scale: 3, x: -200, y: 0 })
  const back = zoomedAt({ scale: 3, x: -200, y: 0 }, 1, { x: 100, y: 0 }, picture, frame)
  expect(back).toEqual(WHOLE)
})

test('M-11 no edge is pushed further in than the frame', () => {
  const large = { scale: 2, x: 0, y: 0 }
  expect(pushed(large, { x: 999, y: 999 }, picture, frame)).toEqual({ scale: 2, x: 200, y: 0 })
  expect(pushed(WHOLE, { x: 50, y: 50 }, picture, frame)).toEqual(WHOLE)
})

test('M-11 a long push or a quick flick turns, a short slow one does not', () => {
  expect([swipeEnd(-120, 900, 400), swipeEnd(120, 900, 400), swipeEnd(-60, 900, 400), swipeEnd(-60, 100, 400)]).toEqual(
    [1, -1, 0, 1],
  )
  expect(swipeEnd(10, 5, 400)).toBe(0)
})
