import type { BrowserContextOptions, Page } from 'playwright-core'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { worker as moderationWorker } from '#domains/moderation/worker.ts'
import { mails } from '#domains/questions/mails/question-mails.tsx'
import { worker as questionsWorker } from '#domains/questions/worker.ts'
import { worker as reviewsWorker } from '#domains/reviews/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { openJourney, phone } from '#storefront/journeys/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** R-18 on a phone, over the whole server and what its worker makes of it: a question up to its answer, and a review with a photo. */

const port = await freePort(0)
const origin = `http://localhost:${port}`
const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa', title: 'Sofá Alba', price: '300.00 EUR' })],
  env: { POISO_URL: origin },
})
const { clock, deps } = market.bench
await market.whole.app.listen({ host: 'localhost', port })
const post = await receiveMail(database, { mails, clock, site: { name: 'Poiso', url: origin } })
const browser = await launchBrowser()
const parts = { ...deps, db, clock, secret: SECRET, config: market.config, dataFolder: market.dataFolder }
const workers = [
  questionsWorker({ ...parts, addressesOf: (ids) => addressesOf(db, ids) }),
  reviewsWorker({ ...parts, feedTestHosts: [] }),
  moderationWorker(parts),
]
const { id: variantId } = await db.selectFrom('offers.variant').select('id').executeTakeFirstOrThrow()
await sql`update eshops.eshop set contact_mail = 'loja@exemplo.pt'`.execute(db)
// Who hears for the first time begins with what comes.
await hear()

afterAll(async () => {
  await browser.close()
  await post.close()
  await market.close()
})

/** What is said goes to moderation, and what that decides comes back. */
async function hear(): Promise<void> {
  for (let round = 0; round < 2; round += 1)
    for (const { consumers = [] } of workers) for (const consumer of consumers) await consumeAll(deps, consumer)
}
/** The stand-in assets of a test's server are no scripts, and are said to be missing: these journeys do without. */
const NO_ASSETS = /status of 404|MIME type|integrity/
async function visit(options: BrowserContextOptions, journey: (page: Page) => Promise<void>): Promise<void> {
  const { context, page } = await openJourney(browser, origin, options, { expected: NO_ASSETS })
  await journey(page)
  await context.close()
}
/** The link in a mail that has just come to an address. */
async function mailed(to: string, beginning: string): Promise<string> {
  const arrived = await post.arrived()
  const links = arrived.filter((mail) => mail.to === to).flatMap((mail) => mail.links)
  return links.find((link) => link.startsWith(origin + beginning)) ?? expect.fail(`no ${beginning} was mailed to ${to}`)
}

test('R-18 question, mail, answer, shown: who asks and who answers need no account', () =>
  visit(phone, async (page) => {
    await page.goto(`/product/${variantId}/questions`)
    await page.getByLabel('A sua pergunta').fill('A capa pode ser lavada na máquina?')
    await page.getByLabel('E-mail').first().fill('ana@exemplo.pt')
    await page.getByRole('button', { name: 'Enviar a pergunta' }).click()
    await page.waitForURL('**/questions?enviada=email*')
    await page.goto(await mailed('ana@exemplo.pt', '/pqa/confirm/'))
    await page.getByRole('button', { name: 'Confirmar a pergunta' }).click()
    await page.getByText('Está confirmada.').waitFor()
    await hear()
    await page.goto(await mailed('loja@exemplo.pt', '/pqa/answer/'))
    await page.getByLabel('A sua resposta').fill('Sim, a 30 graus.')
    await page.getByRole('button', { name: 'Enviar a resposta' }).click()
    await page.getByText('Resposta recebida').waitFor()
    await page.goto(`/product/${variantId}/questions`)
    expect(await page.getByText('Sim, a 30 graus.').count()).toBe(0)
    await hear()
    await page.reload()
    await page.getByText('Sim, a 30 graus.').waitFor()
    await page.goto(await mailed('ana@exemplo.pt', '/pqa/question/'))
    await page.getByText('Sim, a 30 graus.').waitFor()
  }))

test('R-18 a person who is signed in writes a review, adds a photo, and others read it once it is decided', async () => {
  const eva = await aSignedInPerson({ db, clock }, { email: 'eva@exemplo.pt', name: 'Eva Reis' }, SECRET)
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#345', noise } })
  const buffer = await picture.jpeg().toBuffer()
  await visit(phone, async (page) => {
    const cookies = eva.header.split('; ').map((pair) => pair.split('='))
    await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: origin })))
    await page.goto(`/product/${variantId}/reviews/escrever`)
    await page.getByRole('radio', { name: '4,5 estrelas', exact: true }).check({ force: true })
    await page.getByLabel('O que tem a dizer a quem pensa comprar').fill('Firme e fácil de montar.')
    await page.getByLabel('Nome a mostrar').fill('Eva R.')
    await page.getByRole('button', { name: 'Enviar a avaliação' }).click()
    await page.waitForURL('**/escrever?enviada=1*')
    await page.getByLabel('Juntar fotografias').setInputFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Enviar as fotografias' }).click()
    await page.waitForURL('**/escrever?fotografia=guardada*')
    await page.getByText('Aguarda moderação', { exact: true }).waitFor()
  })
  await hear()
  await visit(phone, async (page) => {
    await page.goto(`/product/${variantId}/reviews`)
    const review = page.locator('.review', { hasText: 'Firme e fácil de montar.' })
    await review.getByText('Eva R.').waitFor()
    await review.getByText('Não verificada').waitFor()
    expect(await review.locator('.review-photos img').count()).toBe(1)
  })
})
