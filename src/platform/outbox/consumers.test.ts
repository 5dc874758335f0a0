import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { AROUND, recordedSpans } from '#platform/tracing/testing.ts'
import { consumerLags, consumersHealth } from './consumer-report.ts'
import { defineConsumer, type ReadEvent } from './define-consumer.ts'
import { keepEventPartitions } from './event-partitions.ts'
import { publishEvents } from './outbox.ts'
import { consumeAll, startConsumers } from './run-consumers.ts'
import { deadEvents, MOST_ATTEMPTS, retryEvents } from './set-aside.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-21T10:00:00Z')
const parts = { db, clock, log: createLog({ level: 'silent' }) }
let heard: string[] = []
let broken: (word: string) => boolean = () => false

const listener = defineConsumer({
  name: 'test.listener',
  events: ['test.said'],
  key: ({ payload }) => String(payload['key']),
  handle: async (tx, { payload }: ReadEvent) => {
    await sql`insert into test_heard (word) values (${String(payload['word'])})`.execute(tx)
    if (broken(String(payload['word']))) throw new Error(`cannot bear ${String(payload['word'])}`)
    heard.push(String(payload['word']))
  },
})

await sql`create table test_heard (word text not null)`.execute(db)
beforeEach(async () => {
  await sql`truncate outbox.domain_event, outbox.consumer, outbox.set_aside, test_heard`.execute(db)
  heard = []
  broken = () => false
  await listen()
})
afterAll(() => database.close())

function listen(): Promise<number> {
  return consumeAll(parts, listener)
}
function said(word: string, key = 'k', kind = 'test.said') {
  return { kind, payload: { word, key } }
}
async function say(...words: ReturnType<typeof said>[]): Promise<void> {
  await db.transaction().execute((tx) => publishEvents(tx, words))
}

describe('consumers of events', () => {
  test('hear their kinds once and in order, from their first start on', async () => {
    await say(said('a'), said('other', 'k', 'test.unheard'), said('b'))
    await say(said('c'))
    expect([await listen(), await listen(), heard]).toEqual([3, 0, ['a', 'b', 'c']])
    await consumeAll(parts, { ...listener, name: 'test.late' })
    expect(heard).toHaveLength(3)
  })

  test('go on with the trace in which an event was told, and see nothing of it', async () => {
    const { spans, stop } = recordedSpans()
    const payloads: object[] = []
    try {
      await say(said('a'))
      await consumeAll(parts, { ...listener, handle: async (_tx, { payload }) => void payloads.push(payload) })
    } finally {
      stop()
    }
    expect(payloads).toEqual([{ word: 'a', key: 'k' }])
    expect(spans.filter(({ name }) => name.startsWith('event '))).toEqual([
      {
        name: 'event test.said',
        kind: 'consumer',
        from: [AROUND],
        attributes: { 'poiso.event.consumer': 'test.listener' },
      },
    ])
  })

  test('one that begins with what is kept hears that too, in order, and once', async () => {
    const words = Array.from({ length: 150 }, (_, at) => said(`w${at}`))
    await say(...words, said('other', 'k', 'test.unheard'))
    await listen()
    heard = []
    const early = { ...listener, name: 'test.early', begins: 'with what is kept' as const }
    expect([await consumeAll(parts, early), await consumeAll(parts, early)]).toEqual([150, 0])
    await say(said('new'))
    await consumeAll(parts, early)
    expect(heard).toEqual([...words.map(({ payload }) => payload.word), 'new'])
  })

  test('more than a batch is worked through, each once', async () => {
    const words = Array.from({ length: 250 }, (_, at) => said(`w${at}`))
    await say(...words)
    expect(await listen()).toBe(250)
    expect(heard).toEqual(words.map(({ payload }) => payload.word))
  })

  test('a transaction that commits late is heard, though later ones were read before it', async () => {
    const opened = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const late = db.transaction().execute(async (tx) => {
      await publishEvents(tx, [said('late')])
      opened.resolve()
      await commit.promise
    })
    await opened.promise
    await say(said('early'))
    await listen()
    expect(heard).toEqual(['early'])
    commit.resolve()
    await late
    await listen()
    expect(heard).toEqual(['early', 'late'])
  })

  test('two readers of one consumer hear nothing twice', async () => {
    await say(...Array.from({ length: 150 }, (_, at) => said(`w${at}`)))
    await Promise.all([listen(), listen(), listen()])
    await listen()
    expect([heard.length, new Set(heard).size]).toEqual([150, 150])
  })

  test('a poison event holds up its key alone, comes again after growing pauses, and is given up with its cause', async () => {
    broken = (word) => word === 'poison'
    await say(said('poison', 'bad'), said('good', 'fine'), said('behind', 'bad'))
    await listen()
    expect(heard).toEqual(['good'])
    await say(said('further', 'bad'), said('better', 'fine'))
    await listen()
    expect(heard).toEqual(['good', 'better'])
    expect(await consumerLags(db)).toEqual([{ consumer: listener.name, lagSeconds: 0, setAside: 3, failed: 0 }])
    for (let attempt = 2; attempt <= MOST_ATTEMPTS; attempt += 1) {
      clock.advanceMs(1_000 * 4 ** (attempt - 2) - 1)
      expect([await listen(), await deadEvents(db, 10)]).toEqual([0, []])
      clock.advanceMs(1)
      await listen()
    }
    expect(await deadEvents(db, 10)).toMatchObject([
      { consumer: listener.name, key: 'bad', payload: { word: 'poison' }, cause: 'cannot bear poison' },
    ])
    expect(consumersHealth(await consumerLags(db))).toMatchObject({ state: 'degraded' })
    while ((await listen()) > 0) continue
    expect(heard).toEqual(['good', 'better', 'behind', 'further'])
    // Nothing of what it wrote before it failed has stayed.
    expect((await sql`select from test_heard where word = 'poison'`.execute(db)).rows).toEqual([])
    broken = () => false
    expect([await retryEvents(db, null), await listen(), heard.at(-1)]).toEqual([1, 1, 'poison'])
    expect(consumersHealth(await consumerLags(db))).toEqual({ state: 'works' })
  })

  test('an event that mends itself is heard before those behind it', async () => {
    broken = (word) => word === 'first'
    await say(said('first'), said('second'))
    await listen()
    broken = () => false
    clock.advanceMs(1_000)
    await listen()
    await listen()
    expect(heard).toEqual(['first', 'second'])
  })

  test('what a killed reader had not committed is heard again, and what it wrote is not there twice', async () => {
    await say(said('a'))
    await db
      .transaction()
      .execute(async (tx) => {
        await listener.handle(tx, { id: 1, ...said('a'), at: clock.now() })
        throw new Error('killed')
      })
      .catch(() => undefined)
    await listen()
    expect((await sql`select word from test_heard`.execute(db)).rows).toEqual([{ word: 'a' }])
  })

  test('a week-old day stands while a consumer has not read it, a month at most', async () => {
    const days = async (): Promise<number> =>
      (
        await sql<{ n: number }>`select count(*)::int as n from outbox.domain_event where kind = 'test.said'`.execute(
          db,
        )
      ).rows[0]?.n ?? 0
    const published = new Date('2026-11-02T12:00:00Z')
    await keepEventPartitions(db, new Date('2026-11-01T12:00:00Z'))
    await sql`insert into outbox.domain_event (at, kind, payload) values (${published}, 'test.said', '{"word": "old", "key": "k"}')`.execute(
      db,
    )
    await keepEventPartitions(db, new Date('2026-11-12T12:00:00Z'))
    expect(await days()).toBe(1)
    expect(consumersHealth([{ consumer: listener.name, lagSeconds: 90_000, setAside: 0, failed: 0 }])).toMatchObject({
      state: 'degraded',
      detail: `no events read for a day: ${listener.name}`,
    })
    await listen()
    await keepEventPartitions(db, new Date('2026-11-12T12:00:00Z'))
    expect([await days(), heard]).toEqual([0, ['old']])
    await keepEventPartitions(db, new Date('2026-11-13T12:00:00Z'))
    await sql`insert into outbox.domain_event (at, kind, payload) values (${new Date('2026-11-14T12:00:00Z')}, 'test.said', '{}')`.execute(
      db,
    )
    await keepEventPartitions(db, new Date('2026-12-20T12:00:00Z'))
    expect(await days()).toBe(0)
  })

  test('running, it hears by itself and stops', async () => {
    const running = startConsumers(parts, [listener])
    await say(said('hello'))
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['hello'])
    await running.stop()
  })
})
