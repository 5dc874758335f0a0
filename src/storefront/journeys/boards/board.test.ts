import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { createBoards, watchBoards } from '#domains/boards/contract.ts'
import { wireVariant } from '#domains/offers/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { aVariant } from '../../testing.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

/** N-14 in browsers, over a real database: what the owner does, guests see, and the other way round. */

const database = await testDatabase()
const watch = watchBoards({ pool: database.pool, log: createLog({ level: 'silent' }) })
afterAll(() => watch.stop())
const boards = createBoards({ ...database, clock: systemClock, key: new Uint8Array(32) })
const journeys = openJourneys({ boards, watchBoard: watch.watch }, { expected: /status of (?:404|409|422)/ })

/** A board with a sofa and a chaise longue, and its links. */
async function aBoard(name: string): Promise<{ owner: string; guests: string }> {
  const made = await boards.create({ name, nickname: 'Ana Reis', region: 'mainland', personId: null })
  const token = 'token' in made ? made.token : ''
  const visitor = await boards.visit(token, { guestToken: null, personId: null })
  if (visitor === null) throw new Error('there is no board')
  for (const [variantId, title] of [
    [1000, 'Sofá Alvor'],
    [1004, 'Chaise longue Comporta'],
  ] as const)
    await boards.act(visitor, { kind: 'addPiece', variantId, title, stageId: null })
  return { owner: `/quadro/${token}`, guests: `/quadro/${await boards.guestToken(visitor.boardId)}` }
}

function column(page: Page, name: string) {
  return page.getByRole('region', { name })
}
function piece(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
}
async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel('Como se chama?').fill(name)
  await page.getByRole('button', { name: 'Entrar no quadro' }).click()
}
async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('N-14 the owner moves a piece and a guest votes: each sees it at once, without asking', async () => {
  const { owner, guests } = await aBoard('Sala a dois')
  await journeys.visit(desktop, async (ana) => {
    await ana.goto(owner)
    await journeys.visit(phone, async (rui) => {
      await rui.goto(guests)
      await join(rui, 'Rui')
      await expect.poll(() => ana.getByRole('list', { name: 'Quem participa' }).textContent()).toContain('Rui')
      await piece(rui, 'Sofá')
        .getByRole('button', { name: /^Gosto/ })
        .click()
      await piece(ana, 'Sofá')
        .getByRole('button', { name: /^Gosto \(1\)/ })
        .waitFor()
      await piece(ana, 'Sofá').getByRole('button', { name: 'Mover para Fica' }).click()
      await column(rui, 'Fica').getByRole('heading', { name: /Sofá/ }).waitFor()
      await expect.poll(() => piece(ana, 'Sofá').evaluate((element) => element === document.activeElement)).toBe(true)
      await piece(rui, 'Sofá').getByText('Comentar', { exact: true }).first().click()
      await piece(rui, 'Sofá')
        .getByLabel(/^Comentário sobre/)
        .fill('Cabe <b>mesmo</b>?')
      await piece(rui, 'Sofá').getByRole('button', { name: 'Comentar' }).click()
      await piece(ana, 'Sofá').getByText('1 comentário').click()
      await piece(ana, 'Sofá').getByText('Cabe <b>mesmo</b>?').waitFor()
    })
  })
})

test('N-14 the owner drags a piece to another place, orders by keyboard and wants several: guests see it, and the sum follows', async () => {
  const { owner, guests } = await aBoard('Sala em ordem')
  const order = (page: Page) => column(page, 'A decidir').getByRole('heading', { level: 3 }).allTextContents()
  // High enough for both pieces: a page that scrolls beneath the mouse begins no dragging.
  await journeys.visit({ viewport: { width: 1440, height: 2400 } }, async (ana) => {
    await ana.goto(owner)
    await journeys.visit(phone, async (rui) => {
      await rui.goto(guests)
      const [sofa = '', chaise = ''] = await order(rui)
      const grip = piece(ana, 'Chaise').locator('[data-grip]')
      await grip.dragTo(piece(ana, 'Sofá').locator('.board-picture'))
      await expect.poll(() => order(rui)).toEqual([chaise, sofa])
      // By keyboard, and it stays under the hands of who does it.
      await piece(ana, 'Chaise')
        .getByRole('button', { name: /^Mais para baixo/ })
        .focus()
      await ana.keyboard.press('Enter')
      await expect.poll(() => order(rui)).toEqual([sofa, chaise])
      await grip.dragTo(column(ana, 'Fica').getByRole('heading', { name: /Fica/ }))
      await column(rui, 'Fica')
        .getByRole('heading', { name: /Chaise/ })
        .waitFor()
      const euros = async (page: Page) =>
        Number(
          (await column(page, 'A decidir').locator('.board-sum b').first().textContent())
            ?.replaceAll(/[^\d,]/g, '')
            .replace(',', '.'),
        )
      const one = await euros(rui)
      await piece(ana, 'Sofá')
        .getByRole('button', { name: /^Mais uma/ })
        .click()
      await piece(rui, 'Sofá')
        .getByText(/^2 × .* = /)
        .waitFor()
      await expect.poll(() => euros(rui)).toBeCloseTo(2 * one, 2)
      expect(
        await piece(rui, 'Sofá')
          .getByRole('button', { name: /^Mais uma/ })
          .count(),
      ).toBe(0)
      expect(await axeViolations(ana)).toEqual([])
    })
  })
})

test('N-14 without JavaScript a board is begun, filled, shared, voted on and closed', async () => {
  await journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto('/quadros')
    await page.getByLabel('Nome do quadro').fill('Quarto')
    await page.getByLabel('O seu nome').fill('Ana')
    await page.getByRole('button', { name: 'Criar quadro' }).click()
    await page.getByLabel('Juntar uma peça').fill('/produto/v/1000')
    await page.getByRole('button', { name: 'Juntar', exact: true }).click()
    await piece(page, 'Sofá')
      .getByRole('button', { name: /^Gosto/ })
      .click()
    expect(
      await piece(page, 'Sofá')
        .getByRole('button', { name: /^Gosto/ })
        .getAttribute('aria-pressed'),
    ).toBe('true')
    await piece(page, 'Sofá').getByRole('button', { name: 'Mais uma' }).click()
    await piece(page, 'Sofá').getByText('2 peças').waitFor()
    await page.getByLabel('Juntar uma peça').fill('uma mesa')
    await page.getByRole('button', { name: 'Juntar', exact: true }).click()
    await page.getByRole('alert').getByText('Não encontrámos essa peça').waitFor()
    await page.getByText('Fechar ou apagar').click()
    await page.getByRole('button', { name: 'Fechar o quadro' }).click()
    await page.getByText('Este quadro está fechado').waitFor()
  })
})

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('N-14 on a %s', (_name, device: BrowserContextOptions) => {
  test('N-14 a board and its beginning are whole for everybody, and fit', async () => {
    const { owner, guests } = await aBoard('Casa')
    await journeys.visit(device, async (page) => {
      for (const path of ['/quadros', owner, guests]) {
        await page.goto(path)
        expect(await axeViolations(page), path).toEqual([])
        expect(await overhang(page), path).toBe(0)
      }
    })
  })
})

test('N-14 a comparison and the favourites of a browser hang on a board', () =>
  journeys.visit(desktop, async (page) => {
    await page.goto('/compare-products?v=1000,1004')
    await page.getByRole('link', { name: 'Pôr num quadro' }).click()
    await page.getByLabel('Nome do quadro').fill('Sala')
    await page.getByLabel('O seu nome').fill('Ana')
    await page.getByLabel(/^Chaise longue/).uncheck()
    await page.getByRole('button', { name: 'Criar quadro' }).click()
    await column(page, 'A decidir').getByRole('heading', { level: 3 }).waitFor()
    expect(await page.getByRole('heading', { level: 3 }).count()).toBe(1)
    const { pathname } = new URL(page.url())
    await page.route('**/api/v2/variant/by-ids', (route) =>
      route.fulfill({ json: { variants: [wireVariant(aVariant({ id: 1005 }))], missing: [] } }),
    )
    await page.evaluate(() =>
      localStorage.setItem('poiso.likes', JSON.stringify({ v: 1, value: [{ itemType: 'variant', itemId: 1005 }] })),
    )
    await page.goto('/user/favourites')
    await page.getByRole('link', { name: 'Pôr num quadro' }).click()
    // The whole page is there before its form is filled in.
    await page.waitForURL('**/quadros?*')
    await page.getByLabel('Endereço do quadro').fill(pathname)
    await page.getByRole('button', { name: 'Pôr nesse quadro' }).click()
    await page.waitForURL('**/quadro/*')
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(2)
  }))

test('N-14 who looks at a board that is removed, or by a link that was renewed, is told so', async () => {
  const { owner, guests } = await aBoard('Efémero')
  await journeys.visit(desktop, async (page) => {
    await page.goto(guests)
    const visitor = await boards.visit(owner.slice('/quadro/'.length), { guestToken: null, personId: null })
    if (visitor === null) throw new Error('there is no board')
    await boards.act(visitor, { kind: 'renewLink' })
    await page.getByRole('alert').getByText('o link foi renovado').waitFor()
    await page.goto(owner)
    await boards.remove(visitor.boardId)
    await page.getByRole('alert').getByText('Este quadro já não existe').waitFor()
  })
})
