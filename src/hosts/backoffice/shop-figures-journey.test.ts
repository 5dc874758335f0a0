import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { paidClicksMade } from '#domains/billing/testing.ts'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { openJourney, phone } from '#storefront/journeys/testing.ts'
import { aSite } from '#storefront/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { buildBackOfficeFiles, takenOver } from './testing.ts'

/** B-07 B-04: today, statistics, offers and clicks of a shop in a browser. */

const database = await testDatabase()
const { db } = database
const port = await freePort(0)
const origin = `http://127.0.0.1:${port}`
const built = await buildBackOfficeFiles()
const market = await aMarketplace(database, {
  items: [
    anItem({ id: 'sofa', title: 'Sofá Óbidos de três lugares com chaise longue' }),
    anItem({ id: 'mesa', title: 'Mesa Tomar' }),
  ],
  env: { POISO_URL: origin },
  assets: { ...aSite(), backOffice: built.assets, folder: built.folder },
})
const { clock } = market.bench
await market.whole.app.listen({ port, host: '127.0.0.1' })
const browser = await launchBrowser()
afterAll(async () => {
  await browser.close()
  await market.close()
  await built.remove()
})
const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId
const rui = await aSignedInPerson({ db, clock }, { email: 'rui@loja.pt', name: 'Rui Sá' }, SECRET)
await db
  .transaction()
  .execute((tx) => addMember(tx, { eshopId, personId: rui.person.id, role: 'owner', by: null, now: clock.now() }))
await paidClicksMade(db, clock, [
  { eshopId, cpcMicros: 150_000, at: '2026-10-30T12:00:00Z' },
  { eshopId, cpcMicros: 150_000, at: '2026-10-31T12:00:00Z' },
  { eshopId, cpcMicros: 150_000, at: '2026-10-31T13:00:00Z', userAgent: 'curl/8' },
])

const AREA = `${origin}/lojas-site/loja/loja-teste`
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
const DEVICES = [
  ['1280', desktop],
  ['390', phone],
] as const

async function visit(device: BrowserContextOptions, journey: (page: Page) => Promise<void>): Promise<void> {
  const { context, page, complaints } = await openJourney(browser, origin, device, {
    expected: /(?!)/,
    prepare: (context) =>
      context.addCookies([
        { name: 'session', value: rui.session.token, url: origin },
        { name: 'jwt', value: rui.session.loginToken, url: origin },
      ]),
  })
  await journey(page)
  expect(complaints).toEqual([])
  await context.close()
}

async function isSound(page: Page): Promise<void> {
  expect([page.url(), await axeViolations(page)]).toEqual([page.url(), []])
  expect([page.url(), await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
    page.url(),
    true,
  ])
}

describe('B-07 B-04 the figures of a shop in a browser', () => {
  test.each(DEVICES)(
    'at %s: a period is chosen, broken down, sorted, exported, and the way back is the address',
    async (_width, device) => {
      await visit(device, async (page) => {
        await page.goto(`${AREA}/estatisticas`)
        await page.locator('.plot canvas').first().waitFor()
        await isSound(page)
        await page.getByRole('navigation', { name: 'Período' }).getByRole('link', { name: '7 dias' }).click()
        await expect.poll(() => page.url()).toBe(`${AREA}/estatisticas?periodo=7`)
        await page.getByRole('navigation', { name: 'Somar por' }).getByRole('link', { name: 'Oferta' }).click()
        await page
          .getByRole('link', { name: /^Sofá Óbidos|^Mesa Tomar/ })
          .first()
          .waitFor()
        await page.getByRole('columnheader', { name: 'Custo' }).getByRole('link').click()
        await expect.poll(() => page.url()).toBe(`${AREA}/estatisticas?periodo=7&por=offer&sort=cost`)
        await isSound(page)
        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: 'Exportar CSV' }).click()
        expect((await download).suggestedFilename()).toBe('estatisticas-offer.csv')
        await page.goBack()
        await expect.poll(() => page.url()).toBe(`${AREA}/estatisticas?periodo=7&por=offer`)
        // The address is another at once, the form when its data have come.
        await page.locator('th[aria-sort=descending]').filter({ hasText: 'Cliques' }).waitFor()
        await page.getByLabel('De', { exact: true }).fill('2026-10-31')
        await page.getByLabel('Até').fill('2026-10-31')
        await page.getByRole('button', { name: 'Mostrar' }).click()
        await page.getByText('De 31 de outubro de 2026 a 31 de outubro de 2026').waitFor()
        await expect.poll(() => page.url()).toBe(`${AREA}/estatisticas?de=2026-10-31&ate=2026-10-31&por=offer`)
      })
    },
  )
  test.each(DEVICES)('at %s: today, the offers and one of them, and the clicks of a day', async (_width, device) => {
    await visit(device, async (page) => {
      await page.goto(AREA)
      await page.locator('.plot canvas').first().waitFor()
      await isSound(page)
      await page.goto(`${AREA}/ofertas`)
      await takenOver(page)
      await page.getByRole('combobox', { name: 'Preço', exact: true }).selectOption('false')
      await page.getByRole('button', { name: 'Filtrar' }).click()
      await expect.poll(() => page.url()).toBe(`${AREA}/ofertas?isDearer=false`)
      await page.getByRole('columnheader', { name: 'Cliques' }).getByRole('link').click()
      await expect.poll(() => page.url()).toBe(`${AREA}/ofertas?isDearer=false&sort=clicks`)
      await isSound(page)
      await page.getByRole('link', { name: 'Mesa Tomar' }).click()
      await page.getByRole('heading', { level: 1, name: 'Mesa Tomar' }).waitFor()
      await page.locator('.plot canvas').first().waitFor()
      await isSound(page)
      await page.goto(`${AREA}/cliques/2026-10-31`)
      await page.getByText('O pedido veio de um robô.').waitFor()
      await isSound(page)
    })
  })
  test.each(DEVICES)(
    'at %s without script: links and forms do the same, and plots are tables',
    async (_width, device) => {
      await visit({ ...device, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${AREA}/estatisticas`)
        await page.getByRole('navigation', { name: 'Somar por' }).getByRole('link', { name: 'Motivo' }).click()
        await page.getByRole('rowheader', { name: 'O pedido veio de um robô.' }).first().waitFor()
        await page.getByLabel('De', { exact: true }).fill('2026-10-31')
        await page.getByLabel('Até').fill('2026-10-31')
        await page.getByRole('button', { name: 'Mostrar' }).click()
        await page.getByText('De 31 de outubro de 2026 a 31 de outubro de 2026').waitFor()
        expect(page.url()).toBe(`${AREA}/estatisticas?de=2026-10-31&ate=2026-10-31&por=reason`)
        await page.getByText('Ver em tabela').first().click()
        await page
          .getByRole('region', { name: 'Cliques por dia, em tabela' })
          .getByRole('cell', { name: '1' })
          .first()
          .waitFor()
        for (const screen of ['', '/ofertas?isDearer=true', '/ofertas', '/cliques']) {
          await page.goto(AREA + screen)
          expect([screen, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
            screen,
            true,
          ])
        }
      })
    },
  )
})
