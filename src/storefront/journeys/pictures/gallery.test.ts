import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, devices, openJourneys, phone } from '../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
const PRODUCT = '/produto/500-sofa-alvor'
const { visit } = openJourneys({}, { path: PRODUCT })
/** Which picture fills the strip. */
function shown(page: Page): Promise<number> {
  return page.locator('.gallery-strip').evaluate((strip) => 1 + Math.round(strip.scrollLeft / strip.clientWidth))
}
/** What modals that open tell from now on: name and opener. */
async function modalEvents(page: Page): Promise<() => Promise<string[]>> {
  const listen = () => {
    const w = window as unknown as { modals: string[] }
    w.modals = []
    document.addEventListener('poiso:event', (event) => {
      const { name, modal_name, modal_opener } = (event as CustomEvent<Record<string, string>>).detail
      if (name === 'modal_open') w.modals.push(`${modal_name} ${modal_opener}`)
    })
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => page.evaluate(() => (window as unknown as { modals: string[] }).modals)
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

  test('M-11 a click opens it large: arrow keys turn, + and - enlarge, Escape closes and gives the focus back', () =>
    visit(device, async (page) => {
      const events = await modalEvents(page)
      await page.locator('#foto-1').focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Imagens do produto' })
      await dialog.waitFor()
      const isAt = (place: number) => dialog.getByText(`${place} de 4`, { exact: true }).waitFor(PATIENCE)
      await isAt(1)
      expect(await dialog.getByRole('button', { name: 'Imagem anterior' }).isDisabled()).toBe(true)
      for (const [key, place] of [
        ['ArrowRight', 2],
        ['ArrowRight', 3],
        ['ArrowLeft', 2],
        ['End', 4],
        ['ArrowRight', 4],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key)
        await isAt(place)
        expect(new URL(page.url()).hash).toBe(`#imagem-${place}`)
      }
      await dialog.getByRole('button', { name: 'Próxima imagem' }).click()
      await expect.poll(() => dialog.locator('img').getAttribute('src'), PATIENCE).toMatch(/\/w1600$/)
      await page.keyboard.press('+')
      const percent = dialog.getByRole('status', { name: 'Ampliação' })
      expect(Number.parseInt((await percent.textContent()) ?? '', 10)).toBeGreaterThan(100)
      await page.keyboard.press('0')
      expect(await percent.textContent()).toBe('100 %')
      expect(await axeViolations(page, { within: '.zoom' })).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count(), PATIENCE).toBe(0)
      await expect.poll(() => shown(page), PATIENCE).toBe(2)
      await page.waitForURL((url) => url.hash === '')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('foto-1')
      expect(await events()).toEqual(['image product'])
    }))

  test('M-11 enlarged it is never larger than it is, and says how to enlarge it', () =>
    visit(device, async (page) => {
      await page.getByRole('link', { name: / para ampliar$/ }).click()
      const dialog = page.getByRole('dialog')
      const image = dialog.locator('img')
      await expect.poll(() => image.evaluate(isLoaded), PATIENCE).toBe(true)
      const words = device === phone ? 'Toque duas vezes ou afaste dois dedos' : 'Clique, ou use a roda do rato'
      expect(await dialog.getByText(words).isVisible()).toBe(true)
      const larger = dialog.getByRole('button', { name: 'Ampliar' })
      while (await larger.isEnabled()) await larger.click()
      const widths = () =>
        image.evaluate((img: HTMLImageElement) => [img.getBoundingClientRect().width, img.naturalWidth])
      await expect
        .poll(async () => {
          const [seen = 0, own = 0] = await widths()
          return Math.abs(seen - own)
        }, PATIENCE)
        .toBeLessThan(2)
    }))

  test('M-11 M-13 its address opens it, back closes it, forward shows it again; a hash that names none is the page', () =>
    visit(device, async (page) => {
      await page.goto(`${PRODUCT}#imagem-9`)
      await page.goto(`${PRODUCT}#imagem-<b>`)
      expect(await page.getByRole('dialog').count()).toBe(0)
      await page.goto('about:blank')
      const events = await modalEvents(page)
      await page.goto(`${PRODUCT}#imagem-3`)
      const dialog = page.getByRole('dialog', { name: 'Imagens do produto' })
      await dialog.getByText('3 de 4', { exact: true }).waitFor(PATIENCE)
      expect(await events()).toEqual(['image address'])
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
      expect(new URL(page.url()).hash).toBe('')
      await page.goForward()
      await dialog.getByText('3 de 4', { exact: true }).waitFor(PATIENCE)
    }))

  test('M-13 a picture that cannot be loaded large stays as it is, says so, and can be tried again', () =>
    visit(
      device,
      async (page) => {
        await page.route('**/w1600', (route) => route.abort())
        await page.locator('#foto-1 > img:last-child').evaluate((image: HTMLImageElement) => image.decode())
        await page.locator('#foto-1').focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog')
        const again = dialog.getByRole('button', { name: 'Tentar outra vez' })
        await again.waitFor()
        expect(
          await dialog.locator('.zoom-picture').evaluate((each) => getComputedStyle(each).backgroundImage),
        ).toMatch(/^url\(/)
        await page.unroute('**/w1600')
        await again.click()
        await expect.poll(() => dialog.locator('img').evaluate(isLoaded), PATIENCE).toBe(true)
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

test('M-11 fingers: a swipe turns, two apart enlarge where they are, one then pushes, a double tap goes there and back', () =>
  visit(phone, async (page) => {
    await page.getByRole('link', { name: / para ampliar$/ }).click()
    const dialog = page.getByRole('dialog')
    const percent = dialog.getByRole('status', { name: 'Ampliação' })
    const enlarged = async () => Number.parseInt((await percent.textContent()) ?? '', 10)
    await dialog.getByText('1 de 4', { exact: true }).waitFor(PATIENCE)
    const touch = await fingersOf(page)
    await touch('start', [[300, 400]])
    await touch('move', [[180, 402]])
    await touch('move', [[90, 404]])
    await touch('end', [])
    await dialog.getByText('2 de 4', { exact: true }).waitFor(PATIENCE)
    await touch('start', [[170, 400]])
    await touch('start', [
      [170, 400],
      [220, 400],
    ])
    await touch('move', [
      [140, 400],
      [250, 400],
    ])
    await touch('move', [
      [95, 400],
      [295, 400],
    ])
    await touch('end', [[95, 400]])
    await touch('end', [])
    await expect.poll(enlarged, PATIENCE).toBeGreaterThan(250)
    const left = () => dialog.locator('img').evaluate((image) => Math.round(image.getBoundingClientRect().left))
    await expect.poll(left, PATIENCE).toBeLessThan(0)
    const before = await left()
    await touch('start', [[200, 400]])
    await touch('move', [[240, 400]])
    await touch('end', [])
    await expect.poll(left, PATIENCE).toBe(before + 40)
    await dialog.getByText('2 de 4', { exact: true }).waitFor(PATIENCE)
    for (const _tap of [1, 2]) {
      await touch('start', [[200, 400]])
      await touch('end', [])
    }
    await expect.poll(enlarged, PATIENCE).toBe(100)
  }))

/** Several fingers at once, as the browser's own protocol has them. */
async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (kind: 'start' | 'move' | 'end', points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', {
      type: ({ start: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const)[kind],
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
}

test('M-11 in its HTML: other sites are told all pictures, the first is fetched first, the others when they come near', () =>
  visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    const html = await (await page.request.get(PRODUCT)).text()
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json as string))
      .find((each) => each['@type'] === 'Product')
    expect(data.image).toHaveLength(4)
    for (const url of data.image) expect(url).toMatch(/^http:\/\/localhost:3000\/product\/.*\/w1200$/)
    // Where it is shared a card is drawn of them (share-card-routes.test).
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\/partilha\/[0-9a-f]{10}\/produto\/[^"]+\.jpg"/)
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
