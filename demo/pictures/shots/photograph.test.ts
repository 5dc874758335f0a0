import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { shops } from '../../shops/shops.ts'
import { mannersOf, type ShotView } from './manners.ts'
import { photograph, type Pose } from './photograph.ts'
import type { PicturePlan } from './plan.ts'

const BOX = { left: 100, top: 60, width: 300, height: 200 }

/** A grey piece on white, a little left of the middle. */
function pose(): Pose {
  const [width, height] = [520, 320]
  const rgb = new Uint8Array(width * height * 3).fill(255)
  for (let y = BOX.top; y < BOX.top + BOX.height; y++)
    rgb.fill(96, (y * width + BOX.left) * 3, (y * width + BOX.left + BOX.width) * 3)
  return { pixels: { width, height, rgb }, box: BOX }
}
const plan: PicturePlan = {
  drawing: 'test/piece/m',
  looks: {},
  isMirrored: false,
  stretch: 1,
  sizes: { widthMm: 1, depthMm: 1, heightMm: 1 },
  views: ['three-quarter'],
  room: null,
  fault: null,
}
async function shot(shop: string, more: Partial<PicturePlan> = {}) {
  const { data, info } = await sharp(
    await photograph({ ...plan, ...more }, 0, 'key', { manners: mannersOf(shop), pictured: async () => pose() }),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

describe('a shop’s picture of a piece', () => {
  test.each(shops.map(({ slug }) => slug))(
    '%s shows nothing more than 1.15 times as large as it was drawn, on its own ground',
    async (slug) => {
      const {
        canvas: [wide, high],
        ground,
      } = mannersOf(slug)
      for (const view of ['three-quarter', 'front'] as const satisfies ShotView[]) {
        const { data, width, height } = await shot(slug, { views: [view] })
        const columns = Array.from({ length: width }, (_, x) => x).filter(
          (x) => (data[(Math.round(height / 2) * width + x) * 3] as number) < 180,
        )
        const drawn = (columns.at(-1) as number) - (columns[0] as number) + 1
        expect(drawn).toBeLessThanOrEqual(BOX.width * 1.15 + 2)
        expect(Math.abs(width / height - wide / high)).toBeLessThan(0.01)
        for (const [at, value] of [1, 3, 5].map((from) => Number.parseInt(ground.slice(from, from + 2), 16)).entries())
          expect(Math.abs((data[at] as number) - value)).toBeLessThan(3)
      }
    },
  )
  test('a detail keeps its own format, and is no larger than it was drawn either', async () => {
    const { width, height } = await shot('atelier-rua-nova', { views: ['detail'] })
    expect(width).toBeLessThanOrEqual(Math.round(520 * 1.15))
    expect(Math.abs(width / height - 520 / 320)).toBeLessThan(0.01)
  })
  test('the whole piece is on the canvas, stretched and mirrored too', async () => {
    for (const more of [{ stretch: 1.1 }, { stretch: 0.91 }, { isMirrored: true }]) {
      const { data, width, height } = await shot('armazem-do-cais', more)
      for (let y = 0; y < height; y++)
        for (const x of [0, width - 1]) expect(data[(y * width + x) * 3]).toBeGreaterThan(245)
    }
  })
})
