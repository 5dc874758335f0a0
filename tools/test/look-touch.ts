import { launchBrowser } from './browser.ts'
const base = process.argv[2] ?? 'http://localhost:3940'
const out = process.argv[3] ?? '/tmp/touch-look/a'
const browser = await launchBrowser()
for (const width of [320, 390]) {
  const context = await browser.newContext({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(base + '/produtos/sofas?regiao=madeira')
  await page.waitForTimeout(800)
  await page.screenshot({ path: `${out}-top-${width}.png` })
  await page.goto(base + '/produtos/sofas')
  await page.screenshot({ path: `${out}-cont-${width}.png` })
  await page.locator('.compare').first().click()
  await page.evaluate(() => scrollTo(0, 1500))
  await page.waitForTimeout(400)
  await page.evaluate(() => scrollTo(0, 1400))
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${out}-scrolled-${width}.png` })
  await context.close()
}
await browser.close()
