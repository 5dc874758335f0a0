import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, devices, openJourneys } from '../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
const { visit } = openJourneys()
function cardWith(page: Page, count: number): Locator {
  return page.locator(`.card:has([data-slider="${count}"])`).first()
}
function next(card: Locator): Locator {
  return card.getByRole('button', { name: 'Próxima imagem' })
}
function scrolled(card: Locator): Promise<number> {
  return card.locator('.slides').evaluate((strip) => strip.scrollLeft)
}
function events(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { turns: number }).turns)
}
function countEvents(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const counted = Object.assign(window, { turns: 0 })
    document.addEventListener('poiso:event', (event) => {
      if ((event as CustomEvent<{ name: string }>).detail.name === 'variant_card_swiper_interaction') counted.turns += 1
    })
  })
}

describe.each(devices)('L-03 a card with several pictures on a %s', (name, device) => {
  test('L-03 is turned by buttons and dots, a picture and 8 px at a time, from the first to the last of ten at most', () =>
    visit(device, async (page) => {
      await countEvents(page)
      await page.goto('/produtos/sofas')
      const card = cardWith(page, 10)
      await next(card).waitFor({ state: 'attached' })
      expect(await card.locator('[aria-label="Imagem anterior"]').isDisabled()).toBe(true)
      expect([await card.locator('.slides img').count(), await card.locator('.slide-dots i').count()]).toEqual([10, 10])
      const width = await card.locator('.slides').evaluate((strip) => strip.clientWidth)
      await next(card).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => scrolled(card), PATIENCE).toBeCloseTo(width + 8, 0)
      await expect.poll(() => card.locator('.slide-dots i').nth(1).getAttribute('data-on'), PATIENCE).toBe('')
      for (let turn = 2; turn < 10; turn += 1) await page.keyboard.press('Enter')
      await expect.poll(() => card.locator('.slide-next').isDisabled(), PATIENCE).toBe(true)
      await expect.poll(() => scrolled(card), PATIENCE).toBeCloseTo(9 * (width + 8), 0)
      expect(await events(page)).toBe(9)
      await expect
        .poll(
          () =>
            card
              .locator('.slides img')
              .last()
              .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
          PATIENCE,
        )
        .toBe(true)
    }))

  test('L-03 loads one picture until somebody cares for the card, then the next one', () =>
    visit(device, async (page) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
      })
      await page.goto('/produtos/sofas')
      const card = cardWith(page, 3)
      await card.scrollIntoViewIfNeeded()
      await next(card).waitFor({ state: 'attached' })
      const shown = await card
        .locator('.slides img')
        .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.getAttribute('src')))
      expect([typeof shown[0], shown[1], shown[2]]).toEqual(['string', null, null])
      await (name === 'phone' ? card.locator('.slides').dispatchEvent('touchstart') : card.hover())
      await expect
        .poll(
          () =>
            card
              .locator('.slides img')
              .nth(1)
              .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
          PATIENCE,
        )
        .toBe(true)
      const srcset = async (at: number) =>
        (await card.locator('.slides img').nth(at).getAttribute('srcset'))?.replaceAll(
          /\/c\d+-\d+\/|\/product\/..\/..\/../g,
          '',
        )
      expect(await srcset(1)).toBe(await srcset(0))
      expect(await card.locator('.slides img').nth(2).getAttribute('src')).toBeNull()
    }))

  test('L-03 L-04 pushed by hand, the dots and the event follow; the arrows and a key on the strip open no panel, a key leads to the product', () =>
    visit(device, async (page) => {
      await countEvents(page)
      await page.goto('/produtos/sofas')
      const card = cardWith(page, 3)
      await card.scrollIntoViewIfNeeded()
      await next(card).waitFor({ state: 'attached' })
      await card
        .locator('.slides')
        .evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' }))
      await expect.poll(() => card.locator('.slide-dots i').nth(2).getAttribute('data-on'), PATIENCE).toBe('')
      expect(await events(page)).toBeGreaterThan(0)
      expect(await page.getByRole('group', { name: 'Pode também gostar de' }).count()).toBe(0)
      await card.locator('.slides').focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/produto\/\d+-/, { timeout: 5_000 })
    }))

  test('L-03 has no violations, and the page does not move when it becomes a slider', () =>
    visit(device, async (page) => {
      await page.addInitScript(() => {
        const moved = Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/produtos/sofas')
      await next(cardWith(page, 10)).waitFor({ state: 'attached' })
      expect(await axeViolations(page, { within: '.grid-list' })).toEqual([])
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    }))

  test('L-03 N-15 without JavaScript is a strip of all its pictures', () =>
    visit({ ...device, javaScriptEnabled: false }, async (page) => {
      await page.goto('/produtos/sofas')
      const card = cardWith(page, 10)
      const pictures = card.getByRole('img')
      expect(await pictures.count()).toBe(10)
      expect(
        new Set(await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).size,
      ).toBe(10)
      const [first, second] = [await pictures.first().boundingBox(), await pictures.nth(1).boundingBox()]
      expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((first?.width ?? 0) + 8, 0)
      expect(await card.getByRole('button', { name: 'Próxima imagem' }).count()).toBe(0)
    }))
})

test('L-03 the turn takes 400 ms, none with reduced motion', async () => {
  for (const [reducedMotion, durations] of [
    ['no-preference', [400]],
    ['reduce', []],
  ] as const) {
    await visit({ ...desktop, reducedMotion }, async (page) => {
      await page.goto('/produtos/sofas')
      const card = cardWith(page, 3)
      await card.scrollIntoViewIfNeeded()
      await next(card).waitFor({ state: 'attached' })
      const seen = await card.evaluate((element) => {
        element.querySelector<HTMLElement>('.slide-next')?.click()
        return [
          ...new Set(
            (element.querySelector('.slides') as HTMLElement)
              .getAnimations({ subtree: true })
              .filter((each) => !(each instanceof CSSTransition))
              .map((each) => each.effect?.getTiming().duration),
          ),
        ]
      })
      expect(seen).toEqual(durations)
    })
  }
})

test('L-03 a card with one picture is no slider; cards that come later are', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    const single = page.locator('.card:not(:has([data-slider]))').first()
    expect([
      await single.getByRole('img').count(),
      await single.getByRole('button', { name: 'Próxima imagem' }).count(),
    ]).toEqual([1, 0])
    await page.getByRole('link', { name: 'Ver mais produtos' }).click()
    await page.waitForFunction(() => document.querySelectorAll('.card').length === 96)
    const late = page.locator('.card:nth-child(n + 49):has([data-slider])').first()
    await late.scrollIntoViewIfNeeded()
    await next(late).waitFor({ state: 'attached' })
    await late.hover()
    await next(late).click()
    await expect.poll(() => scrolled(late), PATIENCE).toBeGreaterThan(50)
  }))
