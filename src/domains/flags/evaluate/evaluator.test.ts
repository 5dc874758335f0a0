import { expect, test } from 'vitest'
import { GrowthBook } from '@growthbook/growthbook'
import { definitionsFileSchema } from '../definitions/definition-schema.ts'
import { compilePayloads, variationOfBucket } from '../payload/compile-payload.ts'
import { createEvaluator } from './evaluator.ts'

/** Kinds of which the public cases are one half: here with definitions as they are written for us. */

const variations = [
  { key: 'a', name: 'A' },
  { key: 'b', name: 'B' },
]
const common = { key: 'e', name: 'E', status: 'running', variations }

function evaluatorOf(file: object) {
  const { features, experiments, savedGroups } = definitionsFileSchema.parse(file)
  const definitions = {
    features: new Map(Object.entries(features)),
    experiments: new Map(experiments.map((experiment) => [experiment.key, experiment])),
    savedGroups: new Map(Object.entries(savedGroups)),
  }
  const { whole } = compilePayloads(definitions, new Date(0))
  const evaluator = createEvaluator(whole)
  return (key: string, attributes: Record<string, unknown>) => evaluator.evaluate(key, { attributes })
}
function ofExperiment(experiment: object) {
  return evaluatorOf({
    features: { f: { defaultValue: 'none', rules: [{ experiment: 'e', variations: ['A', 'B'] }] } },
    experiments: [{ ...common, ...experiment }],
  })
}
const visitors = Array.from({ length: 1_000 }, (_none, at) => ({ id: `visitor-${at}` }))
function shareOf(evaluate: ReturnType<typeof evaluatorOf>, value: unknown) {
  return visitors.filter((visitor) => evaluate('f', visitor).value === value).length / visitors.length
}

test('hash version 1 and 2 divide visitors alike in share and differently in person', () => {
  const [v1, v2] = [ofExperiment({ hashVersion: 1, seed: 's' }), ofExperiment({ hashVersion: 2, seed: 's' })]
  for (const evaluate of [v1, v2]) expect(Math.abs(shareOf(evaluate, 'B') - 0.5)).toBeLessThan(0.05)
  expect(visitors.filter((visitor) => v1('f', visitor).value !== v2('f', visitor).value).length).toBeGreaterThan(300)
})

test('a visitor keeps the variation, and coverage and weights hold', () => {
  const evaluate = ofExperiment({ coverage: 0.5, weights: [0.2, 0.8] })
  for (const [value, share] of [
    ['none', 0.5],
    ['A', 0.1],
    ['B', 0.4],
  ] as const)
    expect(Math.abs(shareOf(evaluate, value) - share), value).toBeLessThan(0.05)
  for (const visitor of visitors.slice(0, 50)) expect(evaluate('f', visitor)).toEqual(evaluate('f', visitor))
})

test('experiments of one namespace have no visitor in common', () => {
  const first = ofExperiment({ namespace: ['n', 0, 0.5] })
  const second = ofExperiment({ namespace: ['n', 0.5, 1], seed: 'other' })
  const isIn = (evaluate: typeof first, visitor: object) => evaluate('f', { ...visitor }).source === 'experiment'
  expect(visitors.some((visitor) => isIn(first, visitor) && isIn(second, visitor))).toBe(false)
  expect(visitors.every((visitor) => isIn(first, visitor) || isIn(second, visitor))).toBe(true)
})

test('who has no number takes part in nothing', () => {
  expect(ofExperiment({})('f', {}).value).toBe('none')
})

test('an address is a condition of its own, and the package decides by its patterns', () => {
  const evaluate = ofExperiment({ condition: { path: { $regex: '^/produtos/' } } })
  expect(evaluate('f', { id: '1', path: '/produtos/sofas' }).source).toBe('experiment')
  expect(evaluate('f', { id: '1', path: '/sobre' }).source).toBe('defaultValue')
  const run = (url: string) =>
    new GrowthBook({ attributes: { id: '1' }, url }).run({
      key: 'e',
      variations: [0, 1],
      urlPatterns: [
        { type: 'simple', include: true, pattern: '/produtos/*' },
        { type: 'regex', include: false, pattern: 'loja' },
      ],
    }).inExperiment
  expect(
    ['https://poiso.pt/produtos/sofas', 'https://poiso.pt/produtos/loja/x', 'https://poiso.pt/sobre'].map(run),
  ).toEqual([true, false, false])
})

test('saved groups by list and by condition, prerequisites and gates', () => {
  const evaluate = evaluatorOf({
    savedGroups: {
      staff: { type: 'list', attributeKey: 'id', values: ['1', '2'] },
      north: { type: 'condition', condition: { city: { $in: ['Porto', 'Braga'] } } },
    },
    features: {
      base: { defaultValue: false, rules: [{ force: true, condition: { id: { $inGroup: 'staff' } } }] },
      f: {
        defaultValue: 'no',
        rules: [
          { force: 'north', condition: { $savedGroup: { id: 'north' } } },
          { force: 'staff', parentConditions: [{ id: 'base', condition: { value: true } }] },
        ],
      },
      gated: {
        defaultValue: 1,
        rules: [{ force: 2, parentConditions: [{ id: 'base', condition: { value: true }, gate: true }] }],
      },
    },
  })
  expect(['1', '3'].map((id) => evaluate('f', { id }).value)).toEqual(['staff', 'no'])
  expect(evaluate('f', { id: '3', city: 'Porto' }).value).toBe('north')
  expect([evaluate('gated', { id: '1' }).value, evaluate('gated', { id: '3' })]).toMatchObject([
    2,
    { value: null, source: 'prerequisite' },
  ])
})

test('a draft decides nothing; a stopped experiment gives what was released', () => {
  expect(ofExperiment({ status: 'draft' })('f', { id: '1' }).value).toBe('none')
  expect(ofExperiment({ status: 'stopped' })('f', { id: '1' }).value).toBe('none')
  expect(ofExperiment({ status: 'stopped', released: 1 })('f', {}).value).toBe('B')
})

test('by buckets of pages everybody has a variation, and bucket 0 the first', () => {
  const evaluate = ofExperiment({ hashAttribute: 'pageBucket' })
  expect([0, 1, 2, 3].map((pageBucket) => evaluate('f', { pageBucket }).value)).toEqual(['A', 'A', 'B', 'B'])
  const uneven = { weights: [0.75, 0.25], variations }
  expect([0, 1, 2, 3].map((bucket) => variationOfBucket(bucket, uneven))).toEqual([0, 0, 0, 1])
})
