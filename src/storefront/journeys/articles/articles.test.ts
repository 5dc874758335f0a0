import { expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

const { visit } = openJourneys({})

test('R-14 the list grows by the call and goes on where the new articles begin; it is read without violations', () =>
  visit(desktop, async (page) => {
    await page.goto('/artigos')
    expect(await axeViolations(page)).toEqual([])
    expect(await page.locator('.article-card').count()).toBe(12)
    await page.getByRole('link', { name: 'Carregar mais artigos' }).click()
    await expect.poll(() => page.locator('.article-card').count(), { timeout: 15_000 }).toBe(14)
    expect(page.url()).toMatch(/\/artigos$/)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/artigo/artigo-13')
    await page.getByText('Não há mais artigos.').waitFor()
  }))

test('R-14 an article fits a phone, with its pictures and cards', () =>
  visit(phone, async (page) => {
    await page.goto('/artigo/artigo-1')
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await page.locator('.article-products .small-card').count()).toBe(2)
  }))
