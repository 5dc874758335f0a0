import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { paidClicksMade } from '../testing.ts'
import { accountBalances, shopBalance } from './balances.ts'
import { correctClicks } from './correct-clicks.ts'
import { postClicks } from './post-clicks.ts'
import { type Entry, postTransaction } from './post-transaction.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')

function balances() {
  return accountBalances(db).then((rows) => rows.map(({ account, eshopId, micros }) => [account, eshopId, micros]))
}

describe('B-04 the ledger refuses what is not double entry', () => {
  const write = (entries: readonly Entry[], key = 'k') =>
    db.transaction().execute((tx) => postTransaction(tx, { kind: 'payment', key, entries }, clock.now()))
  const bank = (micros: number, more: Partial<Entry> = {}): Entry => ({ account: 'bank', micros, ...more })
  const unmatched = (micros: number): Entry => ({ account: 'unmatched', micros })

  test.each([
    ['sums that are not zero', [bank(5), unmatched(-4)], /sums to 1 micro-euros/],
    ['one entry', [bank(5)], /journal_entries_check/],
    ['a shop where none belongs', [bank(5, { eshopId: 1 }), unmatched(-5)], /entry_check/],
    ['no shop where one belongs', [{ account: 'receivable', micros: -5 } as const, bank(5)], /entry_check/],
  ])('%s', async (_what, entries, complaint) => {
    await expect(write(entries)).rejects.toThrow(complaint)
    expect(await balances()).toEqual([])
  })

  test('a transaction without entries, entries added later, a second one of the same key, and any change', async () => {
    const empty = sql`insert into billing.journal (at, kind, key, entries) values (now(), 'payment', 'empty', 2)`
    await expect(empty.execute(db)).rejects.toThrow('has no entries')
    const id = await write([bank(5), unmatched(-5)])
    await expect(write([bank(5), unmatched(-5)])).rejects.toThrow('journal_key_key')
    const later = sql`insert into billing.entry (journal_id, account, micros) values (${id}, 'bank', 1), (${id}, 'bank', -1)`
    await expect(later.execute(db)).rejects.toThrow('4 of 2 entries')
    for (const change of [
      sql`update billing.entry set micros = 6 where micros = 5`,
      sql`delete from billing.entry`,
      sql`truncate billing.entry`,
      sql`delete from billing.journal`,
      sql`update billing.journal set key = 'other'`,
      sql`truncate billing.journal cascade`,
    ])
      await expect(change.execute(db)).rejects.toThrow('only added to')
    expect(await balances()).toEqual([
      ['bank', null, 5],
      ['unmatched', null, -5],
    ])
  })
})

describe('B-04 clicks become entries', () => {
  test('B-04 by shop, day in Portugal and price, over midnight and the end of summer time; free ones and those that do not count are left out', async () => {
    await paidClicksMade(db, clock, [
      { eshopId: 1, at: '2026-10-24T22:59:59.999Z', cpcMicros: 150_000 },
      { eshopId: 1, at: '2026-10-24T23:00:00Z', cpcMicros: 150_000 },
      // the hour that comes twice, and the end of the day of 25 hours
      { eshopId: 1, at: '2026-10-25T00:30:00Z', cpcMicros: 150_000 },
      { eshopId: 1, at: '2026-10-25T01:30:00Z', cpcMicros: 150_000 },
      { eshopId: 1, at: '2026-10-25T23:59:59.999Z', cpcMicros: 155_500 },
      { eshopId: 2, at: '2026-10-26T00:00:00Z', cpcMicros: 1 },
      { eshopId: 2, at: '2026-10-26T00:00:00Z', cpcMicros: 0 },
      { eshopId: 2, at: '2026-10-26T00:00:00Z', cpcMicros: 99, userAgent: 'curl/8' },
    ])
    expect(await postClicks(db, clock, 4)).toEqual({ clicks: 6, micros: 755_501 })
    expect(await postClicks(db, clock)).toEqual({ clicks: 0, micros: 0 })
    const { rows } = await sql<object>`
      select eshop_id, to_char(day, 'YYYY-MM-DD') as day, cpc_micros, sum(clicks)::int as clicks, sum(micros)::int as micros from billing.entry
      where account = 'unbilled' group by 1, 2, 3 order by 1, 2, 3`.execute(db)
    expect(rows).toEqual([
      { eshop_id: 1, day: '2026-10-24', cpc_micros: 150_000, clicks: 1, micros: 150_000 },
      { eshop_id: 1, day: '2026-10-25', cpc_micros: 150_000, clicks: 3, micros: 450_000 },
      { eshop_id: 1, day: '2026-10-25', cpc_micros: 155_500, clicks: 1, micros: 155_500 },
      { eshop_id: 2, day: '2026-10-26', cpc_micros: 1, clicks: 1, micros: 1 },
    ])
  })

  test('B-04 several at once post each click once', async () => {
    await paidClicksMade(
      db,
      clock,
      Array.from({ length: 40 }, () => ({ eshopId: 5, cpcMicros: 1_000 })),
    )
    const posted = await Promise.all([postClicks(db, clock, 7), postClicks(db, clock, 7), postClicks(db, clock, 7)])
    expect(posted.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(40)
    expect(await shopBalance(db, 5)).toEqual({ receivableMicros: 0, unbilledMicros: 40_000 })
  })

  test('B-04 a late correction is an entry of its own, once for each click; what is unknown or not posted is said', async () => {
    const [first = '', second = ''] = await paidClicksMade(db, clock, [
      { eshopId: 6, cpcMicros: 200_000 },
      { eshopId: 6, cpcMicros: 200_000 },
      { eshopId: 6, cpcMicros: 300_000 },
    ])
    const correct = (...uids: string[]) =>
      db.transaction().execute((tx) => {
        const bad = uids.map((uid) => ({ uid, reason: 'bot' }))
        return correctClicks(tx, bad, clock.now())
      })
    expect((await correct(first)).unknown).toEqual([first])
    await postClicks(db, clock)
    const nobody = randomUUID()
    const done = await correct(first, second, nobody)
    expect(done.corrected.map(({ uid }) => uid).sort()).toEqual([first, second].sort())
    expect([done.already, done.unknown]).toEqual([[], [nobody]])
    expect((await correct(first)).already).toEqual([first])
    expect(await shopBalance(db, 6)).toEqual({ receivableMicros: 0, unbilledMicros: 300_000 })
    const { rows } = await sql<object>`
      select clicks, micros::int, corrected_clicks, corrected_micros::int from billing.day where eshop_id = 6 order by cpc_micros`.execute(
      db,
    )
    expect(rows).toEqual([
      { clicks: 2, micros: 400_000, corrected_clicks: 2, corrected_micros: 400_000 },
      { clicks: 1, micros: 300_000, corrected_clicks: 0, corrected_micros: 0 },
    ])
  })
})
