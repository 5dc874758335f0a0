import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { tellDueBids } from '#domains/billing/bids/tell-due-bids.ts'
import { watchBudgets } from '#domains/billing/budgets/watch-budgets.ts'
import { runInvoices } from '#domains/billing/invoices/run-invoices.ts'
import { postClicks } from '#domains/billing/ledger/post-clicks.ts'
import { budgetAlert } from '#domains/billing/mails/budget-mail.tsx'
import { anIssuer } from '#domains/billing/testing.ts'
import { classifyClicks } from '#domains/clicks/judging/classify.ts'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { enqueueDueFeeds, feedWork } from '#domains/feeds/jobs.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { clicksCostFrom } from '#domains/partners/contract.ts'
import { worker as partnersWorker } from '#domains/partners/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { buildBrowserFiles, desktop, openJourney, phone } from '#storefront/journeys/testing.ts'
import { mailedPath } from '#storefront/journeys/user/testing.ts'
import { testBackOfficeAssets } from '#backoffice/server/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/**
 * R-20 B-08 B-04 over the whole server: who has a shop registers it on a phone, an admin approves it, its first import is shown; it bids, a shopper's
 * clicks are paid until the budget ends, and what they cost is invoiced and paid.
 */

const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-join-'))
const [port, shopPort] = [await freePort(0), await freePort(0)]
const origin = `http://127.0.0.1:${port}`
const SHOP = `tavarede.localhost:${shopPort}`
const EMAIL = 'rui@exemplo.pt'
const PATIENCE = { timeout: 15_000 }
const NOTHING = /(?!)/
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>> | Parameters<BrowserContext['addCookies']>[0]
/** Of the shop's owner, once there is one. */
let ownerCookies: Cookies = []

/** What the shop's own server shows, by path. */
const files = new Map([
  [
    '/feed.xml',
    googleFeed(
      ['Mesa de centro Alvor', 'Mesa de apoio Lagos'].map((title, at) =>
        anItem({ id: `t-${at}`, title, link: `http://${SHOP}/p/${at}`, image_link: `http://${SHOP}/i/${at}.jpg` }),
      ),
    ),
  ],
])
const shop = createServer(({ url }, answer) => {
  const file = files.get(url ?? '')
  if (file === undefined) answer.writeHead(404).end('nada aqui')
  else answer.end(file)
}).listen(shopPort, '127.0.0.1')

const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa', title: 'Sofá Alba' })],
  env: {
    POISO_URL: origin,
    POISO_FEED_TEST_HOSTS: `*.localhost:${shopPort}`,
    // A browser says by a header which network it is in: what a shop's own people click is not paid.
    POISO_TRUSTED_PROXIES: '127.0.0.1',
  },
  assets: { ...(await buildBrowserFiles(folder)), backOffice: testBackOfficeAssets, folder: join(folder, 'assets') },
})
const { app } = market.whole
// Terms by which clicks cost hold since two days: who joins now accepts them.
market.bench.clock.advanceMs(Date.parse('2026-12-17T10:00:00Z') - market.bench.clock.now().getTime())
const feedTestHosts = [`*.localhost:${shopPort}`]
// The lab's files lie where the site writes them.
const deps = { ...market.bench.deps, dataFolder: market.dataFolder, feedTestHosts }
await app.listen({ port, host: '127.0.0.1' })
const browser = await launchBrowser()
const post = await receiveMail(database, { mails: [budgetAlert], clock: market.bench.clock })
const jobs = [...feedWork(deps).jobs, ...(partnersWorker(deps).jobs ?? [])]

afterAll(async () => {
  await browser.close()
  await post.close()
  await market.close()
  shop.closeAllConnections()
  await new Promise((closed) => shop.close(closed))
  await rm(folder, { recursive: true, force: true })
})

async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** What every screen stands on a phone. */
async function stands(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  expect(await overhang(page)).toBe(0)
}

/** The worker does what waits; the page is asked for again. */
async function worked(page: Page): Promise<void> {
  await runWaitingJobs(database, jobs)
  await page.reload()
}

async function makeAccount(page: Page): Promise<void> {
  await page.goto('/lojas-site/register')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.getByLabel('Nome').fill('Rui Tavares')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Palavra-passe', { exact: true }).fill('uma frase minha de manhã')
  await page.getByLabel('Aceito os termos').check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByRole('heading', { name: 'Veja o seu e-mail' }).waitFor(PATIENCE)
  await page.goto(await mailedPath(db, EMAIL))
  await page.getByRole('button', { name: 'Confirmar o e-mail' }).click()
  await page.waitForURL('**/lojas-site/register', PATIENCE)
}

async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.waitForURL('**/register/*/empresa*')
  for (const [label, value] of [
    ['Nome legal da empresa', 'Móveis Tavarede, Lda.'],
    ['Número de contribuinte', '501 964 844'],
    ['Morada da sede', 'Rua das Flores, 12'],
    ['Código postal', '3080-100'],
    ['Localidade', 'Figueira da Foz'],
    ['Nome da loja', 'Móveis Tavarede'],
    ['Pessoa de contacto', 'Rui Tavares'],
    ['Telefone', '233 000 000'],
    ['E-mail da loja', 'loja@tavarede.pt'],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Guardar e continuar' }).click()
  await page.getByText('Há um algarismo trocado').waitFor()
  await stands(page)
  await page.getByLabel('Número de contribuinte').fill('501 964 843')
  await page.getByRole('button', { name: 'Guardar e continuar' }).click()
  await page.waitForURL('**/register/*/dominio*')
}

async function proveDomain(page: Page): Promise<void> {
  await page.getByLabel('Domínio da loja').fill(`http://www.${SHOP}/`)
  await page.getByRole('button', { name: 'Guardar o domínio' }).click()
  await stands(page)
  await page.getByRole('button', { name: 'Procurar o ficheiro' }).click()
  await page.getByText('Estamos a procurar o ficheiro').waitFor()
  await worked(page)
  await page.getByText('resposta 404').waitFor()
  await stands(page)
  files.set('/.well-known/poiso-loja.txt', await page.locator('code').last().innerText())
  market.bench.clock.advanceMs(1_000)
  await page.getByRole('button', { name: 'Procurar o ficheiro' }).click()
  await worked(page)
  await page.getByText('está provado').waitFor()
  await stands(page)
  await page.getByRole('link', { name: 'Continuar' }).click()
}

/** A page without script, of somebody signed in. */
async function plainPage(cookies: Cookies): Promise<Page> {
  const { page } = await openJourney(
    browser,
    origin,
    { ...desktop, javaScriptEnabled: false },
    { expected: /status of 404/, prepare: (context) => context.addCookies(cookies) },
  )
  return page
}

async function staffPage(email: string, staff: Record<string, boolean>): Promise<Page> {
  const { session } = await aSignedInPerson({ db, clock: market.bench.clock }, { email, roles: { staff } }, SECRET)
  return plainPage([
    { name: 'session', value: session.token, url: origin },
    { name: 'jwt', value: session.loginToken, url: origin },
  ])
}

async function tryFeedAndHandIn(page: Page): Promise<void> {
  await page.getByLabel('Endereço do feed').fill(`http://${SHOP}/feed.xml`)
  await page.getByRole('button', { name: 'Ler o feed' }).click()
  await page.getByText('Estamos a ler o feed').waitFor()
  await worked(page)
  await page.getByText('2 artigos lidos: 2 entram, 0 ficam de fora.').waitFor()
  await stands(page)
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.getByLabel('Li e aceito').check()
  await page.getByLabel('Declaro que').check()
  await stands(page)
  await page.getByRole('button', { name: 'Enviar o pedido' }).click()
  await page.getByText('À espera de decisão').waitFor()
  await stands(page)
}

test('R-20 B-08 a shop registers on a phone, from its account to what is sent; an admin approves, and its offers are on the site', async () => {
  const account = await openJourney(browser, origin, { ...phone, javaScriptEnabled: false }, { expected: NOTHING })
  await makeAccount(account.page)
  const { page: shopPage, complaints } = await openJourney(browser, origin, phone, {
    expected: /status of 422/,
    prepare: async (context) => context.addCookies(await account.context.cookies()),
  })
  await shopPage.goto('/lojas-site/register')
  await stands(shopPage)
  await fillCompany(shopPage)
  await proveDomain(shopPage)
  await tryFeedAndHandIn(shopPage)
  const offersNow = async () =>
    (
      await sql<{
        count: number
      }>`select count(*)::int as count from eshops.eshop where slug = 'moveis-tavarede'`.execute(db)
    ).rows[0]
  expect(await offersNow()).toEqual({ count: 0 })

  const desk = await staffPage('ada@exemplo.pt', { feeds: true })
  await desk.goto(`${origin}/admin/parceiros`)
  await desk.getByRole('link', { name: 'Móveis Tavarede' }).click()
  await desk.getByText('PT501964843').waitFor()
  await desk.getByText('Os dados chegam para faturar.').waitFor()
  await desk.getByRole('button', { name: 'Aprovar' }).click()
  await desk.getByRole('heading', { name: 'Aprovar a loja?' }).waitFor()
  await desk.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await desk.getByText('Loja aprovada.').waitFor()

  await enqueueDueFeeds(deps)
  await runWaitingJobs(database, jobs)
  await market.follow()
  await shopPage.goto(`${origin}/produtos/loja/moveis-tavarede`)
  await shopPage.getByRole('link', { name: 'Mesa de centro Alvor' }).first().waitFor()
  await shopPage.goto(`${origin}/lojas-site/register`)
  await shopPage.getByText('Aprovado').waitFor()
  await shopPage.getByRole('link', { name: 'Móveis Tavarede' }).click()
  const area = shopPage.getByRole('link', { name: 'Ir para a área da loja' })
  expect(await area.getAttribute('href')).toBe('/lojas-site/loja/moveis-tavarede')
  await stands(shopPage)
  expect(complaints).toEqual([])
  ownerCookies = await account.context.cookies()
}, 90_000)

const AREA = '/lojas-site/loja/moveis-tavarede'
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/14'
const { clock } = market.bench

async function settle(page: Page, path: string, label: string, value: string): Promise<void> {
  await page.goto(AREA + path)
  await page.getByLabel(label, { exact: true }).first().fill(value)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText(/^Guardado\./).waitFor()
}

/** Somebody of a network of their own looks at the shop's offers and clicks out to the shop. */
async function shopperClicks(person: number): Promise<void> {
  const { page, context } = await openJourney(
    browser,
    origin,
    {
      ...desktop,
      userAgent: `${AGENT}${person}.0.0.0 Safari/537.36`,
      // A browser without a window says so in this header, whatever its agent, and its clicks are a robot's.
      extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${person}`, 'sec-ch-ua': '"Chromium";v="140"' },
    },
    { expected: /status of 404/ },
  )
  await page.goto('/produtos/mesas-de-centro')
  const link = page.locator('a[href*="/v2/clickthrough/tavarede.localhost"]').first()
  await page.goto((await link.getAttribute('href')) ?? '')
  expect(new URL(page.url()).host).toBe(SHOP)
  await context.close()
}

test('B-04 it bids, its first click is paid, the second comes after the cap, and the click is judged, posted, invoiced and paid', async () => {
  const page = await plainPage(ownerCookies)
  await settle(page, '/licitacoes', 'Por clique (€)', '0,15')
  await settle(page, '/orcamento', 'Por dia (€)', '0,15')
  await watchBudgets({ db, clock })
  await tellDueBids({ db, clock, clicksCostFrom: (eshopIds) => clicksCostFrom(db, eshopIds) })
  // What was bid before this moment is no longer what a page was drawn with.
  await sql`update offers.bid set earlier = '[]'`.execute(db)
  await market.follow()
  market.begin()
  for (const person of [1, 2]) await shopperClicks(person)
  const stored = async () => (await sql`select uid from clicks.click`.execute(db)).rows.length
  await expect.poll(stored, PATIENCE).toBe(2)
  // The click host tells what it has spent of its lease.
  const spent = async () =>
    (await sql<{ micros: number }>`select sum(used_micros)::int as micros from clicks.lease`.execute(db)).rows[0]
      ?.micros
  await expect.poll(spent, PATIENCE).toBe(150_000)
  await classifyClicks(db, clock)
  await postClicks(db, clock)
  await watchBudgets({ db, clock })
  expect((await post.arrived()).map(({ to }) => to)).toEqual(['loja@tavarede.pt'])

  await page.goto(`${AREA}/cliques`)
  await page.getByText('O orçamento não cobria o clique').first().waitFor()
  await page.getByRole('link', { name: /^\d\d\/\d\d$/ }).click()
  await page.getByText('Conta.').waitFor()
  await page.goto(`${AREA}/orcamento`)
  await page.getByText('de 0,15 €, 100 % usado').waitFor()

  await page.goto(`${AREA}/faturas`)
  expect(await page.getByLabel('Número de contribuinte').inputValue()).toBe('501964843')
  const month = `${clock.now().toISOString().slice(0, 7)}-01`
  clock.advanceMs(35 * 86_400_000)
  await runInvoices(db, { clock, issuer: anIssuer(), key: null, month })
  const money = await staffPage('eva@exemplo.pt', { finance: true })
  await money.goto('/admin/faturas')
  await money.getByRole('cell', { name: '0,18 €' }).first().waitFor()
  const file = money.waitForEvent('download')
  await money.getByRole('link', { name: /^FT / }).click()
  expect((await file).suggestedFilename()).toBe('FT-2027-1.pdf')
  await money.getByRole('link', { name: 'Pagamento', exact: true }).click()
  await money.getByLabel('Valor (€)').fill('0,18')
  await money.getByLabel('Recebido em').fill(clock.now().toISOString().slice(0, 10))
  await money.getByRole('button', { name: 'Registar' }).click()
  await money.getByText('Registados 0,18 € para FT').waitFor()
}, 90_000)
