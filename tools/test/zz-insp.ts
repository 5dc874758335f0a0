import { launchBrowser } from './browser.ts'
const [, , base = '', out = '/tmp', ...paths] = process.argv
const browser = await launchBrowser()
for (const width of [390, 768, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(width, page.url(), m.text()))
  page.on('pageerror', (e) => console.log(width, page.url(), 'ERR', e.message))
  for (const path of paths) {
    const r = await page.goto(base + path)
    console.log(width, path, r?.status())
    await page.waitForTimeout(3000)
    const name = `${out}/insp-${width}${path.replace(/[^a-z0-9]+/gi, '_').slice(0, 60)}`
    await page.screenshot({ path: `${name}.png`, fullPage: true })
    if (path.includes('/stl/')) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('.mark').nth(1).click()
      await page.waitForTimeout(600)
      await page.screenshot({ path: `${name}-open.png` })
    }
  }
  await context.close()
}
await browser.close()
