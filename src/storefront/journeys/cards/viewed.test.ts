import { expect, test } from 'vitest'
import { searchService, keepViewed } from '../search/testing.ts'
import { desktop, openJourneys } from '../testing.ts'

const { visit } = openJourneys({}, { expected: /status of 404/ })

test('U-06 the home page shows what was looked at before, with the prices of now; what is gone is left out', () =>
  visit(desktop, async (page) => {
    await searchService(page)
    await keepViewed(page, [11, 12, 13])
    await page.goto('/')
    await page.locator('poiso-island[data-island=ContinueViewed]').evaluate((island) => {
      island.previousElementSibling?.scrollIntoView({ block: 'end' })
    })
    const shown = page.locator('.viewed a')
    await shown.first().waitFor()
    expect(await shown.locator('span').allTextContents()).toEqual(['Sofá 12', 'Sofá 13'])
  }))
