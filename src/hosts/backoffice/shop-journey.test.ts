import { sql } from 'kysely'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { desktop, openJourney, phone } from '#storefront/journeys/testing.ts'
import { aSite } from '#storefront/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { buildBackOfficeFiles, takenOver } from './testing.ts'

const database = await testDatabase()
const { db } = database
const port = await freePort(0)
const origin = `http://127.0.0.1:${port}`
const built = await buildBackOfficeFiles()
const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa', title: 'Sofá Óbidos' })],
  env: { POISO_URL: origin },
  assets: { ...aSite(), backOffice: built.assets, folder: built.folder },
})
const { app } = market.whole
await app.listen({ port, host: '127.0.0.1' })
const browser = await launchBrowser()
afterAll(async () => {
  await browser.close()
  await market.close()
  await built.remove()
})
const now = market.bench.clock.now()
const rui = await aSignedInPerson({ db, clock: market.bench.clock }, { email: 'rui@loja.pt', name: 'Rui Sá' }, SECRET)
const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId
await db
  .transaction()
  .execute((tx) => addMember(tx, { eshopId, personId: rui.person.id, role: 'owner', by: null, now }))
await sql`insert into reviews.review (external_id, subject, eshop_id, source, verified_by, half_stars, state, nickname, body, written_at, changed_at, published_at)
  values ('r0123456789abcdef', 'eshop', ${eshopId}, 'site', 'none', 4, 'published', 'Berta', 'Chegou tarde.', ${now}, ${now}, ${now})`.execute(
  db,
)

const AREA = '/lojas-site/loja'

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

describe('B-07 the area of a shop in a browser', () => {
  test('a member sees today, changes a tariff and a voucher, answers a review, makes and revokes a token', async () => {
    await visit(desktop, async (page) => {
      await page.goto(AREA)
      await expect.poll(() => page.url()).toBe(`${origin}${AREA}/loja-teste`)
      await takenOver(page)
      await expect.poll(() => page.title()).toBe('Hoje · Área da loja · Poiso')
      await page.getByText('Cliques que contam').first().waitFor()
      expect(await axeViolations(page)).toEqual([])

      await page.getByRole('link', { name: 'Tarifas de envio' }).click()
      await page.getByLabel('Região').first().selectOption('mainland')
      await page.getByLabel('Preço (€)').first().fill('4,90')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('status').filter({ hasText: 'Guardado.' }).waitFor()

      await page.getByRole('link', { name: 'Vales' }).click()
      await page.getByLabel('Código').first().fill('OUTONO10')
      await page.getByLabel('Desconto', { exact: true }).first().fill('10')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('status').filter({ hasText: 'Guardado.' }).waitFor()

      await page.getByRole('link', { name: 'Avaliações' }).click()
      await page.locator('summary', { hasText: 'Responder a Berta' }).click()
      await page.getByLabel('Resposta a Berta').fill('Lamentamos o atraso.')
      await page.getByRole('button', { name: 'Guardar resposta' }).click()
      await page.getByText('À espera de ser lida: Lamentamos o atraso.').waitFor()

      await page.getByRole('link', { name: 'Licitações' }).click()
      await page.getByLabel('Por clique (€)', { exact: true }).first().fill('muito')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('link', { name: 'Por clique: não é um valor em euros' }).waitFor()
      await page.getByLabel('Por clique (€)', { exact: true }).first().fill('0,15')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('status').filter({ hasText: 'Guardado.' }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      for (const name of ['Orçamento', 'Cliques', 'Faturas', 'Exatidão']) {
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        expect(await axeViolations(page)).toEqual([])
      }
      await page.getByRole('link', { name: 'Estatísticas' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Exportar CSV' }).click()
      expect((await download).suggestedFilename()).toBe('estatisticas-day.csv')

      await page.getByRole('link', { name: 'Chaves' }).click()
      await page.getByLabel('Nome').fill('ERP')
      await page.getByRole('button', { name: 'Criar chave' }).click()
      const shown = await page.getByRole('status').filter({ hasText: 'poiso_' }).textContent()
      const token = /poiso_[\w-]{43}/.exec(shown ?? '')?.[0] ?? ''
      const ask = async () =>
        (await fetch(`${origin}/api/v2/shop/me`, { headers: { authorization: `Bearer ${token}` } })).status
      expect(await ask()).toBe(200)
      await page.getByRole('button', { name: 'Revogar ERP' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
      await page.getByRole('status').filter({ hasText: 'Chave revogada' }).waitFor()
      expect(await ask()).toBe(401)
      expect(await axeViolations(page)).toEqual([])
    })
  })
  test('works without script, on a phone', async () => {
    await visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(`${AREA}/loja-teste/vales`)
      await page.getByLabel('Código').nth(1).fill('NATAL5')
      await page.getByLabel('Desconto', { exact: true }).nth(1).fill('5')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await page.getByText('1 oferta passa a mostrar').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
      await page.getByText('Guardado.').waitFor()
      for (const screen of ['ofertas', 'licitacoes', 'orcamento', 'cliques', 'faturas', 'exatidao']) {
        await page.goto(`${AREA}/loja-teste/${screen}`)
        expect([screen, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
          screen,
          true,
        ])
      }
    })
  })

  test.each([
    ['390', phone],
    ['1280', desktop],
  ] as const)('B-04 G-02 bids are estimated and then saved, at %s', async (_width, device) => {
    await visit(device, async (page) => {
      await page.goto(`${AREA}/loja-teste/licitacoes`)
      await takenOver(page)
      await page.getByLabel('Por clique (€)', { exact: true }).first().fill('0,25')
      await page.getByText('Ver o efeito antes de guardar').click()
      await page.getByRole('button', { name: 'Estimar' }).click()
      await page.getByRole('heading', { name: /^Estimativa de / }).waitFor()
      expect(await page.getByLabel('Por clique (€)', { exact: true }).first().inputValue()).toBe('0,25')
      expect(await page.getByRole('row', { name: /Cliques dos últimos 30 dias/ }).innerText()).toContain('0,00')
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await page.getByRole('button', { name: 'Guardar' }).click()
      await page.getByText('Guardado. As ofertas').waitFor()
      const rows = page.getByRole('group', { name: /^Licitação / })
      // The form comes anew with what was saved; what is typed before that goes with the old one.
      await page.locator('[name="bids.0.cpc"][value="0,25"]').waitFor()
      expect(await rows.count()).toBe(3)
      await page.getByLabel('Por clique (€)', { exact: true }).first().fill('')
      await page.getByRole('button', { name: 'Guardar' }).click()
      // The row is away, and empty ones stand in its place.
      await expect.poll(() => rows.count()).toBe(2)
    })
  })
})
