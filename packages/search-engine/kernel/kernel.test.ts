import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blockRooms,
  bring,
  dataRooms,
  loops,
  maskRoom,
  placesAt,
  rowGroupsRoom,
  takeBackStates,
  takeState,
} from './kernel.ts'

/** Lengths around what loops take at a time, and stored numbers with those that stand for "no value". */
const bits = fc.integer({ min: 0, max: 3 })
const stored = { 1: [Uint8Array, 255], 2: [Uint16Array, 65_535], 4: [Int32Array, -1] } as const
const [first, second] = dataRooms as [(typeof dataRooms)[number], (typeof dataRooms)[number]]
const { failed, listed, listedGroups, rows, slots, groups } = blockRooms[0]!
function fours(count: number) {
  return (count + 3) >> 2
}
function take(room: { numbers: Int32Array }, count: number) {
  return [...room.numbers.subarray(0, count)]
}

function fail(before: readonly number[]): void {
  failed.numbers.fill(-1)
  failed.numbers.set(before)
}

/** Columns of some rows, the failures that they had before, a failure to add and bounds. */
const marked = fc.record({
  own: fc.array(
    fc.record({
      low: fc.integer({ min: 0, max: 200 }),
      span: fc.integer({ min: 0, max: 9 }),
      isKnown: fc.boolean(),
      before: bits,
    }),
    { minLength: 1, maxLength: 70 },
  ),
  failure: fc.constantFrom(1, 2, 4, -1),
  low: fc.integer({ min: 0, max: 210 }),
  high: fc.integer({ min: -1, max: 210 }),
})

describe('filters of numbers side by side', () => {
  for (const bytes of [1, 2, 4] as const) {
    const [ArrayOf, absent] = stored[bytes]
    const outside = { 1: loops.failOutside1, 2: loops.failOutside2, 4: loops.failOutside4 }[bytes]

    test(`what of ${bytes} bytes is outside, or has no value, fails`, () => {
      fc.assert(
        fc.property(marked, ({ own, failure, low, high }) => {
          fail(own.map(({ before }) => before))
          bring(
            first,
            ArrayOf.from([7, ...own.map(({ low: value, isKnown }) => (isKnown ? value : absent))]),
            1,
            own.length + 1,
          )
          outside(first.at, failed.at, fours(own.length), low, high, failure)
          expect(take(failed, own.length)).toEqual(
            own.map(({ low: value, isKnown, before }) =>
              isKnown && value >= low && value <= high ? before : before | failure,
            ),
          )
        }),
      )
    })

    if (bytes === 1) continue
    const apart = { 2: loops.failApart2, 4: loops.failApart4 }[bytes]

    test(`intervals of ${bytes} bytes an end that reach into no part of what is asked fail`, () => {
      fc.assert(
        fc.property(marked, ({ own, failure, low, high }) => {
          fail(own.map(({ before }) => before))
          bring(first, ArrayOf.from(own.map(({ low: value, isKnown }) => (isKnown ? value : absent))), 0, own.length)
          bring(
            second,
            ArrayOf.from(own.map(({ low: value, span, isKnown }) => (isKnown ? value + span : absent))),
            0,
            own.length,
          )
          apart(first.at, second.at, failed.at, fours(own.length), low, high, failure)
          expect(take(failed, own.length)).toEqual(
            own.map(({ low: value, span, isKnown, before }) =>
              isKnown && value + span >= low && value <= high ? before : before | failure,
            ),
          )
        }),
      )
    })
  }

  test('words without a bit of the mask fail', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1, maxLength: 70 }),
        fc.integer(),
        fc.constantFrom(1, 2, -1),
        (words, mask, failure) => {
          fail(words.map(() => 0))
          bring(first, Int32Array.from(words), 0, words.length)
          loops.failBits(first.at, failed.at, fours(words.length), mask, failure)
          expect(take(failed, words.length)).toEqual(words.map((word) => (word & mask ? 0 : failure)))
        },
      ),
    )
  })
})

/** Groups of one to four rows, ascending, with what each row failed. */
const groupedRows = fc
  .array(fc.record({ step: fc.integer({ min: 1, max: 3 }), failed: fc.array(bits, { minLength: 1, maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((drawn) => {
    let group = 4
    return drawn.flatMap(({ step, failed: own }) => {
      group += step
      return own.map((bitsOf) => ({ group, failed: bitsOf }))
    })
  })

describe('selecting', () => {
  test('what failed no other facet is listed, side by side, and masked', () => {
    fc.assert(
      fc.property(groupedRows, fc.constantFrom(0, 1, 2), fc.integer({ min: 0, max: 1000 }), (own, allowed, base) => {
        fail(own.map((row) => row.failed))
        const end = loops.select(failed.at, maskRoom.at, groups.at, fours(own.length), ~allowed, base, placesAt)
        const passing = own.map((row) => (row.failed & ~allowed) === 0)
        expect(take(groups, (end - groups.at) >> 2)).toEqual(passing.flatMap((passes, i) => (passes ? [base + i] : [])))
        expect(take(maskRoom, own.length)).toEqual(passing.map((passes) => (passes ? -1 : 0)))
      }),
    )
  })

  test('rows come with their groups, numbered without a gap and each listed once', () => {
    fc.assert(
      fc.property(groupedRows, fc.constantFrom(0, 1), (own, allowed) => {
        fail(own.map((row) => row.failed))
        listed.numbers.set(own.map((_, i) => 3 * i))
        listedGroups.numbers.set(own.map(({ group }) => group))
        const end = loops.selectRows(
          failed.at,
          listed.at,
          listedGroups.at,
          rows.at,
          rowGroupsRoom.at + 4,
          fours(own.length),
          ~allowed,
          placesAt,
        )
        const count = (end - rows.at) >> 2
        if (count > 0) loops.number(rowGroupsRoom.at, slots.at, groups.at, fours(count), placesAt)
        const kept = own.map((row, i) => ({ ...row, row: 3 * i })).filter((row) => (row.failed & ~allowed) === 0)
        const ids = [...new Set(kept.map(({ group }) => group))]
        expect(take(rows, count)).toEqual(kept.map(({ row }) => row))
        expect(take(slots, count)).toEqual(kept.map(({ group }) => ids.indexOf(group)))
        expect(take(groups, ids.length)).toEqual(ids)
      }),
    )
  })

  test('groups whose rows failed alike are told from the others', () => {
    fc.assert(
      fc.property(groupedRows, (own) => {
        fail(own.map((row) => row.failed))
        failed.numbers.fill(0, own.length, own.length + 4)
        first.numbers.fill(-1, 0, own.length + 6)
        first.numbers.set(
          own.map(({ group }) => group),
          1,
        )
        const ownFailed = blockRooms[1]!.failed
        const end = loops.split(first.at, failed.at - 4, ownFailed.at, second.at, fours(own.length), placesAt)
        const ids = [...new Set(own.map(({ group }) => group))]
        const failuresOf = (id: number) => own.filter(({ group }) => group === id).map((row) => row.failed)
        expect([...new Set(take(second, (end - second.at) >> 2))]).toEqual(
          ids.filter((id) => new Set(failuresOf(id)).size > 1),
        )
        expect(take(ownFailed, ids.length)).toEqual(ids.map((id) => failuresOf(id).at(-1)))
      }),
    )
  })
})

describe('counters', () => {
  test('what a search that threw has not given back is there again, at zero', () => {
    const takeAll = () => Array.from({ length: 1024 }, takeState)
    takeAll().forEach(({ sums }) => sums.fill(7))
    expect(takeState).toThrow('more than 1024 packed words')
    takeBackStates()
    expect(takeAll().every(({ sums }) => sums.every((sum) => sum === 0))).toBe(true)
    takeBackStates()
  })
})
