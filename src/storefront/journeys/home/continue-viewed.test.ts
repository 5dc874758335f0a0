import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { keepViewed, searchService } from '../search/testing.ts'
import { devices, narrow, openJourneys } from '../testing.ts'

const PATIENCE = { timeout: 15_000 }
/** Pictures of what was seen are not of this site. */
const { visit } = openJourneys({}, { expected: /status of 404/ })

function section(page: Page) {
  return page.getByRole('region', { name: 'Continuar onde parou' })
}

/** Everything that sleeps on the page comes near. */
async function lookAtAll(page: Page): Promise<void> {
  for (const each of await page.locator('main section').all()) await each.scrollIntoViewIfNeeded()
}

test.each(devices)(
  'U-06 on a %s the home page goes on with what was looked at last, at the prices of now, without what is gone',
  (_name, device) =>
    visit(device, async (page) => {
      await searchService(page)
      await keepViewed(page, [900, 901, 902])
      await page.goto('/')
      expect(await section(page).count()).toBe(0)
      await lookAtAll(page)
      await section(page).getByRole('listitem').nth(1).waitFor(PATIENCE)
      const links = section(page).getByRole('link')
      expect(await links.allInnerTexts()).toEqual([
        expect.stringMatching(/Sofá 901\s+1\s001\s€\s+1\s101\s€/),
        expect.stringMatching(/Sofá 902\s+1\s002\s€\s+1\s102\s€/),
      ])
      expect(await links.first().getAttribute('href')).toMatch(/^\/produto\/901-/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await axeViolations(page, { within: 'main' })).toEqual([])
    }),
)

test('U-06 an answer that cannot be read shows nothing, and the page stays as it is', () => {
  const [, device] = narrow
  return visit(device, async (page) => {
    await keepViewed(page, [900, 901])
    let asked = 0
    await page.route('**/api/v2/variant/by-ids', (route) => {
      asked++
      return route.fulfill({ json: { variants: [{ name: 7 }] } })
    })
    await page.goto('/')
    const headings = await page.getByRole('heading').allInnerTexts()
    const answered = page.waitForResponse('**/api/v2/variant/by-ids', PATIENCE)
    await lookAtAll(page)
    await (await answered).finished()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(asked).toBeGreaterThan(0)
    expect(await section(page).count()).toBe(0)
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(headings)
  })
})
