import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearCache, configureCache, GrowthBook, setPolyfills } from '@growthbook/growthbook'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { FetchEventSource } from './testing-event-source.ts'
import { testFlags } from './testing.ts'

/** the unchanged public package against our addresses, over real sockets. */

const database = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00.000Z')
const port = await freePort(0)
const { app, set, clientKey } = testFlags({ db: database.db, clock }, { env: { PORT: String(port) } })
const apiHost = await app.listen({ port, host: '127.0.0.1' })
afterAll(() => app.close())

const asked: string[] = []
const underWay: Promise<unknown>[] = []
setPolyfills({
  fetch: (url: string, init?: RequestInit) => {
    asked.push(new URL(url).pathname.replace(/sdk-.*/, '{key}'))
    const answer = fetch(url, init)
    underWay.push(answer)
    return answer
  },
  EventSource: FetchEventSource,
})
const opened: GrowthBook[] = []
function growthbook(options: object = {}) {
  const made = new GrowthBook({ apiHost, clientKey: clientKey(), attributes: { id: 'visitor-1' }, ...options })
  opened.push(made)
  return made
}

const variations = [
  { key: 'old', name: 'Old' },
  { key: 'new', name: 'New' },
]
beforeEach(async () => {
  asked.length = 0
  clock.advanceMs(1_000)
  await set({
    features: {
      colour: { defaultValue: 'blue', rules: [{ force: 'red', condition: { country: 'PT' } }] },
      words: { defaultValue: 'a', rules: [{ experiment: 'words', variations: ['a', 'b'] }] },
      secret: { defaultValue: 0, rules: [{ force: 1, condition: { id: { $inGroup: 'staff' } } }] },
    },
    experiments: [{ key: 'words', name: 'Words', status: 'running', variations }],
    savedGroups: { staff: { type: 'list', attributeKey: 'id', values: ['visitor-1'] } },
  })
})
afterEach(async () => {
  // What is asked for in the background would come into the next test's cache.
  await Promise.allSettled(underWay.splice(0))
  for (const each of opened.splice(0)) each.destroy({ destroyAllStreams: true })
  await clearCache()
  configureCache({ backgroundSync: true })
})

vi.setConfig({ testTimeout: 10_000 })

describe('A-07 the public package', () => {
  test('fetches features and decides by them, telling of experiments', async () => {
    const seen: string[] = []
    const visitor = growthbook({
      attributes: { id: 'visitor-1', country: 'PT' },
      trackingCallback: (experiment: { key: string }, result: { key: string }) =>
        void seen.push(`${experiment.key}|${result.key}`),
    })
    expect(await visitor.init()).toEqual({ success: true, source: 'network' })
    expect(visitor.getFeatureValue('colour', '')).toBe('red')
    const words = visitor.getFeatureValue('words', '')
    expect(seen).toEqual([words === 'a' ? 'words|old' : 'words|new'])
    expect(asked).toEqual(['/api/features/{key}'])
  })

  test('a change streams to who is open: they are told, ask anew and have it', async () => {
    const visitor = growthbook()
    await visitor.init({ streaming: true })
    const changed = new Promise<void>((resolve) => visitor.setRenderer(resolve))
    await vi.waitFor(() => expect(FetchEventSource.openCount()).toBe(1))
    await set({ features: { colour: { defaultValue: 'green' } } })
    await changed
    expect(visitor.getFeatureValue('colour', '')).toBe('green')
    expect(asked).toEqual(['/api/features/{key}', '/api/features/{key}'])
  })

  test('remote evaluation gives values, tells of experiments, and follows changes as its own values', async () => {
    const seen: string[] = []
    const visitor = growthbook({
      remoteEval: true,
      trackingCallback: (experiment: { key: string }, result: { key: string }) =>
        void seen.push(`${experiment.key}|${result.key}`),
    })
    await visitor.init({ streaming: true })
    expect(visitor.getFeatureValue('secret', 0)).toBe(1)
    visitor.getFeatureValue('words', '')
    expect(seen).toHaveLength(1)
    expect(JSON.stringify(visitor.getPayload())).not.toMatch(/condition|coverage|savedGroup|inGroup/)
    await vi.waitFor(() => expect(FetchEventSource.openCount()).toBe(1))
    const changed = new Promise<void>((resolve) => visitor.setRenderer(resolve))
    await set({ savedGroups: { staff: { type: 'list', attributeKey: 'id', values: [] } } })
    await changed
    expect(visitor.getFeatureValue('secret', 0)).toBe(0)
    expect(new Set(asked)).toEqual(new Set(['/api/eval/{key}']))
  })

  test('X-02 a key that is nobody’s is the package’s own HTTP error', async () => {
    const answer = await growthbook({ clientKey: 'sdk-0000000000000000' }).init()
    expect([answer.success, answer.error?.message]).toEqual([false, 'HTTP error: 404'])
  })
})

describe('X-06 the cache of the package that is in use', () => {
  const MINUTE = 60_000
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const sourceOf = async (options: object = {}) => (await growthbook(options).init()).source

  test('stale after a minute: then the old is given and the new is asked for', async () => {
    await sourceOf()
    later(MINUTE - 1_000)
    expect([await sourceOf(), asked.length]).toEqual(['cache', 1])
    later(2_000)
    expect([await sourceOf(), asked.length]).toEqual(['cache', 2])
  })

  test.each([
    [-1_000, 'cache'],
    [1_000, 'network'],
  ])('given up to four hours and not after: %i ms from then it is from the %s', async (ms, source) => {
    await sourceOf()
    later(4 * 60 * MINUTE + ms)
    expect(await sourceOf()).toBe(source)
  })

  test('ten entries, the stalest goes first', async () => {
    const remote = (id: number) => ({ remoteEval: true, attributes: { id: String(id) } })
    for (let id = 0; id < 11; id += 1) {
      await sourceOf(remote(id))
      later(1_000)
    }
    expect(await sourceOf(remote(10))).toBe('cache')
    expect(await sourceOf(remote(1))).toBe('cache')
    expect(await sourceOf(remote(0))).toBe('network')
  })
})
