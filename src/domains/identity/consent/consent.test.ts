import { afterAll, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import { createLog } from '#platform/log.ts'
import { consentCall } from '../calls.ts'
import { currentUser, identifyBy } from '../current-user.ts'
import { loginTokens } from '../login-token.ts'
import { personal } from '../personal.ts'
import { identityRoutes } from '../routes.ts'
import { aSignedInPerson, TEST_SECRET } from '../testing.ts'
import { createConsentChoices } from './consent-choices.ts'
import { consentHistory, forgetProofs, recordConsent } from './consents.ts'
import { joinChoice } from './keep-new.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const config = { url: 'http://localhost:3000', project: 'poiso', hosts: {}, staffPasskeyHours: 0 }
const deps = { db, clock, config, log: createLog({ level: 'silent' }) }
const findUser = currentUser({ ...deps, tokens: loginTokens({ secret: TEST_SECRET, site: 'poiso', clock }) })
const { app } = testServer({ clock, identify: identifyBy(findUser) })
identityRoutes(app, {
  currentUser: findUser,
  likesOfPerson: async () => ({ variants: 0, comparisons: [] }),
  viewed: { isKept: async () => false, keep: async () => null },
  consents: createConsentChoices({ db, clock }),
})
afterAll(() => app.close())

const settings = { essential: true, marketing: false, analytics: true, functional: false }

callBattery(consentCall, { app, example: { body: settings } })

let made = 0
function aConsentId(): string {
  made += 1
  return `3f2c8d7e-0000-4000-8000-${String(made).padStart(12, '0')}`
}

async function send(body: object, { type = 'application/json', cookie = '', ip = '192.0.2.1' } = {}) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: consentCall.path,
    remoteAddress: ip,
    headers: { 'content-type': type, ...(cookie !== '' && { cookie }) },
    payload: JSON.stringify(body),
  })
  return statusCode
}

async function countRecords(): Promise<number> {
  const { count } = await db
    .selectFrom('identity.consent_record')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('A-01.2 T-01 E-10 the proof of a choice', () => {
  test('of a browser without an account: by its number, each kind once; a beacon that comes after the call adds nothing', async () => {
    const consentId = aConsentId()
    expect(await send({ ...settings, textVersion: '2026-11', consentId })).toBe(204)
    expect(await send({ ...settings, consentId }, { type: 'text/plain;charset=UTF-8' })).toBe(204)
    const history = await consentHistory(db, { consentId })
    expect(history.map(({ what, isGiven, textVersion }) => `${what} ${isGiven} ${textVersion}`).toSorted()).toEqual([
      'analytics true 2026-11',
      'essential true 2026-11',
      'functional false 2026-11',
      'marketing false 2026-11',
    ])
    expect(history[0]?.decidedAt).toEqual(clock.now())
  })

  test('withdrawing adds what changed, and nothing that was said before is altered', async () => {
    const consentId = aConsentId()
    await send({ ...settings, consentId })
    await send({ ...settings, analytics: false, consentId })
    const history = await consentHistory(db, { consentId })
    expect(history.filter(({ what }) => what === 'analytics').map(({ isGiven }) => isGiven)).toEqual([false, true])
    expect(history).toHaveLength(5)
    await send({ ...settings, analytics: false, textVersion: '2027-01', consentId })
    expect(await consentHistory(db, { consentId })).toHaveLength(9)
  })

  test('of somebody signed in: with the person, in their copy, and gone with them', async () => {
    const { person, header } = await aSignedInPerson(deps)
    await send({ ...settings, consentId: aConsentId() }, { cookie: header })
    const collected = await personal.collect(db, person.id, person.email)
    expect(collected['consentimentos']).toContainEqual({
      assunto: 'analytics',
      aceite: true,
      versaoDoTexto: '2026-11',
      em: clock.now().toISOString(),
    })
    await db.transaction().execute((tx) => personal.erase(tx, person.id, person.email))
    expect(await consentHistory(db, { personId: person.id })).toEqual([])
  })

  test('what was chosen before signing in is of the account too, unless the account has said something later', async () => {
    const consentId = aConsentId()
    await send({ ...settings, consentId })
    const { person } = await aSignedInPerson(deps)
    const join = () => db.transaction().execute((tx) => joinChoice(tx, person.id, `_ccp=2026-11.${consentId}`))
    const saysAnalytics = async () =>
      (await consentHistory(db, { personId: person.id })).filter(({ what }) => what === 'analytics')
    await join()
    await join()
    expect(await saysAnalytics()).toEqual([
      { what: 'analytics', isGiven: true, textVersion: '2026-11', decidedAt: clock.now() },
    ])
    expect(await consentHistory(db, { consentId })).toHaveLength(4)
    clock.advanceMs(1_000)
    const later = { what: 'analytics', isGiven: false, textVersion: '2026-11', decidedAt: clock.now() } as const
    await recordConsent(db, person.id, later)
    await join()
    expect((await saysAnalytics())[0]).toEqual(later)
    await db.transaction().execute((tx) => joinChoice(tx, person.id, '_ccp=2026-11'))
    expect(await saysAnalytics()).toHaveLength(2)
  })

  test('of a stranger who agrees to nothing there is nothing to prove, and nothing is kept', async () => {
    const before = await countRecords()
    expect(await send({ ...settings, analytics: false })).toBe(204)
    expect(await countRecords()).toBe(before)
  })

  test('one network is not kept without end', async () => {
    const { keep } = createConsentChoices({ db, clock })
    const choice = { consent: settings, textVersion: '2026-11', personId: null, consentId: null }
    const outcomes = await Promise.all(Array.from({ length: 61 }, () => keep({ ...choice, network: '192.0.2.77' })))
    expect(outcomes.filter((each) => each === undefined)).toHaveLength(60)
    expect(outcomes.at(-1)).toMatchObject({ code: 'too_many_requests' })
    expect(await keep({ ...choice, network: '192.0.2.78' })).toBeUndefined()
  })

  test('proofs without an account are forgotten by their age, a person’s stay', async () => {
    const [consentId, { person, header }] = [aConsentId(), await aSignedInPerson(deps, { email: 'rui@exemplo.pt' })]
    await send({ ...settings, consentId }, { ip: '192.0.2.9' })
    await send(settings, { cookie: header, ip: '192.0.2.9' })
    await forgetProofs(db, new Date(clock.now().getTime() - 1))
    expect(await consentHistory(db, { consentId })).toHaveLength(4)
    await forgetProofs(db, clock.now())
    expect(await consentHistory(db, { consentId })).toEqual([])
    expect(await consentHistory(db, { personId: person.id })).toHaveLength(4)
  })
})
