import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CONSENT_COOKIE, CONSENT_TEXT_VERSION, PROOF_COOKIE } from '#domains/identity/rules/consent.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import { ACCEPT_WORDS } from '../../copy/consent-words.ts'
import { someProducts } from '../../testing.ts'
import { desktop, openJourneys, phone } from '../testing.ts'
import { startTagServer, type TagMood } from './tag-server.ts'

const tag = await startTagServer()
/** `c` of each request to the click host. */
const clickIds: string[] = []
const journeys = openJourneys(
  {
    events: {
      container: `${tag.origin}/container.js`,
      behaviour: `${tag.origin}/behaviour.js`,
      origins: [tag.origin],
      isShown: true,
    },
    routes: (app) =>
      app.get<{ Querystring: { c: string } }>('/v2/clickthrough/*', { config: pageFacts() }, ({ query }, reply) => {
        clickIds.push(query.c)
        return reply.code(404).send()
      }),
  },
  { consent: null, expected: /Content Security Policy|TrustedHTML|TrustedScript|status of (?:404|500)/ },
)
const { visit } = journeys
const PATIENCE = { timeout: 15_000 }
afterAll(() => tag.close())
beforeEach(() => {
  tag.asked.length = 0
  tag.mood = 'serves'
})

/** As the cookie bar would, which is its own journey. */
async function choose(page: Page, kinds: string): Promise<void> {
  await page.evaluate(
    ([consent, proof]) => {
      document.cookie = `${proof}; path=/`
      document.cookie = `${consent}; path=/`
      dispatchEvent(new Event('pageshow'))
    },
    [`${CONSENT_COOKIE}=${kinds}`, `${PROOF_COOKIE}=${CONSENT_TEXT_VERSION}`] as const,
  )
}

async function chosenBefore(context: BrowserContext, kinds: string): Promise<void> {
  const url = journeys.site.origin
  await context.addCookies([
    { url, name: CONSENT_COOKIE, value: kinds },
    { url, name: PROOF_COOKIE, value: CONSENT_TEXT_VERSION },
  ])
}

/** `dataLayer` as it can be told: commands as lists, moments left out. */
function layerOf(page: Page): Promise<unknown[] | null> {
  return page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: object[] }
    return (
      dataLayer?.map((each) => {
        if (Object.prototype.toString.call(each) === '[object Arguments]') return [...(each as unknown as unknown[])]
        const { 'gtm.start': _start, ...rest } = each as Record<string, unknown>
        return rest
      }) ?? null
    )
  })
}

async function eventsSent(page: Page): Promise<unknown[]> {
  return ((await layerOf(page)) ?? []).slice(3)
}

/** Once the code of events has come: it asks for what tells of them when it listens itself. */
async function isListening(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/show-events-')),
    null,
    PATIENCE,
  )
}

/** For each event that the manager got: what was being answered then. */
function pushesOf(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => (window as unknown as { tagPushes: (string | null)[] }).tagPushes)
}

const PRESSES: Parameters<Locator['click']>[0][] = [{}, { button: 'middle' }, { modifiers: ['Control'] }]

/** Purchases that presses of such links tell; the presses lead nowhere. */
async function purchasesOf(page: Page, links: string): Promise<{ variant: number; value: number }[]> {
  await isListening(page)
  return page.evaluate((selector) => {
    const told: { variant: number; value: number }[] = []
    const note = (event: Event): void => {
      const { variant, value } = (event as CustomEvent<{ variant: number; value: number }>).detail
      told.push({ variant, value })
    }
    const stop = (event: Event): void => event.preventDefault()
    document.addEventListener('poiso:event', note)
    addEventListener('click', stop)
    for (const link of document.querySelectorAll<HTMLElement>(selector)) link.click()
    removeEventListener('click', stop)
    document.removeEventListener('poiso:event', note)
    return told
  }, links)
}

async function expectPricesOfRows(page: Page, links: string): Promise<void> {
  const said = await page
    .locator(links)
    .evaluateAll((all) => all.map((link) => link.closest('tr')?.querySelector('.offer-price')?.textContent ?? ''))
  const told = await purchasesOf(page, links)
  expect(told.length).toBeGreaterThan(0)
  expect(told.map(({ value }) => value)).toEqual(said.map(eurosIn))
}

/** "Preço 1 299,90 €" → 1299.9 */
function eurosIn(words: string): number {
  return Number((/[\d\s]+(?:,\d+)?(?=\s€)/.exec(words)?.[0] ?? '').replace(/\s/g, '').replace(',', '.'))
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  security_storage: 'granted',
}
const GRANTED = Object.fromEntries(Object.keys(DENIED).map((key) => [key, 'granted']))

describe('A-08 A-10 G-06 a configured tag', () => {
  test('nothing goes to it before a choice; then each script comes once, denied first, then what was chosen, then what was kept, in order', () =>
    visit(desktop, async (page) => {
      await page.goto('/produtos/sofas')
      await isListening(page)
      await page.locator('.card button.compare').first().click()
      await page.locator('.toast span').waitFor(PATIENCE)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      expect([tag.asked, await layerOf(page)]).toEqual([[], null])
      await page.getByRole('button', { name: ACCEPT_WORDS }).click()
      await page.waitForFunction(() => 'tagRuns' in window, null, PATIENCE)
      await expect.poll(() => eventsSent(page), PATIENCE).toHaveLength(2)
      const { variantId } = await page
        .locator('.card a.go')
        .first()
        .evaluate((link) => ({
          variantId: Number(/\/(\d+)\?/.exec(link.getAttribute('href') ?? '')?.[1]),
        }))
      expect(await layerOf(page)).toEqual([
        ['consent', 'default', DENIED],
        ['consent', 'update', GRANTED],
        { event: 'gtm.js' },
        { event: 'comparison_add', item_id: variantId, count: 1 },
        { event: 'customPageView' },
      ])
      await expect.poll(() => tag.asked.toSorted()).toEqual(['/behaviour.js', '/container.js', '/second.js'])
      // What it loads is of its own hosts; markup, code and others' scripts are refused.
      expect(await page.evaluate(() => (window as unknown as { tagRefused: boolean[] }).tagRefused)).toEqual([
        true,
        true,
        true,
      ])
      // What a manager does with an event is never done while a click is answered.
      await page.locator('.card button.compare').first().click()
      await expect.poll(() => eventsSent(page), PATIENCE).toHaveLength(3)
      expect(new Set(await pushesOf(page))).toEqual(new Set([null]))
      await choose(page, 'essential')
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expect.poll(async () => (await eventsSent(page)).at(-1)).toEqual(['consent', 'update', DENIED])
      expect(await page.evaluate(() => (window as unknown as { tagRuns: number }).tagRuns)).toBe(1)
    }))

  test('a click to a shop is a purchase with its own click id, in any way of clicking, and the link is itself again', () =>
    visit(desktop, async (page) => {
      await chosenBefore(page.context(), 'analytics|essential')
      await page.goto('/produtos/sofas')
      await page.waitForFunction(() => 'dataLayer' in window, null, PATIENCE)
      const link = page.locator('.card a.go').first()
      const [before, price] = [await link.getAttribute('href'), 189.9]
      clickIds.length = 0
      for (const [index, press] of PRESSES.entries()) {
        await link.click(press)
        await expect.poll(() => clickIds, PATIENCE).toHaveLength(index + 1)
      }
      await link.click({ button: 'right' })
      expect(await link.getAttribute('href')).toBe(before)
      await expect
        .poll(() => eventsSent(page), PATIENCE)
        .toEqual(clickIds.map((click_id) => ({ event: 'purchase', click_id, variant: 1000, value: price })))
      expect(new Set(clickIds.filter((id) => /^[0-9a-f]{24}$/.test(id))).size).toBe(3)
    }))

  test('it tells the price of the shop wherever the link stands: cards, rows, the best offer, the table of offers, a comparison, a dialog', () =>
    visit(desktop, async (page) => {
      await page.goto('/produtos/sofas')
      const cards = await purchasesOf(page, '.card a.go')
      expect(cards.length).toBeGreaterThan(20)
      const prices = new Map(someProducts(130).map(({ variant }) => [variant.id, variant.priceCents / 100]))
      expect(cards).toEqual(cards.map(({ variant }) => ({ variant, value: prices.get(variant) })))
      await page.goto('/produtos/sofas?vista=lista')
      const rows = await purchasesOf(page, '.row a.go')
      expect(rows).toEqual(rows.map(({ variant }) => ({ variant, value: prices.get(variant) })))
      await page.locator('.card-more').first().click()
      await page.getByRole('dialog').locator('table').waitFor(PATIENCE)
      await expectPricesOfRows(page, 'dialog table a.go')
      await page.goto('/produto/500-sofa-alvor')
      await expectPricesOfRows(page, '#ofertas a.go')
      const [best] = await purchasesOf(page, '[data-best-go]')
      expect(await purchasesOf(page, `#ofertas a.go[href*="/${best?.variant}?"]`)).toEqual([best])
      await page.goto('/compare-products?v=1000,1003')
      const compared = await purchasesOf(page, '.compare-table a.go')
      expect(compared).toHaveLength(2)
      const said = await page.locator('tr', { hasText: 'Preço na loja' }).locator('td .value').allTextContents()
      expect(compared.map(({ value }) => value)).toEqual(said.map(eurosIn))
    }))

  test('P-05 for a machine nothing is loaded, whatever its cookies say', () =>
    visit(
      { ...desktop, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      async (page) => {
        await chosenBefore(page.context(), 'analytics|essential|functional|marketing')
        const list = await openList(page.context())
        await page.goto('/lojas')
        await clickOn(page, 'press_kit')
        await list.locator('[data-state=bot]', { hasText: 'press_kit' }).waitFor(PATIENCE)
        expect([tag.asked, await layerOf(page)]).toEqual([[], null])
      },
    ))

  test.each<[TagMood, readonly string[]]>([
    ['hangs', []],
    ['fails', ['tag failed']],
    ['throws', ['tag failed']],
  ])('one that %s costs the page nothing: no error, no wait, every event still told', (mood, failures) =>
    visit(phone, async (page) => {
      tag.mood = mood
      await chosenBefore(page.context(), 'analytics|essential|marketing')
      const list = await openList(page.context())
      await page.goto('/produtos/sofas')
      expect(await page.evaluate(() => document.readyState)).toBe('complete')
      await expect.poll(() => tag.asked.toSorted(), PATIENCE).toEqual(['/behaviour.js', '/container.js'])
      for (const state of failures) await list.locator(`[data-state="${state}"]`).first().waitFor(PATIENCE)
      await page.locator('.card button.compare').first().click()
      await page.locator('.toast span').waitFor(PATIENCE)
      await expect.poll(() => eventsSent(page), PATIENCE).toMatchObject([{ event: 'comparison_add' }])
      expect(await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.length)).toBe(4)
    }),
  )
})

/** `/dev/events` in a tab of its own. */
async function openList(context: BrowserContext): Promise<Page> {
  const list = await context.newPage()
  await list.goto('/dev/events')
  await list.locator('poiso-island[data-awake], [role=status]').first().waitFor(PATIENCE)
  return list
}

/** Presses something that says of itself what it is, so many times at once. */
function clickOn(page: Page, event: string, times = 1): Promise<void> {
  return page.evaluate(
    ([text, count]) => {
      const button = document.createElement('button')
      button.dataset['gaEvent'] = text
      document.querySelector('main')?.append(button)
      for (let each = 0; each < count; each += 1) button.click()
    },
    [event, times] as const,
  )
}

describe('A-08 /dev/events', () => {
  test('shows across tabs what was told, what was sent and why the others were not, also what was before it opened', () =>
    visit(desktop, async (page) => {
      await page.goto('/lojas')
      await isListening(page)
      await clickOn(page, 'press_kit;kind=revista;position:3')
      const list = await openList(page.context())
      const of = (name: string) => list.locator('li', { hasText: name })
      await list
        .locator('[data-state="no choice yet"]', { hasText: 'press_kit kind: revista, position: 3' })
        .waitFor(PATIENCE)
      for (const text of ['purchase;click_id=x;variant:1;value:1', 'promo_filter_click;type=cor', 'press kit', '%zz'])
        await clickOn(page, text)
      await list.locator('[data-state=reserved]', { hasText: 'purchase' }).waitFor(PATIENCE)
      await list.locator('[data-state=malformed]', { hasText: 'promo_filter_click' }).waitFor(PATIENCE)
      expect(await list.locator('[data-state="hostile attribute"]').count()).toBe(2)
      await choose(page, 'analytics|essential')
      await list.locator('[data-state=sent]', { hasText: 'press_kit' }).waitFor(PATIENCE)
      expect(await of('press_kit').count()).toBe(1)
      await clickOn(page, `long_one;text=${'á'.repeat(400)}`)
      await of('texto cortado').waitFor(PATIENCE)
      await clickOn(page, 'a_storm', 1000)
      await list.locator('[data-state=rate]', { hasText: 'a_storm' }).first().waitFor(PATIENCE)
      expect((await eventsSent(page)).length).toBeLessThanOrEqual(45)
      await choose(page, 'essential|functional')
      // The rate lets one through again within a tenth of a second.
      const refused = list.locator('[data-state=refused]', { hasText: 'after_all' })
      await expect
        .poll(async () => {
          await clickOn(page, 'after_all')
          return refused.count()
        }, PATIENCE)
        .toBeGreaterThan(0)
      expect(await list.getByRole('status').textContent()).toMatch(
        /; 9\d\d descartados por serem demasiados por segundo/,
      )
    }))
})
