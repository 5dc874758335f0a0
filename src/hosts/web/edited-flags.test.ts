import { afterAll, expect, test } from 'vitest'
import { undoFlags } from '#domains/flags/backoffice/save-flag.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const marketplace = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = marketplace
const { app } = whole
afterAll(() => marketplace.close())
const deps = { db, clock: bench.clock }
const { header, person } = await aSignedInPerson(deps, { email: 'ada@exemplo.pt', roles: { admin: true } }, SECRET)
const origin = 'http://localhost:3000'
const KEY = flagNames.shopTheLook

async function flags() {
  return (await app.inject({ url: '/v1/backoffice/flags', headers: { cookie: header } })).json()
}
async function flag() {
  return (await flags()).features.find(({ key }: { key: string }) => key === KEY)
}
function save(payload: object) {
  return app.inject({ method: 'POST', url: '/v1/backoffice/flags', headers: { cookie: header, origin }, payload })
}

function post(fields: Readonly<Record<string, string>>) {
  return app.inject({
    method: 'POST',
    url: `/admin/flags/${KEY}`,
    headers: { cookie: header, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

test('B-08 a flag is set where it is still what was read, told to the log, and put back', async () => {
  const { version, definition } = await flag()
  const wrong = { subject: 'feature', key: KEY, version, definition: { ...definition, defaultValue: 'sim', rules: 3 } }
  expect((await save(wrong)).json().detail).toContain(`features.${KEY}.rules`)
  const set = {
    subject: 'feature',
    key: KEY,
    version,
    definition: { ...definition, defaultValue: !definition.defaultValue },
  }
  expect((await save(set)).statusCode).toBe(200)
  expect((await save(set)).json().code).toBe('conflict')
  const after = (await flag()).definition
  expect(after.defaultValue).toBe(!definition.defaultValue)
  const told = await db
    .selectFrom('audit.change')
    .select(['by_person', 'kind', 'thing_id', 'before', 'after'])
    .execute()
  expect(told).toEqual([{ by_person: person.id, kind: 'flags.feature', thing_id: KEY, before: definition, after }])
  const undo = undoFlags({ clock: bench.clock, environment: 'development' }).find(
    ({ kind }) => kind === 'flags.feature',
  )
  const change = { id: 1, thingId: KEY, action: 'set', before: definition, after, by: person.id }
  const back = () => db.transaction().execute(async (tx) => (await undo?.undo(tx, change)) ?? 'unknown')
  expect([await back(), await back(), (await flag()).definition]).toEqual(['undone', 'changed', definition])
})

test('B-08 an experiment is written, started, read with its results', async () => {
  const definition = {
    name: 'Palavras do botão',
    status: 'draft',
    variations: [
      { key: 'a', name: 'Como está' },
      { key: 'b', name: 'Outra' },
    ],
    goals: ['click_out'],
  }
  expect((await save({ subject: 'experiment', key: 'botao', version: null, definition })).statusCode).toBe(200)
  const [{ version, definition: kept }] = (await flags()).experiments
  await save({ subject: 'experiment', key: 'botao', version, definition: { ...kept, status: 'running' } })
  const result = (await app.inject({ url: '/v1/backoffice/experiments/botao', headers: { cookie: header } })).json()
  expect([result.startedAt !== null, result.variations.map(({ users }: { users: number }) => users)]).toEqual([
    true,
    [0, 0],
  ])
  for (const screen of ['/admin/flags', `/admin/flags/${KEY}`, '/admin/experiencias', '/admin/experiencias/botao']) {
    const answer = await app.inject({ url: screen, headers: { cookie: header } })
    expect([screen, answer.statusCode, answer.body.includes('· Gestão · Poiso</title>')]).toEqual([screen, 200, true])
  }
})

test('B-08 a refused form is still of the version that was read: what somebody else has saved since is not written over', async () => {
  const { version, definition } = await flag()
  const others = { ...definition, description: 'De outra pessoa.' }
  expect((await save({ subject: 'feature', key: KEY, version, definition: others })).statusCode).toBe(200)
  const switched = String(!definition.defaultValue)
  const typed = { version, defaultValueWas: String(definition.defaultValue), defaultValue: switched }
  const { body } = await post({ ...typed, definition: '{nada' })
  expect(/name="version" value="([^"]+)"/.exec(body)?.[1]).toBe(version)
  expect(body).toMatch(new RegExp(`value="${switched}" selected`))
  const again = await post({ ...typed, definition: JSON.stringify(definition), confirmed: '1' })
  expect([again.body.includes('Isto mudou entretanto'), again.body.includes('De outra pessoa.')]).toEqual([true, true])
  expect((await flag()).definition).toEqual(others)
  await save({ subject: 'feature', key: KEY, version: (await flag()).version, definition })
})

test('B-08 a flag is switched by its form, after its effect was confirmed; what is no JSON stays in its field', async () => {
  const { version, definition } = await flag()
  expect((await post({ version, definition: '{nada' })).body).toContain('{nada</textarea>')
  expect((await post({ version, definition: '[1]' })).body).toContain('Isto não é JSON.')
  const was = String(definition.defaultValue)
  const refused = await post({
    version,
    definition: '{"defaultValue":true,"rules":[{"force":1,"coverage":7}]}',
    confirmed: '1',
  })
  expect(refused.body).toMatch(/Há valores que não podem ser aceites: [^<]*rules/)
  expect(refused.body).not.toMatch(/Invalid|expected|Too big/)
  const fields = {
    version,
    definition: JSON.stringify(definition),
    defaultValueWas: was,
    defaultValue: String(!definition.defaultValue),
  }
  expect((await post(fields)).body).toContain('dentro de dois segundos')
  expect((await post({ ...fields, confirmed: '1' })).body).toContain('Guardado.')
  expect((await flag()).definition.defaultValue).toBe(!definition.defaultValue)
  expect((await post({ ...fields, confirmed: '1' })).body).toContain('Isto mudou entretanto')
  // Changed in the JSON, and left alone above it.
  const switched = String(!definition.defaultValue)
  const typed = { version: (await flag()).version, definition: fields.definition, defaultValueWas: switched }
  await post({ ...typed, defaultValue: switched, confirmed: '1' })
  expect((await flag()).definition.defaultValue).toBe(definition.defaultValue)
})
