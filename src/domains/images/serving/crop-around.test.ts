import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cropAround } from './crop-around.ts'

const CARD = 5 / 4
const focusArb = fc
  .record({
    left: fc.integer({ min: 0, max: 990 }),
    top: fc.integer({ min: 0, max: 990 }),
    wide: fc.integer({ min: 1, max: 1000 }),
    high: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ left, top, wide, high }) => ({
    left,
    top,
    width: Math.min(wide, 1000 - left),
    height: Math.min(high, 1000 - top),
  }))
const sideArb = fc.integer({ min: 1, max: 1600 })

describe('crop around the piece', () => {
  test('a sofa in a wide white picture fills the card with a little air', () => {
    const window = cropAround(
      { width: 1600, height: 1000, focus: { left: 200, top: 300, width: 600, height: 400 }, isCut: true },
      CARD,
    )
    // 960 px of sofa and 7 % of air at each side.
    expect(window.width).toBeCloseTo(960 * 1.14, 0)
    expect(window.left + window.width / 2).toBeCloseTo(800, 0)
    expect(window.top + window.height / 2).toBeCloseTo(500, 0)
  })
  test('a tall lamp in a narrow picture keeps its head and its foot: the ground goes on at both sides', () => {
    const window = cropAround(
      { width: 600, height: 1500, focus: { left: 300, top: 50, width: 400, height: 900 }, isCut: true },
      CARD,
    )
    expect(window.top).toBeLessThanOrEqual(75)
    expect(window.top + window.height).toBeGreaterThanOrEqual(1425)
    expect(window.left).toBeLessThan(0)
    expect(window.left + window.width).toBeGreaterThan(600)
  })
  test('a chair that fills its picture from top to bottom keeps its back and its feet, without air', () => {
    const window = cropAround(
      { width: 800, height: 1000, focus: { left: 100, top: 0, width: 800, height: 1000 }, isCut: true },
      CARD,
    )
    expect(window).toEqual({ left: -225, top: 0, width: 1250, height: 1000 })
  })
  test('a piece that touches the side at which ground would be put fills the card instead', () => {
    const window = cropAround(
      { width: 600, height: 1500, focus: { left: 0, top: 50, width: 700, height: 900 }, isCut: true },
      CARD,
    )
    expect(window).toMatchObject({ left: 0, width: 600, height: 480 })
  })
  test('a whole armchair whose shadow reaches both sides keeps its back and its feet', () => {
    const focus = { left: 0, top: 26, width: 999, height: 948 }
    const whole = cropAround({ width: 400, height: 400, focus, isCut: false }, CARD)
    expect([whole.top <= 10, whole.top + whole.height >= 390]).toEqual([true, true])
    expect(cropAround({ width: 400, height: 400, focus, isCut: true }, CARD)).toMatchObject({
      left: 0,
      width: 400,
      height: 320,
    })
  })
  test('a room without one piece shows its middle', () => {
    expect(cropAround({ width: 1600, height: 1600, focus: null, isCut: true }, CARD)).toEqual({
      left: 0,
      top: 160,
      width: 1600,
      height: 1280,
    })
    expect(
      cropAround(
        { width: 1600, height: 1600, focus: { left: 0, top: 0, width: 1000, height: 1000 }, isCut: true },
        CARD,
      ),
    ).toEqual({ left: 0, top: 160, width: 1600, height: 1280 })
  })
  test('a small piece in a large picture is not blown up past what dense screens are sent', () => {
    expect(
      cropAround(
        { width: 1600, height: 1280, focus: { left: 480, top: 480, width: 40, height: 40 }, isCut: true },
        CARD,
      ).width,
    ).toBe(720)
  })
  test('whatever the picture and the piece: the shape is the card’s, the window meets the picture, and reaches beyond it only away from the piece', () => {
    fc.assert(
      fc.property(
        sideArb,
        sideArb,
        fc.option(focusArb),
        fc.constantFrom(CARD, 1),
        fc.boolean(),
        (width, height, focus, shape, isCut) => {
          const window = cropAround({ width, height, focus, isCut }, shape)
          expect(window.width / window.height).toBeCloseTo(shape, 6)
          expect(window.left).toBeLessThan(width)
          expect(window.left + window.width).toBeGreaterThan(0)
          if (window.left < -0.5 && isCut) expect(focus?.left ?? 0).toBeGreaterThanOrEqual(4)
          if (window.top < -0.5) expect(focus?.top ?? 0).toBeGreaterThanOrEqual(4)
          const reaches =
            window.left < -0.5 ||
            window.top < -0.5 ||
            window.left + window.width > width + 0.5 ||
            window.top + window.height > height + 0.5
          if (reaches && focus !== null)
            expect(
              window.top <= (focus.top * height) / 1000 + 1 &&
                window.top + window.height >= ((focus.top + focus.height) * height) / 1000 - 1,
            ).toBe(true)
          if (focus === null)
            expect([
              window.left >= -0.5,
              window.top >= -0.5,
              window.left + window.width <= width + 0.5,
              window.top + window.height <= height + 0.5,
            ]).toEqual([true, true, true, true])
        },
      ),
    )
  })
})
