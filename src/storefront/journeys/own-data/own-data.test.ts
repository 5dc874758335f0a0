import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { mails } from '#domains/identity/mails/account-mails.tsx'
import { avatarRoutes } from '#domains/identity/avatar/avatar-routes.ts'
import { avatarTickets } from '#domains/identity/avatar/avatar-tickets.ts'
import { createOwnData, currentUser, loginTokens, recordConsent, signOutBy } from '#domains/identity/contract.ts'
import { exportRoutes } from '#domains/identity/export/export-routes.ts'
import { aSignedInPerson, TEST_SECRET } from '#domains/identity/testing.ts'
import { worker as identityWorker } from '#domains/identity/worker.ts'
import { openImageStore } from '#domains/images/contract.ts'
import { testImages } from '#domains/images/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { createLog } from '#platform/log.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { unzipped } from '#platform/files/testing-zip.ts'
import { personalSides } from '#hosts/domain-sides.ts'
import { paths } from '../../paths.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { axeViolations } from '../axe.ts'
import { desktop, narrow, openJourneys } from '../testing.ts'

/** U-04 G-09: a person's own pages in a browser, over the real database, image store and mails. */

const database = await testDatabase()
const { db } = database
const clock = manualClock(new Date().toISOString())
const config = readConfig({})
const dataFolder = mkdtempSync(join(tmpdir(), 'poiso-own-data-'))
const store = openImageStore({ imagesUrl: null, dataFolder })
const tokens = loginTokens({ secret: TEST_SECRET, site: 'poiso', clock })
const current = currentUser({ db, clock, tokens, config, log: createLog({ level: 'silent' }) })
const tickets = avatarTickets(TEST_SECRET)
const ownData = {
  ...createOwnData({ db, clock, config, secret: TEST_SECRET, dataFolder, paths }),
  // The site of the journeys listens where it finds room.
  avatarUpload: (personId: Parameters<typeof tickets.issue>[0]) =>
    `/uploads/avatar?bilhete=${tickets.issue(personId, clock.now())}`,
}
const journeys = openJourneys(
  {
    clock,
    ownData,
    people: aPeopleSource({ current, signOut: signOutBy({ db, clock, config }) }),
    images: () => testImages(dataFolder),
    routes: (app) => {
      exportRoutes(app, ownData.exports)
      avatarRoutes(app, { db, clock, store, tickets, resultUrl: paths.profileAvatar })
    },
  },
  { expected: /status of (?:401|404|409|410|422)/ },
)
const post = await receiveMail(database, { mails })
afterAll(async () => {
  await post.close()
  await rm(dataFolder, { recursive: true, force: true })
})

async function signIn(page: Page, email: string): Promise<number> {
  const { person, session } = await aSignedInPerson({ db, clock }, { email })
  const url = journeys.site.origin
  await page.context().addCookies([
    { name: 'session', value: session.token, url, httpOnly: true },
    { name: 'jwt', value: session.loginToken, url },
  ])
  return person.id
}
async function work(): Promise<void> {
  const { jobs = [], repetitions = [] } = identityWorker({
    db,
    clock,
    config,
    dataFolder,
    personal: await personalSides('tests'),
  })
  for (const { act } of repetitions) await act()
  await runWaitingJobs(database, jobs)
}
const [, phone] = narrow

test('U-04 the profile by keyboard alone: wrong, put right, saved and said', () =>
  journeys.visit(desktop, async (page) => {
    await signIn(page, 'teclado@exemplo.pt')
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/check-own-forms-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await page.goto('/user/perfil')
    expect(await axeViolations(page)).toEqual([])
    const width = page.getByLabel('Largura da porta (cm)')
    await width.focus()
    await page.keyboard.type('oitenta')
    await page.keyboard.press('Tab')
    // Its code comes when the field has been left already.
    code.resolve()
    // On leaving the field, then as it is typed.
    await page.getByText('Escreva centímetros, por exemplo 80 ou 80,5.').waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('-5')
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert').filter({ hasText: 'Falta acertar um campo' })
    await summary.waitFor()
    expect(await summary.evaluate((found) => found === document.activeElement)).toBe(true)
    await expect.poll(() => summary.evaluate((found) => found.getBoundingClientRect().top)).toBeLessThan(600)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await width.fill('82,5')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/user/perfil?guardado=medidas#medidas')
    await page.getByRole('status').filter({ hasText: 'Guardado.' }).waitFor()
    expect(await width.inputValue()).toBe('82,5')
  }))

test('U-04 the profile, its picture and a public page without script', () =>
  journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    const id = await signIn(page, 'sem-script@exemplo.pt')
    await page.goto('/user/perfil')
    await page.getByLabel('Nome público').fill('Ana R.')
    await page.getByLabel('Mostrar a minha página a todos').check()
    await page.getByRole('button', { name: 'Guardar a página pública' }).click()
    await page.getByRole('link', { name: 'Ver a página pública' }).waitFor()
    const picture = join(dataFolder, 'eu.png')
    await writeFile(picture, await aPortrait(600, 400))
    await page.getByLabel('Escolher uma fotografia').setInputFiles(picture)
    await page.getByRole('button', { name: 'Enviar a fotografia' }).click()
    await page.getByText('Fotografia guardada.').waitFor()
    await page.goto(`/user/${id}`)
    await page.getByRole('heading', { name: 'Ana R.' }).waitFor()
    expect(await shownSquare(page)).toBe(true)
    await page.goto('/user/perfil')
    await page.getByRole('button', { name: 'Retirar a fotografia' }).click()
    await page.getByText('Fotografia retirada.').waitFor()
    expect(await page.locator('img.own-avatar').count()).toBe(0)
  }))

test('U-04 a picture on a phone: too large is said at once, what is none after it was sent, a right one is shown', () =>
  journeys.visit(phone, async (page) => {
    await signIn(page, 'telemovel@exemplo.pt')
    await page.goto('/user/perfil')
    const field = page.getByLabel('Escolher uma fotografia')
    const send = page.getByRole('button', { name: 'Enviar a fotografia' })
    await field.focus()
    await page.waitForLoadState('networkidle')
    await field.setInputFiles({ name: 'grande.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 ** 2 + 1) })
    await page.getByText('A fotografia é demasiado grande').waitFor()
    await send.click()
    expect(new URL(page.url()).search).toBe('')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')
    await field.setInputFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: svg })
    await send.click()
    await page.getByText('Desenhos SVG não são aceites.').waitFor()
    await field.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await aPortrait(400, 900) })
    await send.click()
    await page.getByText('Fotografia guardada.').waitFor()
    expect(await shownSquare(page)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
  }))

test('G-09 the consents are shown; a copy of everything is asked for, made, told by mail, downloaded and read', () =>
  journeys.visit(desktop, async (page) => {
    const id = await signIn(page, 'copia@exemplo.pt')
    await recordConsent(db, id, { what: 'terms', isGiven: true, textVersion: '2026-11', decidedAt: clock.now() })
    await page.goto('/user/dados')
    await page.getByRole('row', { name: /Termos de utilização Aceitou .* 2026-11/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Pedir uma cópia' }).click()
    await page.getByText('Pedido recebido.').waitFor()
    await work()
    const [mail] = await post.arrived()
    expect([mail?.subject, mail?.to]).toEqual(['A cópia dos seus dados está pronta', 'copia@exemplo.pt'])
    await page.goto('/user/dados')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Descarregar a cópia' }).click()
    const files = await unzipped(await streamed(await (await download).createReadStream()))
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['LEIA-ME.txt', 'dados.json', 'conta.csv', 'consentimentos.csv']),
    )
    expect(String(files.get('consentimentos.csv'))).toContain('"terms";"sim";"2026-11"')
  }))

test('G-09 erased, undone by the real mail, and erased for good when the days are over', () =>
  journeys.visit(phone, async (page) => {
    const id = await signIn(page, 'apagar@exemplo.pt')
    const erase = async () => {
      await page.goto('/user/dados')
      await page.getByRole('link', { name: 'Apagar a conta' }).click()
      await page.getByRole('button', { name: 'Apagar a conta' }).click()
      await page.getByRole('heading', { name: 'A conta vai ser apagada' }).waitFor()
    }
    await erase()
    expect((await page.goto('/user/perfil'))?.status()).toBe(401)
    const [mail] = await post.arrived()
    const link = mail?.links.find((each) => each.includes('/user/apagar/anular')) ?? ''
    await page.goto(link.replace(/^https?:\/\/[^/]+/, ''))
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ficar com a conta' }).click()
    await page.getByRole('heading', { name: 'A conta fica' }).waitFor()
    await signIn(page, 'apagar@exemplo.pt')
    await erase()
    clock.advanceMs(14 * 86_400_000)
    await work()
    const { rowCount } = await database.pool.query('select from identity.person where id = $1', [id])
    expect(rowCount).toBe(0)
  }))

/** A picture with something in it. */
function aPortrait(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  return sharp({ create: { width, height, channels: 3, background: '#468', noise } })
    .png()
    .toBuffer()
}

/** The picture has come, and is as wide as it is high. */
function shownSquare(page: Page): Promise<boolean> {
  return page
    .locator('img.own-avatar')
    .evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth === 240 && image.naturalHeight === 240),
    )
}

async function streamed(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
