import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { memoryListings, someProducts } from '../../testing.ts'
import { desktop, openJourneys } from '../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
const { visit } = openJourneys({ listings: memoryListings(someProducts(60)) })
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

interface Sent {
  readonly variant_id: number
  readonly source: number
  readonly position: number
  readonly ri: string
}

/** What the pages of this visit send, body by body. */
function sentBy(page: Page): { readonly how: string; readonly impressions: readonly Sent[] }[] {
  const sent: ReturnType<typeof sentBy> = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/impression')) return
    const { project, impressions } = request.postDataJSON() as { project: string; impressions: Sent[] }
    expect(project).toBe('poiso')
    sent.push({ how: request.resourceType(), impressions })
  })
  return sent
}
function lastCard(page: Page) {
  return page.locator('.card').nth(47)
}

test('T-08 A-06 X-02 what was seen is sent once, kept while the service fails, and sent when the page is left', () =>
  visit(
    desktop,
    async (page) => {
      const sent = sentBy(page)
      await page.route('**/impression', (route) => route.fulfill({ status: 500 }), { times: 1 })
      await page.goto('/produtos/sofas')
      await expect.poll(() => sent.length, PATIENCE).toBe(2)
      const [failed, again] = sent.map(({ impressions }) => impressions)
      expect(again).toEqual(expect.arrayContaining([...(failed ?? [])]))
      expect(again?.[0]).toEqual({ variant_id: expect.any(Number), source: 1, position: 1, ri: expect.any(String) })
      expect(new Set(again?.map(({ variant_id }) => variant_id)).size).toBe(again?.length)
      const lastId = Number(await lastCard(page).locator('.compare').getAttribute('value'))
      const isSeen = page.evaluate(
        (id) =>
          new Promise((resolve) =>
            document.addEventListener('poiso:card-seen', (event) => {
              if ((event as CustomEvent<{ variantId: number }>).detail.variantId === id) resolve(true)
            }),
          ),
        lastId,
      )
      await lastCard(page).scrollIntoViewIfNeeded()
      await isSeen
      await page.goto('/sobre-isto-nada-existe')
      await expect
        .poll(
          () => sent.slice(2).flatMap(({ impressions }) => impressions.map(({ variant_id }) => variant_id)),
          PATIENCE,
        )
        .toContain(lastId)
    },
    /500|404/,
  ))

test('T-08 small cards are seen too, and a crawler sends nothing', async () => {
  await visit(desktop, async (page) => {
    const sent = sentBy(page)
    await page.goto('/')
    await page.locator('.small-card').first().scrollIntoViewIfNeeded()
    const small = Number((await page.locator('.small-card').first().getAttribute('data-shown'))?.match(/\d+/)?.[0])
    await expect
      .poll(() => sent.flatMap(({ impressions }) => impressions.map(({ variant_id }) => variant_id)), PATIENCE)
      .toContain(small)
  })
  await visit({ ...desktop, userAgent: CRAWLER }, async (page) => {
    const sent = sentBy(page)
    await page.goto('/produtos/sofas')
    await lastCard(page).scrollIntoViewIfNeeded()
    await page.goto('/')
    expect(sent).toEqual([])
  })
})
