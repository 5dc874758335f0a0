import { describe, expect, test } from 'vitest'
import type { ExperimentResult } from '#domains/flags/contract.ts'
import { memoryExperiments } from '#domains/flags/testing.ts'
import { presentExperiment } from './present-experiment.ts'

async function aResult(given: Partial<ExperimentResult> = {}): Promise<ExperimentResult> {
  const result = await memoryExperiments().result('button-words')
  if (result === null) throw new Error('the experiment of tests is gone')
  return { ...result, ...given }
}
function second(result: ExperimentResult) {
  return presentExperiment(result).goals[0]?.variations[1]
}
async function withDifference(low: number, high: number): Promise<ExperimentResult> {
  const result = await aResult()
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
  test('figures with their intervals, the first variation is what the others are compared to', async () => {
    const { state, warning, mixed, goals } = presentExperiment(await aResult())
    expect([state, warning, mixed]).toEqual([
      'Em curso desde 20 de novembro de 2026',
      null,
      '1 visitante viu mais do que uma variação e não conta.',
    ])
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
        difference: { value: '+10,0', interval: '0,0 a +19,9', verdict: { words: 'Melhor', tone: 'good' } },
      },
    ])
  })

  test('ranges stand on one scale, from the lowest end to the highest', async () => {
    const ranges = presentExperiment(await aResult()).goals[0]?.variations.map(({ range }) => range)
    expect([ranges?.[0]?.low, ranges?.[1]?.high]).toEqual([0, 1])
    expect(ranges?.[0]?.value).toBeLessThan(ranges?.[1]?.value ?? 0)
  })

  test.each([
    [0.001, 0.02, '+0,1 a +2,0', 'Melhor'],
    [-0.02, -0.001, '\u22122,0 a \u22120,1', 'Pior'],
    [-0.01, 0.02, '\u22121,0 a +2,0', 'Incerto'],
  ])('a difference from %d to %d is written %s and called %s', async (low, high, interval, words) => {
    expect(second(await withDifference(low, high))?.difference).toMatchObject({ interval, verdict: { words } })
  })

  test('where visitors were split wrongly, that is said and nothing is called better', async () => {
    const result = await aResult({ splitProbability: 1e-9 })
    expect(presentExperiment(result).warning).toContain('(p < 0,0001)')
    expect(presentExperiment({ ...result, splitProbability: 0.0004 }).warning).toContain('(p = 0,0004)')
    expect(second(result)?.difference).toMatchObject({ value: '+10,0', verdict: null })
  })

  test('a variation that nobody has seen has no rate', async () => {
    const result = await aResult()
    const variations = result.variations.map((variation) => ({ ...variation, users: 0 }))
    expect(second({ ...result, variations })).toMatchObject({
      users: 'de 0 visitantes',
      rate: { value: '–', interval: null },
      range: null,
      difference: { value: '–', interval: null, verdict: null },
    })
  })
})
