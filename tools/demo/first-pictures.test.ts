import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  firstPictureFile,
  firstPicturesBytes,
  firstPicturesManifest,
} from '../../demo/pictures/first/first-pictures.ts'
import { classicalJudge } from '../../src/domains/images/scoring/classical-judge.ts'
import { firstOrders } from './first-orders.ts'
import { makeFirstPicture } from './make-first-picture.ts'

const { judgeVersion, pictures } = firstPicturesManifest()
const AGAIN = 'node tools/demo/first-pictures.ts makes them anew'

describe("the demo's first pictures", () => {
  test('are 300 small ones, whole as far as their shops mean them to be, within their share of the repository', async () => {
    expect(pictures).toHaveLength(300)
    expect(firstPicturesBytes()).toBeLessThanOrEqual(1_300_000)
    for (const facts of pictures) {
      const { format, width, height } = await sharp(firstPictureFile(facts)).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: facts.width, height: facts.height })
      expect(Math.max(width, height)).toBeLessThanOrEqual(400)
      expect(facts.original.width).toBeGreaterThanOrEqual(facts.width)
    }
  })

  test('are made of what drawings, plans, manners and judge are now, and made again have the same bytes', async () => {
    const orders = firstOrders()
    expect(
      orders.map(({ shop, itemId, madeOf }) => `${shop}/${itemId} ${madeOf}`),
      AGAIN,
    ).toEqual(pictures.map(({ shop, itemId, madeOf }) => `${shop}/${itemId} ${madeOf}`))
    expect(judgeVersion, AGAIN).toBe(classicalJudge().version)
    for (const at of [0, 150, 299]) {
      const order = orders[at] as (typeof orders)[0]
      const { facts, bytes } = await makeFirstPicture(order)
      expect(bytes.equals(readFileSync(firstPictureFile(order))), AGAIN).toBe(true)
      expect(facts, AGAIN).toEqual(pictures[at])
    }
  }, 60_000)
})
