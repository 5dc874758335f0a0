import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { createLog } from '#platform/log.ts'
import { aClick } from '../testing.ts'
import { readDeadLetters, replayDeadLetters } from './dead-letters.ts'
import { drainSpool } from './drain.ts'

const { db } = await testDatabase()
const said: Record<string, unknown>[] = []
const log = createLog({
  level: 'info',
  destination: { write: (line: string) => void said.push(JSON.parse(line) as Record<string, unknown>) },
})
let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'poiso-drain-'))
  said.length = 0
  await sql`truncate clicks.click`.execute(db)
})
afterEach(async () => {
  armFailpoint(null)
  await rm(folder, { recursive: true, force: true })
})

function segment(name: string, ...lines: (object | string)[]) {
  return writeFileSync(
    join(folder, `${name}.ready`),
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  )
}
async function stored() {
  return (await sql<{ click_id: string }>`select click_id from clicks.click order by click_id`.execute(db)).rows.map(
    ({ click_id }) => click_id,
  )
}
async function setAside() {
  return (await readDeadLetters(folder)).flatMap(({ letters }) => letters).length
}
function files() {
  return readdirSync(folder).sort()
}
function drain() {
  return drainSpool(db, folder, log)
}
function clicks(...ids: string[]) {
  return ids.map((clickId) => aClick({ clickId }))
}

/** A database that answers every statement with this SQLSTATE. */
function failingWith(code: string): typeof db {
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: () => ({}),
    executeQuery: () => Promise.reject(Object.assign(new Error('no'), { code })),
  }
  return { getExecutor: () => executor } as unknown as typeof db
}

/** Lines that reached a spool before the border was what it is, or through damage: none may stop those behind it. */
const BAD: readonly [string, object | string][] = [
  ['NUL in the rendering', aClick({ clickId: 'bad', rendering: '\u0000' })],
  ['half an emoji in the rendering', aClick({ clickId: 'bad', rendering: `${'a'.repeat(79)}\ud83d` })],
  ['half an emoji among the extra data', aClick({ clickId: 'bad', extra: { utm_source: `${'a'.repeat(199)}\ud83d` } })],
  ['a price that no integer holds', aClick({ clickId: 'bad', priceCents: 3e9 })],
  ['no visitor', { ...aClick({ clickId: 'bad' }), visitor: undefined }],
  ['a uid that is none', aClick({ clickId: 'bad', uid: 'x' })],
  ['a time that is none', aClick({ clickId: 'bad', at: 'never' })],
  ['a state that nobody knows', { ...aClick({ clickId: 'bad' }), renderingState: 'odd' }],
  [
    'an id too long for its index',
    aClick({
      clickId: Array.from({ length: 4_000 }, (_, index) =>
        String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)),
      ).join(''),
    }),
  ],
  ['a number', '5'],
  ['null', 'null'],
  ['an array', '[1]'],
  ['no JSON', '{"uid":'],
  ['rubbish', '\u0001\u0002'],
]

describe('R-21 one bad record stops no other', () => {
  test.each(BAD)(
    'R-21 %s is set aside alone, what stands around it and behind it is counted, and the alarm is given',
    async (_what, bad) => {
      segment('20261121T100000000Z-1-a', ...clicks('a', 'b'), bad, ...clicks('c'))
      segment('20261121T100001000Z-1-b', ...clicks('d'))
      expect(await drain()).toBe(5)
      expect(await stored()).toEqual(['a', 'b', 'c', 'd'])
      expect(files()).toEqual(['20261121T100000000Z-1-a.dead'])
      const [{ letters } = { letters: [] }] = await readDeadLetters(folder)
      expect(letters.map(({ line }) => line)).toEqual([typeof bad === 'string' ? bad : JSON.stringify(bad)])
      expect(said).toMatchObject([{ level: 'error', records: 1, segment: '20261121T100000000Z-1-a.ready' }])
    },
  )

  test('R-21 records of a build from before micro-euros are stored beside those of this one', async () => {
    const { cpcMicros: _, leaseId: __, afterCap: ___, ...old } = aClick({ clickId: 'old' })
    segment('a', { ...old, cpcCents: 12 }, aClick({ clickId: 'new', cpcMicros: 85_000 }))
    await drain()
    const { rows } = await sql`select click_id, cpc_micros, is_after_cap from clicks.click order by click_id`.execute(
      db,
    )
    expect(rows).toEqual([
      { click_id: 'new', cpc_micros: 85_000, is_after_cap: false },
      { click_id: 'old', cpc_micros: 120_000, is_after_cap: false },
    ])
  })

  test('R-21 all the bad ones of a long segment are found, and no good one is lost', async () => {
    segment(
      'a',
      ...Array.from({ length: 2_300 }, (_, index) =>
        aClick({ clickId: String(index), rendering: index % 97 === 0 ? '\u0000' : 'mb3k2x.page' }),
      ),
    )
    await drain()
    expect([(await stored()).length, await setAside()]).toEqual([2_300 - 24, 24])
  })

  test('the cut last line of a killed process was never acknowledged: it is left out and no dead letter', async () => {
    writeFileSync(join(folder, 'a.ready'), `${JSON.stringify(aClick({ clickId: 'a' }))}\n{"uid":"4444`)
    await drain()
    expect([await stored(), files()]).toEqual([['a'], []])
  })

  test('fault D1 a database that is away sets nothing aside, whatever the segment holds, and nothing is lost', async () => {
    segment('a', ...clicks('a'), aClick({ rendering: '\u0000' }))
    const gone = connectDatabase({ url: 'postgresql://nobody:nothing@127.0.0.1:1/nothing', applicationName: 'test' })
    await expect(drainSpool(gone.db, folder, log)).rejects.toThrow()
    await gone.close()
    expect(files()).toEqual(['a.ready'])
    await drain()
    expect([await stored(), await setAside()]).toEqual([['a'], 1])
  })

  test.each([
    ['57P01', 'no'],
    ['53300', 'no'],
    ['08006', 'no'],
    ['25006', 'no'],
    ['55P03', 'no'],
    ['', 'no'],
    ['40001', '2 segments'],
    ['42P01', '2 segments'],
    ['XX000', '2 segments'],
  ])('fault D2 an error that says nothing of a record (%s) sets none aside', async (code, told) => {
    for (const name of ['a', 'b']) segment(name, ...clicks(name))
    await expect(drainSpool(failingWith(code), folder, log)).rejects.toThrow(told)
    expect(files()).toEqual(['a.ready', 'b.ready'])
  })

  test.each(['22P05', '22003', '23505', '23514', '54000'])(
    'R-21 an error that speaks of a value (%s) sets the record aside',
    async (code) => {
      segment('a', ...clicks('a'))
      await drainSpool(failingWith(code), folder, log)
      expect([files(), await setAside()]).toEqual([['a.dead'], 1])
    },
  )

  test('a segment that cannot be read stops none behind it', async () => {
    mkdirSync(join(folder, 'a.ready'))
    segment('b', ...clicks('b'))
    await expect(drain()).rejects.toThrow('1 segments')
    expect([await stored(), files()]).toEqual([['b'], ['a.ready']])
  })

  test('two drains of one folder count each click once, and set a bad one aside once', async () => {
    for (const name of ['a', 'b', 'c'])
      segment(name, ...clicks(`${name}1`, `${name}2`), aClick({ rendering: '\u0000' }))
    await Promise.all([drain(), drain()])
    expect([await stored(), await setAside()]).toEqual([['a1', 'a2', 'b1', 'b2', 'c1', 'c2'], 3])
  })

  test.each(['clicks.drain.inserted', 'clicks.dead-letters.written', 'clicks.segment.removed'])(
    'a drain that dies at %s loses nothing, counts nothing twice and sets aside once',
    async (stage) => {
      segment('a', ...clicks('a1', 'a2'), aClick({ rendering: '\u0000' }))
      segment('b', ...clicks('b1'))
      armFailpoint(`${stage}:throw`)
      await expect(drain()).rejects.toThrow()
      armFailpoint(null)
      await drain()
      expect([await stored(), await setAside(), files()]).toEqual([['a1', 'a2', 'b1'], 1, ['a.dead']])
    },
  )
})

describe('R-21 dead letters are tried again', () => {
  test('R-21 what the border would clean today is cleaned and counted; what is still refused stays with its reason', async () => {
    segment(
      'a',
      aClick({ clickId: 'nul', rendering: 'a\u0000b', renderingState: 'forged' }),
      aClick({ clickId: 'half', extra: { utm_source: 'x\ud83d' } }),
      aClick({ clickId: 'dear', priceCents: 3e9 }),
      'rubbish',
    )
    await drain()
    const { stored: replayed, refused } = await replayDeadLetters(db, folder, { discard: false })
    expect([replayed, refused.map(({ why }) => why.slice(0, 5)).sort()]).toEqual([2, ['22003', 'Unexp']])
    const { rows } = await sql`select click_id, rendering, extra from clicks.click order by click_id`.execute(db)
    expect(rows).toEqual([
      { click_id: 'half', rendering: 'mb3k2x.page', extra: { utm_source: 'x' } },
      { click_id: 'nul', rendering: 'ab', extra: null },
    ])
    expect(await setAside()).toBe(2)
    expect((await replayDeadLetters(db, folder, { discard: true })).refused).toHaveLength(2)
    expect([await setAside(), files()]).toEqual([0, []])
  })

  test('a replay that dies in between counts nothing twice', async () => {
    segment('a', aClick({ clickId: 'nul', rendering: '\u0000' }))
    await drain()
    armFailpoint('clicks.replay.inserted:throw')
    await expect(replayDeadLetters(db, folder, { discard: false })).rejects.toThrow()
    armFailpoint(null)
    expect([
      await setAside(),
      (await replayDeadLetters(db, folder, { discard: false })).stored,
      await stored(),
      files(),
    ]).toEqual([1, 1, ['nul'], []])
  })

  test('a damaged dead letter file is shown and kept, not lost', async () => {
    writeFileSync(join(folder, 'a.dead'), 'rubbish\n{"why":1}\n')
    expect((await replayDeadLetters(db, folder, { discard: false })).refused).toHaveLength(2)
    expect(readFileSync(join(folder, 'a.dead'), 'utf8')).toContain('rubbish')
  })
})
