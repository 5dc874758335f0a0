import { describe, expect, test } from 'vitest'
import { drawnAngle } from '../draw/draw-piece.ts'
import { plans } from '../draw/plan.ts'
import { designNamed } from '../pieces/designs.ts'
import { centimetres, measuredDrawing } from './measured.ts'
import { decodedDrawing } from './stored-form.ts'

describe('a drawing with its measures', () => {
  test('writes centimetres as in Portuguese: a comma, no needless zero', () => {
    expect([2105, 900, 74, 1999.6].map(centimetres)).toEqual(['210,5', '90', '7,4', '200'])
  })

  test('draws a line for each known measure and none for an unknown one, on white', async () => {
    const [plan] = plans([designNamed('samples', 'sofa')], 'samples')
    const at = plan?.angles[0]
    if (!plan || !at) throw new Error('no sample')
    const { facts, bytes } = await drawnAngle(plan.design.build(plan.spec), plan, { ...at, longest: 240 })
    const drawing = { facts, ...(await decodedDrawing(bytes)) }
    const all = await measuredDrawing(drawing, { widthMm: 2100, depthMm: 900, heightMm: 850 }, 300)
    const none = await measuredDrawing(drawing, { widthMm: null, depthMm: null, heightMm: null }, 300)
    expect(dark(all.pixels.rgb)).toBeGreaterThan(dark(none.pixels.rgb) + 100)
    expect([...all.pixels.rgb.subarray(0, 3)]).toEqual([255, 255, 255])
    expect(all.box.left + all.box.width).toBeLessThanOrEqual(all.pixels.width)
  })
})

function dark(rgb: Uint8Array): number {
  return rgb.filter((value) => value < 160).length / 3
}
