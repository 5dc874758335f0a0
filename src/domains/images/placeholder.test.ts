import fc from 'fast-check'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'
import { PLACEHOLDER_MAX_BYTES, placeholderOf, placeholderUri } from './placeholder.ts'

test('a placeholder of whatever picture is a webp of a few bytes, in the picture’s shape and colour', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 100 }),
      fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 12 }),
      async (width, height, seeds) => {
        const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) =>
          at % 4 === 3 ? 255 : (seeds[(at + Math.floor(at / 64)) % seeds.length] ?? 0),
        )
        const placeholder = await placeholderOf(rgbaToThumbHash(width, height, rgba))
        expect(placeholder.length).toBeLessThanOrEqual(PLACEHOLDER_MAX_BYTES)
        expect(placeholderUri(placeholder.toString('base64')).length).toBeLessThanOrEqual(600)
        expect((await sharp(placeholder).metadata()).format).toBe('webp')
      },
    ),
    { numRuns: 60 },
  )
})

test('one that weighs more than that is made coarser until it does not (found by the property: 216 bytes)', async () => {
  const rgba = Uint8Array.from([18, 224, 246, 255, 18, 224, 246, 255])
  const placeholder = await placeholderOf(rgbaToThumbHash(1, 2, rgba))
  expect(placeholder.length).toBeLessThanOrEqual(PLACEHOLDER_MAX_BYTES)
  expect((await sharp(placeholder).metadata()).width).toBe(12)
})

test('a red picture has a red placeholder', async () => {
  const red = Uint8Array.from({ length: 40 * 30 * 4 }, (_, at) => [200, 20, 20, 255][at % 4] as number)
  const [r = 0, g = 0] = (await sharp(await placeholderOf(rgbaToThumbHash(40, 30, red)))
    .removeAlpha()
    .raw()
    .toBuffer()) as unknown as number[]
  expect([r > 150, g < 90]).toEqual([true, true])
})
