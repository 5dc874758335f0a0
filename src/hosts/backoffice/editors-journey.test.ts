import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { desktop, openJourney } from '#storefront/journeys/testing.ts'
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
  items: [anItem({ id: 'sofa' })],
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
const { session } = await aSignedInPerson(
  { db, clock: market.bench.clock },
  { email: 'rita@exemplo.pt', roles: { staff: { content: true } } as never },
  SECRET,
)
const ROOM = 'demo/inspirations/rooms/escritorio-azul.webp'

async function visit(journey: (page: Page) => Promise<void>): Promise<void> {
  const { context, page, complaints } = await openJourney(browser, origin, desktop, {
    // A save over another person’s.
    expected: /status of 409/,
    prepare: (context) =>
      context.addCookies([
        { name: 'session', value: session.token, url: origin },
        { name: 'jwt', value: session.loginToken, url: origin },
      ]),
  })
  await journey(page)
  expect(complaints).toEqual([])
  await context.close()
}

async function sendRoom(page: Page): Promise<void> {
  await page.getByLabel(/^Ficheiro/).setInputFiles(ROOM)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.waitForURL(/picture=/)
  await takenOver(page)
}

/** Clicks the first picture that is marked, at shares of its sides. */
async function clickAt(page: Page, x: number, y: number): Promise<void> {
  const picture = page.locator('.mark-picture img').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (box === null) throw new Error('the picture is not shown')
  await picture.click({ position: { x: box.width * x, y: box.height * y } })
}

test('B-09 an inspiration begins with a picture, and a click gives a piece its place', () =>
  visit(async (page) => {
    await page.goto('/admin/inspiracoes/nova')
    await sendRoom(page)
    await page.getByLabel('Nome', { exact: true }).fill('Escritório azul')
    await page.getByLabel('Oferta da marca 1').fill('1')
    await page.getByRole('button', { name: 'Oferta 1', exact: true }).click()
    await clickAt(page, 0.25, 0.5)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.waitForURL(/\/inspiracoes\/1$/)
    const { rows } = await sql<{ x: number; y: number }>`
      select (mark->>'x')::int as x, (mark->>'y')::int as y
      from content.inspiration, jsonb_array_elements(images->0->'hotspots') as mark`.execute(db)
    expect(rows).toHaveLength(1)
    expect(Math.abs((rows[0]?.x ?? 0) - 250) + Math.abs((rows[0]?.y ?? 0) - 500)).toBeLessThan(8)
  }))

test('B-09 a point of a room in an article is placed by a click and saved by itself; another’s save is not gone over unseen', () =>
  visit(async (page) => {
    await page.goto('/admin/artigos/novo')
    await takenOver(page)
    await page.getByLabel('Título', { exact: true }).fill('Um escritório')
    await page.getByRole('button', { name: '+ Divisão com pontos' }).click()
    await page.waitForURL(/\/artigos\/\d+$/)
    await sendRoom(page)
    // A sent picture stands where one is missing.
    await page.getByText('A imagem está no bloco 2').waitFor()
    expect(await page.getByLabel('Imagem', { exact: true }).inputValue()).not.toBe('')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.locator('.mark-picture img').waitFor()
    await page.getByLabel('Nome, ponto 1').fill('Estante')
    await page.getByLabel('Listagem ou número do produto, ponto 1').fill('/produtos/estantes')
    await page.getByRole('button', { name: 'Escolher o ponto 1' }).click()
    await clickAt(page, 0.5, 0.25)
    await page.getByText('Guardado automaticamente.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    const { rows } = await sql<{ version: number; x: number }>`
      select version, (document->'blocks'->1->'hotspots'->0->>'x')::int as x
      from content.article_version order by version desc limit 1`.execute(db)
    expect(Math.abs((rows[0]?.x ?? 0) - 500)).toBeLessThan(5)

    // Somebody else saves.
    await sql`insert into content.article_version (article_id, version, document, saved_at)
      select article_id, version + 1, jsonb_set(document, '{title}', '"De outra pessoa"'), saved_at
      from content.article_version order by version desc limit 1`.execute(db)
    await sql`update content.article set version = version + 1`.execute(db)
    const title = page.getByLabel('Título', { exact: true })
    await title.fill('Meu')
    await page.getByText('Outra pessoa guardou antes').waitFor()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('heading', { name: 'Isto mudou entretanto' }).waitFor()
    await page.getByRole('cell', { name: 'De outra pessoa' }).waitFor()
    expect(await title.inputValue()).toBe('Meu')
  }))
