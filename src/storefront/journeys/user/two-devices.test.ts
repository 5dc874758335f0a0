import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { peopleFavourites, type ShownVariants } from '#domains/likes/contract.ts'
import { countLiked, likedBy } from '#domains/likes/storage.ts'
import { manualClock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { TcpProxy } from '#platform/database/testing-proxy.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { TEST_NOW } from '../../routes/testing.ts'
import { aVariant, someProducts } from '../../testing.ts'
import { desktop, openJourneys, phone } from '../testing.ts'
import { aRealAccount, realPeople } from './testing.ts'

/** Issue 29's journey: signed in by the form on two devices, what is liked on one is seen on the other, also when the database was away meanwhile. */

const database = await testDatabase()
const url = new URL(database.url)
const proxy = await TcpProxy.open(Number(url.port))
url.port = String(proxy.port)
/** As a web process has it, by a way that can be cut. */
const cut = connectDatabase({ url: url.href, applicationName: 'two devices', acquireTimeoutMs: 1_000 })
const { db } = cut
afterAll(async () => {
  await cut.close()
  await proxy.close()
})

const offers = new Map(someProducts(130).map(({ variant }) => [variant.id, variant]))
const shownVariants: ShownVariants = async (ids) =>
  new Map(ids.flatMap((id) => (offers.has(id) ? [[id, offers.get(id) ?? aVariant()] as const] : [])))
const people = realPeople(db)
const journeys = openJourneys(
  {
    people,
    favourites: peopleFavourites({
      db,
      clock: manualClock(TEST_NOW),
      secret: 'a secret of the journey',
      shownVariants,
    }),
    likesService: {
      db,
      shownVariants,
      likesOfPerson: async (personId) => ({
        variants: (await countLiked(db, personId)).variant,
        comparisons: (await likedBy(db, personId, 'comparison')).map(({ itemId }) => ({ itemId, productId: null })),
      }),
    },
  },
  { expected: /status of (?:401|422|500|503)|Failed to load a batch/ },
)
const PATIENCE = { timeout: 20_000 }
const LISTING = '/produtos/sofas'
const ana = { name: 'Ana Reis', email: 'ana@exemplo.pt', password: 'uma frase minha de manhã' }

function heart(page: Page, at: number) {
  return page.locator('.card .like').nth(at)
}
function badge(page: Page, count: string) {
  return page.getByRole('banner').getByRole('link', { name: `Favoritos: ${count}` })
}
async function pressed(page: Page, count: number): Promise<string> {
  const hearts = await page
    .locator('.card .like')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed')))
  return hearts.slice(0, count).join()
}
async function likedOfAna(): Promise<number> {
  const { id } = await database.db
    .selectFrom('identity.person')
    .select('id')
    .where('email', '=', ana.email)
    .executeTakeFirstOrThrow()
  return (await likedBy(database.db, id, 'variant')).length
}
/** Over the listing, as it opens there; the person goes on where they were. */
async function signIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  const modal = page.getByRole('dialog', { name: 'A sua conta' })
  await modal.getByLabel('E-mail').fill(ana.email)
  await modal.getByLabel('Palavra-passe', { exact: true }).fill(ana.password)
  await modal.getByRole('button', { name: 'Entrar', exact: true }).click()
  await modal.waitFor({ state: 'detached', ...PATIENCE })
}

test('M-01 T-02 P-02 fault D1 liked on the phone, signed in by its form, and seen on the desktop; what is liked while the database is away goes later', async () => {
  await aRealAccount(database.db, people, ana)
  await journeys.visit(phone, async (onPhone) => {
    await onPhone.goto(LISTING)
    await heart(onPhone, 0).click()
    await heart(onPhone, 1).click()
    await signIn(onPhone)
    await badge(onPhone, '2 produtos').waitFor(PATIENCE)
    await expect.poll(likedOfAna, PATIENCE).toBe(2)
    await journeys.visit(desktop, async (onDesktop) => {
      await onDesktop.goto(LISTING)
      await signIn(onDesktop)
      await badge(onDesktop, '2 produtos').waitFor(PATIENCE)
      await expect.poll(() => pressed(onDesktop, 3), PATIENCE).toBe('true,true,false')

      proxy.poison({ kind: 'reset' })
      await heart(onPhone, 2).click()
      await badge(onPhone, '3 produtos').waitFor(PATIENCE)
      await onPhone.goto(LISTING)
      // Nobody can say who is there; what this browser keeps stays, and so does the person.
      await expect.poll(() => heart(onPhone, 2).getAttribute('aria-pressed'), PATIENCE).toBe('true')
      await heart(onPhone, 3).click()
      expect(await onPhone.evaluate(() => localStorage.getItem('poiso.likes'))).not.toBeNull()
      expect(await likedOfAna()).toBe(2)

      proxy.poison({ kind: 'none' })
      await onPhone.goto(LISTING)
      await expect.poll(likedOfAna, PATIENCE).toBe(4)
      await expect.poll(() => onPhone.evaluate(() => localStorage.getItem('poiso.likes')), PATIENCE).toBeNull()
      await badge(onPhone, '4 produtos').waitFor(PATIENCE)
      await onDesktop.goto(LISTING)
      await badge(onDesktop, '4 produtos').waitFor(PATIENCE)
      await expect.poll(() => pressed(onDesktop, 5), PATIENCE).toBe('true,true,true,true,false')
    })
  })
})
