import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aUser } from '#domains/identity/testing.ts'
import { peopleFavourites, type ShownVariants } from '#domains/likes/contract.ts'
import { countLiked, likedBy } from '#domains/likes/storage.ts'
import { wireVariant } from '#domains/offers/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import { labels } from '../../copy/labels.ts'
import { TEST_NOW } from '../../routes/testing.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { aVariant, someProducts } from '../../testing.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

/** T-02 R-10 M-04: favourites of an account, over the likes service and its database. */

const { db } = await testDatabase()
const offers = new Map(someProducts(130).map(({ variant }) => [variant.id, variant]))
const shownVariants: ShownVariants = async (ids) =>
  new Map(ids.flatMap((id) => (offers.has(id) ? [[id, offers.get(id) ?? aVariant()] as const] : [])))
const favourites = peopleFavourites({
  db,
  clock: manualClock(TEST_NOW),
  secret: 'a secret of the journey',
  shownVariants,
})
const users = new Map(
  ['Ana Reis', 'Rui Sá', 'Eva Luz'].map((name, index) => [name.split(' ')[0] ?? '', aUser(index + 1, name)]),
)
const journeys = openJourneys(
  {
    people: aPeopleSource({
      current: async ({ headers }) => users.get(cookieValue(headers.cookie, 'session') ?? '') ?? null,
      signOut: async () => [],
    }),
    favourites,
    likesService: {
      db,
      shownVariants,
      likesOfPerson: async (personId) => ({
        variants: (await countLiked(db, personId)).variant,
        comparisons: (await likedBy(db, personId, 'comparison')).map(({ itemId }) => ({ itemId, productId: null })),
      }),
    },
  },
  { expected: /status of (?:401|404|422|503)/ },
)
const PATIENCE = { timeout: 15_000 }

async function signIn(context: BrowserContext, session: string): Promise<void> {
  const url = journeys.site.origin
  await context.addCookies([
    { name: 'session', value: session, url, httpOnly: true },
    { name: 'jwt', value: 'shown-only', url },
  ])
}
async function pricesOf(page: Page): Promise<void> {
  await page.route('**/api/v2/variant/by-ids', (route) => {
    const { ids } = route.request().postDataJSON() as { ids: number[] }
    const found = ids.flatMap((id) => offers.get(id) ?? [])
    return route.fulfill({ json: { variants: found.map((variant) => wireVariant(variant)), missing: [] } })
  })
}
function badge(page: Page, count: string) {
  return page.getByRole('banner').getByRole('link', { name: `Favoritos: ${count}` })
}
async function likedIds(personId: number): Promise<number[]> {
  return (await likedBy(db, personId, 'variant')).map(({ itemId }) => itemId).toSorted((one, other) => one - other)
}

test('T-02 P-01 P-02 H-02 liked on a phone without an account, the third asks to sign in; signed in they are sent, and seen on a desktop', async () => {
  let ids: number[] = []
  await journeys.visit(phone, async (page) => {
    await page.goto('/produtos/sofas')
    const hearts = page.locator('.card .like')
    for (let at = 0; at < 3; at += 1) await hearts.nth(at).click()
    const prompt = page.getByRole('status').filter({ hasText: labels.likesPrompt })
    await prompt.waitFor(PATIENCE)
    expect(await prompt.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login')
    ids = (
      await page
        .locator('.card .compare')
        .evaluateAll((all) => all.slice(0, 3).map((each) => Number((each as HTMLButtonElement).value)))
    ).toSorted((one, other) => one - other)
    expect(await likedIds(1)).toEqual([])
    await signIn(page.context(), 'Ana')
    await page.goto('/produtos/sofas')
    await expect.poll(() => likedIds(1), PATIENCE).toEqual(ids)
    await badge(page, '3 produtos').waitFor(PATIENCE)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('poiso.likes'))).toBeNull()
    expect(await hearts.first().getAttribute('aria-pressed')).toBe('true')
  })
  await journeys.visit(desktop, async (page) => {
    await pricesOf(page)
    await signIn(page.context(), 'Ana')
    await page.goto('/produtos/sofas')
    const heart = page.locator(`.card-tools:has([value="${ids[0]}"]) .like`)
    await expect.poll(() => heart.getAttribute('aria-pressed'), PATIENCE).toBe('true')
    // Another tab of this browser follows.
    const other = await page.context().newPage()
    await other.goto('/produtos/sofas')
    await badge(other, '3 produtos').waitFor(PATIENCE)
    await heart.click()
    await badge(page, '2 produtos').waitFor()
    await badge(other, '2 produtos').waitFor()
    await expect.poll(() => likedIds(1)).toEqual(ids.slice(1))
    await other.close()
    await badge(page, '2 produtos').click()
    const modal = page.getByRole('dialog', { name: 'Favoritos' })
    await modal.locator('.favourites li').nth(1).waitFor(PATIENCE)
    expect(await modal.getByText('Guardados só neste navegador').count()).toBe(0)
    await modal
      .getByRole('button', { name: /^Retirar dos favoritos/ })
      .first()
      .click()
    await expect.poll(async () => (await likedIds(1)).length).toBe(1)
    await modal.getByRole('button', { name: /^Repor nos favoritos/ }).click()
    await expect.poll(() => likedIds(1)).toEqual(ids.slice(1))
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
  })
})

test('T-02 X-02 with the service away a like stays here; the next page sends it', () =>
  journeys.visit(
    phone,
    async (page) => {
      await signIn(page.context(), 'Eva')
      const away = (route: { fulfill(answer: { status: number }): Promise<void> }) => route.fulfill({ status: 503 })
      await page.route('**/api/v1/poiso/like/variant/*', away)
      await page.goto('/produtos/sofas')
      const heart = page.locator('.card .like').nth(4)
      await heart.click()
      await badge(page, '1 produto').waitFor(PATIENCE)
      await page.reload()
      await expect.poll(() => heart.getAttribute('aria-pressed'), PATIENCE).toBe('true')
      await page.unroute('**/api/v1/poiso/like/variant/*', away)
      await page.reload()
      await expect.poll(async () => (await likedIds(3)).length, PATIENCE).toBe(1)
    },
    /status of 503|Failed to load a batch/,
  ))

test('R-10 without script: sorted, filtered, noted, listed, taken out and put back, and shown to another by a link that ends', async () => {
  for (const id of [1000, 1001, 1002]) await favourites.like(2, { type: 'variant', itemId: id })
  const fallen = offers.get(1001) ?? aVariant()
  offers.set(1001, { ...fallen, priceCents: fallen.priceCents - 5_000 })
  let link = ''
  await journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await signIn(page.context(), 'Rui')
    await page.goto('/user/favourites')
    const rows = page.locator('.favourite-row')
    expect(await page.locator('.lead').innerText()).toBe('3 produtos na sua conta.')
    expect(await page.locator('.favourites-head > .fall').innerText()).toBe(
      '1 produto custa menos do que quando o guardou.',
    )
    expect(await rows.first().locator('.fall').innerText()).toBe('Menos 50\u00a0€ do que quando o guardou')
    expect(await rows.first().getAttribute('id')).toBe('produto-1001')
    await page.getByLabel('Ordenar por').selectOption('Preço mais baixo')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    expect(new URL(page.url()).search).toBe('?ordenar=preco')
    await page.getByText('Criar uma lista').click()
    await page.getByLabel('Nome').fill('Sala <b>nova</b>')
    await page.getByLabel('Nota, se quiser').fill('Até 900 €')
    await page.getByRole('button', { name: 'Criar' }).click()
    await rows.first().locator('summary').click()
    await rows.first().getByLabel('Nota, só para si').fill('O que a Eva viu')
    await rows.first().getByLabel('Sala <b>nova</b>').check()
    await rows.first().getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('link', { name: 'Sala <b>nova</b> 1 produto' }).click()
    expect([await rows.count(), await rows.first().locator('.own-note').innerText()]).toEqual([1, 'O que a Eva viu'])
    await page.getByText('Criar uma lista').click()
    await page.locator('#nome-da-lista-nova').fill('SALA <B>NOVA</B>')
    await page.getByRole('button', { name: 'Criar' }).click()
    await page.getByText('Já tem uma lista com este nome.').waitFor()
    await page.getByRole('link', { name: 'Todos', exact: true }).click()
    await rows
      .first()
      .getByRole('button', { name: /^Retirar/ })
      .click()
    expect([await rows.count(), await page.getByText('Retirado dos favoritos.').isVisible()]).toEqual([2, true])
    await page.getByRole('button', { name: 'Repor' }).click()
    expect(await rows.count()).toBe(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    link = await page.getByLabel('Ligação').inputValue()
  })
  await journeys.visit(desktop, async (page) => {
    const answer = await page.goto(new URL(link).pathname)
    expect(await page.locator('.favourite-row').count()).toBe(3)
    expect(await page.locator('main form').count()).toBe(0)
    expect(await page.content()).not.toContain('Eva viu')
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    expect(await axeViolations(page)).toEqual([])
  })
  await journeys.visit(desktop, async (page) => {
    await signIn(page.context(), 'Rui')
    await page.goto('/user/favourites')
    expect(await axeViolations(page)).toEqual([])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('button', { name: 'Partilhar a ligação' }).click(PATIENCE)
    await page.getByRole('button', { name: 'Copiado!' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByRole('button', { name: 'Anular esta ligação' }).click()
    expect(await page.getByLabel('Ligação').inputValue()).not.toBe(link)
    expect((await page.goto(new URL(link).pathname))?.status()).toBe(404)
  })
})
