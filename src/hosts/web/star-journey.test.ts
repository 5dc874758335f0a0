import { tmpdir } from 'node:os'
import { createLog } from '#platform/log.ts'
import type { Page } from 'playwright-core'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { anImportBench, anItem } from '#domains/feeds/import/testing.ts'
import { tellDecision } from '#domains/moderation/told.ts'
import { anOrder, tellPurchases } from '#domains/orders/testing.ts'
import { mails } from '#domains/reviews/mails.ts'
import { worker } from '#domains/reviews/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { derivedKey } from '#platform/secret.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { openJourneys, phone } from '#storefront/journeys/testing.ts'
import { SECRET } from '../testing.ts'
import { starOfPages } from './star-of-pages.ts'

/** R-12 B-05 on a phone: an order, its mail, three steps, a decision, and the shop's page. */

const database = await testDatabase()
const { db } = database
const DAY_MS = 86_400_000
const bench = anImportBench(database)
const { clock } = bench
const post = await receiveMail(database, { mails, clock })
const side = worker({
  db,
  clock,
  secret: SECRET,
  config: { starDays: 7, imagesUrl: null, summaryModel: null },
  dataFolder: tmpdir(),
  log: createLog({ level: 'silent' }),
} as Parameters<typeof worker>[0])
// The shop of the database is the first of the memory catalogue's.
const shop = { slug: 'loja-1', label: 'Casa do Cais' }
const star = starOfPages({
  db,
  clock,
  secret: SECRET,
  follower: { directory: () => ({ eshops: { byId: new Map([[1, shop]]) } }) },
  shownVariants: async () => new Map(),
} as unknown as Parameters<typeof starOfPages>[0])
const journeys = openJourneys({ star, clock }, { expected: /status of (?:404|410|422)/ })

afterAll(async () => {
  await post.close()
  await bench.close()
})

async function hear(): Promise<void> {
  for (const consumer of side.consumers ?? []) await consumeAll({ ...bench.deps }, consumer)
}

/** What the shop tells, up to the mail that it brings. */
async function invitation(): Promise<string> {
  await bench.importItems([anItem({ id: 'sofa', title: 'Sofá Alba' }), anItem({ id: 'mesa', title: 'Mesa Mira' })], {
    shop: shop.label,
  })
  await hear()
  const items = ['sofa', 'mesa'].map((itemId) => ({ itemId, title: null, quantity: 1 }))
  const now = clock.now()
  await tellPurchases(db, derivedKey(SECRET, 'orders'), 1, [anOrder({ orderedAt: now, items })], { now })
  await hear()
  clock.advanceMs(15 * DAY_MS)
  for (const { act, complaint } of side.repetitions ?? []) if (complaint.includes('invited')) await act()
  const [mail] = await post.arrived()
  const link = mail?.links.find((each) => /\/star\/[\w-]{24}$/.test(each)) ?? 'no link'
  return new URL(link).pathname
}

async function publishAll(): Promise<void> {
  const { rows } = await sql<{ itemId: string; version: number }>`
    select external_id as "itemId", version from reviews.review where state = 'waiting'`.execute(db)
  await db.transaction().execute(async (tx) => {
    for (const { itemId, version } of rows)
      await tellDecision(tx, { kind: 'review', itemId, version, decision: 'publish', reasons: [], statement: null })
  })
  await hear()
}
async function choose(page: Page, group: string, stars: string): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('radio', { name: stars, exact: true }).check({ force: true })
}
const reviewCount = async (state: string) =>
  (await sql`select from reviews.review where state = ${state}`.execute(db)).rows.length

test('R-12 B-05 a buyer rates the shop and two things on a phone; what is typed is kept, and the shop’s page shows it once it is decided', async () => {
  const path = await invitation()
  await journeys.visit(phone, async (page) => {
    await page.goto(path)
    await page.getByText('Passo 1 de 3').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await choose(page, 'No geral', '4,5 estrelas')
    await choose(page, 'Entrega (opcional)', '5 estrelas')
    await page.getByLabel('Conte como foi (opcional)').fill('Chegou no dia combinado.')
    await page.getByText('Rascunho guardado.').waitFor()
    expect(await reviewCount('draft')).toBe(1)
    await page.reload()
    expect(await page.getByLabel('Conte como foi (opcional)').inputValue()).toBe('Chegou no dia combinado.')
    await page.getByRole('button', { name: 'Enviar e continuar' }).click()
    await page.getByText('Passo 2 de 3').waitFor()
    await page.getByRole('button', { name: 'Enviar e continuar' }).click()
    await page.getByText('Escolha quantas estrelas dá.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await choose(page, 'A sua nota', '3,5 estrelas')
    await page.getByLabel('O que gostou (opcional)').fill('macio\nbonito')
    await page.getByRole('button', { name: 'Enviar e continuar' }).click()
    await page.getByText('Passo 3 de 3').waitFor()
    await page.getByRole('link', { name: 'Terminar sem avaliar este produto' }).click()
    await page.getByRole('heading', { name: 'Obrigado pela sua avaliação' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByLabel('Nome que aparece nas avaliações (opcional)').fill('Ana R.')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Guardado.').waitFor()
    expect(await reviewCount('waiting')).toBe(2)
    await publishAll()
    await page.getByRole('link', { name: 'Avaliações da Casa do Cais' }).click()
    await page.getByText('Chegou no dia combinado.').waitFor()
    await page.getByText('Ana R.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.goto(`${path}/delayed`)
    await page.getByRole('button', { name: 'Perguntem mais tarde' }).click()
    await page.getByText('escrevemos outra vez daqui a 7 dias').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})
