import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { worker as identityWorker } from '#domains/identity/worker.ts'
import { worker as moderationWorker } from '#domains/moderation/worker.ts'
import { mails } from '#domains/reviews/mails.ts'
import { worker as reviewsWorker } from '#domains/reviews/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import type { EshopId } from '#platform/ids.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { buildBrowserFiles, openJourney, phone } from '#storefront/journeys/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { testBackOfficeAssets } from '#backoffice/server/testing.ts'
import { personalSides } from '../domain-sides.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/**
 * R-12 B-05 R-18 over the whole server, on a phone: an order that a shop's server tells, its mail, three steps with a photo, what
 * moderation makes of them by itself, the card's rating and its dialog, and what is left when the buyer goes.
 */

const DAY_MS = 86_400_000
const EMAIL = 'ana@exemplo.pt'
const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-star-'))
const port = await freePort(0)
const origin = `http://127.0.0.1:${port}`
const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa', title: 'Sofá Alba' }), anItem({ id: 'mesa', title: 'Mesa Mira' })],
  env: { POISO_URL: origin },
  assets: { ...(await buildBrowserFiles(folder)), backOffice: testBackOfficeAssets, folder: join(folder, 'assets') },
})
const { app } = market.whole
const { clock, deps } = market.bench
await app.listen({ port, host: '127.0.0.1' })
const post = await receiveMail(database, { mails, clock, site: { name: 'Poiso', url: origin } })
const browser = await launchBrowser()
const parts = { ...deps, db, clock, secret: SECRET, config: market.config, dataFolder: market.dataFolder }
const reviews = reviewsWorker({ ...parts, feedTestHosts: [] })
const moderation = moderationWorker(parts)

afterAll(async () => {
  await browser.close()
  await post.close()
  await market.close()
  await rm(folder, { recursive: true, force: true })
})

/** Everything that a worker hears, until nothing new is said. */
async function hear(): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    for (const { consumers = [] } of [reviews, moderation])
      for (const consumer of consumers) await consumeAll(deps, consumer)
  await market.follow()
}
async function repeat(): Promise<void> {
  for (const { act } of reviews.repetitions ?? []) await act()
}

/** What the shop's server tells, up to the mail that it brings. */
async function invitation(): Promise<string> {
  // Who hears for the first time begins with what comes.
  await hear()
  const { id } = (await findEshopBySlug(db, 'loja-teste')) ?? { id: 0 as EshopId }
  const authorization = `Bearer ${await issueEshopToken(db, id, clock.now())}`
  const order = { orderId: 'E-1', email: EMAIL, orderedAt: clock.now().toISOString(), items: ['sofa', 'mesa'] }
  const told = await app.inject({
    method: 'POST',
    url: '/api/v2/orders',
    headers: { authorization },
    payload: { orders: [order] },
  })
  expect(told.json()).toMatchObject({ orders: [{ status: 'new', unknownItems: [] }] })
  await hear()
  clock.advanceMs(15 * DAY_MS)
  await repeat()
  await awayForADay()
  const [mail, ...others] = await post.arrived()
  expect([mail?.to, others]).toEqual([EMAIL, []])
  const link = mail?.links.find((each) => /\/star\/[\w-]{24}$/.test(each)) ?? 'no link'
  return new URL(link).pathname
}

/** The receiver of the mail: its own tries, by their own pauses, find nobody for a day, and the next is due. */
async function awayForADay(): Promise<void> {
  post.receiver.mood = { onConnect: 'refuse' }
  for (let awayMs = 0; awayMs < DAY_MS;) {
    expect(await post.arrived()).toEqual([])
    const ms = (await post.passToNextTry()) ?? expect.fail('the mail is given up')
    clock.advanceMs(ms)
    awayMs += ms
  }
  post.receiver.mood = {}
}

async function choose(page: Page, group: string, stars: string): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('radio', { name: stars, exact: true }).check({ force: true })
}
async function states(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from reviews.review group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}
function photo(): Promise<Buffer> {
  return sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer()
}
async function rateShop(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText('Passo 1 de 3').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await choose(page, 'No geral', '4,5 estrelas')
  await choose(page, 'Entrega (opcional)', '5 estrelas')
  await page.getByLabel('Conte como foi (opcional)').fill('Chegou no dia combinado.')
  await page.getByText('Rascunho guardado.').waitFor()
  expect(await states()).toEqual({ draft: 1 })
  await page.reload()
  expect(await page.getByLabel('Conte como foi (opcional)').inputValue()).toBe('Chegou no dia combinado.')
  await page.getByRole('button', { name: 'Enviar e continuar' }).click()
}

async function rateSofa(page: Page): Promise<void> {
  await page.getByText('Passo 2 de 3').waitFor()
  await page.getByRole('button', { name: 'Enviar e continuar' }).click()
  await page.getByText('Escolha de meia a cinco estrelas.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await choose(page, 'A sua nota', '3,5 estrelas')
  await page.getByLabel('Pontos fortes (opcional)').fill('macio\nbonito')
  await page.getByLabel('Conte como foi (opcional)').fill('O tecido é mais claro do que parecia.')
  await page.getByRole('button', { name: 'Juntar fotografias' }).click()
  await page
    .getByLabel('Juntar fotografias')
    .setInputFiles({ name: 'sala.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Enviar as fotografias' }).click()
  await page.getByRole('img', { name: 'A sua fotografia 1' }).waitFor()
  await page.getByRole('button', { name: 'Enviar e continuar' }).click()
}

async function endWithName(page: Page): Promise<void> {
  await page.getByText('Passo 3 de 3').waitFor()
  await page.getByRole('link', { name: 'Terminar' }).click()
  await page.getByRole('heading', { name: 'Obrigado pela sua avaliação' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('Nome que aparece nas avaliações (opcional)').fill('Ana R.')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Guardado.').waitFor()
  expect(await states()).toEqual({ waiting: 2 })
}

/** The dialog that the rating of the only rated card opens. */
async function openFromCard(page: Page) {
  await page.goto('/search?q=alba')
  const rating = page.getByRole('link', { name: /^Ver avaliações/ })
  expect(await rating.count()).toBe(1)
  expect((await rating.textContent()) ?? '').toContain('3,5')
  await rating.click()
  const dialog = page.getByRole('dialog', { name: 'Avaliações' })
  await dialog.getByText('1 de 1 avaliações').or(dialog.getByText('1 de 1 avaliação')).first().waitFor()
  return dialog
}

/** The buyer has an account by now, and has it erased; a worker does it fourteen days later. */
async function leave(): Promise<void> {
  const { header } = await aSignedInPerson({ db, clock }, { email: EMAIL }, SECRET)
  const asked = await app.inject({
    method: 'POST',
    url: '/user/apagar',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie: header },
    payload: 'acao=apagar',
  })
  expect(asked.statusCode).toBe(303)
  clock.advanceMs(14 * DAY_MS)
  const { jobs = [], repetitions = [] } = await identityWorker({ ...parts, personal: await personalSides(SECRET) })
  for (const { act } of repetitions) await act()
  await runWaitingJobs(database, jobs)
  clock.advanceMs(DAY_MS)
  await repeat()
  await hear()
}

test('R-12 B-05 R-18 G-09 from an order to its mail, whose receiver is away for a day, three steps, the card and its dialog; erased, the stars alone stay', async () => {
  const path = await invitation()
  const { context, page, complaints } = await openJourney(browser, origin, phone, {
    expected: /status of (?:404|410|422)/,
  })
  await rateShop(page, path)
  await rateSofa(page)
  await endWithName(page)
  await hear()
  expect(await states()).toEqual({ published: 2 })
  await page.getByRole('link', { name: 'Avaliações da Loja Teste' }).click()
  await page.getByText('Chegou no dia combinado.').waitFor()
  await page.getByText('Ana R.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const dialog = await openFromCard(page)
  await dialog.getByText('O tecido é mais claro do que parecia.').waitFor()
  await dialog.getByText('Ana R.').first().waitFor()
  await dialog.getByText('Compra verificada').first().waitFor()
  const shown = dialog
    .getByRole('button', { name: /^Fotografia 1/ })
    .first()
    .locator('img')
  await shown.scrollIntoViewIfNeeded()
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(
    true,
  )
  const address = (await shown.getAttribute('src')) ?? ''
  await page.goto(`${path}/delayed`)
  await page.getByRole('button', { name: 'Perguntem mais tarde' }).click()
  await page.getByText('escrevemos outra vez daqui a 7 dias').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await leave()
  const after = await openFromCard(page)
  expect(await after.getByText('Ana R.').count()).toBe(0)
  expect(await after.getByText('O tecido é mais claro do que parecia.').count()).toBe(0)
  expect(await after.getByRole('button', { name: /^Fotografia/ }).count()).toBe(0)
  expect((await app.inject({ url: address.replace(origin, '') })).statusCode).toBe(404)
  expect((await app.inject({ url: path })).statusCode).toBe(404)
  expect(complaints).toEqual([])
  await context.close()
})
