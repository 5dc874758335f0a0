import { expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

const { visit } = openJourneys({})

test('R-13 on a phone each mark is large enough for a finger and opens its piece over the page, where Escape and a tap beside it put it away', () =>
  visit(phone, async (page) => {
    await page.goto('/inspirations/stl/1')
    const marks = page.locator('.mark')
    expect(await marks.count()).toBe(2)
    for (const mark of await marks.all()) {
      const box = await mark.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    const picture = await page.locator('.room-picture img').boundingBox()
    const first = await marks.first().boundingBox()
    if (picture === null || first === null) throw new Error('nothing is drawn')
    // 537 and 661 thousandths.
    expect((first.x + first.width / 2 - picture.x) / picture.width).toBeCloseTo(0.537, 2)
    expect((first.y + first.height / 2 - picture.y) / picture.height).toBeCloseTo(0.661, 2)
    await marks.first().tap()
    const card = page.locator('.mark-card:popover-open')
    await card.getByRole('link', { name: /^Ir para a loja/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => card.count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }))

test('R-13 by keyboard a mark opens and gives the focus back; the list grows by the call and goes on where the new rooms begin', () =>
  visit(desktop, async (page) => {
    await page.goto('/inspirations/stl/1')
    await page.locator('.mark').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.mark-card:popover-open').getByRole('button', { name: 'Fechar' }).press('Enter')
    await expect.poll(() => page.locator('.mark-card:popover-open').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/^mark /)
    await page.goto('/inspirations')
    expect(await axeViolations(page)).toEqual([])
    expect(await page.locator('.inspiration-card').count()).toBe(24)
    await page.getByRole('link', { name: 'Carregar mais' }).click()
    await expect.poll(() => page.locator('.inspiration-card').count(), { timeout: 15_000 }).toBe(26)
    expect(page.url()).toMatch(/\/inspirations$/)
    await expect.poll(() => page.getByRole('link', { name: 'Carregar mais' }).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/inspirations/stl/25')
  }))
