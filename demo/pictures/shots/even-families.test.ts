import { expect, test } from 'vitest'
import { loadDrawing, storedDrawings } from '../layers/drawings.ts'
import { EVEN_FAMILIES } from './even-families.ts'

/** Perspective, a turned cushion and a crease: nothing a shopper would call another piece. */
const LEAST_ALIKE = 0.95

test('what shops photograph from either side looks the same from both: outlines from the front fit their mirror image', async () => {
  const fronts = storedDrawings().filter(({ family, angle }) => angle === 'front' && EVEN_FAMILIES.has(family))
  expect(fronts.length).toBeGreaterThan(40)
  const odd: string[] = []
  for (const facts of fronts) {
    const { planes } = await loadDrawing(facts.id)
    const { left, top, width, height } = facts.piece
    let [both, either] = [0, 0]
    for (let y = top; y < top + height; y++) {
      for (let x = 0; x < width; x++) {
        const [one, other] = [
          planes.first[y * planes.width + left + x] !== 0,
          planes.first[y * planes.width + left + width - 1 - x] !== 0,
        ]
        both += Number(one && other)
        either += Number(one || other)
      }
    }
    if (both / either < LEAST_ALIKE) odd.push(`${facts.id} ${(both / either).toFixed(2)}`)
  }
  expect(odd).toEqual([])
})
