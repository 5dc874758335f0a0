import { afterAll, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import type { UserId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { keepViewedCall, meCall } from './calls.ts'
import { currentUser, identifyBy } from './current-user.ts'
import { loginTokens } from './login-token.ts'
import { createConsentChoices } from './consent/consent-choices.ts'
import { hasConsented, recordConsent } from './consent/consents.ts'
import { identityRoutes } from './routes.ts'
import { signOutBy } from './sign-out.ts'
import { aSignedInPerson, TEST_SECRET } from './testing.ts'
import { keepViewed } from './viewed/viewed.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-21T10:00:00Z')
const config = { url: 'http://localhost:3000', project: 'poiso', hosts: {}, staffPasskeyHours: 0 }
const deps = { db, clock, config, log: createLog({ level: 'silent' }) }
const findUser = currentUser({ ...deps, tokens: loginTokens({ secret: TEST_SECRET, site: 'poiso', clock }) })
const { app } = testServer({ clock, identify: identifyBy(findUser) })
const viewed = {
  isKept: (personId: UserId) => hasConsented(db, personId, 'viewed'),
  keep: (personId: UserId, seen: readonly number[]) => keepViewed(db, personId, seen),
}
const likes = { variants: 2, comparisons: [{ itemId: 7, productId: 3 }] }
const consents = createConsentChoices({ db, clock })
identityRoutes(app, { currentUser: findUser, likesOfPerson: async () => likes, viewed, consents, adminOrigin: '' })
app.post('/out', { config: { service: 'site', access: 'anyone', priority: 'page' } }, (request) =>
  signOutBy(deps)(request),
)
afterAll(() => app.close())

callBattery(meCall, { app, example: {} })

function ask(cookie?: string) {
  return app.inject({ url: meCall.path, headers: cookie === undefined ? {} : { cookie } })
}

describe('H-03 who is signed in, for pages that are the same for everybody', () => {
  test('says what the header shows and nothing else; nobody keeps it', async () => {
    const { header } = await aSignedInPerson(deps)
    const { statusCode, headers, json } = await ask(header)
    expect([statusCode, json()]).toEqual([
      200,
      {
        user: {
          name: 'Ana Sofia Reis',
          firstName: 'Ana',
          initials: 'AR',
          avatarUrl: null,
          isAdmin: false,
          isEshop: false,
          adminModeEnabled: false,
          adminOrigin: null,
          staffUrl: null,
          likes,
          keepsViewed: false,
        },
      },
    ])
    expect([headers['cache-control'], headers['vary']]).toEqual(['private, no-store', 'Origin, Cookie'])
  })
  test('says null to who is not signed in, whatever the jwt claims', async () => {
    const { session } = await aSignedInPerson(deps)
    for (const cookie of [undefined, `jwt=${session.loginToken}`, `session=${'A'.repeat(43)}`])
      expect((await ask(cookie)).json()).toEqual({ user: null })
  })
  test('B-08 who has any role of the back office on this site is told where it is', async () => {
    const place = async (roles: object) => {
      const { header } = await aSignedInPerson(deps, { email: `${JSON.stringify(roles).length}@exemplo.pt`, roles })
      const { user } = (await ask(header)).json<{
        user: { staffUrl: string | null; adminOrigin: string | null }
      }>()
      return [user.staffUrl, user.adminOrigin]
    }
    expect(await place({ staff: { moderation: true } })).toEqual(['/admin', null])
    expect(await place({ admin: true })).toEqual(['/admin', ''])
    expect(await place({ staff: { content: { outro: true } } })).toEqual([null, null])
  })
  test('another one’s session is another one', async () => {
    const [ana, rui] = [
      await aSignedInPerson(deps),
      await aSignedInPerson(deps, { name: 'Rui Sá', email: 'rui@exemplo.pt' }),
    ]
    const names = await Promise.all(
      [ana, rui, ana].map(async ({ header }) => (await ask(header)).json<{ user: { name: string } }>().user.name),
    )
    expect(names).toEqual(['Ana Sofia Reis', 'Rui Sá', 'Ana Sofia Reis'])
  })
})

describe('signing out', () => {
  const leave = (cookie: string) => app.inject({ method: 'POST', url: '/out', headers: { cookie } })
  test('ends the session on the server, so that its cookie is worth nothing any more, and both cookies in the browser', async () => {
    const { header } = await aSignedInPerson(deps)
    const { body } = await leave(header)
    expect(JSON.parse(body)).toEqual([
      'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      'jwt=; Path=/; Max-Age=0; SameSite=Lax',
    ])
    expect((await ask(header)).json()).toEqual({ user: null })
  })
  test('ends no other session of the person', async () => {
    const [here, there] = [await aSignedInPerson(deps), await aSignedInPerson(deps)]
    await leave(here.header)
    expect((await ask(there.header)).json()).toMatchObject({ user: { name: 'Ana Sofia Reis' } })
  })
  test('ends both of two session cookies, of which nobody knows whose is the browser’s', async () => {
    const [one, other] = [await aSignedInPerson(deps), await aSignedInPerson(deps)]
    await leave(`session=${one.session.token}; session=${other.session.token}`)
    expect((await ask(one.header)).json()).toEqual({ user: null })
    expect((await ask(other.header)).json()).toEqual({ user: null })
  })
  test('with nothing to end the browser forgets all the same', async () => {
    expect(JSON.parse((await leave('session=nonsense')).body)).toHaveLength(2)
  })
  test('on hosts of their own the cookies of the whole site end', async () => {
    const hosts = { ...deps, config: { url: 'https://poiso.pt', hosts: { api: 'api.poiso.pt' } } }
    const cookies = await signOutBy(hosts)({ headers: {} } as never)
    expect(cookies[0]).toBe('__Secure-session=; Path=/; Max-Age=0; SameSite=Lax; Domain=poiso.pt; Secure; HttpOnly')
  })
})

describe('U-06 what was looked at, kept with the account', () => {
  const consent = (personId: number, isGiven: boolean) =>
    recordConsent(db, personId, { what: 'viewed', isGiven, textVersion: '1', decidedAt: clock.now() })
  const keep = (cookie: string, variantIds: readonly number[]) =>
    app.inject({ method: 'POST', url: keepViewedCall.path, headers: { cookie }, payload: { variantIds } })
  test('without a recorded consent nothing is kept, and pages are told so', async () => {
    const { person, header } = await aSignedInPerson(deps, { email: 'sem@exemplo.pt' })
    expect((await keep(header, [1, 2])).statusCode).toBe(403)
    expect((await ask(header)).json()).toMatchObject({ user: { keepsViewed: false } })
    await consent(person.id, true)
    expect((await keep(header, [])).json()).toEqual({ variantIds: [] })
    expect((await ask(header)).json()).toMatchObject({ user: { keepsViewed: true } })
  })
  test('what another device has seen comes behind, each once, and 50 are kept', async () => {
    const { person, header } = await aSignedInPerson(deps, { email: 'com@exemplo.pt' })
    await consent(person.id, true)
    await keep(header, [1, 2, 3])
    expect((await keep(header, [9, 2])).json()).toEqual({ variantIds: [9, 2, 1, 3] })
    const many = Array.from({ length: 50 }, (_, index) => 100 + index)
    expect((await keep(header, many)).json()).toEqual({ variantIds: many })
    expect((await keep(header, [...many, 7])).statusCode).toBe(400)
  })
  test('two devices at once lose nothing of each other', async () => {
    const { person, header } = await aSignedInPerson(deps, { email: 'dois@exemplo.pt' })
    await consent(person.id, true)
    await Promise.all(Array.from({ length: 8 }, (_, index) => keep(header, [index + 1])))
    expect((await keep(header, [])).json<{ variantIds: number[] }>().variantIds.toSorted()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
  })
  test('who takes the consent back has nothing kept any more', async () => {
    const { person, header } = await aSignedInPerson(deps, { email: 'volta@exemplo.pt' })
    await consent(person.id, true)
    await keep(header, [5])
    await consent(person.id, false)
    expect((await keep(header, [6])).statusCode).toBe(403)
    await consent(person.id, true)
    expect((await keep(header, [])).json()).toEqual({ variantIds: [] })
  })
})
