import { expect, test } from 'vitest'
import type { Listings } from '#domains/search/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { memoryListings, someProducts } from '../testing.ts'
import { axeViolations } from './axe.ts'
import { openJourneys } from './testing.ts'

let isStarting = true
/** Each width asks for another page: one that has been made is kept. */
function pathOf(width: number): string {
  return `/produtos/sofas?preco-ate=${10_000 + width}`
}
const whole = memoryListings(someProducts(60))
const listings: Listings = {
  ...whole,
  find: async (selection) => {
    if (isStarting) throw new RefusedError(refusal('starting', 'the search index is not built yet', 5))
    return whole.find(selection)
  },
}
const { visit } = openJourneys({ listings }, { expected: /status of 503/ })

test.each([320, 390, 1440])(
  'at %i px the page of a start has no accessibility violation and does not scroll sideways',
  (width) =>
    visit({ viewport: { width, height: 700 } }, async (page) => {
      isStarting = true
      await page.goto(pathOf(width))
      expect(await page.locator('h1').textContent()).toBe('Poiso está a arrancar')
      expect(await axeViolations(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      isStarting = false
      await page.getByRole('link', { name: 'Tentar agora' }).click()
      await page.locator('li.card').first().waitFor()
      expect(page.url().endsWith(pathOf(width))).toBe(true)
    }),
)

test('without script the page of a start becomes the page that was asked for by itself', () =>
  visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, async (page) => {
    isStarting = true
    const waits: (string | undefined)[] = []
    // The browser waits for a second, whatever it was told.
    await page.route('**/produtos/sofas?*', async (route) => {
      const response = await route.fetch()
      const { refresh, ...headers } = response.headers()
      waits.push(refresh)
      await route.fulfill({ response, headers: { ...headers, ...(refresh !== undefined && { refresh: '1' }) } })
    })
    await page.goto(pathOf(0))
    isStarting = false
    await page.locator('li.card').first().waitFor({ timeout: 60_000 })
    expect(page.url().endsWith(pathOf(0))).toBe(true)
    expect(waits).toEqual(['10', undefined])
  }))
