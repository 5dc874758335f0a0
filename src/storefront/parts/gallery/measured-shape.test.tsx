import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Attributes } from '#domains/catalogue/contract.ts'
import { MeasuredDrawing } from './MeasuredDrawing.tsx'
import { measuredShape } from './measured-shape.ts'
import { SHEET, shapeLines } from './shape-lines.ts'

type Axis = keyof Attributes['sizes']
function sizes(of: Partial<Record<Axis, number | readonly [number, number]>>): Attributes['sizes'] {
  return Object.fromEntries(
    Object.entries(of).map(([axis, mm]) => {
      const [lowMm, highMm] = typeof mm === 'number' ? [mm, mm] : mm
      return [axis, { lowMm, highMm, source: 'title', confidence: 1 }]
    }),
  )
}
function told(of: Parameters<typeof sizes>[0]) {
  const shape = measuredShape(sizes(of))
  return (
    shape && [
      shape.kind,
      ...[shape.across, shape.deep, shape.high].flatMap((measure) =>
        measure === null ? [] : `${measure.name} ${measure.text}`,
      ),
    ]
  )
}

describe('M-11 the drawing with measures', () => {
  test.each([
    [{ width: 1870, depth: 960, height: 970 }, ['box', 'Largura 187 cm', 'Profundidade 96 cm', 'Altura 97 cm']],
    [
      { width: 900, length: [1600, 2200], height: 750 },
      ['box', 'Comprimento 160 a 220 cm', 'Largura 90 cm', 'Altura 75 cm'],
    ],
    [{ width: 1200, length: 1700 }, ['plan', 'Comprimento 170 cm', 'Largura 120 cm']],
    [{ width: 600, height: 800 }, ['front', 'Largura 60 cm', 'Altura 80 cm']],
    [
      { width: 1600, length: 2000, thickness: 255 },
      ['box', 'Comprimento 200 cm', 'Largura 160 cm', 'Espessura 25,5 cm'],
    ],
    [{ diameter: 1200, height: 750 }, ['round', 'Diâmetro 120 cm', 'Altura 75 cm']],
    [{ diameter: 2000 }, ['round', 'Diâmetro 200 cm']],
  ] as const)('of %o is %o', (of, words) => expect(told(of)).toEqual(words))

  test.each([
    {},
    { width: 2100 },
    { height: 800 },
    { depth: 500, height: 800 },
    { seatHeight: 450 },
    { width: 0, height: 700 },
  ])('of %o there is none: a line is no drawing', (of) => expect(told(of)).toBeNull())

  test('keeps the proportions of the piece, and every figure stands on the sheet, whatever its sizes', () => {
    const mm = fc.integer({ min: 1, max: 9_000 })
    const piece = fc.record(
      { width: mm, depth: mm, height: mm, length: mm, diameter: mm, thickness: mm },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(piece, (of) => {
        const shape = measuredShape(sizes(of))
        if (shape === null) return
        const { faces, measures } = shapeLines(shape)
        expect(faces.join('')).not.toMatch(/NaN|Infinity/)
        for (const { x, y } of measures) {
          expect([x > 40, x < SHEET.width - 40, y > 0, y < SHEET.height]).toEqual([true, true, true, true])
        }
        const [, up, across] = /^M[\d.]+ [\d.]+v-([\d.]+)h([\d.]+)v/.exec(faces[0] ?? '') ?? []
        if (up === undefined || shape.kind === 'round' || Number(up) < 10 || Number(across) < 10) return
        const drawn = Number(across) / Number(up)
        const true_ = shape.acrossMm / (shape.kind === 'plan' ? shape.deepMm : shape.highMm)
        expect(Math.abs(drawn / true_ - 1)).toBeLessThan(0.02)
      }),
      { numRuns: 300 },
    )
  })

  test('says the same to who does not see it', () => {
    const shape = measuredShape(sizes({ width: 1870, depth: 960, height: 970 }))
    const html = shape === null ? '' : renderToStaticMarkup(<MeasuredDrawing shape={shape} />)
    expect(html).toContain(
      'role="img" aria-label="Desenho com medidas: largura 187 cm, profundidade 96 cm, altura 97 cm"',
    )
    expect(html.match(/<(path|text|tspan)/g)?.length).toBeLessThan(16)
  })
})
