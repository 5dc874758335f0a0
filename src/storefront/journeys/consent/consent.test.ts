import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type KnownCookie, knownCookies } from '../../cookies/known-cookies.ts'
import { axeViolations } from '../axe.ts'
import { desktop, devices, openJourneys, phone } from '../testing.ts'

const proofs: unknown[] = []
const journeys = openJourneys(
  { consents: { keep: async (choice) => void proofs.push(choice) } },
  { consent: null, expected: /ERR_FAILED|status of 404/ },
)
const PATIENCE = { timeout: 15_000 }
const GOOGLEBOT =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const CAMPAIGN = '?utm_source=carta&utm_medium=email&gclid=Cj0K'

interface LayoutShift {
  readonly value: number
  readonly hadRecentInput: boolean
}

function barOf(page: Page) {
  return page.getByRole('region', { name: 'Cookies à sua escolha' })
}
function press(page: Page, name: string): Promise<void> {
  return barOf(page).getByRole('button', { name, exact: true }).click()
}

/** What a browser keeps of the site, by its names, whether or not anybody knows them. */
async function keptIn(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
  ])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].toSorted()
}

function kindOf(kept: string): KnownCookie['kind'] | 'unknown' {
  return knownCookies.find(({ store, name }) => `${store} ${name}` === kept)?.kind ?? 'unknown'
}

/** Requests of a browser: their hosts, and what the site was told of the person. */
function recordRequests(page: Page) {
  const recorded = { foreign: [] as string[], told: [] as string[] }
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== journeys.site.origin && url.protocol !== 'data:') recorded.foreign.push(url.href)
    if (request.method() === 'POST') recorded.told.push(`${url.pathname} ${request.postData() ?? ''}`)
  })
  return recorded
}

/** A visit as people make it: the home page, a listing, a product, and the way to a shop. */
async function walk(page: Page): Promise<void> {
  await page.route('**/v2/clickthrough/**', (route) => route.fulfill({ status: 204 }))
  await page.goto('/produtos/sofas', { referer: 'https://www.google.pt/' })
  await page.goto('/produto/500-sofa-alvor', { referer: `${journeys.site.origin}/produtos/sofas` })
  // What is looked at for two seconds counts as viewed.
  await page.clock.fastForward(3_000)
  await page.locator('a[href^="/v2/clickthrough/"]').first().click({ noWaitAfter: true })
}

async function begin(page: Page): Promise<ReturnType<typeof recordRequests>> {
  const recorded = recordRequests(page)
  await page.clock.install()
  await page.goto(`/${CAMPAIGN}`, { referer: 'https://www.google.pt/' })
  await page.clock.fastForward(500)
  return recorded
}

describe('T-01 H-09 before a choice', () => {
  test('P-01 nothing but what is essential is kept, nothing goes to anybody else, nothing personal to us', () =>
    journeys.visit(phone, async (page) => {
      const recorded = await begin(page)
      await barOf(page).waitFor(PATIENCE)
      await walk(page)
      const kept = await keptIn(page)
      expect(kept.filter((each) => kindOf(each) !== 'essential')).toEqual([])
      expect(kept.filter((each) => each.startsWith('cookie'))).toEqual([])
      expect(recorded.foreign).toEqual([])
      expect(recorded.told.filter((each) => !each.startsWith('/impression'))).toEqual([])
    }))

  test('P-05 a bot is not asked, loads none of it and is given nothing to keep', () =>
    journeys.visit({ ...phone, userAgent: GOOGLEBOT }, async (page) => {
      const recorded = await begin(page)
      const scripts: string[] = []
      page.on('request', (request) => void scripts.push(request.url()))
      await walk(page)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(await barOf(page).count()).toBe(0)
      expect(scripts.filter((url) => /CookieBar|consent-styles/.test(url))).toEqual([])
      expect((await keptIn(page)).filter((each) => each.startsWith('cookie'))).toEqual([])
      expect([recorded.foreign, recorded.told.filter((each) => !each.startsWith('/impression'))]).toEqual([[], []])
    }))

  test('P-05 no page of the server holds the bar', async () => {
    const html = await (await fetch(journeys.site.origin)).text()
    expect(html).not.toContain('Cookies à sua escolha')
    expect(html).not.toContain('Aceitar todos')
  })
})

describe('M-08 choosing', () => {
  test('T-01 T-04 accepting keeps the choice and where the visit came from, and tells the server once; refusing later removes it all', () =>
    journeys.visit(phone, async (page) => {
      const recorded = await begin(page)
      await barOf(page).waitFor(PATIENCE)
      await press(page, 'Aceitar todos')
      await barOf(page).waitFor({ state: 'detached' })
      const cookies = () => page.context().cookies()
      await expect
        .poll(
          async () =>
            (await cookies()).map(({ name, value }) => `${name}=${value.replace(/\.[\da-f-]+$/, '')}`).toSorted(),
          PATIENCE,
        )
        .toEqual([
          '_cc=analytics|essential|functional|marketing',
          '_ccp=2026-11',
          'gclid=Cj0K',
          'utm_medium=email',
          'utm_source=carta',
        ])
      const [choice] = (await cookies()).filter(({ name }) => name === '_cc')
      expect([choice?.sameSite, Math.round(((choice?.expires ?? 0) - Date.now() / 1000) / 86_400)]).toEqual([
        'Lax',
        365,
      ])
      const told = () => recorded.told.filter((each) => each.startsWith('/api/v2/consent'))
      expect(told().map((each) => each.replace(/"consentId":"[\da-f-]{36}"/, '"consentId":"…"'))).toEqual([
        '/api/v2/consent {"essential":true,"marketing":true,"analytics":true,"functional":true,"textVersion":"2026-11","consentId":"…"}',
      ])
      await walk(page)
      expect(await keptIn(page)).toEqual(
        expect.arrayContaining(['localStorage poiso.viewed', 'localStorage poiso.visits']),
      )
      expect(await barOf(page).count()).toBe(0)

      await page.locator('[data-cookie-choices]').first().click()
      await expect.poll(() => barOf(page).getByRole('checkbox', { checked: true }).count(), PATIENCE).toBe(4)
      await press(page, 'Recusar todos')
      await barOf(page).waitFor({ state: 'detached' })
      await expect.poll(async () => (await keptIn(page)).filter((each) => kindOf(each) !== 'essential')).toEqual([])
      expect((await cookies()).find(({ name }) => name === '_cc')?.value).toBe('essential')
      await expect.poll(() => told().length).toBe(2)
      expect(recorded.foreign).toEqual([])
    }))

  test.each(devices)(
    'M-08 G-07 on a %s it holds nobody up, moves nothing, and is chosen from by keys',
    (_name, device) =>
      journeys.visit(device, async (page) => {
        await page.goto('/produtos/sofas')
        await barOf(page).waitFor(PATIENCE)
        expect(await axeViolations(page, { within: '.cookie-bar' })).toEqual([])
        // Refusing is as easy as accepting: the same look, the same size, first in line.
        const looks = await barOf(page)
          .getByRole('button', { name: /todos/ })
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { backgroundColor, color, fontWeight } = getComputedStyle(button)
              const { width, height } = button.getBoundingClientRect()
              return [backgroundColor, color, fontWeight, Math.round(width), Math.round(height)].join()
            }),
          )
        expect(new Set(looks).size).toBe(1)
        expect(looks).toHaveLength(2)
        // The page behind is read and used.
        await page.locator('.card a').first().focus()
        await page.keyboard.press('Escape')
        expect(await barOf(page).count()).toBe(1)
        await barOf(page).getByRole('button', { name: 'Escolher' }).press('Enter')
        expect(await axeViolations(page, { within: '.cookie-bar' })).toEqual([])
        expect(
          await barOf(page)
            .getByRole('checkbox')
            .evaluateAll((boxes) =>
              boxes.map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled].join()),
            ),
        ).toEqual(['true,true', 'false,false', 'false,false', 'false,false'])
        await page.keyboard.press('Escape')
        await barOf(page).getByRole('checkbox', { name: 'Estatística' }).press('Space')
        await barOf(page).getByRole('button', { name: 'Guardar escolhas' }).press('Enter')
        await barOf(page).waitFor({ state: 'detached' })
        expect(await page.evaluate(() => document.cookie)).toMatch(/_cc=analytics\|essential(?:;|$)/)
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0
              new PerformanceObserver((list) => {
                for (const { value, hadRecentInput } of list.getEntries() as unknown as LayoutShift[])
                  if (!hadRecentInput) sum += value
              }).observe({ type: 'layout-shift', buffered: true })
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
            }),
        )
        expect(shift).toBeLessThan(0.01)
      }),
  )

  test('M-08 the footer opens it with the present choice; Escape and closing change nothing and give the focus back', () =>
    journeys.visit(desktop, async (page) => {
      await page.context().addCookies([{ name: '_cc', value: 'essential|functional', url: journeys.site.origin }])
      await page.goto('/lojas')
      const link = page.locator('[data-cookie-choices]').first()
      await link.click()
      await expect
        .poll(() => barOf(page).getByRole('checkbox', { name: 'Funcionalidade' }).isChecked(), PATIENCE)
        .toBe(true)
      expect(
        await barOf(page)
          .getByRole('heading')
          .evaluate((heading) => heading === document.activeElement),
      ).toBe(true)
      await page.keyboard.press('Escape')
      await barOf(page).waitFor({ state: 'detached' })
      expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
      await link.click()
      await press(page, 'Fechar')
      await barOf(page).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.cookie)).toBe('_cc=essential|functional')
    }))

  test('T-01 of ten tabs one chooses, and no other asks any more', () =>
    journeys.visit(desktop, async (page) => {
      const others = await Promise.all(Array.from({ length: 9 }, () => page.context().newPage()))
      const tabs = [page, ...others]
      for (const tab of tabs) await tab.goto('/paises')
      await Promise.all(tabs.map((tab) => barOf(tab).waitFor(PATIENCE)))
      await press(tabs[4] ?? page, 'Recusar todos')
      await Promise.all(tabs.map((tab) => barOf(tab).waitFor({ state: 'detached', ...PATIENCE })))
      expect(await page.evaluate(() => document.cookie)).toBe('_ccp=2026-11; _cc=essential')
    }))

  test('A-01.2 whoever chooses and leaves at once has told it by a beacon', () =>
    journeys.visit(desktop, async (page) => {
      const before = proofs.length
      await page.route('**/api/v2/consent', (route) =>
        route.request().resourceType() === 'ping' ? route.continue() : undefined,
      )
      await page.goto('/paises')
      await barOf(page).waitFor(PATIENCE)
      await press(page, 'Aceitar todos')
      await page.goto('/lojas')
      await expect.poll(() => proofs.slice(before), PATIENCE).toMatchObject([{ consent: { marketing: true } }])
    }))

  test('T-01 where scripts do not run, its page takes the choice, keeps it and removes what it refuses', () =>
    journeys.visit({ ...phone, javaScriptEnabled: false } satisfies BrowserContextOptions, async (page) => {
      await page.goto('/lojas')
      expect(await barOf(page).count()).toBe(0)
      await page.getByRole('link', { name: 'Cookies', exact: true }).click()
      const choose = async (name: string) => {
        await page.getByRole('button', { name }).click()
        const cookies = await page.context().cookies()
        return cookies.map(({ name: of, value }) => `${of}=${value.replace(/\.[\da-f-]+$/, '')}`).toSorted()
      }
      await page.getByRole('checkbox', { name: 'Publicidade' }).check()
      expect(await choose('Guardar escolhas')).toEqual(['_cc=essential|marketing', '_ccp=2026-11'])
      await page.getByText('A escolha ficou guardada').waitFor()
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
      await page.context().addCookies([{ name: 'gclid', value: 'x', url: journeys.site.origin }])
      expect(await choose('Recusar todos')).toEqual(['_cc=essential', '_ccp=2026-11'])
      expect(proofs.slice(-2)).toMatchObject([{ consent: { marketing: true } }, { consent: { marketing: false } }])
    }))
})
