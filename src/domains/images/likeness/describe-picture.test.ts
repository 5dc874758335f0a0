import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPiece, familyNames } from '../scoring/testing-solids.ts'
import { aShot, decoded, pieceFile, plainShot, seededDraw, type Shot } from '../scoring/testing.ts'
import { describePicture, DESCRIPTOR_BYTES } from './describe-picture.ts'
import { FULL_LIKENESS } from './likeness-row.ts'

function likeness(one: Int8Array, other: Int8Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0) / FULL_LIKENESS
}
async function described(file: Buffer): Promise<Int8Array> {
  return describePicture(await decoded(file))
}
const sofa = aPiece(seededDraw(8), 'sofa', 'verde')
const own = await described(await pieceFile(sofa, plainShot))
/** Other green sofas. */
const others = await Promise.all(
  [21, 22, 23, 24].map(async (seed) =>
    likeness(own, await described(await pieceFile(aPiece(seededDraw(seed), 'sofa', 'verde'), plainShot))),
  ),
)

describe('A-01.14 what a picture looks like', () => {
  test('A-01.14 a descriptor has its bytes, about one length whatever the picture, and is the same for the same pixels', async () => {
    for (const family of familyNames) {
      const one = await described(await pieceFile(aPiece(seededDraw(1), family), plainShot))
      expect([one.length, likeness(one, one)]).toEqual([DESCRIPTOR_BYTES, expect.closeTo(1, 1)])
      expect(await described(await pieceFile(aPiece(seededDraw(1), family), plainShot))).toEqual(one)
    }
  })
  test.each<[string, Partial<Shot>]>([
    ['mirrored', { mirror: true }],
    ['smaller', { side: 200 }],
    ['badly compressed', { quality: 35 }],
    ['on another ground', { ground: [232, 236, 238] }],
    ['with a watermark', { watermark: true }],
    ['with another margin', { crop: { left: 0.08, top: 0.12, right: 0.05, bottom: 0.12 } }],
    ['a little turned', { yaw: 0.3 }],
  ])('A-01.14 %s it is the same piece still: nearer than any other of its family and colour', async (_, change) => {
    const same = likeness(own, await described(await pieceFile(sofa, { ...plainShot, ...change })))
    expect(same).toBeGreaterThan(Math.max(...others))
  })
  test('A-01.14 another colour of the same design is less like it than a mirror image, and more than another family', async () => {
    const red = await described(await pieceFile(aPiece(seededDraw(8), 'sofa', 'vermelho'), plainShot))
    const chair = await described(await pieceFile(aPiece(seededDraw(8), 'chair', 'vermelho'), plainShot))
    expect(likeness(own, red)).toBeLessThan(0.9)
    expect(likeness(own, red)).toBeGreaterThan(likeness(own, chair))
  })
  test('A-01.14 of forty made pieces nine in ten are found first from another shot', async () => {
    const pieces = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const design = aPiece(seededDraw(200_000 + at))
        return {
          first: await described(await pieceFile(design, plainShot)),
          other: await described(await pieceFile(design, aShot(seededDraw(300_000 + at)))),
        }
      }),
    )
    const right = pieces.filter(({ other }, at) =>
      pieces.every(
        ({ first }, each) =>
          each === at || likeness(other, first) < likeness(other, (pieces[at] as { first: Int8Array }).first),
      ),
    )
    expect(right.length).toBeGreaterThanOrEqual(36)
  })
  test('A-01.14 an empty picture has a descriptor too', async () => {
    expect(
      await described(
        await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      ),
    ).toHaveLength(DESCRIPTOR_BYTES)
  })
})
