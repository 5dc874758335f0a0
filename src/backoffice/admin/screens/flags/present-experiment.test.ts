import { describe, expect, test } from 'vitest'
import type { ShowExperimentAnswer } from '#platform/api-client/calls.ts'
import { presentExperiment } from './present-experiment.ts'

/** One experiment of one goal that a hundred visitors of each variation have seen. */
function aResult(given: Partial<ShowExperimentAnswer> = {}): ShowExperimentAnswer {
  const users = 100
  return {
    startedAt: '2026-11-20T10:00:00.000Z',
    stoppedAt: null,
    mixed: 1,
    splitProbability: 0.5,
    variations: [
      {
        key: 'old',
        name: 'Como estava',
        users,
        goals: [
          {
            goal: 'click_out',
            conversions: 10,
            rate: { value: 0.1, low: 0.0552, high: 0.1744 },
            difference: null,
          },
        ],
      },
      {
        key: 'new',
        name: 'Mais curto',
        users,
        goals: [
          {
            goal: 'click_out',
            conversions: 20,
            rate: { value: 0.2, low: 0.1334, high: 0.2888 },
            difference: { value: 0.1, low: 0.0002, high: 0.1986 },
          },
        ],
      },
    ],
    ...given,
  }
}
function second(result: ShowExperimentAnswer) {
  return presentExperiment(result).goals[0]?.variations[1]
}
function withDifference(low: number, high: number): ShowExperimentAnswer {
  const result = aResult()
  const variations = result.variations.map((variation, at) => ({
    ...variation,
    goals: variation.goals.map((goal) => ({
      ...goal,
      difference: at === 0 ? null : { value: (low + high) / 2, low, high },
    })),
  }))
  return { ...result, variations }
}

describe('A-07 an experiment in finished words', () => {
  test('figures with their intervals, the first variation is what the others are compared to', () => {
    const { warning, mixed, goals } = presentExperiment(aResult())
    expect([warning, mixed]).toEqual([null, '1 visitante viu mais do que uma variação e não conta.'])
    expect(goals[0]?.variations.map(({ range: _drawn, ...said }) => said)).toEqual([
      {
        name: 'Como estava',
        users: 'de 100 visitantes',
        conversions: '10',
        rate: { value: '10,0\u00a0%', interval: '5,5 a 17,4' },
        difference: { value: 'Referência', interval: null, verdict: null },
      },
      {
        name: 'Mais curto',
        users: 'de 100 visitantes',
        conversions: '20',
        rate: { value: '20,0\u00a0%', interval: '13,3 a 28,9' },
        difference: { value: '+10,0', interval: '0,0 a +19,9', verdict: { words: 'Melhor', tone: 'well' } },
      },
    ])
  })

  test('ranges stand on one scale, from the lowest end to the highest', () => {
    const ranges = presentExperiment(aResult()).goals[0]?.variations.map(({ range }) => range)
    expect([ranges?.[0]?.low, ranges?.[1]?.high]).toEqual([0, 1])
    expect(ranges?.[0]?.value).toBeLessThan(ranges?.[1]?.value ?? 0)
  })

  test.each([
    [0.001, 0.02, '+0,1 a +2,0', 'Melhor'],
    [-0.02, -0.001, '\u22122,0 a \u22120,1', 'Pior'],
    [-0.01, 0.02, '\u22121,0 a +2,0', 'Incerto'],
  ])('a difference from %d to %d is written %s and called %s', (low, high, interval, words) => {
    expect(second(withDifference(low, high))?.difference).toMatchObject({ interval, verdict: { words } })
  })

  test('where visitors were split wrongly, that is said and nothing is called better', () => {
    const result = aResult({ splitProbability: 1e-9 })
    expect(presentExperiment(result).warning).toContain('(p < 0,0001)')
    expect(presentExperiment({ ...result, splitProbability: 0.0004 }).warning).toContain('(p = 0,0004)')
    expect(second(result)?.difference).toMatchObject({ value: '+10,0', verdict: null })
  })

  test('a variation that nobody has seen has no rate', () => {
    const result = aResult()
    const variations = result.variations.map((variation) => ({ ...variation, users: 0 }))
    expect(second({ ...result, variations })).toMatchObject({
      users: 'de 0 visitantes',
      rate: { value: '–', interval: null },
      range: null,
      difference: { value: '–', interval: null, verdict: null },
    })
  })
})
