import { expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { openJourneys, phone } from '../testing.ts'

/** N-09: from a listing to its watch, on a phone. */

const journeys = openJourneys()

test('N-09 a listing leads to the form of its watch, which says what is watched', async () => {
  await journeys.visit(phone, async (page) => {
    await page.goto('/produtos/sofas?preco-ate=500')
    await page.getByRole('link', { name: 'Avisar-me de novos produtos' }).click()
    await page.getByRole('heading', { name: 'Alerta de novos produtos' }).waitFor()
    expect(await page.locator('.info .lead').innerText()).toMatch(/^Sofás · Preço até 500/)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('textbox', { name: 'E-mail' }).fill('rui@exemplo.pt')
    await page.getByRole('button', { name: 'Avisar-me de novos produtos' }).click()
    await page.getByText('Enviámos um e-mail para rui@exemplo.pt').waitFor()
  })
})
