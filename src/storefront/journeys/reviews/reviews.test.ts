import { describe, expect, test } from 'vitest'
import { UI_EVENT } from '../../client/track.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

/** What a test itself takes off the line fails no journey. */
const { visit } = openJourneys({}, { expected: /status of 503|ERR_FAILED/ })
const PRODUCT = '/produto/500-sofa-alvor'
const PAGE = '/product/1/reviews'

describe('M-06 reviews over a page', () => {
  test('M-06 opened by the rating, chosen by stars, photos, proof and shop, more by the API; back closes, the focus comes back', () =>
    visit(phone, async (page) => {
      await page.addInitScript((name) => {
        document.addEventListener(name, (event) =>
          document.documentElement.setAttribute('data-told', JSON.stringify((event as CustomEvent).detail)),
        )
      }, UI_EVENT)
      await page.goto(PRODUCT)
      const rating = page.getByRole('link', { name: /Ver avaliações/ }).first()
      await rating.click()
      const dialog = page.getByRole('dialog', { name: 'Avaliações' })
      await dialog.getByText('10 de 24 avaliações').waitFor()
      expect(new URL(page.url()).pathname).toBe(PAGE)
      expect(JSON.parse((await page.locator('html').getAttribute('data-told')) ?? '')).toMatchObject({
        name: 'modal_open',
        modal_name: 'reviews',
        modal_opener: 'product',
      })
      expect(await axeViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Mostrar mais avaliações' }).click()
      await dialog.getByText('20 de 24 avaliações').waitFor()
      const ids = await dialog
        .locator('.review-when time')
        .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')))
      expect(new Set(ids).size).toBe(20)
      await dialog.getByRole('button', { name: /^2 estrelas/ }).click()
      await dialog.getByText('4 de 4 avaliações').waitFor()
      await dialog.getByRole('button', { name: 'Móveis da Serra' }).click()
      await dialog.getByText('4 de 4 avaliações').waitFor()
      await dialog.getByRole('button', { name: 'Casa do Cais' }).click()
      await dialog.getByText('Nenhuma avaliação com estes filtros.').waitFor()
      await dialog.getByRole('button', { name: 'Limpar filtros' }).click()
      await dialog.getByRole('button', { name: /^Com fotografias/ }).click()
      await dialog.getByText('3 de 3 avaliações').waitFor()
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
      expect(await rating.evaluate((link) => link === document.activeElement)).toBe(true)
    }))

  test('M-13 what does not come is said and tried again, in the dialog and in its list', () =>
    visit(
      desktop,
      async (page) => {
        let isDown = true
        await page.route('**/api/v2/variant/reviews*', (route) =>
          isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
        )
        await page.goto(PRODUCT)
        await page
          .getByRole('link', { name: /Ver avaliações/ })
          .first()
          .click()
        const dialog = page.getByRole('dialog', { name: 'Avaliações' })
        await dialog.getByRole('alert').waitFor()
        isDown = false
        await dialog.getByRole('button', { name: 'Tentar outra vez' }).click()
        await dialog.getByText('10 de 24 avaliações').waitFor()
        isDown = true
        await dialog.getByRole('button', { name: /^5 estrelas/ }).click()
        await dialog.getByRole('alert').waitFor()
        isDown = false
        await dialog.getByRole('button', { name: 'Tentar outra vez' }).click()
        await dialog.getByText(/^10 de 12 avaliações/).waitFor()
      },
      /status of 500/,
    ))
})

test('M-07 the photos of all reviews, each with its review: by arrow keys, by buttons, over the dialog and over a page', () =>
  visit(desktop, async (page) => {
    await page.goto(PRODUCT)
    await page
      .getByRole('link', { name: /Ver avaliações/ })
      .first()
      .click()
    const reviews = page.getByRole('dialog', { name: 'Avaliações' })
    await reviews
      .getByRole('button', { name: /^Fotografia 2/ })
      .first()
      .click()
    const photos = page.getByRole('dialog', { name: 'Fotografias de quem comprou' })
    await photos.getByText('2 de 6').waitFor()
    await page.keyboard.press('ArrowRight')
    await photos.getByText('3 de 6').waitFor()
    await page.keyboard.press('End')
    await photos.getByText('6 de 6').waitFor()
    expect(await photos.getByRole('button', { name: 'Próxima fotografia' }).isDisabled()).toBe(true)
    await photos.getByRole('button', { name: 'Fotografia anterior' }).click()
    await photos.getByText('5 de 6').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await photos.waitFor({ state: 'detached' })
    expect(await reviews.isVisible()).toBe(true)
    await page.goto(PAGE)
    await page
      .getByRole('link', { name: /^Fotografia 1/ })
      .last()
      .click()
    await photos.getByText(/de 6$/).waitFor()
    await page.keyboard.press('Escape')
    await photos.waitFor({ state: 'detached' })
  }))

test('R-18 without script: the rating is a link, and stars, photos, order and pages are links of the page', () =>
  visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(PRODUCT)
    await page
      .getByRole('link', { name: /Ver avaliações/ })
      .first()
      .click()
    await page.waitForURL(`**${PAGE}`)
    expect(await page.locator('.review').count()).toBe(10)
    await page.getByRole('link', { name: 'Seguintes' }).click()
    await page.waitForURL(`**${PAGE}?pagina=2`)
    await page.getByRole('link', { name: /^2 estrelas/ }).click()
    await page.waitForURL(`**${PAGE}?estrelas=2`)
    expect(await page.locator('.review').count()).toBe(4)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow')
    await page.getByRole('link', { name: 'Piores' }).click()
    await page.getByRole('link', { name: 'Limpar filtros' }).click()
    await page.waitForURL(`**${PAGE}?ordenar=piores`)
    await page.getByRole('link', { name: 'Como verificamos as avaliações' }).click()
    await page.waitForURL('**/termos/avaliacoes')
  }))

test('G-07 R-18 the page of reviews has no finding of axe, by day and by night', async () => {
  for (const colorScheme of ['light', 'dark'] as const)
    await visit({ ...desktop, colorScheme }, async (page) => {
      await page.goto(PAGE)
      expect(await axeViolations(page, { onlyColours: colorScheme === 'dark' })).toEqual([])
    })
})
