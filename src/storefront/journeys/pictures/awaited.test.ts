import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { openImageStore } from '#domains/images/contract.ts'
import { noPictures, testImages } from '#domains/images/testing.ts'
import { axeViolations } from '../axe.ts'
import { devices, desktop, openJourneys } from '../testing.ts'
import { memoryListings, someProducts } from '../../testing.ts'

const ORIGINAL = { imageId: 'p7', hash: 'abcdef', width: 1000, height: 800, focus: null, isCut: true }
/** The shop's server is slow until it is told otherwise. */
let isHere = false
let asked = 0
beforeEach(() => void ([isHere, asked] = [false, 0]))

const withImages = async (dataFolder: string) => {
  const picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#7a4b2a' } }).jpeg().toBuffer()
  await openImageStore({ imagesUrl: null, dataFolder }).write('originals/ab/cd/ef/p7.jpg', picture)
  return testImages(dataFolder, { ...noPictures, findPicture: async () => ORIGINAL, fetchNow: async () => ((asked += 1), isHere ? ORIGINAL : 'awaited') })
}
/** The first is on its way, the second has none. */
const products = someProducts(8).map((product, at) => (at > 1 ? product : { ...product, variant: { ...product.variant, images: [], image: at === 0 ? { id: 'product/01/23/45/s23', type: 'product' as const, cropped: false } : null } }))
const { visit } = openJourneys({ images: withImages, listings: memoryListings(products) }, { path: '/produtos/sofas' })
const firstPicture = (page: Page) => page.locator('.card').first().locator('img').first()
const placeOf = (page: Page) => page.locator('.card').first().locator('.card-picture').boundingBox()
/** The colour that is seen in the middle of the first card's place. */
const seenIn = async (page: Page, at: number): Promise<number[]> => {
  const { data, info } = await sharp(await page.locator('.card-picture').nth(at).screenshot()).raw().toBuffer({ resolveWithObject: true })
  const corner = (Math.round(info.height * 0.8) * info.width + Math.round(info.width * 0.2)) * info.channels
  return [...data.subarray(corner, corner + 3)]
}
const near = (one: readonly number[], other: readonly number[]): boolean => one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 12)
const [GROUND, BROWN] = [[243, 239, 231], [122, 75, 42]] as const

describe.each(devices)('a picture that is not there on a %s', (_name, device) => {
  test('L-03 is a quiet place of its shape, and comes by itself without a move while it is looked at', () =>
    visit(device, async (page) => {
      await expect.poll(() => asked).toBeGreaterThan(0)
      const before = await placeOf(page)
      expect([near(await seenIn(page, 0), GROUND), near(await seenIn(page, 1), GROUND)]).toEqual([true, true])
      expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1.25, 1)
      isHere = true
      await page.locator('.card').first().locator('img:not([data-awaited])').waitFor({ timeout: 15_000 })
      expect(near(await seenIn(page, 0), BROWN)).toBe(true)
      expect(await placeOf(page)).toEqual(before)
      expect(await axeViolations(page)).toEqual([])
    }))
})

test('N-15 without JavaScript the next page has it', () =>
  visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    await expect.poll(() => asked).toBeGreaterThan(0)
    expect(near(await seenIn(page, 0), GROUND)).toBe(true)
    isHere = true
    await page.reload()
    await expect.poll(async () => near(await seenIn(page, 0), BROWN), { timeout: 10_000 }).toBe(true)
    expect(await firstPicture(page).getAttribute('alt')).toMatch(/^Sofá/)
  }))

test('E-01 an article without a picture has a place without words for those who listen, and its name says what it is', () =>
  visit(desktop, async (page) => {
    const card = page.locator('.card').nth(1)
    expect([await card.locator('img').count(), await card.locator('.no-picture').getAttribute('aria-hidden')]).toEqual([0, 'true'])
    expect(await card.getByRole('link').first().textContent()).toMatch(/\S/)
  }))
