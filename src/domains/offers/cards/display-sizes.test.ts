import { expect, test } from 'vitest'
import { displaySizes } from './display-sizes.ts'

function exactly(mm: number) {
  return { lowMm: mm, highMm: mm, confidence: 1, source: 'title' as const }
}

test('sizes are one line in centimetres, in the way of Portugal, from and to where they differ', () => {
  expect(displaySizes({ width: exactly(2175), height: { ...exactly(760), highMm: 900 } })).toBe('L 217,5 × A 76–90 cm')
  expect(displaySizes({ lyingWidth: exactly(1400), lyingLength: exactly(1900) })).toBe('Colchão 140 × 190 cm')
  expect(displaySizes({})).toBeNull()
})

test('a length is written the same however many others were written before it, and again', () => {
  for (let time = 0; time < 2; time += 1) {
    for (let mm = 1; mm <= 7_000; mm += 1)
      expect(displaySizes({ width: exactly(mm) })).toBe(`L ${String(mm / 10).replace('.', ',')} cm`)
  }
})
