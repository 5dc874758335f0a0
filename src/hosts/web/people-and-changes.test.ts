import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listChangesCall } from '#domains/audit/calls.ts'
import { auditRoutes } from '#domains/audit/routes.ts'
import {
  changeRoleCall,
  endSessionsCall,
  erasePersonCall,
  exportPersonCall,
  listPeopleCall,
  showPersonCall,
} from '#domains/identity/backoffice/calls.ts'
import { peopleRoutes } from '#domains/identity/backoffice/people-routes.ts'
import { currentUser, identifyBy, loginTokens, namesOf } from '#domains/identity/contract.ts'
import { createErasures } from '#domains/identity/erase/erasures.ts'
import { createExports } from '#domains/identity/export/exports.ts'
import { undoRoles } from '#domains/identity/roles/change-roles.ts'
import type { StoredRoles } from '#domains/identity/roles/stored-roles.ts'
import { aSignedInPerson, TEST_SECRET } from '#domains/identity/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testServer } from '#platform/http/testing.ts'
import { asId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-26T10:00:00Z')
const log = createLog({ level: 'silent' })
const tokens = loginTokens({ secret: TEST_SECRET, site: 'poiso', clock })

const erasures = createErasures({ db, clock, site: 'poiso', undoPath: (code) => `/anular/${code}` })

function aBackOffice(staffPasskeyHours = 0) {
  const config = { url: 'http://localhost:3000', project: 'poiso', hosts: {}, staffPasskeyHours }
  const { app } = testServer({ clock, identify: identifyBy(currentUser({ db, clock, tokens, config, log })) })
  const exports = createExports({ db, clock, path: '/dados' })
  peopleRoutes(app, { db, clock, site: 'poiso', exports, erasures })
  const undo = undoRoles('poiso')
  auditRoutes(app, { db, namesOf, undoOf: (kind) => (kind === undo.kind ? undo : null) })
  return app
}
const app = aBackOffice()
afterAll(() => app.close())

let counter = 0
async function someone(roles: StoredRoles = {}, name = 'Ana Reis') {
  counter += 1
  const { person, header } = await aSignedInPerson({ db, clock }, { email: `p${counter}@exemplo.pt`, name, roles })
  return { id: person.id, cookie: header }
}
const sofia = await someone({ admin: true }, 'Sofia Antunes')

async function call(
  who: { readonly cookie: string },
  method: 'GET' | 'POST',
  url: string,
  payload?: Record<string, unknown>,
  server = app,
) {
  const answer = await server.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body, ...(answer.body.startsWith('{') ? answer.json<Body>() : {}) }
}
interface Body {
  readonly code?: string
  readonly rows?: readonly Record<string, unknown>[]
  readonly rolesVersion?: string
  readonly sessions?: readonly { id: number }[]
  readonly person?: { readonly roles: readonly string[] }
}
function people(rest = ''): string {
  return `${listPeopleCall.path}${rest}`
}
async function versionOf(id: number): Promise<string> {
  return (await call(sofia, 'GET', people(`/${id}`))).rolesVersion ?? ''
}
async function setRole(who: { readonly cookie: string }, id: number, role: string, isGiven: boolean, version?: string) {
  const payload = { role, isGiven, version: version ?? (await versionOf(id)), reason: 'equipa nova' }
  return call(who, 'POST', people(`/${id}/roles`), payload)
}
async function changes(filter: string, who = sofia) {
  return (await call(who, 'GET', `${listChangesCall.path}?${filter}`)).rows ?? []
}

describe('B-08 calls of people', async () => {
  const [example, erased] = [await someone({ staff: { feeds: true } }), await someone()]
  const params = { personId: example.id }
  const reason = 'pedido por telefone'
  const options = { app, cookie: sofia.cookie }
  callBattery(listPeopleCall, { ...options, example: {} })
  callBattery(showPersonCall, { ...options, example: { params } })
  const body = { role: 'feeds', isGiven: true, version: await versionOf(example.id), reason }
  callBattery(changeRoleCall, { ...options, example: { params, body } })
  callBattery(endSessionsCall, { ...options, example: { params, body: { sessionId: 999_999, reason } } })
  callBattery(exportPersonCall, { ...options, example: { params, body: { reason } } })
  callBattery(erasePersonCall, {
    ...options,
    example: { params: { personId: erased.id }, body: { isAsked: true, reason } },
  })
  callBattery(listChangesCall, { ...options, example: {} })
})

describe('B-08 people are found', () => {
  test('by a typed address and by its hash; the list shows neither', async () => {
    const found = await someone({}, 'Única Pessoa')
    const [row] = (await call(sofia, 'GET', people(`?q=${encodeURIComponent(` P${counter}@EXEMPLO.pt `)}`))).rows ?? []
    expect(row).toMatchObject({ id: found.id, maskedEmail: 'p•••@e•••.pt' })
    const byHash = await call(sofia, 'GET', people(`?q=${String(row?.['emailHash'])}`))
    expect(byHash.rows?.map(({ id }) => id)).toEqual([found.id])
    expect(byHash.body).not.toContain('exemplo.pt')
  })
  test('by a number, a part of a name with its signs, and a role on this site', async () => {
    const one = await someone({ staff: { finance: { poiso: true } } }, 'Zé 100% Certo')
    await someone({ staff: { finance: { outro: true } } }, 'Zé 1000 Certo')
    const ids = async (query: string) => (await call(sofia, 'GET', people(query))).rows?.map(({ id }) => id)
    expect([await ids(`?q=${one.id}`), await ids('?q=100%25'), await ids('?role=finance')]).toEqual([
      [one.id],
      [one.id],
      [one.id],
    ])
    expect(await ids('?role=any')).toContain(sofia.id)
  })
  test('as CSV, without a formula', async () => {
    await someone({}, '=1+1')
    const { body } = await call(sofia, 'GET', people('.csv?sort=-id'))
    expect(body).toContain(`"'=1+1"`)
    expect(body).not.toContain('exemplo.pt')
  })
})

describe('B-08 E-13 P-03 roles', () => {
  test('one that is given holds at the next request, and ends with the next one after it was taken', async () => {
    const editor = await someone()
    const list = () => call(editor, 'GET', listChangesCall.path)
    expect((await list()).status).toBe(403)
    expect((await setRole(sofia, editor.id, 'content', true)).status).toBe(200)
    expect((await list()).status).toBe(200)
    expect((await setRole(sofia, editor.id, 'content', false)).status).toBe(200)
    expect((await list()).status).toBe(403)
    const told = await changes(`kind=identity.roles&thingId=${editor.id}`)
    expect(told.map(({ action, by, before, after, reason }) => [action, by, before, after, reason])).toEqual([
      [
        'taken',
        { id: sofia.id, name: 'Sofia Antunes' },
        { admin: false, staff: { content: { poiso: true } } },
        { admin: false, staff: {} },
        'equipa nova',
      ],
      [
        'given',
        { id: sofia.id, name: 'Sofia Antunes' },
        { admin: false, staff: {} },
        { admin: false, staff: { content: { poiso: true } } },
        'equipa nova',
      ],
    ])
  })
  test('an admin of another site, and narrow roles, give nothing', async () => {
    const target = await someone()
    const others: StoredRoles[] = [
      { admin: { outro: true } },
      { staff: { content: true, feeds: true, moderation: true, finance: true } },
      { eshop: true, eshops: ['loja'] },
    ]
    for (const roles of others) expect((await setRole(await someone(roles), target.id, 'admin', true)).status).toBe(403)
    expect((await call(await someone({ admin: { poiso: true } }), 'GET', people())).status).toBe(200)
    expect((await call(await someone({ admin: { '': true } }), 'GET', people())).status).toBe(200)
  })
  test('what another admin has changed since is told, and nothing is written', async () => {
    const target = await someone()
    const version = await versionOf(target.id)
    await setRole(sofia, target.id, 'feeds', true, version)
    expect(await setRole(sofia, target.id, 'moderation', true, version)).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    expect((await call(sofia, 'GET', people(`/${target.id}`))).person?.roles).toEqual(['feeds'])
  })
  test('nobody takes their own admin’s role; two who take one another’s leave one', async () => {
    expect((await setRole(sofia, sofia.id, 'admin', false)).status).toBe(422)
    const [a, b] = [await someone({ admin: true }), await someone({ admin: true })]
    const [ofA, ofB] = [await versionOf(a.id), await versionOf(b.id)]
    const both = await Promise.all([setRole(a, b.id, 'admin', false, ofB), setRole(b, a.id, 'admin', false, ofA)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })
})

describe('B-08 what is done for people', () => {
  const reason = 'pedido por carta'
  test('a session that is ended is nobody’s, and all of them', async () => {
    const person = await someone({ staff: { feeds: true } })
    const isIn = async () => (await call(person, 'GET', listChangesCall.path)).status
    const [session] = (await call(sofia, 'GET', people(`/${person.id}`))).sessions ?? []
    expect(await isIn()).toBe(200)
    const end = (sessionId: number | null) =>
      call(sofia, 'POST', people(`/${person.id}/sessions/end`), { sessionId, reason })
    expect((await end(session?.id ?? 0)).body).toBe('{"ended":1}')
    expect([await isIn(), (await end(null)).body]).toEqual([401, '{"ended":0}'])
    expect(await changes(`kind=identity.sessions&thingId=${person.id}`)).toMatchObject([{ action: 'ended', reason }])
  })
  test('a session that is over is not one that was ended', async () => {
    const person = await someone()
    await sql`update identity.session set expires_at = ${clock.now()} where person_id = ${person.id}`.execute(db)
    const ended = await call(sofia, 'POST', people(`/${person.id}/sessions/end`), { sessionId: null, reason })
    expect(ended.body).toBe('{"ended":0}')
    expect(await changes(`kind=identity.sessions&thingId=${person.id}`)).toEqual([])
  })
  test('erasing is asked and undone, told each time; who has a role is not erased', async () => {
    const [person, staff] = [await someone(), await someone({ staff: { content: true } })]
    const ask = (id: number, isAsked: boolean) => call(sofia, 'POST', people(`/${id}/erasure`), { isAsked, reason })
    expect((await ask(person.id, true)).body).toContain('2026-12-10T10:00:00.000Z')
    expect((await ask(person.id, true)).status).toBe(200)
    expect((await ask(person.id, false)).body).toBe('{"dueAt":null}')
    expect((await ask(staff.id, true)).code).toBe('conflict')
    const told = await changes(`kind=identity.erasure&thingId=${person.id}`)
    expect(told.map(({ action }) => action)).toEqual(['undone', 'asked'])
  })
  test('who waits to be erased is given no role, by no way; of both at once one is done', async () => {
    const person = await someone()
    const ask = (id: number) => call(sofia, 'POST', people(`/${id}/erasure`), { isAsked: true, reason })
    await setRole(sofia, person.id, 'feeds', true)
    await setRole(sofia, person.id, 'feeds', false)
    const [taken] = await changes(`kind=identity.roles&thingId=${person.id}`)
    await ask(person.id)
    expect(await setRole(sofia, person.id, 'content', true)).toMatchObject({ status: 422, code: 'unprocessable' })
    const undone = await call(sofia, 'POST', `${listChangesCall.path}/${String(taken?.['id'])}/undo`, { reason })
    expect(undone.code).toBe('unprocessable')
    expect((await call(sofia, 'GET', people(`/${person.id}`))).person?.roles).toEqual([])
    const other = await someone()
    const version = await versionOf(other.id)
    const both = await Promise.all([ask(other.id), setRole(sofia, other.id, 'content', true, version)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })
  test('an admin who waits to be erased gives and takes no role', async () => {
    const [admin, other] = [await someone({ admin: true }), await someone()]
    expect(await erasures.ask(asId(admin.id))).toBe('asked')
    const { header } = await aSignedInPerson(
      { db, clock },
      { email: `p${counter - 1}@exemplo.pt`, roles: { admin: true } },
    )
    expect((await setRole({ cookie: header }, other.id, 'feeds', true)).status).toBe(403)
  })
  test('an erasure that has begun, or that nobody asked for, is not said to be undone', async () => {
    const person = await someone()
    const ask = (isAsked: boolean) => call(sofia, 'POST', people(`/${person.id}/erasure`), { isAsked, reason })
    expect(await ask(false)).toMatchObject({ status: 409, code: 'conflict' })
    await ask(true)
    await sql`update identity.erasure set due_at = ${clock.now()} where person_id = ${person.id}`.execute(db)
    expect(await ask(false)).toMatchObject({ status: 409, code: 'conflict' })
    expect(await changes(`kind=identity.erasure&thingId=${person.id}`)).toMatchObject([{ action: 'asked' }])
  })
  test('a copy is made for them, three a day at most, each told once', async () => {
    const person = await someone()
    const ask = async () => (await call(sofia, 'POST', people(`/${person.id}/export`), { reason })).body
    expect([await ask(), await ask()]).toEqual(['{"outcome":"asked"}', '{"outcome":"waiting"}'])
    expect(await changes(`kind=identity.export&thingId=${person.id}`)).toHaveLength(1)
  })
})

describe('B-08 the audit log', () => {
  beforeEach(() => clock.advanceMs(1))
  async function undo(id: unknown, who = sofia) {
    return call(who, 'POST', `${listChangesCall.path}/${String(id)}/undo`, { reason: 'engano' })
  }
  test('takes a change of roles back, tells that, and takes that back too', async () => {
    const person = await someone()
    await setRole(sofia, person.id, 'feeds', true)
    const log1 = await changes(`kind=identity.roles&thingId=${person.id}`)
    expect([log1[0]?.['canUndo'], (await undo(log1[0]?.['id'])).status]).toEqual([true, 200])
    const log2 = await changes(`kind=identity.roles&thingId=${person.id}`)
    expect(log2).toMatchObject([
      { action: 'undone', undoes: log1[0]?.['id'], reason: 'engano', canUndo: true },
      { undoneBy: log2[0]?.['id'], canUndo: false },
    ])
    expect((await call(sofia, 'GET', people(`/${person.id}`))).person?.roles).toEqual([])
    expect([(await undo(log1[0]?.['id'])).code, (await undo(log2[0]?.['id'])).status]).toEqual(['conflict', 200])
    expect((await call(sofia, 'GET', people(`/${person.id}`))).person?.roles).toEqual(['feeds'])
  })
  test('refuses what was changed since, whether the log knows it or not', async () => {
    const person = await someone()
    await setRole(sofia, person.id, 'feeds', true)
    const [first] = await changes(`thingId=${person.id}`)
    await sql`update identity.person set roles = '{}' where id = ${person.id}`.execute(db)
    expect((await undo(first?.['id'])).code).toBe('conflict')
    await setRole(sofia, person.id, 'content', true)
    expect((await undo(first?.['id'])).code).toBe('conflict')
  })
  test('what cannot be taken back says so; nobody takes their own role away by it', async () => {
    const person = await someone()
    await call(sofia, 'POST', people(`/${person.id}/sessions/end`), { sessionId: null, reason: 'teste' })
    const [ended] = await changes(`thingId=${person.id}`)
    expect([ended?.['canUndo'], (await undo(ended?.['id'])).code, (await undo(2_000_000)).code]).toEqual([
      false,
      'unprocessable',
      'not_found',
    ])
    const admin = await someone()
    await setRole(sofia, admin.id, 'admin', true)
    const [given] = await changes(`thingId=${admin.id}`)
    expect((await undo(given?.['id'], admin)).code).toBe('forbidden')
  })
  test('an editor sees and takes back their own changes alone', async () => {
    const editor = await someone({ staff: { content: true } })
    await sql`insert into audit.change (by_person, kind, thing_id, action) values (${editor.id}, 'content.banner', '5', 'set')`.execute(
      db,
    )
    expect((await changes('by=0', editor)).map(({ kind }) => kind)).toEqual(['content.banner'])
    const [given] = await changes('kind=identity.roles')
    expect((await undo(given?.['id'], editor)).code).toBe('not_found')
  })
  test('is filtered by who, what, and time, and is the same as CSV', async () => {
    await sql`insert into audit.change (at, kind, thing_id, action, reason) values ('2026-01-05', 'eshops.hold', '=7', 'released', 'visto')`.execute(
      db,
    )
    const day = 'from=2026-01-05&to=2026-01-05'
    expect(await changes(`by=0&${day}`)).toMatchObject([{ kind: 'eshops.hold', by: null }])
    expect(await changes('from=2026-01-06&kind=eshops.hold')).toEqual([])
    expect(await changes('q=visto')).toHaveLength(1)
    const { body } = await call(sofia, 'GET', `${listChangesCall.path}.csv?kind=eshops.hold`)
    expect(body.split('\r\n')[1]).toContain(`"programa","eshops.hold","'=7","released"`)
  })
})

describe('B-08 with passkeys demanded of staff', () => {
  const strict = aBackOffice(12)
  afterAll(() => strict.close())
  test('a role is used in a session that a passkey has opened within the hours, and in no other', async () => {
    const admin = await someone({ admin: true })
    const ask = () => call(admin, 'GET', people(), undefined, strict)
    expect(await ask()).toMatchObject({ status: 403, code: 'passkey_needed' })
    await sql`update identity.session set passkey_at = ${clock.now()} where person_id = ${admin.id}`.execute(db)
    expect((await ask()).status).toBe(200)
    await sql`update identity.session set passkey_at = ${new Date(clock.now().getTime() - 12 * 3_600_000)}
      where person_id = ${admin.id}`.execute(db)
    expect((await ask()).code).toBe('passkey_needed')
    expect((await call(await someone(), 'GET', people(), undefined, strict)).code).toBe('forbidden')
  })
})
