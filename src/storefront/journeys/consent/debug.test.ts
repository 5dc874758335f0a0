import { test } from 'vitest'
import { desktop, openJourneys, phone } from '../testing.ts'
const journeys = openJourneys({}, { consent: null, expected: /./ })
test('shift', () => journeys.visit(phone, async (page) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) console.log('SHIFT', e.value, e.startTime, e.hadRecentInput, JSON.stringify(e.sources.map((s: any) => [s.node?.nodeName, s.node?.className, s.previousRect.y, s.currentRect.y]))) }).observe({ type: 'layout-shift', buffered: true })
  })
  page.on('console', (m) => console.log(m.text()))
  await page.goto('/produtos/sofas')
  await page.locator('.cookie-bar').waitFor()
  await page.waitForTimeout(1500)
}))
test('tabs', () => journeys.visit(desktop, async (page) => {
  const other = await page.context().newPage()
  for (const tab of [page, other]) { tab.on('console', (m) => console.log(m.text())); await tab.goto('/paises'); await tab.evaluate(() => addEventListener('storage', (e) => console.log('STORAGE', e.key, e.newValue, document.cookie))) }
  for (const tab of [page, other]) await tab.locator('.cookie-bar').waitFor()
  await page.getByRole('button', { name: 'Recusar todos' }).click()
  await page.waitForTimeout(1500)
  console.log(await other.locator('.cookie-bar').count(), await other.evaluate(() => document.cookie + JSON.stringify({...localStorage})))
}))
