import { expect, test } from 'vitest'
import { textureOf } from './texture.ts'

const wood = textureOf({ kind: 'wood' })
/** A pixel of this many metres, square, across the fibre as along it. */
function square(size: number): Float64Array {
  return Float64Array.from([size, 0, 0, 0, size, 0])
}
const places = Array.from(
  { length: 4000 },
  (_, i) => [3 + (i % 60) * 0.017, 5 + Math.floor(i / 60) * 0.0113, 2.5] as const,
)
function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

test('wood has its rings near at hand and fades to an even tone where a pixel holds many of them', () => {
  const at = (size: number): number => spread(places.map(([x, y, z]) => wood(x, y, z, size, square(size))))
  expect(at(0.001)).toBeGreaterThan(0.06)
  expect(at(0.02)).toBeLessThan(at(0.001) * 0.7)
})

test('wood that a table shows seen flat fades across its fibre: the long side of a pixel counts', () => {
  const [x, y, z] = [3.2, 5.1, 2.5]
  const flat = Float64Array.from([0.002, 0, 0, 0, 0.012, 0])
  const across = (foot: Float64Array): number =>
    spread(Array.from({ length: 400 }, (_, i) => wood(x, y + i * 0.0007, z, 0.002, foot)))
  expect(across(flat)).toBeLessThan(across(square(0.002)) * 0.8)
})

test('the grain does not move with the distance: a frequency that followed the pixel drew chevrons', () => {
  const moved = places.map(([x, y, z]) =>
    Math.abs(wood(x, y, z, 0.002, square(0.002)) - wood(x, y, z, 0.00202, square(0.00202))),
  )
  expect(Math.max(...moved)).toBeLessThan(0.02)
})
