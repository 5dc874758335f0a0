import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace } from '../testing.ts'
import { accountForms, ana, cookiesOf, forgetAccounts, HOUR_MS, PASSWORD } from './testing-accounts.ts'

/** U-03 E-13: what changes of an account, over the whole web process: one address for one account, and what its sessions show. */

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'm-1', title: 'Mesa de centro Alvor' })] })
afterAll(() => market.close())
const { clock } = market.bench
const { send, get, lastPath, anAccount, signIn } = accountForms(market.whole.app, database.db)
beforeEach(() => forgetAccounts(database.db))

describe('U-03 fault A6 one address for two accounts', () => {
  test('U-03 fault A6 of those that confirm it at once one has it, the others are told, and keep their own', async () => {
    const paths = []
    for (const owner of ['um', 'dois', 'tres']) {
      const cookie = await anAccount(`${owner}@exemplo.pt`)
      await send('/user/email', { email: 'nova@exemplo.pt', 'palavra-passe-atual': PASSWORD }, { cookie })
      paths.push(await lastPath())
    }
    const answers = await Promise.all(paths.map((path) => send(path, {})))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.body).toContain('Este e-mail já é de outra conta')
    const { rows } = await sql<{ email: string }>`select email from identity.person order by id`.execute(database.db)
    expect(rows.filter(({ email }) => email === 'nova@exemplo.pt')).toHaveLength(1)
    expect(rows).toHaveLength(3)
  })
  test('U-03 fault A6 one that registers and one that changes to it at once', async () => {
    const cookie = await anAccount()
    await send('/user/email', { email: 'nova@exemplo.pt', 'palavra-passe-atual': PASSWORD }, { cookie })
    const changing = await lastPath()
    const registered = await send('/registo', { ...ana, email: 'nova@exemplo.pt' })
    const registering = await lastPath()
    const answers = await Promise.all([send(changing, {}), send(registering, {}, { cookie: cookiesOf(registered) })])
    const [changed, made] = answers.map(({ statusCode }) => statusCode)
    expect([
      [200, 200],
      [409, 303],
    ]).toContainEqual([changed, made])
    expect((await signIn(PASSWORD, 'nova@exemplo.pt')).statusCode).toBe(303)
  })
})

describe('E-13 what the jwt shows', () => {
  const claimsOf = (cookies: string) =>
    JSON.parse(Buffer.from(/jwt=[\w-]+\.([\w-]+)\./.exec(cookies)?.[1] ?? '', 'base64url').toString()) as {
      email: string
      exp: number
    }
  const moved = (cookies: string, set: string) => cookies.replace(/jwt=[^;]*/, set)
  test('E-13 U-03 follows a change of the address in every open session, with its next private answer', async () => {
    const phone = await anAccount()
    const desktop = cookiesOf(await signIn())
    await send('/user/email', { email: 'nova@exemplo.pt', 'palavra-passe-atual': PASSWORD }, { cookie: phone })
    await send(await lastPath(), {})
    clock.advanceMs(HOUR_MS)
    for (const [url, cookie] of [
      ['/user', phone],
      ['/api/v2/me', desktop],
    ] as const) {
      const answer = await get(url, cookie)
      expect(answer.headers['set-cookie'], url).toMatch(/^jwt=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax$/)
      const renewed = cookiesOf(answer)
      expect(claimsOf(renewed)).toMatchObject({ email: 'nova@exemplo.pt', exp: claimsOf(cookie).exp })
      const after = await get(url, moved(cookie, renewed))
      expect([after.statusCode, after.headers['set-cookie']]).toEqual([200, undefined])
    }
  })
  test('E-13 U-04 follows a change of the name; pages that all share carry nobody’s', async () => {
    const cookie = await anAccount()
    await sql`update identity.person set name = 'Ana Sofia Reis'`.execute(database.db)
    expect((await get('/', cookie)).headers['set-cookie']).toBeUndefined()
    expect(cookiesOf(await get('/user/sessions', cookie))).toMatch(/^jwt=/)
  })
  test('E-13 U-03 who signs out with a jwt that is out of date is signed out', async () => {
    const cookie = await anAccount()
    await sql`update identity.person set name = 'Ana Sofia Reis'`.execute(database.db)
    expect(cookiesOf(await send('/logout', {}, { cookie }))).toBe('')
    expect((await get('/user', cookie)).statusCode).toBe(401)
  })
})
