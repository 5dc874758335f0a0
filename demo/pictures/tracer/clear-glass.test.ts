import { expect, test } from 'vitest'
import { roundedBox } from '../geometry/rounded-box.ts'
import { placed } from '../geometry/transform.ts'
import { bytePlanesOf } from '../layers/byte-planes.ts'
import { coloured, type Pixels } from '../layers/colouring.ts'
import { EMPTY_SPEC, part, type PieceModel, VIEWS } from '../model.ts'
import { designNamed } from '../pieces/designs.ts'
import { traced } from './trace.ts'

test('the outline of clear glass is a line: no dots along it, nor where the glass stands on the ground', () => {
  const vase = designNamed('vases', 'glass')
  expect(dots(drawn(vase.build({ ...EMPTY_SPEC, ...vase.sizes[0]?.spec })))).toBeLessThanOrEqual(2)
})

test('clear glass mirrors the studio where it lets the white ground through', () => {
  const block: PieceModel = {
    stands: 'floor',
    parts: [
      part(
        'fixed',
        { kind: 'glass', colour: '#ffffff' },
        roundedBox({ width: 0.5, height: 0.5, depth: 0.3, radius: 0.1 }),
      ),
    ],
  }
  const { planes } = traced(block, VIEWS['three-quarter'], { longest: 80, samples: 1 })
  const clear = [...planes.light.keys()].filter(
    (i) => planes.first[i] === 1 && planes.share[i] === 1 && (planes.light[i] as number) > 0.75,
  )
  const mirrors = clear.map((i) => planes.mirror[i] as number)
  expect(clear.length).toBeGreaterThan(500)
  expect(Math.max(...mirrors)).toBeGreaterThan(2 * Math.min(...mirrors))
})

test("metal behind a pane keeps its colour: what the pane mirrors is not taken for the metal's own shine", () => {
  const plate = part(
    'fixed',
    { kind: 'metal', colour: '#b8924f', roughness: 0.3 },
    roundedBox({ width: 0.8, height: 0.5, depth: 0.02, radius: 0.002 }),
  )
  const pane = part(
    'fixed',
    { kind: 'glass', colour: '#eef4f3' },
    placed(roundedBox({ width: 0.4, height: 0.5, depth: 0.006, radius: 0.001 }), [-0.2, 0, 0.06]),
  )
  const { planes, layers, pixelMm } = traced(
    { stands: 'hung', parts: [plate, pane] },
    { azimuth: 8, elevation: 6 },
    { longest: 80, samples: 1 },
  )
  const { rgb } = coloured(bytePlanesOf(planes), layers, {}, pixelMm)
  const mean = (isCovered: boolean): number => {
    const own = [...planes.first.keys()].filter(
      (i) => planes.first[i] === 1 && planes.share[i] === 1 && (planes.mirror[i] as number) > 0 === isCovered,
    )
    expect(own.length).toBeGreaterThan(300)
    return own.reduce((sum, i) => sum + (rgb[i * 3] as number), 0) / own.length
  }
  expect(mean(true)).toBeLessThan(mean(false) * 1.15)
})

function drawn(model: PieceModel): Pixels {
  const { planes, layers, pixelMm } = traced(model, VIEWS['three-quarter'], { longest: 140, samples: 1 })
  return coloured(bytePlanesOf(planes), layers, {}, pixelMm)
}

/** Pixels that are lighter or darker than every pixel around, by much more than noise: a pixel of a line has neighbours of its own. */
function dots({ width, height, rgb }: Pixels): number {
  const value = (x: number, y: number): number => rgb[(y * width + x) * 3 + 1] as number
  let count = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const around = [-1, 0, 1].flatMap((v) =>
        [-1, 0, 1].filter((u) => u !== 0 || v !== 0).map((u) => value(x + u, y + v)),
      )
      if (value(x, y) < Math.min(...around) - 12 || value(x, y) > Math.max(...around) + 12) count++
    }
  }
  return count
}
