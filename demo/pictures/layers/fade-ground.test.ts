import { describe, expect, test } from 'vitest'
import type { BytePlanes } from './byte-planes.ts'
import { coloured } from './colouring.ts'
import type { DrawingFacts } from './drawing.ts'
import { fadeGround } from './fade-ground.ts'
import { trimmed } from './trim-frame.ts'

const [WIDTH, HEIGHT] = [201, 120]

/** A piece in the middle (or somewhere else) whose shadow lies over all the ground. */
function planes(isPiece: (x: number, y: number) => boolean): BytePlanes {
  const filled = (length: number, value: number): Uint8Array => new Uint8Array(length).fill(value)
  const [whole, quarter] = [WIDTH * HEIGHT, Math.ceil(WIDTH / 2) * Math.ceil(HEIGHT / 2)]
  const first = Uint8Array.from({ length: whole }, (_, i) => Number(isPiece(i % WIDTH, Math.floor(i / WIDTH))))
  return {
    width: WIDTH,
    height: HEIGHT,
    light: filled(whole, 180),
    grain: filled(whole, 128),
    mirror: filled(quarter, 0),
    facing: filled(quarter, 128),
    shadow: filled(quarter, 150),
    first,
    second: filled(whole, 0),
    share: filled(whole, 255),
  }
}
function shown(drawn: BytePlanes) {
  const { rgb } = coloured(drawn, [{ slot: 'body', surface: { kind: 'fabric' } }], {}, 2)
  return (x: number, y: number): number => rgb[(y * WIDTH + x) * 3] as number
}

test('the outermost columns and rows of ground are the ground’s own colour, its shadow begins without a line', () => {
  const drawn = planes((x, y) => x > 90 && x < 110 && y > 50 && y < 70)
  const [before] = [shown(drawn)(99, 80)]
  fadeGround(drawn)
  const at = shown(drawn)
  for (let y = 0; y < HEIGHT; y++) expect([at(0, y), at(WIDTH - 1, y)]).toEqual([255, 255])
  for (let x = 0; x < WIDTH; x++) expect([at(x, 0), at(x, HEIGHT - 1)]).toEqual([255, 255])
  for (let x = 1; x < WIDTH; x++)
    expect(Math.abs(at(x, 60) - at(x - 1, 60)), `at column ${x}`).toBeLessThan(x > 89 && x < 112 ? 256 : 14)
  expect(at(99, 80)).toBe(before)
})

test('a side that cuts the piece keeps its shadow', () => {
  const drawn = planes((x, y) => x > 150 && y < 60)
  const before = shown(drawn)(WIDTH - 1, 80)
  fadeGround(drawn)
  expect(shown(drawn)(WIDTH - 1, 80)).toBe(before)
  expect(shown(drawn)(0, 80)).toBe(255)
})

describe('a detail', () => {
  const facts = {
    width: WIDTH,
    height: HEIGHT,
    piece: { left: 151, top: 0, width: 50, height: 60 },
    corners: [],
  } as unknown as DrawingFacts

  test('loses the rim where a shadow faded beside the piece that is cut, and no other', () => {
    const whole = planes((x, y) => x > 150 && y < 60)
    const { facts: after, planes: left } = trimmed({ facts, planes: whole })
    expect([left.width, left.height, left.light.length, left.shadow.length]).toEqual([
      WIDTH - 14,
      HEIGHT - 14,
      (WIDTH - 14) * (HEIGHT - 14),
      Math.ceil((WIDTH - 14) / 2) * Math.ceil((HEIGHT - 14) / 2),
    ])
    expect([after.width, after.height, after.piece]).toEqual([
      WIDTH - 14,
      HEIGHT - 14,
      { left: 151, top: 0, width: 36, height: 46 },
    ])
    expect(left.first[10 * left.width + 150]).toBe(0)
    expect(left.first[10 * left.width + 151]).toBe(1)
  })
  test('without a shadow beside it, and a piece that stands free, are left as they are', () => {
    const bright = {
      ...planes((x, y) => x > 150 && y < 60),
      shadow: new Uint8Array(Math.ceil(WIDTH / 2) * Math.ceil(HEIGHT / 2)).fill(255),
    }
    const free = planes((x, y) => x > 90 && x < 110 && y > 50 && y < 70)
    for (const one of [bright, free]) expect(trimmed({ facts, planes: one }).planes).toBe(one)
  })
})
