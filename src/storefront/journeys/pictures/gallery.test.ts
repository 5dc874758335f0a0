import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, devices, openJourneys } from '../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
const PRODUCT = '/produto/500-sofa-alvor'
const { visit } = openJourneys({}, { path: PRODUCT })
/** Which picture fills the strip. */
function shown(page: Page): Promise<number> {
  return page.locator('.gallery-strip').evaluate((strip) => 1 + Math.round(strip.scrollLeft / strip.clientWidth))
}
function isLoaded(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth > 0
}

describe.each(devices)('M-11 the pictures of a product on a %s', (_name, device) => {
  test('M-11 small ones turn the strip, the one that is shown is marked', () =>
    visit(device, async (page) => {
      const thumbs = page.getByRole('list', { name: 'Imagens do produto' }).getByRole('link')
      expect(await thumbs.count()).toBe(4)
      await thumbs.nth(2).click()
      await expect.poll(() => shown(page), PATIENCE).toBe(3)
      await expect.poll(() => thumbs.nth(2).getAttribute('aria-current'), PATIENCE).toBe('true')
      expect([await thumbs.nth(0).getAttribute('aria-current'), new URL(page.url()).hash]).toEqual([null, ''])
      await expect.poll(() => page.locator('#foto-3 > img:last-child').evaluate(isLoaded), PATIENCE).toBe(true)
    }))

  test('M-11 a click opens it large: arrow keys turn, a click shows it in full size, Escape closes and gives the focus back', () =>
    visit(device, async (page) => {
      await page.locator('#foto-1').focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Imagens do produto' })
      await dialog.waitFor()
      expect(await dialog.locator('p').first().textContent()).toMatch(/^1 de 4: Sofá/)
      expect(await dialog.locator('.zoom-turn.previous').isDisabled()).toBe(true)
      for (const [key, place] of [
        ['ArrowRight', 2],
        ['ArrowRight', 3],
        ['ArrowLeft', 2],
        ['End', 4],
        ['ArrowRight', 4],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key)
        expect(await dialog.locator('p').first().textContent()).toContain(`${place} de 4`)
      }
      await dialog.getByRole('button', { name: 'Próxima imagem' }).click()
      await expect.poll(() => dialog.locator('img').getAttribute('src'), PATIENCE).toMatch(/\/w1600$/)
      await dialog.locator('img').click()
      expect(await dialog.locator('.zoom-picture').getAttribute('data-large')).toBe('')
      expect(await axeViolations(page, { within: '.zoom' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count(), PATIENCE).toBe(0)
      await expect.poll(() => shown(page), PATIENCE).toBe(2)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('foto-1')
    }))

  test('M-13 a picture that cannot be loaded large stays as it is, says so, and can be tried again', () =>
    visit(
      device,
      async (page) => {
        await page.route('**/w1600', (route) => route.abort())
        await page.locator('#foto-1').focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog')
        const again = dialog.getByRole('button', { name: 'Tentar outra vez' })
        await again.waitFor()
        // The small one that it opens with may still be on its way: the page is visited for the first time.
        await expect.poll(() => dialog.locator('img').evaluate(isLoaded), PATIENCE).toBe(true)
        await page.unroute('**/w1600')
        await again.click()
        await expect.poll(() => dialog.locator('img').getAttribute('src'), PATIENCE).toMatch(/\/w1600$/)
        expect(await again.count()).toBe(0)
      },
      /net::ERR_FAILED/,
    ))

  test('M-11 the page has no violations and does not move', () =>
    visit(device, async (page) => {
      await page.locator('#foto-1 > img:last-child').evaluate((image: HTMLImageElement) => image.decode())
      expect(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let moved = 0
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) moved += (entry as unknown as { value: number }).value
              }).observe({ type: 'layout-shift', buffered: true })
              setTimeout(() => resolve(moved), 300)
            }),
        ),
      ).toBe(0)
      expect(await axeViolations(page, { within: '.product' })).toEqual([])
    }))

  test('M-11 N-15 without JavaScript small ones lead to theirs, and a picture opens in full size', () =>
    visit(
      { ...device, javaScriptEnabled: false },
      async (page) => {
        await page.getByRole('link', { name: 'Ver imagem 3 de 4' }).click()
        await expect.poll(() => shown(page), PATIENCE).toBe(3)
        await page.locator('#foto-3').click()
        await page.waitForURL('**/w1600')
        // A picture's own answer allows no styles, the browser's for showing it neither.
      },
      /Applying inline style/,
    ))
})

test('M-11 in its HTML: other sites are told all pictures, the first is fetched first, the others when they come near', () =>
  visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    const html = await (await page.request.get(PRODUCT)).text()
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json as string))
      .find((each) => each['@type'] === 'Product')
    expect(data.image).toHaveLength(4)
    for (const url of data.image) expect(url).toMatch(/^http:\/\/localhost:3000\/product\/.*\/w1200$/)
    expect(html).toContain(`<meta property="og:image" content="${data.image[0]}"`)
    const images = page.locator('.gallery-slide > img:last-child')
    expect(
      await images.evaluateAll((all) =>
        all.map((image) => [image.getAttribute('fetchpriority'), image.getAttribute('loading')]),
      ),
    ).toEqual([
      ['high', null],
      [null, 'lazy'],
      [null, 'lazy'],
      [null, 'lazy'],
    ])
    expect(html).not.toMatch(/ style="/)
  }))
