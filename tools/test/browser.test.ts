import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'

test('the browser from npm renders a page with accents', async () => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent('<h1>Cadeirões e sofás</h1>')
    expect(await page.getByRole('heading').textContent()).toBe('Cadeirões e sofás')
  } finally {
    await browser.close()
  }
})
