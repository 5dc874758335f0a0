import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { memoryListings, someProducts } from '../../testing.ts'
import { desktop, openJourneys } from '../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
interface Seen {
  readonly variant_id: number
  readonly source: number
  readonly position?: number
  readonly ri?: string
}
/** What the service has taken, body by body. */
const taken: (readonly Seen[])[] = []
function idsTaken(): number[] {
  return taken.flat().map((seen) => seen.variant_id)
}
beforeEach(() => void taken.splice(0))
const { visit } = openJourneys({
  listings: memoryListings(someProducts(60)),
  tookImpressions: (impressions) => void taken.push(impressions as readonly Seen[]),
})
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

function lastCard(page: Page) {
  return page.locator('.card').nth(47)
}

test('T-08 A-06 X-02 what was seen is sent once, kept while the service fails, and sent when the page is left', () =>
  visit(
    desktop,
    async (page) => {
      const failed: number[] = []
      await page.route(
        '**/impression',
        (route) => {
          const { impressions } = route.request().postDataJSON() as { impressions: Seen[] }
          failed.push(...impressions.map(({ variant_id }) => variant_id))
          return route.fulfill({ status: 500 })
        },
        { times: 1 },
      )
      await page.goto('/produtos/sofas')
      await expect.poll(() => taken.length, PATIENCE).toBe(1)
      expect(idsTaken()).toEqual(expect.arrayContaining(failed))
      expect(new Set(idsTaken()).size).toBe(idsTaken().length)
      expect(taken[0]?.[0]).toEqual({
        variant_id: expect.any(Number) as number,
        source: 1,
        position: 1,
        ri: expect.any(String) as string,
      })
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
      await expect.poll(idsTaken, PATIENCE).toContain(lastId)
      expect(idsTaken().filter((id) => id === lastId)).toHaveLength(1)
    },
    /500|404/,
  ))

test('T-08 small cards are seen too, and a crawler sends nothing', async () => {
  await visit(desktop, async (page) => {
    await page.goto('/')
    const small = page.locator('.small-card').first()
    await small.scrollIntoViewIfNeeded()
    const id = Number((await small.getAttribute('data-shown'))?.match(/\d+/)?.[0])
    await expect.poll(idsTaken, PATIENCE).toContain(id)
    expect(taken.flat().find((seen) => seen.variant_id === id)?.ri).toMatch(/./)
  })
  taken.splice(0)
  await visit({ ...desktop, userAgent: CRAWLER }, async (page) => {
    await page.goto('/produtos/sofas')
    await lastCard(page).scrollIntoViewIfNeeded()
    await page.goto('/')
    expect(taken).toEqual([])
  })
})
