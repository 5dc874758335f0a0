import { createHmac } from 'node:crypto'
import { SignJWT, UnsecuredJWT, exportSPKI, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { readConfig } from '#platform/config.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { testServer } from '#platform/http/testing.ts'
import { derivedKey } from '#platform/secret.ts'
import { currentUser, identifyBy } from './current-user.ts'
import { loginTokens } from './login-token.ts'
import { claimsOf, hashToken, openSession, sessionCookieName } from './sessions.ts'
import { revokeSessions } from './sessions/session-storage.ts'
import { TEST_SECRET, aSignedInPerson } from './testing.ts'

const database = await testDatabase()
const clock = manualClock('2026-11-21T10:00:00Z')
const lines: string[] = []
const log = createLog({ destination: { write: (line: string) => void lines.push(line) } })
const config = readConfig({})
const tokens = loginTokens({ secret: TEST_SECRET, site: 'poiso', clock })
const identify = identifyBy(currentUser({ db: database.db, clock, tokens, config, log }))
const { app } = testServer({ identify, clock })
const api = { service: 'api', priority: 'api' } as const
app.get('/api/who', { config: { ...api, access: 'anyone' } }, (request) =>
  callerOf(request).then((caller) => ({ caller })),
)
app.get('/api/user', { config: { ...api, access: 'user' } }, () => ({ ok: true }))
app.get('/api/staff', { config: { ...api, access: 'staff' } }, () => ({ ok: true }))
app.get('/api/content', { config: { ...api, access: 'staff:content' } }, () => ({ ok: true }))
app.get('/api/admin', { config: { ...api, access: 'admin' } }, () => ({ ok: true }))

async function who(cookie: string): Promise<unknown> {
  return (await app.inject({ url: '/api/who', headers: { cookie } })).json<{ caller: unknown }>().caller
}
const person = { name: 'Ana Sofia Reis', email: 'ana@exemplo.pt' }

describe('the session decides', () => {
  test('P-02 an open session is a caller; the jwt alone is nobody', async () => {
    const { person: stored, session, header } = await aSignedInPerson({ db: database.db, clock })
    expect(await who(header)).toEqual({
      userId: stored.id,
      isAdmin: false,
      isEshop: false,
      roles: {},
      adminMode: false,
    })
    expect(await who(`session=${session.token}`)).toMatchObject({ userId: stored.id })
    expect(await who(`jwt=${session.loginToken}`)).toBeNull()
  })
  test('P-03 admin mode is on for an admin with the cookie, and never for others', async () => {
    const admin = await aSignedInPerson(
      { db: database.db, clock },
      { email: 'admin@exemplo.pt', roles: { admin: { poiso: true } } },
    )
    expect(await who(`${admin.header}; admin-mode-2=1`)).toMatchObject({ isAdmin: true, adminMode: true })
    expect(await who(admin.header)).toMatchObject({ isAdmin: true, adminMode: false })
    const user = await aSignedInPerson({ db: database.db, clock }, { email: 'user@exemplo.pt' })
    expect(await who(`${user.header}; admin-mode-2=1`)).toMatchObject({ isAdmin: false, adminMode: false })
  })
  test('fault A1 a session that is over, signed out or unknown is nobody', async () => {
    const first = await aSignedInPerson({ db: database.db, clock }, person)
    const second = await aSignedInPerson({ db: database.db, clock }, person)
    await revokeSessions(database.db, { tokenHash: hashToken(first.session.token) }, clock.now())
    expect(await who(first.header)).toBeNull()
    expect(await who(second.header)).not.toBeNull()
    await revokeSessions(database.db, { personId: second.person.id }, clock.now())
    expect(await who(second.header)).toBeNull()
    const third = await aSignedInPerson({ db: database.db, clock }, person)
    clock.advanceMs(3600_000)
    expect(await who(`session=${third.session.token}`)).toBeNull()
    expect(await who(`session=${'A'.repeat(43)}`)).toBeNull()
    expect(await who("session=' or 1=1 --")).toBeNull()
  })
  test('fault A5 two session cookies (one tossed from elsewhere) are nobody', async () => {
    const { session } = await aSignedInPerson({ db: database.db, clock }, person)
    expect(await who(`session=${'A'.repeat(43)}; session=${session.token}`)).toBeNull()
  })
  test('the database holds no token, only its hash', async () => {
    const { session } = await aSignedInPerson({ db: database.db, clock }, person)
    const { rows } = await database.pool.query<{ text: string }>('select s::text as text from identity.session s')
    expect(rows.some(({ text }) => text.includes(session.token))).toBe(false)
    expect(rows.some(({ text }) => text.includes(hashToken(session.token).toString('hex')))).toBe(true)
  })
  test('cookies are HttpOnly, Secure and SameSite as decided', async () => {
    const { person: stored } = await aSignedInPerson({ db: database.db, clock }, person)
    const https = readConfig({ POISO_URL: 'https://poiso.pt', POISO_HOSTS: 'likes=likes.poiso.pt' })
    const { cookies } = await openSession({ db: database.db, clock, tokens, config: https }, stored, { ttlSeconds: 60 })
    expect(cookies[0]).toMatch(
      /^__Secure-session=[\w-]{43}; Path=\/; Max-Age=60; SameSite=Lax; Domain=poiso\.pt; Secure; HttpOnly$/,
    )
    expect(cookies[1]).toMatch(/^jwt=.*; SameSite=Lax; Domain=poiso\.pt; Secure$/)
    expect(sessionCookieName(config)).toBe('session')
  })
})

describe('T-07 X-02.7 fault A1 a jwt that is not exactly ours is logged and its user absent', () => {
  const key = derivedKey(TEST_SECRET, 'login-token')
  const now = () => Math.floor(clock.now().getTime() / 1000)
  let claims: Record<string, unknown> = {}
  let session = ''
  const sign = (header: Record<string, unknown> = {}, payload: Record<string, unknown> = {}, signingKey = key) =>
    new SignJWT({ iss: 'poiso:poiso', aud: 'poiso', iat: now(), exp: now() + 600, ...claims, ...payload })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
      .sign(signingKey)
  beforeAll(async () => {
    const signedIn = await aSignedInPerson({ db: database.db, clock }, person)
    claims = claimsOf(signedIn.person, config)
    session = `session=${signedIn.session.token}`
  })
  const forged: Record<string, () => Promise<string> | string> = {
    'no token at all': () => 'rubbish',
    'alg none': () =>
      new UnsecuredJWT({ ...claims })
        .setIssuer('poiso:poiso')
        .setAudience('poiso')
        .setIssuedAt(now())
        .setExpirationTime(now() + 600)
        .encode(),
    'alg None': async () =>
      `${Buffer.from('{"alg":"None","typ":"JWT"}').toString('base64url')}.${(await sign()).split('.')[1]}.`,
    'HS256 by a public key': async () =>
      sign({}, {}, Buffer.from(await exportSPKI((await generateKeyPair('ES256')).publicKey))),
    'HS512 of the right key': async () => {
      const signed = `${Buffer.from('{"alg":"HS512","typ":"JWT"}').toString('base64url')}.${(await sign()).split('.')[1]}`
      return `${signed}.${createHmac('sha512', key).update(signed).digest('base64url')}`
    },
    'kid that climbs': async () => sign({ kid: '../../dev/null' }, {}, Buffer.from('x'.repeat(32))),
    'kid with SQL': async () => sign({ kid: "' union select 'x' --" }, {}, Buffer.from('x'.repeat(32))),
    expired: () => sign({}, { exp: now() - 61 }),
    'not valid yet': () => sign({}, { nbf: now() + 61 }),
    'another issuer': () => sign({}, { iss: 'poiso:outro' }),
    'another audience': () => sign({}, { aud: 'outro' }),
    'another typ': () => sign({ typ: 'at+jwt' }),
    'without exp': () => sign({}, { exp: undefined }),
    'roles edited after signing': async () => {
      const [head, , tail] = (await sign()).split('.')
      return `${head}.${Buffer.from(JSON.stringify({ iss: 'poiso:poiso', aud: 'poiso', iat: now(), exp: now() + 600, ...claims, roles: { admin: true, eshop: true } })).toString('base64url')}.${tail}`
    },
    'another uid': () => sign({}, { uid: 999_999 }),
    'uid that is text': () => sign({}, { uid: '1 or 1=1' }),
    'very long': () => `ey${'a'.repeat(5000)}`,
  }
  test('a right one is accepted (so that the refusals below mean something)', async () => {
    expect(await tokens.read(await sign())).toMatchObject({ uid: claims['uid'] })
    expect(await who(`${session}; jwt=${await sign()}`)).not.toBeNull()
    expect(await tokens.read(await sign({}, { exp: now() - 59 }))).not.toBeNull()
  })
  test.each(Object.keys(forged))('%s', async (name) => {
    const token = await forged[name]?.()
    lines.length = 0
    expect(await who(`${session}; jwt=${token}; admin-mode-2=1`)).toBeNull()
    expect(lines.filter((line) => line.includes('login_token_invalid'))).toHaveLength(1)
    expect(lines.join()).not.toContain(token)
    expect(
      (await app.inject({ url: '/api/admin', headers: { cookie: `${session}; jwt=${token}; admin-mode-2=1` } }))
        .statusCode,
    ).toBe(401)
  })
})

describe('fault A4 who may call what', () => {
  test('equals the declared table in every cell', async () => {
    const roles = { visitor: null, user: {}, eshop: { eshop: true }, admin: { admin: true } }
    const table: Record<string, number[]> = {}
    for (const [role, given] of Object.entries(roles)) {
      const cookie =
        given === null
          ? ''
          : (await aSignedInPerson({ db: database.db, clock }, { email: `${role}@tabela.pt`, roles: given })).header
      table[role] = []
      for (const access of ['who', 'user', 'staff', 'admin'])
        table[role].push((await app.inject({ url: `/api/${access}`, headers: { cookie } })).statusCode)
    }
    expect(table).toEqual({
      visitor: [200, 401, 401, 401],
      user: [200, 200, 403, 403],
      eshop: [200, 200, 403, 403],
      admin: [200, 200, 200, 200],
    })
  })
  test('a forged admin-mode cookie opens nothing', async () => {
    const { header } = await aSignedInPerson({ db: database.db, clock }, { email: 'user2@tabela.pt' })
    expect((await app.inject({ url: '/api/admin', headers: { cookie: `${header}; admin-mode-2=1` } })).statusCode).toBe(
      403,
    )
  })
  test('a route that does not say who may call it stops the start', () => {
    expect(() => testServer().app.get('/x', () => '')).toThrow('must declare service, access and priority')
    expect(() => testServer().app.get('/x', { config: { service: 'site', priority: 'page' } }, () => '')).toThrow(
      'must declare',
    )
  })
})
