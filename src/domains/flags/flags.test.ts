import { describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import { evaluateFeaturesCall, featuresCall } from './calls.ts'
import { followFlags, MAX_AGE_MS } from './flags-follower.ts'
import { loadChanges } from './storage/load-changes.ts'
import { testFlags } from './testing.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-26T10:00:00.000Z')
const { app, flags, set, clientKey } = testFlags({ db, clock })

const experiment = {
  key: 'button-words',
  name: 'Words of the button',
  status: 'running',
  variations: [
    { key: 'old', name: 'As it was' },
    { key: 'new', name: 'Shorter' },
  ],
  goals: ['click_out'],
}
await set({
  features: {
    'button-words': {
      defaultValue: 'Ver na loja',
      rules: [{ experiment: 'button-words', variations: ['Ver na loja', 'Ver'] }],
    },
    'for-staff': { defaultValue: false, rules: [{ force: true, condition: { id: { $inGroup: 'staff' } } }] },
    hidden: { isRemoteOnly: true, defaultValue: 1, rules: [{ force: 2, condition: { country: 'PT' } }] },
  },
  experiments: [experiment],
  savedGroups: { staff: { type: 'list', attributeKey: 'id', values: ['ana@poiso.example'] } },
})

async function evaluated(body: object) {
  const answer = await app.inject({ method: 'POST', url: `/api/eval/${clientKey()}`, payload: body })
  return { status: answer.statusCode, text: answer.body, features: answer.json().features }
}

describe('A-07 GET /api/features', () => {
  test('E-16 gives features, experiments, saved groups and the date, and says that it streams', async () => {
    const answer = await app.inject({ url: `/api/features/${clientKey()}` })
    expect(Object.keys(answer.json())).toEqual(['features', 'experiments', 'savedGroups', 'dateUpdated'])
    expect(answer.json().features[flagNames.blackFriday]).toEqual({ defaultValue: false })
    expect(answer.json().features['button-words'].rules[0]).toMatchObject({ key: 'button-words', hashVersion: 2 })
    expect(answer.headers).toMatchObject({ 'x-sse-support': 'enabled', 'cache-control': 'public, no-cache' })
    expect(answer.headers['access-control-expose-headers']).toContain('x-sse-support')
  })

  test('lists of people and rules that are only evaluated here have not left', async () => {
    const { body } = await app.inject({ url: `/api/features/${clientKey()}` })
    const { features, savedGroups } = JSON.parse(body)
    expect([features['for-staff'], features.hidden, savedGroups]).toEqual([
      { defaultValue: false },
      { defaultValue: 1 },
      {},
    ])
    expect(body).not.toContain('ana@')
  })

  test('who has it already is told so', async () => {
    const first = await app.inject({ url: `/api/features/${clientKey()}` })
    const again = await app.inject({
      url: `/api/features/${clientKey()}`,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('a key that is nobody’s is 404', async () => {
    for (const key of ['sdk-0000000000000000', '__proto__', 'constructor'])
      expect((await app.inject({ url: `/api/features/${key}` })).statusCode).toBe(404)
    expect((await app.inject({ url: '/sub/sdk-0000000000000000' })).statusCode).toBe(404)
  })
})

describe('A-07 POST /api/eval', () => {
  test('gives values alone: no condition, share, list or other variation leaves', async () => {
    const { features, text } = await evaluated({ attributes: { id: 'ana@poiso.example', country: 'PT' } })
    expect([features['for-staff'], features.hidden]).toEqual([{ defaultValue: true }, { defaultValue: 2 }])
    expect(text).not.toMatch(/condition|coverage|weights|variations|hashVersion|seed|savedGroups/)
  })

  test('an experiment that decided comes with what the package tells of it', async () => {
    const { features } = await evaluated({ attributes: { id: 'visitor-1' } })
    const [rule] = features['button-words'].rules
    expect(rule.force).toBe(features['button-words'].defaultValue)
    expect(rule.tracks).toMatchObject([
      {
        experiment: { key: 'button-words' },
        result: { hashAttribute: 'id', hashValue: 'visitor-1', inExperiment: true },
      },
    ])
  })

  test('visitors force nothing: neither features nor variations, nor by the address', async () => {
    const attributes = { id: 'visitor-1' }
    const plain = await evaluated({ attributes })
    const forcing = { attributes, forcedFeatures: [['for-staff', true]], url: 'https://poiso.example/?button-words=0' }
    for (const variation of [0, 1])
      expect((await evaluated({ ...forcing, forcedVariations: { 'button-words': variation } })).features).toEqual(
        plain.features,
      )
  })

  test('attributes with the names of what every object has are refused, and deep ones are cut', async () => {
    const deep = JSON.parse('{"a":'.repeat(20) + '1' + '}'.repeat(20))
    expect((await evaluated({ attributes: { deep, id: 'x' } })).features.hidden).toEqual({ defaultValue: 1 })
    for (const attributes of ['{"__proto__":{"country":"PT"}}', '{"constructor":{"prototype":{"country":"PT"}}}'])
      expect((await evaluated({ attributes: JSON.parse(attributes) })).status).toBe(400)
  })
})

describe('A-07 an admin in admin mode', () => {
  const caller = { userId: 1 as never, isAdmin: true, isEshop: false, roles: new Set<never>() }
  test.each([
    [true, true],
    [false, false],
  ])('forces features and variations only with the mode on: %s', async (adminMode, forces) => {
    const admin = testFlags({ db, clock }, { identify: async () => ({ ...caller, adminMode }) })
    await admin.flags.refresh()
    const answer = await admin.app.inject({
      method: 'POST',
      url: `/api/eval/${clientKey()}`,
      payload: { attributes: {}, forcedFeatures: [['for-staff', true]] },
    })
    expect(answer.json().features['for-staff'].defaultValue).toBe(forces)
  })
})

describe('what is set is followed', () => {
  test('each change is kept: who, when, from what to what', async () => {
    await set({ features: { shade: { defaultValue: 1 } } })
    await set({ features: { shade: { defaultValue: 2 } } })
    const changes = await loadChanges(db, { key: 'shade', most: 5 })
    expect(changes).toMatchObject([
      {
        who: 'a test',
        at: clock.now(),
        environment: 'development',
        before: { defaultValue: 1 },
        after: { defaultValue: 2 },
      },
      { before: null, after: { defaultValue: 1 } },
    ])
    expect(await set({ features: { shade: { defaultValue: 2 } } })).toEqual({ kind: 'set', changed: [] })
  })

  test('pages read the same flags through the port; while nobody has set one it is as the product begins', async () => {
    const pages = flags.ofPages(0)
    const days = () => pages.numberOf(flagNames.christmasDeliveryDays, 5)
    expect([days(), pages.isOn(flagNames.blackFriday), pages.isOn('unknown'), pages.isOn('__proto__')]).toEqual([
      0,
      false,
      false,
      false,
    ])
    await set({ features: { [flagNames.christmasDeliveryDays]: { defaultValue: 21 } } })
    expect(days()).toBe(21)
  })

  test('fault D8 the last known flags stand in for a database that is away for four hours, then they are as the product begins', async () => {
    const own = followFlags({ db, clock, environment: 'development' })
    await own.refresh()
    const days = () => own.ofPages(0).numberOf(flagNames.christmasDeliveryDays, 0)
    clock.advanceMs(MAX_AGE_MS - 1)
    expect(days()).toBe(21)
    clock.advanceMs(1)
    expect(days()).toBe(0)
    await own.refresh()
    expect(days()).toBe(21)
  })
})

callBattery(featuresCall, { app, example: { params: { clientKey: clientKey() } } })
callBattery(evaluateFeaturesCall, {
  app,
  example: { params: { clientKey: clientKey() }, body: { attributes: { id: 'a' } } },
})
