import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { openJourneys, phone } from '../testing.ts'
import { searchService } from './testing.ts'

const SENTENCE = 'sofá azul até 900 € sem braços'
const { visit } = openJourneys()

async function search(page: Page, isScripted: boolean): Promise<void> {
  await page.goto('/produtos/camas')
  const box = page.getByRole('search', { name: 'Procurar produtos' }).getByLabel('O que é que procura hoje?').first()
  if (isScripted) {
    await box.focus()
    await page.getByRole('listbox', { name: 'Sugestões' }).getByText('Pesquisas de tendências').waitFor()
  }
  await box.fill(SENTENCE)
  await box.press('Enter')
  await page.waitForURL(/\/search\?q=/)
}

function chips(page: Page) {
  return page.getByRole('list', { name: 'Filtros escolhidos' }).getByRole('link', { name: /^Retirar o filtro/ })
}

function plain(text: string): string {
  return text
    .replace(/^Retirar o filtro\s*/, '')
    .replaceAll('\u00a0', ' ')
    .trim()
}

test.each([
  ['with script', true],
  ['without script', false],
])(
  'S-07 on a phone %s a sentence becomes chips; one is taken away, and the way back leads to the sentence',
  (_how, javaScriptEnabled) =>
    visit({ ...phone, javaScriptEnabled }, async (page) => {
      if (javaScriptEnabled) await searchService(page)
      await search(page, javaScriptEnabled)
      await chips(page).first().waitFor()
      const understood = await chips(page).allInnerTexts()
      expect(understood.map((text) => plain(text))).toEqual(['Sofás', 'Preço até 900 €', 'Azul'])
      expect(await page.getByText('Não percebemos').textContent()).toContain('“sem braços”')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])

      await chips(page).filter({ hasText: 'Preço até' }).click()
      await page.waitForURL('**/produtos/sofas--azul')
      await chips(page).filter({ hasText: 'Preço até' }).waitFor({ state: 'detached' })
      expect(await chips(page).count()).toBe(1)
      await page.goBack()
      await page.waitForURL(/\/search\?q=/)
      await chips(page).filter({ hasText: 'Preço até' }).waitFor()

      await page.getByRole('link', { name: 'Procurar apenas as palavras' }).click()
      await page.waitForURL(/\/search\?procura=palavras&q=/)
      await page.getByRole('link', { name: 'Ler como uma frase' }).waitFor()
    }),
)
