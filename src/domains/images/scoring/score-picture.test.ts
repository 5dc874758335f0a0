import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { classicalJudge } from './classical-judge.ts'
import type { PicturePixels } from './picture-pixels.ts'
import { scorePicture } from './score-picture.ts'
import { aPiece } from './testing-solids.ts'
import { bannerFile, decoded, detailFile, drawingFile, pieceFile, plainShot, roomFile, seededDraw } from './testing.ts'

const LARGE = { width: 1200, height: 1200 }
async function scoreFile(file: Buffer, original = LARGE) {
  return scorePicture(await decoded(file), original)
}
const sofa = aPiece(seededDraw(3), 'sofa', 'azul')

describe('B-10 what a picture shows', () => {
  test('B-10 a piece on white, alone, sharp and large is as good as a main picture gets', async () => {
    expect(await scoreFile(await pieceFile(sofa, plainShot))).toMatchObject({
      type: 'piece',
      orientation: 'square',
      cropped: false,
      score: 1,
      reasons: [],
    })
  })
  test('B-10 pieces, rooms, details, drawings and banners are told apart, and each serves less well than the one before', async () => {
    const ways: Readonly<Record<string, (seed: number) => Promise<Buffer>>> = {
      piece: (seed) => pieceFile(aPiece(seededDraw(seed)), plainShot),
      room: (seed) => roomFile(seededDraw(seed), [aPiece(seededDraw(seed + 1)), aPiece(seededDraw(seed + 2))]),
      detail: (seed) => detailFile(seededDraw(seed + 40), aPiece(seededDraw(seed), 'sofa')),
      drawing: (seed) => drawingFile(seededDraw(seed), aPiece(seededDraw(seed))),
      banner: (seed) => bannerFile(seededDraw(seed)),
    }
    const scores: number[] = []
    for (const [type, make] of Object.entries(ways)) {
      const found = await Promise.all(
        Array.from({ length: 6 }, async (_, seed) => scoreFile(await make(70_000 + seed))),
      )
      expect([type, found.filter((each) => each.type === type).length]).toEqual([
        type,
        expect.toSatisfy((right: number) => right >= 5),
      ])
      scores.push(found.filter((each) => each.type === type).reduce((sum, { score }) => sum + score, 0) / found.length)
    }
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })
  test('B-10 one colour is nothing at all', async () => {
    const blank = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#f0f0f0' } })
      .jpeg()
      .toBuffer()
    expect(await scoreFile(blank)).toMatchObject({ type: 'other', score: 0, reasons: ['blank'] })
  })
})

describe('B-10 the reasons of a score', () => {
  test('B-10 a piece that the border cuts is cropped', async () => {
    const cut = await scoreFile(
      await pieceFile(sofa, { ...plainShot, crop: { left: 0.25, top: 0, right: 0, bottom: 0 } }),
    )
    expect(cut).toMatchObject({ cropped: true })
    expect(cut.reasons).toContain('cropped')
  })
  test('B-10 a blurred picture is called so, a sharp one and its jpeg are not', async () => {
    const sharpOne = await pieceFile(sofa, { ...plainShot, quality: 60 })
    expect((await scoreFile(sharpOne)).reasons).toEqual([])
    expect((await scoreFile(await sharp(sharpOne).blur(9).toBuffer())).reasons).toContain('blurred')
    expect(
      (
        await scoreFile(
          await sharp(await sharp(sharpOne).resize(60).toBuffer())
            .resize(600)
            .toBuffer(),
        )
      ).reasons,
    ).toContain('blurred')
  })
  test('B-10 a small original, a long one and one on a coloured ground are called so', async () => {
    const file = await pieceFile(sofa, plainShot)
    expect((await scoreFile(file, { width: 479, height: 300 })).reasons).toContain('small')
    expect((await scoreFile(file, { width: 480, height: 300 })).reasons).not.toContain('small')
    expect((await scoreFile(file, { width: 1200, height: 490 })).reasons).toContain('extreme_shape')
    expect((await scoreFile(await pieceFile(sofa, { ...plainShot, ground: [190, 220, 235] }))).reasons).toEqual([
      'ground_coloured',
    ])
  })
  test('B-10 orientation is that of the original; a twelfth more is still a square', async () => {
    const pixels = await decoded(await pieceFile(sofa, plainShot))
    expect(
      [
        [800, 600],
        [600, 800],
        [800, 800],
        [864, 800],
        [865, 800],
      ].map(
        ([width, height]) => scorePicture(pixels, { width: width as number, height: height as number }).orientation,
      ),
    ).toEqual(['landscape', 'portrait', 'square', 'square', 'landscape'])
  })
  test('B-10 the focus box lies around the piece, with a little ground', async () => {
    const {
      focusBox: { left, top, width, height },
    } = await scoreFile(await pieceFile(aPiece(seededDraw(3), 'lamp', 'preto'), plainShot))
    expect(width).toBeLessThan(700)
    expect(height).toBeGreaterThan(700)
    expect([left, top, 1000 - left - width, 1000 - top - height].every((margin) => margin >= 0)).toBe(true)
    expect(Math.abs(left + width / 2 - 500)).toBeLessThan(120)
  })
})

test('B-10 the smallest and the oddest pictures are judged too', () => {
  const plain = (width: number, height: number): PicturePixels => ({
    data: new Uint8Array(width * height * 3).map((_, at) => (at * 37) % 256),
    width,
    height,
    channels: 3,
  })
  for (const [width, height] of [
    [1, 1],
    [1, 256],
    [256, 1],
    [2, 3],
    [256, 256],
  ] as const) {
    const { score } = scorePicture(plain(width, height), { width, height })
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(1)
    expect(classicalJudge().describe(plain(width, height)).every(Number.isFinite)).toBe(true)
  }
})
