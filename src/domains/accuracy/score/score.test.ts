import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accuracyStep } from './accuracy-step.ts'
import { type DayOfReadings, SCORE_RULES, scoreOf, weighedShare } from './score.ts'

const day = fc.record<DayOfReadings>({
  ageDays: fc.nat(SCORE_RULES.days - 1),
  right: fc.nat(40),
  wrong: fc.nat(40),
  reports: fc.nat(3),
})
const days = fc.array(day, { minLength: 1, maxLength: 30 })

function oneMore(of: 'right' | 'wrong' | 'reports') {
  return fc.tuple(days, fc.nat()).map(([before, at]) => ({
    before,
    after: before.map((each, index) => (index === at % before.length ? { ...each, [of]: each[of] + 1 } : each)),
  }))
}

describe('G-02 the accuracy of a shop', () => {
  test('one more wrong reading never raises it, nor does one more report', () => {
    for (const of of ['wrong', 'reports'] as const)
      fc.assert(
        fc.property(oneMore(of), ({ before, after }) => {
          expect(weighedShare(after)).toBeLessThanOrEqual(weighedShare(before))
        }),
      )
  })
  test('one more right reading never lowers it', () => {
    fc.assert(
      fc.property(oneMore('right'), ({ before, after }) => {
        expect(weighedShare(after)).toBeGreaterThanOrEqual(weighedShare(before))
      }),
    )
  })
  test('the order of what was found does not matter, to the last bit', () => {
    fc.assert(
      fc.property(
        days.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, mixed]) => {
          expect(weighedShare(mixed)).toBe(weighedShare(all))
        },
      ),
    )
  })
  test('it lies between 0 and 1, and reports alone take little: a rival cannot press a shop down', () => {
    fc.assert(
      fc.property(days, (all) => {
        const share = weighedShare(all)
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThan(1)
      }),
    )
    const right = { ageDays: 0, right: SCORE_RULES.leastReadings, wrong: 0, reports: 0 }
    const pressed = scoreOf([{ ...right, reports: 10_000 }]) ?? 0
    expect((scoreOf([right]) ?? 0) - pressed).toBeLessThan(0.08)
  })
  test('with few readings it is unknown, not good and not bad', () => {
    const few = { ageDays: 3, right: SCORE_RULES.leastReadings - 1, wrong: 0, reports: 3 }
    expect(scoreOf([few])).toBeNull()
    expect(scoreOf([{ ...few, wrong: 1 }])).not.toBeNull()
    expect(scoreOf([])).toBeNull()
    expect(scoreOf([{ ...few, right: 500, ageDays: SCORE_RULES.days }])).toBeNull()
  })
  test('what was found long ago weighs less: half after thirty days', () => {
    const at = (ageDays: number) =>
      weighedShare([
        { ageDays: 0, right: 50, wrong: 0, reports: 0 },
        { ageDays, right: 0, wrong: 10, reports: 0 },
      ])
    expect(at(60)).toBeGreaterThan(at(30))
    const { priorReadings, priorShare } = SCORE_RULES
    expect(at(30)).toBeCloseTo((priorReadings * priorShare + 50) / (priorReadings + 50 + 5), 10)
  })
})

describe('G-02 the steps that the offers are told', () => {
  test('unknown has none; 80 % and less is 0, all is 10', () => {
    expect([null, 0.5, 0.8, 0.9, 1].map((share) => accuracyStep(share, null))).toEqual([null, 0, 0, 5, 10])
  })
  test('a shop that wavers between two stays where it is', () => {
    expect([accuracyStep(0.912, 5), accuracyStep(0.914, 5), accuracyStep(0.916, 5)]).toEqual([5, 5, 6])
  })
})
