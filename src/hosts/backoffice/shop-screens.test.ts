import { sql } from 'kysely'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { screens } from '#backoffice/shop/screens.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aTrialOf } from '#domains/feeds/lab/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { desktop, openJourney, phone } from '#storefront/journeys/testing.ts'
import { aSite } from '#storefront/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { aMarketplace } from '../testing.ts'
import { livedInShop } from './testing-lived-in-shop.ts'
import { faultsOfScreens } from './testing-screens.ts'
import { buildBackOfficeFiles, takenOver } from './testing.ts'

const database = await testDatabase()
const { db } = database
const port = await freePort(0)
const origin = `http://127.0.0.1:${port}`
const built = await buildBackOfficeFiles()
const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa', title: 'Sofá Óbidos' }), anItem({ id: 'mesa', title: 'Mesa Tomar' })],
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
const { owner, eshopId } = await livedInShop(db, market.bench.clock)

const AREA = '/lojas-site/loja/loja-teste'

async function one(query: ReturnType<typeof sql<{ value: string }>>): Promise<string> {
  return String((await query.execute(db)).rows[0]?.value)
}
const examples = {
  readingId: await one(sql`select max(id)::text as value from accuracy.observation where outcome = 'price'`),
  day: await one(sql`select max(at)::date::text as value from clicks.click`),
  runId: await one(sql`select max(id)::text as value from feeds.import_run`),
  trialId: await aTrialOf([anItem({ id: 'sofa', title: 'Sofá Óbidos Azul' })], eshopId, market.bench.deps),
  variantId: await one(sql`select min(id)::text as value from offers.variant`),
}

async function visit(device: BrowserContextOptions, journey: (page: Page) => Promise<void>): Promise<void> {
  const { context, page, complaints } = await openJourney(browser, origin, device, {
    expected: /(?!)/,
    prepare: (context) =>
      context.addCookies([
        { name: 'session', value: owner.session.token, url: origin },
        { name: 'jwt', value: owner.session.loginToken, url: origin },
      ]),
  })
  await journey(page)
  expect(complaints).toEqual([])
  await context.close()
}

describe('B-07 every screen of a shop', () => {
  test('axe finds nothing on a phone by night, one heading leads, and at 320 px nothing is pushed sideways (WCAG 1.4.10)', async () => {
    await visit({ ...phone, colorScheme: 'dark' }, async (page) => {
      expect(await faultsOfScreens(page, `${AREA}/`, screens, examples)).toEqual([])
    })
  })

  test('panels and questions open by the keyboard, Escape closes them, and the focus is where it was', async () => {
    const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
    await visit(phone, async (page) => {
      await page.goto(`${AREA}/ofertas`)
      await takenOver(page)
      for (const [opener, inside] of [
        ['Menu', page.getByRole('navigation', { name: 'Área da loja' })],
        ['Conta de Rui Sá', page.getByRole('link', { name: 'A minha conta' })],
      ] as const) {
        const button = page.getByRole('button', { name: opener })
        await button.focus()
        await page.keyboard.press('Enter')
        await inside.waitFor()
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('[popover]') !== null)).toBe(true)
        await page.keyboard.press('Escape')
        await inside.waitFor({ state: 'hidden' })
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
      }
      await page.locator('summary', { hasText: 'Colunas' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await focused(page)).not.toBe('Colunas')
      await page.keyboard.press('Escape')
      expect(await focused(page)).toBe('Colunas')

      await page.goto(`${AREA}/chaves`)
      await takenOver(page)
      await page.getByRole('button', { name: 'Revogar ERP' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await focused(page)).toBe('Revogar')
    })
  })

  test('each form works without script: it is sent, and what came of it is said', async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      const open = (path: string) => page.goto(`${AREA}/${path}`)
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const told = (text: string | RegExp) => page.locator('.outcome').filter({ hasText: text }).waitFor()
      const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

      await open('faturas')
      await page.getByLabel('Localidade').fill('Évora')
      await press('Guardar')
      await told('Guardado.')
      await page.getByLabel('Código postal').fill('7')
      await press('Guardar')
      await page.getByRole('group', { name: 'O que corrigir' }).waitFor()
      expect(await page.getByLabel('Código postal').inputValue()).toBe('7')

      await open('exatidao')
      await press('Deixar de ler as páginas da loja')
      await confirm('Deixar de ler')
      await page.getByRole('button', { name: 'Voltar a ler as páginas da loja' }).waitFor()
      await open(`exatidao/${examples.readingId}`)
      await page.getByLabel('Porquê').fill('O preço lido é o de outro sofá.')
      await press('Contestar a leitura')
      await page.getByRole('heading', { name: 'Contestação: Por decidir' }).waitFor()

      await open('avaliacoes')
      await page.locator('summary', { hasText: 'Responder a Berta' }).click()
      await page.getByLabel('Resposta a Berta').fill('Lamentamos.')
      await press('Guardar resposta')
      await page.getByText('À espera de ser lida: Lamentamos.').waitFor()
      await open('perguntas')
      await page.getByLabel('Resposta').fill('Cabe, desmontado.')
      await press('Responder')
      await told(/./)

      await open('avisos')
      await page.getByRole('link', { name: /^Reclamar: suspensão/i }).click()
      await page.getByLabel('Porque não está certo').fill('O preço estava certo: o talão mostra-o.')
      await press('Enviar reclamação')
      await confirm('Enviar')
      await page.getByRole('heading', { name: 'Reclamações' }).waitFor()

      await open('pessoas')
      await page.getByLabel('E-mail').fill('nuno@loja.pt')
      await press('Enviar convite')
      await press('Anular o convite de nuno@loja.pt')
      await told('Convite anulado.')
      await page.getByLabel('Função de Eva Sol').selectOption('manager')
      await page.getByRole('article', { name: 'Eva Sol' }).getByRole('button', { name: 'Mudar função' }).click()
      await told('Função mudada.')
      await press('Retirar Eva Sol')
      await confirm('Retirar')
      await page.getByRole('article', { name: 'Eva Sol' }).waitFor({ state: 'detached' })

      await open('chaves')
      await page.getByLabel('Nome').fill('Site')
      await press('Criar chave')
      await told(/poiso_/)
      await press('Revogar Site')
      await confirm('Revogar')
      await told('Chave revogada')

      await open('politicas')
      await page.getByLabel('Dias para mudar de ideias').fill('30')
      await press('Guardar')
      await confirm('Guardar')
      await told('Guardado.')
      await open('portes')
      await page.getByLabel('Região').first().selectOption('mainland')
      await page.getByLabel('Preço (€)').first().fill('4,90')
      await press('Guardar')
      await confirm('Guardar')
      await told('Guardado.')
    })
  })
})
