import { launchBrowser } from './browser.ts'
const [, , base = 'http://localhost:3950', out = '/tmp/s7/shots', ...paths] = process.argv
const browser = await launchBrowser()
for (const width of [390, 768, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  for (const path of paths) {
    await page.goto(base + path)
    await page.waitForTimeout(500)
    await page.screenshot({
      fullPage: true,
      path: `${out}/${width}${path.replace(/[^a-z0-9]+/gi, '_').slice(0, 60)}.png`,
    })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) console.log(path, width, 'scrolls to', wide)
  }
}
await browser.close()
