import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace } from '../testing.ts'
import { accountForms, ana, cookiesOf, forgetAccounts, type FormAnswer, HOUR_MS, PASSWORD } from './testing-accounts.ts'

/** R-11 U-03: accounts over the whole web process, by the forms that work without script, up to the mails in the outbox. */

const database = await testDatabase()
const market = await aMarketplace(database, { items: [anItem({ id: 'm-1', title: 'Mesa de centro Alvor' })] })
afterAll(() => market.close())
const { app } = market.whole
const { clock } = market.bench
const { send, get, mails, lastPath, anAccount, signIn } = accountForms(app, database.db)
beforeEach(() => forgetAccounts(database.db))

describe('R-11 U-03 registering', () => {
  test('R-11 P-02 a registration makes nobody before its mail is confirmed, and then signs in', async () => {
    const registered = await send('/registo', ana)
    expect([registered.statusCode, registered.headers['location']]).toEqual([303, '/registo?enviado=1'])
    expect((await get('/registo?enviado=1')).body).toContain('Veja o seu e-mail')
    expect((await signIn()).statusCode).toBe(422)
    expect(await mails()).toMatchObject([{ mail: 'identity.confirm-address', recipient: 'ana@exemplo.pt' }])
    const path = await lastPath()
    expect(path).toMatch(/^\/register\/confirmation\/\d+\/[\w-]{43}$/)
    // Mail programs open links: that changes nothing.
    for (let time = 0; time < 2; time++)
      expect((await get(path, cookiesOf(registered))).body).toContain('Confirmar o e-mail')
    const confirmed = await send(path, {}, { cookie: cookiesOf(registered) })
    expect([confirmed.statusCode, confirmed.headers['location']]).toEqual([303, '/user'])
    expect((await get('/user', cookiesOf(confirmed))).body).toContain('Tem sessão iniciada como <b>Ana Reis</b>')
    expect((await get('/api/v2/me', cookiesOf(confirmed))).json()).toMatchObject({ user: { firstName: 'Ana' } })
    const { rows: consents } = await sql<{
      what: string
      text_version: string
    }>`select what, text_version from identity.consent_record where is_given`.execute(database.db)
    expect(consents).toEqual([{ what: 'terms', text_version: 'termos/utilizacao 1, privacidade 1' }])
    expect(path.split('/')[3]).toBe(
      String((await sql<{ id: number }>`select id from identity.person`.execute(database.db)).rows[0]?.id),
    )
  })
  test('fault A6 a code is used once: again, and after an hour, it makes nobody', async () => {
    const registered = await send('/registo', ana)
    const [path, cookie] = [await lastPath(), cookiesOf(registered)]
    await send(path, {}, { cookie })
    const again = await send(path, {}, { cookie })
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([200, undefined])
    expect(again.body).toContain('O e-mail já está confirmado')
    const late = await send('/registo', { ...ana, email: 'rui@exemplo.pt' })
    clock.advanceMs(HOUR_MS)
    expect((await send(await lastPath(), {}, { cookie: cookiesOf(late) })).statusCode).toBe(410)
  })
  test('fault A6 two tabs that confirm at once make one account and one session', async () => {
    const registered = await send('/registo', ana)
    const [path, cookie] = [await lastPath(), cookiesOf(registered)]
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(path, {}, { cookie })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 303])
    const { rows } = await sql<{
      people: number
      sessions: number
    }>`select (select count(*) from identity.person)::int as people,
      (select count(*) from identity.session)::int as sessions`.execute(database.db)
    expect(rows).toEqual([{ people: 1, sessions: 1 }])
  })
  test('fault A6 who registers a stranger’s address gets no account by the stranger’s opening of the mail', async () => {
    await send('/registo', { ...ana, 'palavra-passe': 'a do atacante 99' })
    const path = await lastPath()
    expect((await get(path)).body).toContain('Escreva a palavra-passe que escolheu ao registar-se')
    expect((await send(path, {})).statusCode).toBe(422)
    expect((await send(path, { 'palavra-passe': PASSWORD })).statusCode).toBe(422)
    expect((await send(path, {}, { cookie: `registration=${'A'.repeat(43)}` })).statusCode).toBe(422)
    const other = await send(path, { 'palavra-passe': 'a do atacante 99' })
    expect(other.statusCode).toBe(303)
  })
  test('U-03 fault A6 an address that is known and one that is not are answered the same, and only the mail says it', async () => {
    await anAccount()
    const [known, unknown] = [await send('/registo', ana), await send('/registo', { ...ana, email: 'eva@exemplo.pt' })]
    const shape = ({ statusCode, headers, body }: FormAnswer) => [
      statusCode,
      headers['location'],
      String(headers['set-cookie']).replace(/=[\w-]{43};/, '=…;'),
      body,
    ]
    expect(shape(known)).toEqual(shape(unknown))
    expect((await mails()).slice(1)).toMatchObject([
      { mail: 'identity.already-registered', recipient: 'ana@exemplo.pt' },
      { mail: 'identity.confirm-address', recipient: 'eva@exemplo.pt' },
    ])
  })
  test('U-03 U-05 what cannot stand is said at its field, all values but passwords stay, and nothing is sent', async () => {
    const { statusCode, body } = await send('/registo', {
      nome: 'Ana <b>',
      email: 'ana@casa',
      'palavra-passe': 'curta',
    })
    expect(statusCode).toBe(422)
    for (const words of [
      'Falta acertar 4 campos:',
      'Verifique o e-mail, por exemplo ana@exemplo.pt.',
      'Use pelo menos 10 caracteres.',
      'Para criar a conta, aceite os termos.',
      'value="Ana &lt;b&gt;"',
      'value="ana@casa"',
    ])
      expect(body).toContain(words)
    expect(body).not.toContain('curta')
    const common = await send('/registo', { ...ana, 'palavra-passe': 'Benfica1904!' })
    expect([common.statusCode, common.body.includes('Muitas pessoas usam esta palavra-passe')]).toEqual([422, true])
    expect(await mails()).toEqual([])
  })
})

describe('R-11 U-03 signing in', () => {
  test('R-11 leads back to what asked for it, and only within the site', async () => {
    await anAccount()
    const onTo = async (next: string) => (await send('/login', { ...ana, next })).headers['location']
    expect(await onTo('/user/favourites?a=1')).toBe('/user/favourites?a=1')
    for (const hostile of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '/..//evil.example',
      ' /user',
      '/%0d%0aset-cookie:x=1\r\n',
      '/logout',
    ])
      expect(await onTo(hostile), hostile).toBe('/user')
    expect((await get('/login?next=%2Fuser%2Fsessions')).body).toContain('name="next" value="/user/sessions"')
    expect((await get('/login?next=%2F%2Fevil.example')).headers['location']).toBe('/login')
  })
  test('R-11 fault A6 a wrong password and an unknown address are told apart by nothing', async () => {
    await anAccount()
    const answers = [await signIn('outra frase minha'), await signIn(PASSWORD, 'eva@exemplo.pt')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422])
    const [wrong, unknown] = answers.map(({ body }) => body.replaceAll(/ana@|eva@/g, '…@'))
    expect(wrong).toContain('O e-mail ou a palavra-passe não estão certos.')
    expect(wrong).toBe(unknown)
  })
  test('R-11 an address and a password are the same however they are typed', async () => {
    await send('/registo', { ...ana, 'palavra-passe': 'é de manhã que é' })
    await send(await lastPath(), { 'palavra-passe': 'é de manhã que é' })
    const composed = await signIn('é de manhã que é'.normalize('NFD'), '  ANA@Exemplo.PT ')
    expect(composed.statusCode).toBe(303)
    expect((await signIn('é de manhã que é ')).statusCode).toBe(422)
    expect((await signIn('É de manhã que é')).statusCode).toBe(422)
  })
  test('fault A1 a session that the browser brought ends when somebody signs in: nobody goes on in one that they were given', async () => {
    const planted = await anAccount('atacante@exemplo.pt')
    await anAccount()
    const signedIn = await signIn(PASSWORD, ana.email, { cookie: planted })
    expect(cookiesOf(signedIn)).not.toContain(planted.split('; ')[0])
    expect((await get('/user', planted)).statusCode).toBe(401)
    expect((await get('/user', cookiesOf(signedIn))).body).toContain('Ana Reis')
  })
  test('fault A5 a page of another site can neither sign in, register, reset nor change', async () => {
    const cookie = await anAccount()
    for (const url of [
      '/login',
      '/registo',
      '/senha/renovar',
      '/user/password',
      '/user/email',
      '/user/sessions',
      `/senha/confirmacao/${'a'.repeat(43)}`,
    ])
      for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }])
        expect((await send(url, ana, { cookie, ...headers })).statusCode, url).toBe(403)
  })
  test('M-01 a script that sends a form is told where to go on, or what is wrong', async () => {
    const json = { accept: 'application/json' }
    await anAccount()
    const wrong = await send('/login', { email: 'ana', 'palavra-passe': '' }, json)
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      { complaints: { email: 'malformed', password: 'missing' }, failure: null },
    ])
    const right = await signIn(PASSWORD, ana.email, json)
    expect([right.statusCode, right.json(), right.headers['cache-control']]).toEqual([
      200,
      { seeOther: '/user' },
      'no-store',
    ])
    expect((await get('/user', cookiesOf(right))).statusCode).toBe(200)
  })
})

describe('R-11 U-03 a new password', () => {
  const NEW = 'outra frase, ainda melhor'
  test('R-11 by the mail: once, within an hour; every other session ends', async () => {
    const before = await anAccount()
    const asked = await send('/senha/renovar', { email: 'ANA@exemplo.pt' })
    expect([asked.statusCode, asked.headers['location']]).toEqual([303, '/senha/renovar?enviado=1'])
    const path = await lastPath()
    expect((await get(path)).body).toContain('Da conta ana@exemplo.pt.')
    expect((await send(path, { 'palavra-passe': 'curta' })).statusCode).toBe(422)
    const set = await send(path, { 'palavra-passe': NEW })
    expect([set.statusCode, (await get('/user', cookiesOf(set))).statusCode]).toEqual([303, 200])
    expect((await get('/user', before)).statusCode).toBe(401)
    expect((await send(path, { 'palavra-passe': NEW })).statusCode).toBe(410)
    expect([(await signIn()).statusCode, (await signIn(NEW)).statusCode]).toEqual([422, 303])
    expect((await mails()).at(-1)).toMatchObject({ mail: 'identity.account-changed', data: { change: 'password' } })
    await send('/senha/renovar', { email: ana.email })
    clock.advanceMs(HOUR_MS)
    expect((await get(await lastPath())).statusCode).toBe(410)
  })
  test('fault A6 two tabs that choose at once: one does', async () => {
    await anAccount()
    await send('/senha/renovar', { email: ana.email })
    const path = await lastPath()
    const answers = await Promise.all([NEW, `${NEW}!`].map((each) => send(path, { 'palavra-passe': each })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 410])
  })
  test('U-03 fault A6 for an address without an account the same is answered, and a mail says that there is none', async () => {
    await anAccount()
    const answers = [
      await send('/senha/renovar', { email: ana.email }),
      await send('/senha/renovar', { email: 'eva@exemplo.pt' }),
    ]
    const [known, unknown] = answers.map(({ statusCode, headers, body }) => [statusCode, headers['location'], body])
    expect(known).toEqual(unknown)
    expect((await mails()).slice(1).map(({ mail }) => mail)).toEqual(['identity.reset-password', 'identity.no-account'])
  })
  test('U-03 by who knows the present one: the others end, this one goes on anew', async () => {
    const [here, there] = [await anAccount(), cookiesOf(await signIn())]
    const refused = await send(
      '/user/password',
      { 'palavra-passe-atual': 'não sei', 'palavra-passe': NEW },
      { cookie: here },
    )
    expect([refused.statusCode, refused.body.includes('A palavra-passe não está certa.')]).toEqual([422, true])
    const changed = await send(
      '/user/password',
      { 'palavra-passe-atual': PASSWORD, 'palavra-passe': NEW },
      { cookie: here },
    )
    expect([changed.statusCode, changed.headers['location']]).toEqual([303, '/user'])
    expect([
      (await get('/user', here)).statusCode,
      (await get('/user', there)).statusCode,
      (await get('/user', cookiesOf(changed))).statusCode,
    ]).toEqual([401, 401, 200])
  })
})

describe('U-03 a new address', () => {
  test('U-03 is confirmed by itself, the old one is told, and what had been sent to that is worth nothing', async () => {
    const cookie = await anAccount()
    await send('/senha/renovar', { email: ana.email })
    const resetPath = await lastPath()
    const asked = await send('/user/email', { email: 'nova@exemplo.pt', 'palavra-passe-atual': PASSWORD }, { cookie })
    expect(asked.headers['location']).toBe('/user/email?enviado=1')
    const path = await lastPath()
    expect((await mails()).at(-1)).toMatchObject({ mail: 'identity.confirm-new-email', recipient: 'nova@exemplo.pt' })
    expect((await get(path)).body).toContain('A conta passa a ter o e-mail nova@exemplo.pt.')
    expect((await signIn(PASSWORD, 'nova@exemplo.pt')).statusCode).toBe(422)
    const answers = await Promise.all([send(path, {}), send(path, {})])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    expect((await mails()).at(-1)).toMatchObject({ recipient: 'ana@exemplo.pt', data: { change: 'email' } })
    expect([(await signIn()).statusCode, (await signIn(PASSWORD, 'nova@exemplo.pt')).statusCode]).toEqual([422, 303])
    expect((await get(resetPath)).statusCode).toBe(410)
  })
  test('fault A6 one that somebody else has is answered the same, and they are told', async () => {
    await anAccount('rui@exemplo.pt')
    const cookie = await anAccount()
    const asked = await send('/user/email', { email: 'rui@exemplo.pt', 'palavra-passe-atual': PASSWORD }, { cookie })
    expect(asked.headers['location']).toBe('/user/email?enviado=1')
    expect((await mails()).at(-1)).toMatchObject({ mail: 'identity.email-taken', recipient: 'rui@exemplo.pt' })
  })
})

describe('U-03 sessions', () => {
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  test('U-03 are listed, and end one by one or all but this one; nobody ends another one’s', async () => {
    const here = await anAccount()
    const [there, third] = [
      cookiesOf(await signIn(PASSWORD, ana.email, { 'user-agent': agent })),
      cookiesOf(await signIn()),
    ]
    const { body } = await get('/user/sessions', here)
    expect([body.includes('Chrome em Windows'), body.match(/este dispositivo/g)?.length]).toEqual([true, 1])
    const ids = [...body.matchAll(/name="sessao"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="sessao"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    )
    expect(ids).toHaveLength(2)
    const rui = await anAccount('rui@exemplo.pt')
    for (const id of ids) await send('/user/sessions', { sessao: id }, { cookie: rui })
    expect((await get('/user', there)).statusCode).toBe(200)
    for (const id of ids.slice(0, 1)) await send('/user/sessions', { sessao: id }, { cookie: here })
    expect(
      [await get('/user', there), await get('/user', third)].map(({ statusCode }) => statusCode).toSorted(),
    ).toEqual([200, 401])
    await send('/user/sessions', { outras: '1' }, { cookie: here })
    expect(
      [await get('/user', here), await get('/user', there), await get('/user', third)].map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([200, 401, 401])
  })
  test('U-03 one that nobody has used for thirty days is over, and any after ninety', async () => {
    const idle = await anAccount()
    const used = cookiesOf(await signIn())
    for (let week = 0; week < 12; week++) {
      clock.advanceMs(7 * 24 * HOUR_MS)
      expect([week, (await get('/user', used)).statusCode]).toEqual([week, 200])
    }
    expect((await get('/user', idle)).statusCode).toBe(401)
    clock.advanceMs(7 * 24 * HOUR_MS)
    expect((await get('/user', used)).statusCode).toBe(401)
  })
})
