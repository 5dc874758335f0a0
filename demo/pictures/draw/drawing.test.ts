import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coloured } from '../layers/colouring.ts'
import { colourDrawing, DRAWN, loadDrawing, storedDrawings } from '../layers/drawings.ts'
import { decodedLayers, encodedLayers } from '../layers/layer-runs.ts'
import { decodedDrawing } from '../layers/stored-form.ts'
import { designNamed } from '../pieces/designs.ts'
import { drawnAngle, inputsOf } from './draw-piece.ts'
import { type Plan, plans } from './plan.ts'

const all = plans([designNamed('samples', 'sofa')], 'samples')
const sample = all[0] && { ...all[0], angles: all.flatMap(({ angles }) => angles) }

function small(angle: number, longest = 150): { plan: Plan; at: Plan['angles'][number] } {
  const at = sample?.angles[angle]
  if (!sample || !at) throw new Error('no sample to draw')
  return { plan: sample, at: { ...at, longest } }
}

describe('a drawing', () => {
  test('is the same bytes on every run', async () => {
    const { plan, at } = small(0)
    const [first, second] = [
      await drawnAngle(plan.design.build(plan.spec), plan, at),
      await drawnAngle(plan.design.build(plan.spec), plan, at),
    ]
    expect(second.bytes.equals(first.bytes)).toBe(true)
    expect(second.facts).toEqual(first.facts)
  })

  test('keeps the layers of every pixel and its light closely', async () => {
    const { plan, at } = small(0)
    const { facts, bytes } = await drawnAngle(plan.design.build(plan.spec), plan, at)
    const { planes, layers } = await decodedDrawing(bytes)
    expect(layers.map(({ slot }) => slot)).toEqual(['body', 'accent', 'frame'])
    expect(facts.slots.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1)
    expect(planes.light.length).toBe(facts.width * facts.height)
    const again = decodedLayers(encodedLayers(planes), planes.first.length)
    expect(again).toEqual({ first: planes.first, second: planes.second, share: planes.share })
  })

  test('has the piece within its frame and its corners around the piece', async () => {
    const { plan, at } = small(0, 300)
    const { facts } = await drawnAngle(plan.design.build(plan.spec), plan, at)
    const { left, top, width, height } = facts.piece
    expect(left).toBeGreaterThan(5)
    expect(left + width).toBeLessThan(facts.width - 5)
    const [xs, ys] = [facts.corners.map(([x]) => x), facts.corners.map(([, y]) => y)]
    expect(Math.min(...xs)).toBeLessThanOrEqual(left + 2)
    expect(Math.max(...ys)).toBeGreaterThanOrEqual(top + height - 2)
    expect(facts.spec.widthMm).toBeGreaterThan(2090)
  })

  test('refuses bytes that are cut off', async () => {
    const { plan, at } = small(1, 120)
    const { bytes } = await drawnAngle(plan.design.build(plan.spec), plan, at)
    await expect(decodedDrawing(bytes.subarray(0, bytes.length - 9))).rejects.toThrow(/bytes, expected/)
  })

  test('is drawn anew when the piece, the view or the size changes, and only then', () => {
    const { plan, at } = small(0)
    const model = plan.design.build(plan.spec)
    const inputs = inputsOf(model, at.view, 150)
    expect(inputsOf(plan.design.build(plan.spec), at.view, 150)).toBe(inputs)
    expect(inputsOf(plan.design.build({ ...plan.spec, widthMm: 1800 }), at.view, 150)).not.toBe(inputs)
    expect(inputsOf(model, { ...at.view, azimuth: 29 }, 150)).not.toBe(inputs)
    expect(inputsOf(model, at.view, 151)).not.toBe(inputs)
  })
})

describe('colouring', () => {
  test('keeps bare ground white and gives slots their colour', async () => {
    const { plan, at } = small(1, 200)
    const { facts, bytes } = await drawnAngle(plan.design.build(plan.spec), plan, at)
    const { planes, layers } = await decodedDrawing(bytes)
    const { rgb } = coloured(
      planes,
      layers,
      { body: { colour: '#20408a' }, frame: { colour: '#222222' }, accent: { colour: '#ffffff' } },
      facts.pixelMm,
    )
    for (const corner of [0, facts.width - 1, facts.width * (facts.height - 1)])
      expect([...rgb.subarray(corner * 3, corner * 3 + 3)]).toEqual([255, 255, 255])
    const body = meanOf(rgb, planes.first, 1)
    expect(body[2]).toBeGreaterThan(body[0] * 1.6)
  })

  test('one drawing is fabric, velvet or leather, as asked', async () => {
    const { plan, at } = small(0, 200)
    const { facts, bytes } = await drawnAngle(plan.design.build(plan.spec), plan, at)
    const { planes, layers } = await decodedDrawing(bytes)
    const pictures = (['fabric', 'velvet', 'leather', 'boucle'] as const).map((kind) =>
      Buffer.from(coloured(planes, layers, { body: { colour: '#8a4020', kind } }, facts.pixelMm).rgb).toString(
        'base64',
      ),
    )
    expect(new Set(pictures).size).toBe(4)
  })
})

describe('the stored drawings', () => {
  const files = globSync('**/*', { cwd: DRAWN }).filter((file) => /\.\w+$/.test(file))

  test.skipIf(files.length === 0)(
    'weigh at most 30 MB in all, rooms and the pictures made ahead of time included',
    () => {
      const first = join(DRAWN, '../first')
      const paths = [
        ...files.map((file) => join(DRAWN, file)),
        ...globSync('**/*.{webp,json}', { cwd: first }).map((file) => join(first, file)),
      ]
      expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(30_000_000)
    },
  )

  test.skipIf(files.length === 0)('are all in the manifest, and nothing else is there', () => {
    const told = storedDrawings()
      .map(({ file }) => file)
      .toSorted()
    expect(files.filter((file) => file.endsWith('.drawing')).toSorted()).toEqual(told)
  })

  test.skipIf(files.length === 0)('are the same bytes when they are drawn again', async () => {
    const [plan] = plans([designNamed('side-tables', 'hourglass')], 'side-tables').filter(({ angles }) =>
      angles.some(({ angle }) => angle === 'front'),
    )
    const at = plan?.angles.find(({ angle }) => angle === 'front')
    if (!plan || !at) throw new Error('no front view of it')
    const { facts, bytes } = await drawnAngle(plan.design.build(plan.spec), plan, at)
    expect(storedDrawings().find(({ id }) => id === at.id)).toEqual(facts)
    expect(bytes.equals(readFileSync(join(DRAWN, facts.file)))).toBe(true)
  })

  test.skipIf(files.length === 0)('open and colour to the width that is asked for', async () => {
    const [facts] = storedDrawings()
    if (!facts) throw new Error('an empty manifest')
    const pixels = await colourDrawing(await loadDrawing(facts.id), {}, { width: 320 })
    expect(pixels.width).toBe(320)
    expect(pixels.rgb.length).toBe(320 * pixels.height * 3)
  })
})

function meanOf(rgb: Uint8Array, first: Uint8Array, layer: number): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  first.forEach((value, i) => {
    if (value === layer) for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (rgb[i * 3 + c] ?? 0)
  })
  return sum
}
