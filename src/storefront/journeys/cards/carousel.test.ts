import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'
import { aProductPage } from '../../testing-products.ts'
import { memoryListings, someProducts } from '../../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
const { visit } = openJourneys({
  listings: memoryListings(someProducts(130)),
  products: {
    load: async () => aProductPage(500),
    resolveVariant: async () => null,
    historyCsv: async () => ({ kind: 'unknown' as const }),
    report: async () => 'kept',
    answerTwin: async () => 'kept',
    versionOf: () => '1',
  },
})
function items(page: Page) {
  return page.locator('[data-carousel-items]')
}
function left(page: Page): Promise<number> {
  return items(page).evaluate(({ scrollLeft }) => scrollLeft)
}
/** As if the page had said that it advances by itself. */
function withAutoplay(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.querySelector<HTMLElement>('[data-carousel]')?.setAttribute('data-carousel', 'autoplay'),
    ),
  )
}

test("L-10 'Seguir em frente' and 'Afaste-se' push the row by whole cards and are disabled at its ends; without overflow they are hidden", () =>
  visit(phone, async (page) => {
    await page.goto('/produto/500-sofa-alvor')
    const [back, on] = [
      page.getByRole('button', { name: 'Afaste-se' }),
      page.getByRole('button', { name: 'Seguir em frente' }),
    ]
    await on.scrollIntoViewIfNeeded()
    expect([await back.isDisabled(), await on.isDisabled()]).toEqual([true, false])
    expect(await axeViolations(page, { within: '.carousel' })).toEqual([])
    await on.click()
    await expect.poll(() => left(page), PATIENCE).toBeGreaterThan(100)
    await expect.poll(() => back.isDisabled(), PATIENCE).toBe(false)
    await items(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
    await expect.poll(() => on.isDisabled(), PATIENCE).toBe(true)
    await back.click()
    await expect.poll(() => on.isDisabled(), PATIENCE).toBe(false)
    await items(page).evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 1)))
    await page.setViewportSize({ width: 400, height: 844 })
    await expect.poll(() => on.isVisible(), PATIENCE).toBe(false)
  }))

test('L-10 it advances every 5 s, from the end to the start, until somebody points at it; never with reduced motion', () =>
  visit(desktop, async (page) => {
    await page.clock.install()
    await withAutoplay(page)
    await page.goto('/produto/500-sofa-alvor')
    expect(await left(page)).toBe(0)
    await page.clock.runFor(5_000)
    await expect.poll(() => left(page), PATIENCE).toBeGreaterThan(100)
    await items(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
    await expect
      .poll(
        () => page.locator('[data-carousel-next]').evaluate((next) => (next as HTMLButtonElement).disabled),
        PATIENCE,
      )
      .toBe(true)
    await page.clock.runFor(5_000)
    await expect.poll(() => left(page), PATIENCE).toBeLessThan(2)
    await items(page).dispatchEvent('pointerenter')
    await page.locator('[data-carousel]').dispatchEvent('pointerenter')
    await page.clock.runFor(20_000)
    expect(await left(page)).toBeLessThan(2)
  }))

test('L-10 with reduced motion nothing moves by itself', () =>
  visit({ ...desktop, reducedMotion: 'reduce' }, async (page) => {
    await page.clock.install()
    await withAutoplay(page)
    await page.goto('/produto/500-sofa-alvor')
    await page.clock.runFor(20_000)
    expect(await left(page)).toBe(0)
  }))

test('L-10 one without its parts says what it lacks, and the page goes on', () =>
  visit(
    desktop,
    async (page) => {
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => document.querySelector('[data-carousel-next]')?.remove()),
      )
      const said = page.waitForEvent('pageerror')
      await page.goto('/produto/500-sofa-alvor')
      expect((await said).message).toBe('a carousel without its next')
    },
    /a carousel without its next/,
  ))
