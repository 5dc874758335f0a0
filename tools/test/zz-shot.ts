import { launchBrowser } from './browser.ts'
const [,, base='http://localhost:3990', out='/tmp/s7', ...paths] = process.argv
const browser = await launchBrowser()
for (const width of [390, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('console', m => m.type() === 'error' && console.log(width, page.url(), m.text()))
  page.on('pageerror', e => console.log(width, page.url(), 'ERR', e.message))
  for (const path of paths) {
    const r = await page.goto(base + path)
    console.log(width, path, r.status())
    await page.waitForTimeout(3500)
    await page.screenshot({ path: `${out}/${width}${path.replace(/[^a-z0-9]+/gi, '_').slice(0,60)}.png`, fullPage: process.env.FULL === '1' })
  }
  await context.close()
}
await browser.close()
