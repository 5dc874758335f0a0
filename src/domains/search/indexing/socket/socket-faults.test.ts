import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { anImportBench, anItem, type ImportBench } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { ServiceAway } from '#platform/errors/service-away.ts'
import { createLog } from '#platform/log.ts'
import { beginRepeating } from '#platform/pace/repeat.ts'
import { createListings } from '../../listings-service.ts'
import { emptySelection } from '../../rules/listing-selection.ts'
import { buildBase } from '../build-base.ts'
import { IndexFollower } from '../index-follower.ts'
import { followEveryMs, indexHealth } from '../index-health.ts'
import type { ListingIndex } from '../listing-index.ts'
import type { SocketIndex } from './socket-index.ts'
import { aSocketBench, type SocketBench, until } from './testing.ts'
import { type BadWay, BadWayBetween } from './testing-bad-way.ts'

/** Answers of a search process that are cut off, half, late or of another build (fault D5): asked again or refused, never half. */

const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-index-'))
const tables = emptySelection({ kind: 'category', categoryId: categoryBySlug('mesas-de-centro')?.id ?? 0 })
let imports: ImportBench
let follower: IndexFollower
let bench: SocketBench
let way: BadWayBetween
let asks: SocketIndex

beforeAll(async () => {
  imports = anImportBench(database)
  await imports.importItems(
    Array.from({ length: 30 }, (_, index) => anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR` })),
  )
  await buildBase({ db, folder, clock: imports.clock })
  follower = new IndexFollower({ db, folder, clock: imports.clock, log: createLog({ level: 'silent' }) })
  await follower.step()
  bench = await aSocketBench(follower, imports.clock, { visitorsDb: db })
  way = await BadWayBetween.open(bench.socketPath)
})
beforeEach(async () => {
  way.how = 'none'
  way.spoiled = 0
  asks = bench.ask({ address: way.address })
  await asks.open()
})
afterAll(async () => {
  await bench.close()
  await way.close()
  await imports.close()
  await rm(folder, { recursive: true, force: true })
})

function find(index: ListingIndex) {
  return createListings({
    search: index.search,
    directory: () => index.directory(),
    versionOf: (asked) => index.pages.versionOf(asked),
    presentCard: () => null,
    paidPointsOf: () => 0,
    pictureOf: () => null,
  }).find(tables)
}

describe('an answer of the search process', () => {
  test.each<BadWay>(['cut', 'short', 'garbage'])(
    'D5 that is %s is refused, never half; the next one is whole',
    async (how) => {
      way.how = how
      await expect(find(asks)).rejects.toThrow(ServiceAway)
      await expect(asks.rankingOf([1])).rejects.toThrow(ServiceAway)
      await expect(asks.cardsOf([1])).rejects.toThrow(ServiceAway)
      expect(way.spoiled).toBeGreaterThanOrEqual(3)
      way.how = 'none'
      expect(await find(asks)).toEqual(await find(follower))
    },
  )

  test('D5 whose kept connection has ended is asked for once more, and is whole', async () => {
    await find(asks)
    way.how = 'closed'
    expect(await find(asks)).toEqual(await find(follower))
    expect(way.spoiled).toBe(1)
  })

  test('D5 that is late is not waited for longer than 2 s, and holds up no other question', async () => {
    way.how = 'slow'
    const beganMs = performance.now()
    const late = expect(find(asks)).rejects.toThrow('no answer in time')
    await until('it was asked', () => way.spoiled > 0)
    way.how = 'none'
    expect(await find(asks)).toEqual(await find(follower))
    expect(performance.now() - beganMs).toBeLessThan(1_500)
    await late
    expect(performance.now() - beganMs).toBeLessThan(2_500)
    expect(asks.remote.isAway).toBe(false)
  })
})

test('a search process of another build is refused by name: readiness and the log say it, and its own build is taken up again by itself', async () => {
  const lines: string[] = []
  const log = createLog({ destination: { write: (line: string) => void lines.push(line) } })
  way.how = 'build'
  const other = bench.ask({ address: way.address })
  await other.open()
  const detail = expect.stringMatching(/this index is of version .*: both processes must be of one build/)
  expect(indexHealth(other)).toEqual({ state: 'down', detail })
  // One that knew its own build before goes on with its pages.
  await expect(find(asks)).rejects.toThrow(/one build/)
  const following = beginRepeating([{ ...followEveryMs(other), everyMs: 5 }], log)
  await until('the log says it', () => lines.some((line) => line.includes('both processes must be of one build')))
  way.how = 'none'
  await until('it is taken up', () => other.isCaughtUp)
  expect(indexHealth(other).state).toBe('works')
  expect(await find(other)).toEqual(await find(follower))
  await following.stop()
  other.close()
})
