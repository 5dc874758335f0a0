import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { wireVariant } from '#domains/offers/contract.ts'
import { memoryListings, someProducts } from '../../testing.ts'
import { axeViolations } from '../axe.ts'
import { desktop, devices, openJourneys } from '../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
const products = someProducts(60)
const alike = products.slice(40, 49).map(({ variant }) => wireVariant(variant))
const banner = {
  ident: 'medir',
  category: null,
  place: 7,
  title: 'Passa na porta?',
  text: 'Veja as medidas.',
  link: '/produtos/sofas?ordenar=preco',
  label: 'Ver',
  shownFrom: null,
  shownUntil: null,
}
const { visit } = openJourneys({ listings: memoryListings(products), content: { gridBanners: [banner] } })

type Answer = 'some' | 'none' | 'broken'
async function openListing(page: Page, answers: Answer[] = ['some']): Promise<void> {
  await page.route('**/api/v2/variant/*/similarity', (route: Route) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer === 'broken'
      ? route.fulfill({ status: 500, body: '' })
      : route.fulfill({ json: { variants: answer === 'some' ? alike : [], requestId: null, mode: 'onlyAPI' } })
  })
  await page.goto('/produtos/sofas')
}
function card(page: Page, at: number): Locator {
  return page.locator('.card').nth(at)
}
function panels(page: Page): Locator {
  return page.getByRole('group', { name: 'Pode também gostar de' })
}
/** What the list holds in its order: cards by number, panels and banners by letter. */
function order(page: Page): Promise<string> {
  return page
    .locator('[data-list]')
    .evaluate((list) =>
      [...list.children].map(({ className }) => ({ card: 'c', alike: 'P', 'grid-banner': 'B' })[className]).join(''),
    )
}
async function clickPicture(page: Page, at: number): Promise<void> {
  await card(page, at)
    .locator('.card-picture')
    .click({ position: { x: 40, y: 80 }, force: true })
}

describe.each(devices)('cards on a %s', (name, device) => {
  const columns = name === 'phone' ? 2 : 4

  test("L-04 L-16 U-06 a click on a card opens what is alike in the row after it; later panels and banners shift; 'Fechar' closes", () =>
    visit(device, async (page) => {
      await openListing(page)
      const before = await order(page)
      expect(before.slice(0, 9)).toBe('ccccccBcc')
      await clickPicture(page, 0)
      await panels(page).waitFor(PATIENCE)
      const first = name === 'phone' ? 'ccPccccBcc' : 'ccccPccBcc'
      expect((await order(page)).slice(0, 10)).toBe(first)
      await clickPicture(page, columns)
      await expect.poll(() => panels(page).count(), PATIENCE).toBe(2)
      expect((await order(page)).slice(0, 11)).toBe(name === 'phone' ? 'ccPccPccBcc' : 'ccccPccBcPc')
      expect(await axeViolations(page, { within: '[data-list]' })).toEqual([])
      const thumbnail = panels(page).first().locator('img').first()
      expect([await thumbnail.getAttribute('width'), await thumbnail.getAttribute('src')]).toEqual([
        '72',
        expect.stringMatching(/^\/tiny\/.*\/w72$/),
      ])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      ).toBe(true)
      await panels(page).first().getByRole('button', { name: 'Fechar' }).click()
      await panels(page).getByRole('button', { name: 'Fechar' }).click()
      await expect.poll(() => order(page), PATIENCE).toBe(before)
      const viewed = await page.evaluate(
        () => (JSON.parse(localStorage.getItem('poiso.viewed') ?? '{}') as { value: number[] }).value,
      )
      expect(viewed).toHaveLength(2)
    }))

  test('L-04 M-13 a failure says so and can be tried again; where nothing is alike the click leads to the product', () =>
    visit(
      device,
      async (page) => {
        await openListing(page, ['broken', 'some', 'none'])
        await clickPicture(page, 1)
        await panels(page).getByRole('alert').waitFor(PATIENCE)
        await panels(page).getByRole('button', { name: 'Tentar outra vez' }).click()
        await panels(page).getByRole('listitem').first().waitFor(PATIENCE)
        await clickPicture(page, columns + 1)
        await page.waitForURL(/\/produto\/\d+-/, PATIENCE)
      },
      /status of 500/,
    ))
})

test('L-04 the panel moves to the end of its row when the width changes; cards that came by the feed have it too', () =>
  visit(desktop, async (page) => {
    await openListing(page)
    await clickPicture(page, 0)
    await panels(page).waitFor(PATIENCE)
    await page.setViewportSize({ width: 900, height: 900 })
    await expect.poll(async () => (await order(page)).slice(0, 5), PATIENCE).toBe('cccPc')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(async () => (await order(page)).slice(0, 5), PATIENCE).toBe('ccccP')
    await page.getByRole('link', { name: 'Ver mais produtos' }).click()
    await page.waitForFunction(() => document.querySelectorAll('.card').length > 50)
    await clickPicture(page, 55)
    await expect.poll(() => panels(page).count(), PATIENCE).toBe(2)
  }))

test('L-04 links, buttons and clicks for another tab stay what they are', () =>
  visit(desktop, async (page) => {
    await openListing(page)
    await card(page, 2).getByRole('button', { name: 'Guardar nos favoritos' }).click()
    await card(page, 2).locator('.like[aria-pressed=true]').waitFor(PATIENCE)
    expect(await panels(page).count()).toBe(0)
    await card(page, 2).getByRole('link', { name: 'Detalhes' }).click()
    await page.waitForURL(/\/produto\/\d+-/)
    await page.goBack()
    await card(page, 2).locator('.like[aria-pressed=true]').waitFor(PATIENCE)
    await card(page, 3)
      .locator('.card-name a')
      .click({ position: { x: 4, y: 8 } })
    await page.waitForURL(/\/produto\/\d+-/)
  }))

test('L-02 L-04 by keyboard a card has fewer than six stops; arrows reach its tools, and the panel gives the focus back', () =>
  visit(desktop, async (page) => {
    await openListing(page)
    const stops = await page
      .locator('.card')
      .evaluateAll((cards) =>
        cards.map(
          (each) =>
            [...each.querySelectorAll<HTMLElement>('a[href], button')].filter(
              ({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null,
            ).length,
        ),
      )
    expect(Math.max(...stops)).toBeLessThan(6)
    await card(page, 0).locator('.compare').focus()
    await page.keyboard.press('ArrowLeft')
    const button = card(page, 0).getByRole('button', { name: 'Pode também gostar de' })
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), PATIENCE)
      .toBe('Pode também gostar de')
    await page.keyboard.press('Escape')
    await expect.poll(() => panels(page).count(), PATIENCE).toBe(0)
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true)
  }))

test('L-08 a card is told of as seen once six tenths of it are in the window, with its offer and where it was shown', () =>
  visit(desktop, async (page) => {
    await page.addInitScript(() => {
      const seen: unknown[] = []
      Object.assign(window, { seen })
      document.addEventListener('poiso:card-seen', (event) => seen.push((event as CustomEvent).detail))
    })
    await openListing(page)
    const seen = () =>
      page.evaluate(() => (window as unknown as { seen: { variantId: number; source: number }[] }).seen)
    const last = card(page, 47)
    const lastId = Number(await last.locator('.compare').getAttribute('value'))
    expect((await seen()).some(({ variantId }) => variantId === lastId)).toBe(false)
    await last.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => (await seen()).filter(({ variantId }) => variantId === lastId).length, PATIENCE)
      .toBe(1)
    expect((await seen()).every(({ source }) => source === 1)).toBe(true)
  }))
