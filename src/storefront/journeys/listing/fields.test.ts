import { expect, test } from 'vitest'
import { desktop, openJourneys, phone } from '../testing.ts'

const { visit } = openJourneys()

test('L-12 R-22 what cannot be read is said beside its field and asks nothing; ends in order ask, and a choice costs no redirect', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    const asked: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/produtos/sofas'))
        asked.push(`${response.status()} ${response.url().split('/produtos/')[1]}`)
    })
    await page.getByText('Medidas (cm)').click()
    const [from, to] = [page.getByLabel('Largura de, em centímetros'), page.getByLabel('Largura até, em centímetros')]
    for (const [text, words] of [
      ['abc', 'Escreva centímetros'],
      ['-5', 'Escreva centímetros'],
      ['99999', 'Escreva centímetros'],
    ] as const) {
      await from.fill(text)
      await from.press('Tab')
      await page.getByRole('alert').getByText(words).waitFor()
      expect(await from.getAttribute('aria-invalid')).toBe('true')
      await from.press('Enter')
    }
    await to.fill('100,5')
    await from.fill('200')
    await from.press('Enter')
    await page.getByRole('alert').getByText('«De» não pode ser mais do que «até».').waitFor()
    expect(asked).toEqual([])
    await to.fill('300,5')
    await to.press('Tab')
    await page.waitForURL('**/produtos/sofas?dimensao=largura:200-300.5')
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.goto('/produtos/sofas')
    await page.getByLabel('De (€)').fill('muito')
    await page.getByLabel('De (€)').press('Tab')
    await page.getByRole('alert').getByText('Escreva euros').waitFor()
    await page.getByLabel('De (€)').fill('')
    await page.getByLabel(/^Azul/).check()
    await page.waitForURL('**/produtos/sofas--azul')
    expect(asked.filter((each) => !each.startsWith('200 '))).toEqual([])
  }))

test('L-12 without JavaScript the fields are taken as far as they can be read, and the ends turned round', () =>
  visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto('/produtos/sofas')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await page.getByText('Medidas (cm)').click()
    await page.getByLabel('Largura de, em centímetros').fill('300')
    await page.getByLabel('Largura até, em centímetros').fill('200')
    await page.getByLabel('Altura até, em centímetros').fill('alta')
    await page.getByRole('button', { name: /^Ver \d/ }).click()
    await page.waitForURL('**/produtos/sofas?dimensao=largura:200-300')
  }))
