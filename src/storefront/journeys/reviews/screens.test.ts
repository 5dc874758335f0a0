import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aUser } from '#domains/identity/testing.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { TEST_QUESTION_ID } from '../../pages/questions/testing.ts'
import { TEST_CASE, TEST_ITEM } from '../../pages/report/testing.ts'
import { OVER_IDENT, TEST_IDENT, UNKNOWN_IDENT } from '../../pages/star/testing.ts'
import { axeViolations } from '../axe.ts'
import { openJourneys, phone } from '../testing.ts'

/** G-07 every page of reviews, Star, questions and moderation, on the narrowest phone, by day and by night. */

const ADA = { ...aUser(3, 'Ada'), isAdmin: true }
const journeys = openJourneys(
  { people: aPeopleSource({ current: async () => ADA }) },
  { expected: /status of (?:404|410|422)/ },
)
const narrowest = { ...phone, viewport: { width: 320, height: 640 } }
const PAGES = {
  reviews: [
    '/product/1000/reviews',
    '/product/1000/reviews?estrelas=2&pagina=9',
    '/product/1000/reviews/escrever',
    '/user/avaliacoes',
  ],
  Star: [
    `/star/${TEST_IDENT}`,
    `/star/${TEST_IDENT}?passo=2`,
    `/star/${TEST_IDENT}/thank-you`,
    `/star/${TEST_IDENT}/delayed`,
    `/star/${UNKNOWN_IDENT}/unsubscribe`,
    `/star/${OVER_IDENT}`,
    '/star/eshop/loja-1',
    '/commercial/star',
    '/commercial/pixel',
  ],
  questions: [
    '/product/1000/questions',
    `/product/1000/questions/${TEST_QUESTION_ID}`,
    `/pqa/answer/${TEST_QUESTION_ID}`,
    '/pqa/confirm/c1-aaaaaaaaaaaaaaaaaaaaaa',
    '/pqa/unsubscribe/m1-aaaaaaaaaaaaaaaaaaaaaa',
  ],
  moderation: [`/denunciar/review/${TEST_ITEM.itemId}`, `/moderacao/${TEST_CASE}`],
}

/** What is wrong with the page as it stands: sideways, too small for a finger, found by axe. */
async function faults(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  const small = await page
    .locator('main :is(button, input:not([type=hidden]), select, textarea, summary)')
    .evaluateAll((all) =>
      all
        .map((each) => (each.closest('label') ?? each).getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && Math.min(width, height) < 24)
        .map(({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`),
    )
  const axe = await axeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // Colours go over into one another: what axe sees amid that is neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const dark = await axeViolations(page, { onlyColours: true })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...(wide > 320 ? [`${wide} px wide`] : []), ...small, ...axe, ...dark.map((each) => `dark: ${each}`)]
}

test.for(Object.entries(PAGES))('G-07 pages of %s fit a phone, and axe finds nothing', async ([, addresses]) =>
  journeys.visit(narrowest, async (page) => {
    const found: Record<string, string[]> = {}
    for (const address of addresses) {
      await page.goto(address)
      found[address] = await faults(page)
    }
    expect(found).toEqual(Object.fromEntries(addresses.map((address) => [address, []])))
  }),
)

test('G-07 a report is written and sent by keyboard alone', () =>
  journeys.visit(phone, async (page) => {
    await page.goto(`/denunciar/review/${TEST_ITEM.itemId}`)
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Esta avaliação tem o telefone de outra pessoa.')
    for (let field = 0; field < 3; field++) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/moderacao/**')
  }))
