import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openImageStore } from '#domains/images/contract.ts'
import { noPictures, testImages } from '#domains/images/testing.ts'
import { axeViolations } from '../axe.ts'
import { devices, desktop, openJourneys } from '../testing.ts'
import { memoryListings, someProducts } from '../../testing.ts'

const ORIGINAL = { imageId: 'p7', hash: 'abcdef', width: 1000, height: 800, focus: null, isCut: true }
/** The shop's server is slow: what it has sent by now, and what was asked of it, by address. */
const here = new Set<number>()
const asked: number[] = []

async function withImages(dataFolder: string) {
  const picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#7a4b2a' } })
    .jpeg()
    .toBuffer()
  await openImageStore({ imagesUrl: null, dataFolder }).write('originals/ab/cd/ef/p7.jpg', picture)
  return testImages(dataFolder, {
    ...noPictures,
    findPicture: async () => ORIGINAL,
    fetchNow: async ({ sourceId }) => (asked.push(sourceId), here.has(sourceId) ? ORIGINAL : 'awaited'),
  })
}
/** The first card has no picture; those of the next ones are on their way, one for each journey: what has come once is remembered. */
const NONE = 0
const products = someProducts(8).map((product, at) =>
  at > 3
    ? product
    : {
        ...product,
        variant: {
          ...product.variant,
          images: [],
          image: at === NONE ? null : { id: `product/01/23/45/s${at}`, type: 'product' as const, cropped: false },
        },
      },
)
const { visit } = openJourneys({ images: withImages, listings: memoryListings(products) }, { path: '/produtos/sofas' })
function placeOf(page: Page, at: number) {
  return page.locator('.card-picture').nth(at).boundingBox()
}
function pictureOf(page: Page, at: number) {
  return page.locator('.card-picture').nth(at).locator('img').first()
}
const PATIENCE = { timeout: 15_000 }
/** The colour that is seen in the middle of the first card's place. */
async function seenIn(page: Page, at: number): Promise<number[]> {
  const { data, info } = await sharp(await page.locator('.card-picture').nth(at).screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corner = (Math.round(info.height * 0.8) * info.width + Math.round(info.width * 0.2)) * info.channels
  return [...data.subarray(corner, corner + 3)]
}
function near(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 12)
}
const [GROUND, BROWN] = [
  [243, 239, 231],
  [122, 75, 42],
] as const

describe.each(devices.map((device, at) => [...device, at + 1] as const))(
  'a picture that is not there on a %s',
  (_name, device, at) => {
    test('L-03 is a quiet place of its shape, and comes by itself without a move while it is looked at', () =>
      visit(device, async (page) => {
        await pictureOf(page, at).scrollIntoViewIfNeeded()
        await expect.poll(() => asked, PATIENCE).toContain(at)
        const before = await placeOf(page, at)
        expect([near(await seenIn(page, at), GROUND), near(await seenIn(page, NONE), GROUND)]).toEqual([true, true])
        expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1.25, 1)
        here.add(at)
        await page.locator('.card-picture').nth(at).locator('img:not([data-awaited])').waitFor(PATIENCE)
        expect(near(await seenIn(page, at), BROWN)).toBe(true)
        expect((await placeOf(page, at))?.height).toBe(before?.height)
        expect(await axeViolations(page)).toEqual([])
      }))
  },
)

test('N-15 without JavaScript the next page has it', () =>
  visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    await pictureOf(page, 3).scrollIntoViewIfNeeded()
    await expect.poll(() => asked, PATIENCE).toContain(3)
    expect(near(await seenIn(page, 3), GROUND)).toBe(true)
    here.add(3)
    await page.reload()
    await expect.poll(async () => near(await seenIn(page, 3), BROWN), PATIENCE).toBe(true)
    expect(await pictureOf(page, 3).getAttribute('alt')).toMatch(/^Sofá/)
  }))

test('E-01 an article without a picture has a place without words for those who listen, and its name says what it is', () =>
  visit(desktop, async (page) => {
    const card = page.locator('.card').nth(NONE)
    expect([await card.locator('img').count(), await card.locator('.no-picture').getAttribute('aria-hidden')]).toEqual([
      0,
      'true',
    ])
    expect(await card.getByRole('link').first().textContent()).toMatch(/\S/)
  }))
