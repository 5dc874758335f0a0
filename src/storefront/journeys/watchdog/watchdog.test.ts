import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aUser } from '#domains/identity/testing.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

/** M-05 T-03: a watch is begun over the product, and ended there. */

const journeys = openJourneys(
  {
    people: aPeopleSource({
      current: async ({ headers }) => (cookieValue(headers.cookie, 'session') === 'ana' ? aUser(1, 'Ana Reis') : null),
    }),
  },
  { expected: /status of (?:401|404|422|503)/ },
)
const PRODUCT = '/produto/500-sofa-alvor'

test('M-05 the watch opens over the product on a phone; what is wrong is said, and an address is written to', async () => {
  await journeys.visit(phone, async (page) => {
    await page.goto(PRODUCT)
    await page.getByRole('link', { name: 'Ver disponibilidade' }).click()
    const dialog = page.getByRole('dialog', { name: 'Alerta de preço e de stock' })
    await dialog.getByRole('textbox', { name: 'E-mail' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('rui')
    await page.keyboard.press('Tab')
    const lowest = dialog.getByLabel(/o mais baixo dos últimos 90 dias/)
    expect(await lowest.evaluate((each) => each === document.activeElement)).toBe(true)
    const own = dialog.getByLabel('O seu preço, em euros')
    expect(await own.isVisible()).toBe(false)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await own.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.type('249,90')
    await page.keyboard.press('Enter')
    await page.getByText('Verifique o e-mail, por exemplo ana@exemplo.pt.').waitFor()
    expect(await page.getByLabel('O seu preço, em euros').inputValue()).toBe('249,90')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('textbox', { name: 'E-mail' }).fill('rui@exemplo.pt')
    await page.getByRole('button', { name: 'Avisar-me deste preço' }).click()
    await page.getByText('Enviámos um e-mail para rui@exemplo.pt').waitFor()
  })
})

async function signIn(page: Page): Promise<void> {
  const url = journeys.site.origin
  await page.context().addCookies([
    { name: 'session', value: 'ana', url, httpOnly: true },
    { name: 'jwt', value: 'shown-only', url },
  ])
}

test('T-03 who watches it ends it there; a status that nobody can tell changes nothing; what could not be ended is asked again', async () => {
  await journeys.visit(desktop, async (page) => {
    await signIn(page)
    let works = false
    let subscribed = true
    const asked: string[] = []
    await page.route('**/api/v1/poiso/watchdog/*', (route) => {
      const method = route.request().method()
      asked.push(method)
      if (!works) return route.fulfill({ status: 503, json: {} })
      if (method === 'DELETE') {
        subscribed = false
        return route.fulfill({ status: 204 })
      }
      return route.fulfill({ json: { subscribed, type: 'price', targetPrice: 250 } })
    })
    const link = page.getByRole('link', { name: 'Ver disponibilidade' })
    const end = page.getByRole('button', { name: /^Deixar de acompanhar \(250\s€\)$/ })
    await page.goto(PRODUCT)
    await expect.poll(() => asked).toEqual(['GET'])
    expect([await link.isVisible(), await end.count()]).toEqual([true, 0])
    works = true
    await page.reload()
    await end.waitFor()
    expect(await link.isVisible()).toBe(false)
    expect(await axeViolations(page)).toEqual([])
    works = false
    await end.click()
    await expect.poll(() => asked.slice(2)).toEqual(['DELETE', 'GET'])
    works = true
    await page.reload()
    await end.click()
    await link.waitFor()
    expect(await end.count()).toBe(0)
  })
})
