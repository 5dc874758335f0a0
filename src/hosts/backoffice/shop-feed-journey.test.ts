import { cpSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { registerFeed } from '#domains/feeds/contract.ts'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { readLabRuns } from '#domains/feeds/lab/testing.ts'
import { HOLD_LIMITS } from '#domains/feeds/rules/hold-limits.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { buildBrowserFiles, desktop, openJourney, phone } from '#storefront/journeys/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { buildBackOfficeFiles, takenOver } from './testing.ts'

/** B-07, N-12: a shop looks at what its feed would change, as tables and as cards, and corrects what we read of it; on a phone without script too. */

const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-feed-'))
const items = [
  anItem({ id: 'sofa', title: 'Sofá Óbidos', color: 'Antracite Zx' }),
  anItem({ id: 'mesa', title: 'Mesa Tomar' }),
]
const shop = createServer((_request, response) =>
  response.end(
    googleFeed([
      { ...(items[0] as (typeof items)[0]), price: '80.00 EUR' },
      anItem({ id: 'nova', title: 'Estante Minho' }),
    ]),
  ),
)
await new Promise<void>((listening) => void shop.listen(0, '127.0.0.1', listening))
const shopHost = `127.0.0.1:${(shop.address() as AddressInfo).port}`

const port = await freePort(0)
const origin = `http://127.0.0.1:${port}`
const [storefront, backOffice] = [await buildBrowserFiles(folder), await buildBackOfficeFiles()]
cpSync(backOffice.folder, join(folder, 'assets'), { recursive: true })
const market = await aMarketplace(database, {
  items,
  env: { POISO_URL: origin },
  assets: { ...storefront, backOffice: backOffice.assets, folder: join(folder, 'assets') },
})
await market.whole.app.listen({ port, host: '127.0.0.1' })
const browser = await launchBrowser()
afterAll(async () => {
  await browser.close()
  await market.close()
  shop.close()
  await backOffice.remove()
  await rm(folder, { recursive: true, force: true })
})

const { bench } = market
const now = bench.clock.now()
const rui = await aSignedInPerson({ db, clock: bench.clock }, { email: 'rui@loja.pt', name: 'Rui Sá' }, SECRET)
const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId
await db
  .transaction()
  .execute((tx) => addMember(tx, { eshopId, personId: rui.person.id, role: 'owner', by: null, now }))
await registerFeed(db, { eshopId, url: `http://${shopHost}/feed.xml`, dialect: null, everyMinutes: 360 }, now)
const AREA = '/lojas-site/loja/loja-teste'

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
async function looksWhole(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}
/** What a worker does while the shop waits. */
async function read(): Promise<void> {
  await readLabRuns({ ...bench.deps, feedTestHosts: [shopHost] })
}

/** An import that lacks most of what is live, so that it waits. */
async function heldImport(): Promise<void> {
  const many = Array.from({ length: HOLD_LIMITS.minLive }, (_, at) =>
    anItem({ id: `banco-${at}`, title: `Banco ${at}` }),
  )
  expect(await bench.importItems(many)).toMatchObject({ state: 'applied' })
  expect(await bench.importItems(many.slice(0, 1))).toMatchObject({ state: 'held' })
}

async function trial(page: Page): Promise<void> {
  await page.goto(`${AREA}/feed`)
  await page.getByRole('heading', { level: 1, name: 'Feed' }).waitFor()
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ensaio do feed' }).waitFor()
  await read()
  await page.reload()
  await page.getByText('Preço: 100 € → 80 €').waitFor()
  await looksWhole(page)
  await page.getByRole('link', { name: 'Ver os cartões lado a lado' }).click()
  await page.getByRole('heading', { level: 2, name: 'Sofá Óbidos' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Estante Minho' }).waitFor()
  await page.getByText('Deixa de estar à vista.').waitFor()
  await looksWhole(page)
  await page.getByLabel('Artigo (o id da loja, ou como começa)').fill('nov')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(1)
}

test('N-12 B-07 at a desk: a trial in tables and cards, a value and an item corrected', async () => {
  await visit({ ...desktop, viewport: { width: 1280, height: 900 } }, async (page) => {
    await trial(page)
    await page.goto(`${AREA}/feed`)
    await takenOver(page)
    await looksWhole(page)
    await page.getByText('Mudar o endereço ou a hora').click()
    await page.getByLabel('Quando é lido').selectOption('60')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado. Próxima leitura').waitFor()
    await page.getByText('de hora a hora', { exact: true }).first().waitFor()

    await page.getByRole('navigation').getByRole('link', { name: 'Correções' }).click()
    await page.getByRole('heading', { level: 3, name: 'Antracite Zx' }).waitFor()
    await looksWhole(page)
    await page.getByLabel('Quer dizer').first().selectOption({ label: 'Verde' })
    await page.getByRole('button', { name: 'Corrigir', exact: true }).first().click()
    await page.getByRole('dialog').getByText('1 oferta muda.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Corrigir' }).click()
    await page.getByText('(corrigido por si)').waitFor()

    await page.goto(`${AREA}/correcoes?artigo=mesa`)
    await takenOver(page)
    await page.getByRole('heading', { level: 2, name: 'Mesa Tomar' }).waitFor()
    await page.locator('details > summary').filter({ hasText: /^Cor/ }).first().click()
    await page.getByLabel('Azul', { exact: true }).first().check()
    await page.getByRole('button', { name: 'Corrigir este artigo' }).click()
    await page.getByText('Corrigido por si em').waitFor()
    await looksWhole(page)
  })
})

test('N-12 B-07 on a phone, and without script', async () => {
  const narrow = { ...phone, viewport: { width: 390, height: 844 } }
  await visit(narrow, trial)
  await visit({ ...narrow, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${AREA}/feed`)
    await page.getByRole('button', { name: 'Ver o que mudaria' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ensaio do feed' }).waitFor()
    await read()
    await page.getByRole('link', { name: 'Ver de novo' }).click()
    await page.getByText('Preço: 100 € → 80 €').waitFor()
    await page.getByRole('link', { name: 'Ver os cartões lado a lado' }).click()
    await page.getByRole('heading', { level: 2, name: 'Sofá Óbidos' }).waitFor()
    await page.goto(`${AREA}/correcoes?artigo=sofa`)
    await page.getByRole('heading', { level: 2, name: 'Sofá Óbidos' }).waitFor()
  })
})

test('B-07 a held import is told of, says why and what it would do, and is decided by the shop', async () => {
  await heldImport()
  await visit({ ...phone, colorScheme: 'dark' }, async (page) => {
    await page.goto(`${AREA}/feed`)
    await page.getByRole('link', { name: 'Ver a importação' }).click()
    await page.getByRole('heading', { level: 2, name: 'Retida: espera por uma decisão' }).waitFor()
    await page.getByText('Faltam 95 % das ofertas ativas').waitFor()
    await page.getByText('De 20 ofertas ativas: 19 saem').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Saem (19)' }).waitFor()
    await takenOver(page)
    await looksWhole(page)
    await page.getByRole('button', { name: 'Rejeitar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rejeitar' }).click()
    await page.getByText('Importação rejeitada.').waitFor()
    await page.getByRole('heading', { name: 'Retida: espera por uma decisão' }).waitFor({ state: 'detached' })
  })
})
