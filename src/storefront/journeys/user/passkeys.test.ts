import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { axeViolations } from '../axe.ts'
import { narrow, openJourneys } from '../testing.ts'
import { aRealAccount, realPeople } from './testing.ts'

/** U-03: passkeys with the browser's own virtual device, from making one to taking it away. */

const { db } = await testDatabase()
const people = realPeople(db)
const journeys = openJourneys({ people }, { expected: /status of (?:401|422)/ })
const PATIENCE = { timeout: 15_000 }
const PASSWORD = 'uma frase minha de manhã'

test('U-03 M-01 a passkey is made by who knows the password, signs in from the page and the modal, and is worth nothing once it is taken away', () =>
  journeys.visit(narrow[1], async (page) => {
    await aRealAccount(db, people, { name: 'Ana Reis', email: 'ana@exemplo.pt', password: PASSWORD })
    // A passkey belongs to a name: an address of numbers has none.
    const origin = journeys.site.origin.replace('127.0.0.1', 'localhost')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const credentials = async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials

    await page.goto(`${origin}/login?next=%2Fuser%2Fpasskeys`)
    await page.getByLabel('E-mail').fill('ana@exemplo.pt')
    await page.getByLabel('Palavra-passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL('**/user/passkeys')
    expect(await axeViolations(page)).toEqual([])
    const add = page.getByRole('button', { name: 'Acrescentar uma chave de acesso' })
    await page.getByLabel('Palavra-passe atual').fill('não sei bem')
    await add.click()
    await page.getByText('A palavra-passe não está certa.').waitFor(PATIENCE)
    expect(await credentials()).toEqual([])
    await page.getByLabel('Palavra-passe atual').fill(PASSWORD)
    await add.click()
    await page.getByRole('button', { name: /^Retirar: / }).waitFor(PATIENCE)
    expect(await credentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])
    // The device holds one of this account already.
    await page.getByLabel('Palavra-passe atual').fill(PASSWORD)
    await add.click()
    await page.getByText('O dispositivo não criou nenhuma chave de acesso.').waitFor(PATIENCE)

    const signedOut = async (path: string) => {
      await page.context().clearCookies()
      await page.goto(`${origin}${path}`)
    }
    const sign = page.getByRole('button', { name: 'Entrar com uma chave de acesso' })
    await signedOut('/login')
    await sign.click(PATIENCE)
    await page.waitForURL('**/user')
    await signedOut('/lojas')
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
    await sign.click(PATIENCE)
    await page.getByRole('banner').getByRole('button', { name: 'Menu do utilizador: Ana Reis' }).waitFor(PATIENCE)
    expect(new URL(page.url()).pathname).toBe('/lojas')
    // Staff use their roles in such sessions alone (ADR 0103).
    const { rows } =
      await sql`select passkey_at is not null as "isByPasskey" from identity.session order by id desc limit 3`.execute(
        db,
      )
    expect(rows).toEqual([{ isByPasskey: true }, { isByPasskey: true }, { isByPasskey: false }])

    await page.goto(`${origin}/user/passkeys`)
    await page.getByRole('button', { name: /^Retirar: / }).click()
    await page.getByRole('button', { name: /^Retirar/ }).waitFor({ state: 'detached' })
    await signedOut('/login')
    await sign.click(PATIENCE)
    await page.getByText('Esta chave de acesso não serve aqui.').waitFor(PATIENCE)
  }))
