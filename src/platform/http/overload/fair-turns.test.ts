import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const WEIGHTS = { click: 16, page: 16, api: 2 } as const
type Name = keyof typeof WEIGHTS
const names = Object.keys(WEIGHTS) as Name[]

describe('fault O1 each class has a share of the thread', () => {
  test('where all have work the time is divided by weight, whatever a piece of each costs', () => {
    fc.assert(
      fc.property(
        fc.record({
          click: fc.integer({ min: 1, max: 40 }),
          page: fc.integer({ min: 1, max: 40 }),
          api: fc.integer({ min: 1, max: 40 }),
        }),
        (costs) => {
          const turns = createFairTurns(WEIGHTS)
          const spent = { click: 0, page: 0, api: 0 }
          for (let turn = 0; turn < 6_000; turn += 1) {
            const name = turns.next(names) as Name
            turns.charge(name, costs[name])
            spent[name] += costs[name]
          }
          const shares = names.map((name) => spent[name] / WEIGHTS[name])
          expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.1)
        },
      ),
      { seed: 24, numRuns: 50 },
    )
  })
  test('one that asks for less than its share is next as soon as it asks', () => {
    const turns = createFairTurns(WEIGHTS)
    for (let round = 0; round < 500; round += 1) {
      for (let turn = 0; turn < 10; turn += 1) turns.charge(turns.next(['click', 'api']) as Name, 5)
      turns.join('page')
      expect(turns.next(names)).toBe('page')
      turns.charge('page', 10)
    }
  })
  test('one that had nothing to do has saved nothing up', () => {
    const turns = createFairTurns(WEIGHTS)
    for (let turn = 0; turn < 10_000; turn += 1) turns.charge(turns.next(['click']) as Name, 5)
    turns.join('page')
    const first = Array.from({ length: 20 }, () => {
      const name = turns.next(['click', 'page']) as Name
      turns.charge(name, 5)
      return name
    })
    expect(first.filter((name) => name === 'page')).toHaveLength(10)
  })
  test('among equals the first is next, and nobody is where nobody waits', () => {
    expect([createFairTurns(WEIGHTS).next(names), createFairTurns(WEIGHTS).next([])]).toEqual(['click', undefined])
  })
})
