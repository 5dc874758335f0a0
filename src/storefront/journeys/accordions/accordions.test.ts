import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

const journeys = openJourneys()
const FAQ = '/adicionar-loja/perguntas-frequentes'
/** The footer has some of its own, which are open on a desktop. */
function openOnes(page: Page): Promise<string[]> {
  return page.locator('main details[open]').evaluateAll((found) => found.map(({ id }) => id))
}

describe('H-10 accordions', () => {
  test('H-10 one of a group is open at a time, and each has an address', () =>
    journeys.visit(desktop, async (page) => {
      await page.goto(FAQ)
      expect(await openOnes(page)).toEqual([])
      for (const question of ['Que formatos leem?', 'Quanto custa?', 'Como saio?'])
        await page.getByText(question).click()
      expect(await openOnes(page)).toEqual(['como-saio'])
      const ids = await page.locator('.faq details').evaluateAll((found) => found.map(({ id }) => id))
      expect(new Set(ids).size).toBe(14)
      expect(ids).not.toContain('')
      expect(await axeViolations(page)).toEqual([])
    }))

  test('H-10 a hash opens its accordion: in the address, by going back, and a name that is none does nothing', () =>
    journeys.visit(phone, async (page) => {
      await page.goto(`${FAQ}#custo`)
      expect(await openOnes(page)).toEqual(['custo'])
      await expect
        .poll(() => page.locator('#custo').evaluate((found) => found.getBoundingClientRect().top))
        .toBeLessThan(200)
      await page.evaluate(() => {
        location.hash = '#como-entro'
      })
      await expect.poll(() => openOnes(page)).toEqual(['como-entro'])
      await page.goBack()
      await expect.poll(() => openOnes(page)).toEqual(['custo'])
      for (const hash of ['#%E0%A4%A', '#nada', '#conteudo'])
        await page.evaluate((to) => {
          location.hash = to
        }, hash)
      expect(await openOnes(page)).toEqual(['custo'])
    }))
})
