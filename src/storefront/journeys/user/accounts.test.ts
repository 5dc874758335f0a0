import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'
import { mailedPath, realPeople } from './testing.ts'

/** M-01 R-11 U-03 on real accounts, up to the mails that are queued. */

const { db } = await testDatabase()
const journeys = openJourneys({ people: realPeople(db) }, { expected: /status of (?:401|422)/ })
const PATIENCE = { timeout: 15_000 }
const PASSWORD = 'uma frase minha de manhã'

function menu(page: Page, name: string) {
  return page.getByRole('banner').getByRole('button', { name: `Menu do utilizador: ${name}` })
}
async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
/** What has the focus, as a screen reader would say it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement
    return active instanceof HTMLInputElement ? (active.labels?.[0]?.textContent ?? '') : (active?.textContent ?? '')
  })
}

test('M-01 H-03 R-11 by keyboard over a listing: registering says what is wrong where it is, the mail confirms it, and the person is signed in; then out and in again where they were', () =>
  journeys.visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    const link = page.getByRole('banner').getByRole('link', { name: 'Entrar' })
    await link.focus()
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: 'A sua conta' })
    await modal.getByRole('heading', { name: 'Entrar' }).waitFor(PATIENCE)
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await focused(page)).toBe('E-mail')
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
    expect(await link.evaluate((found) => found === document.activeElement)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/produtos/sofas')

    await page.keyboard.press('Enter')
    await modal.getByRole('link', { name: 'Criar conta' }).press('Enter', PATIENCE)
    await modal.getByRole('heading', { name: 'Criar conta' }).waitFor()
    expect(await focused(page)).toBe('Nome')
    // Sent empty: the summary has the focus; a field that is left is looked at, then as it is typed.
    await page.keyboard.press('Enter')
    await modal.getByText('Falta acertar 4 campos:').waitFor()
    expect(await modal.getByRole('alert').evaluate((alert) => alert === document.activeElement)).toBe(true)
    await modal.getByLabel('Nome').fill('Ana Reis')
    await modal.getByLabel('E-mail').fill('ana@exemplo')
    await modal.getByText('Verifique o e-mail, por exemplo ana@exemplo.pt.').waitFor()
    await modal.getByLabel('E-mail').fill('ana@exemplo.pt')
    await modal.getByText('Verifique o e-mail').waitFor({ state: 'detached' })
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
    const password = modal.getByLabel('Palavra-passe', { exact: true })
    await password.fill('Benfica1904!')
    await modal.getByLabel('Mostrar a palavra-passe').press('Space')
    expect(await password.getAttribute('type')).toBe('text')
    await modal.getByLabel('Aceito os termos').press('Space')
    await password.press('Enter')
    // Only the server has the list of common ones.
    await modal.getByText('Muitas pessoas usam esta palavra-passe ou uma parecida. Escolha outra.').waitFor(PATIENCE)
    await password.fill(PASSWORD)
    await password.press('Enter')
    await modal.getByRole('heading', { name: 'Veja o seu e-mail' }).waitFor(PATIENCE)
    expect(await focused(page)).toBe('Veja o seu e-mail')

    await page.goto(await mailedPath(db, 'ana@exemplo.pt'))
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirmar o e-mail' }).click()
    await page.waitForURL('**/user')
    await menu(page, 'Ana Reis').click(PATIENCE)
    await page.getByRole('dialog').getByRole('button', { name: 'Terminar sessão' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    await page.goto('/produtos/sofas?ordenar=preco')
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
    await modal.getByLabel('E-mail').fill('ana@exemplo.pt', PATIENCE)
    await password.fill('não me lembro')
    await password.press('Enter')
    await modal.getByText('O e-mail ou a palavra-passe não estão certos.').waitFor(PATIENCE)
    await password.fill(PASSWORD)
    await password.press('Enter')
    await menu(page, 'Ana Reis').waitFor(PATIENCE)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/produtos/sofas?ordenar=preco')
  }))

test('R-11 U-03 N-15 without script, on a phone: register, confirm on another device, sign out, choose another password, end the other session', () =>
  journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto('/produtos/sofas')
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click()
    expect(await overhang(page)).toBe(0)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByText('Falta acertar 4 campos:').waitFor()
    expect(await page.getByRole('alert').evaluate((alert) => alert === document.activeElement)).toBe(true)
    await page.getByLabel('Nome').fill('Rui Sá')
    await page.getByLabel('E-mail').fill('rui@exemplo.pt')
    await page.getByLabel('Palavra-passe').fill(PASSWORD)
    await page.getByLabel('Aceito os termos').check()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByRole('heading', { name: 'Veja o seu e-mail' }).waitFor()

    // Another device has no cookie of it, so it is asked for the password.
    await page.context().clearCookies()
    await page.goto(await mailedPath(db, 'rui@exemplo.pt'))
    await page.getByLabel('Palavra-passe').fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirmar o e-mail' }).click()
    await page.waitForURL('**/user')
    const first = await page.context().cookies()
    await page.context().clearCookies()

    await page.goto('/user/sessions')
    await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
    await page.getByRole('link', { name: 'Não se lembra da palavra-passe?' }).click()
    await page.getByLabel('E-mail').fill('rui@exemplo.pt')
    await page.getByRole('button', { name: 'Enviar o e-mail' }).click()
    await page.getByRole('heading', { name: 'Veja o seu e-mail' }).waitFor()
    await page.goto(await mailedPath(db, 'rui@exemplo.pt'))
    await page.getByLabel('Nova palavra-passe').fill('outra frase, ainda melhor')
    await page.getByRole('button', { name: 'Guardar a palavra-passe' }).click()
    await page.waitForURL('**/user')
    const second = await page.context().cookies()
    await page.context().clearCookies()
    await page.context().addCookies(first)
    expect((await page.goto('/user'))?.status()).toBe(401)

    await page.goto('/login?next=%2Fuser%2Fsessions')
    await page.getByLabel('E-mail').fill('rui@exemplo.pt')
    await page.getByLabel('Palavra-passe').fill('outra frase, ainda melhor')
    await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL('**/user/sessions')
    expect(await overhang(page)).toBe(0)
    await page.getByRole('button', { name: /^Terminar a sessão/ }).click()
    await page.getByText('este dispositivo').waitFor()
    expect(await page.getByRole('button', { name: /^Terminar a sessão/ }).count()).toBe(0)
    await page.context().clearCookies()
    await page.context().addCookies(second)
    expect((await page.goto('/user'))?.status()).toBe(401)
  }))

test('M-01 M-13 what cannot be loaded or sent can be tried again, and the page of it is a link away', () =>
  journeys.visit(
    phone,
    async (page) => {
      let isAway = true
      await page.route(/\/assets\/AuthForm/, (route) => (isAway ? route.abort() : route.continue()))
      await page.goto('/lojas')
      await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
      const modal = page.getByRole('dialog', { name: 'A sua conta' })
      await modal.getByRole('button', { name: 'Tentar outra vez' }).waitFor(PATIENCE)
      isAway = false
      await modal.getByRole('button', { name: 'Tentar outra vez' }).click()
      await modal.getByLabel('E-mail').fill('ana@exemplo.pt', PATIENCE)
      await modal.getByLabel('Palavra-passe', { exact: true }).fill(PASSWORD)
      await page.route('**/login', (route) => route.abort())
      await modal.getByRole('button', { name: 'Entrar', exact: true }).click()
      await modal.getByText('Não foi possível enviar. Veja se tem ligação e tente de novo.').waitFor(PATIENCE)
      expect(await modal.getByLabel('Palavra-passe', { exact: true }).inputValue()).toBe(PASSWORD)
      await page.goBack()
      await modal.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/lojas')
      await page.unroute('**/login')
      for (const path of [
        '/login',
        '/registo',
        '/senha/renovar',
        '/registo?enviado=1',
        `/senha/confirmacao/${'x'.repeat(43)}`,
      ]) {
        await page.goto(path)
        expect([path, await axeViolations(page), await overhang(page)]).toEqual([path, [], 0])
      }
    },
    /ERR_FAILED|Failed to fetch|\/assets\/AuthForm|status of 410/,
  ))
