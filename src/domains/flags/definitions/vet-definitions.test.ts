import { expect, test } from 'vitest'
import { createEvaluator } from '../evaluate/evaluator.ts'
import { compilePayloads } from '../payload/compile-payload.ts'
import type { Definitions } from './definition-schema.ts'
import { flagLimits } from './flag-limits.ts'
import { parseDefinitionsFile } from './parse-definitions-file.ts'
import { vetDefinitions } from './vet-definitions.ts'

function definitionsOf(file: object): Definitions {
  const parsed = parseDefinitionsFile(JSON.stringify(file))
  if (parsed.kind === 'wrong') throw new Error(parsed.problems.join('\n'))
  const { features, experiments, savedGroups } = parsed.file
  return {
    features: new Map(Object.entries(features)),
    experiments: new Map(experiments.map((experiment) => [experiment.key, experiment])),
    savedGroups: new Map(Object.entries(savedGroups)),
  }
}
function problemsOf(file: object) {
  return vetDefinitions(definitionsOf(file))
}
function withCondition(condition: object, savedGroups: object = {}) {
  return problemsOf({ features: { a: { defaultValue: 1, rules: [{ force: 2, condition }] } }, savedGroups })
}
function parent(id: string) {
  return { id, condition: { value: true } }
}

test('features that wait for themselves are refused, with their circle', () => {
  const rules = (id: string) => [{ force: true, parentConditions: [parent(id)] }]
  const problems = problemsOf({
    features: { a: { defaultValue: false, rules: rules('b') }, b: { defaultValue: false, rules: rules('a') } },
  })
  expect(problems[0]).toBe('features.a has itself as a prerequisite: a → b → a')
})

test('prerequisites that would be asked thousands of times are refused', () => {
  const steps = Array.from({ length: 30 }, (_none, at) => [
    `f${at}`,
    {
      defaultValue: false,
      rules: at === 0 ? [] : [1, 2].map(() => ({ force: true, parentConditions: [parent(`f${at - 1}`)] })),
    },
  ])
  expect(problemsOf({ features: Object.fromEntries(steps) }).some((problem) => problem.includes('at most 1000'))).toBe(
    true,
  )
})

test.each([
  '(a+)+$',
  '(a|a)*$',
  '(a|ab)+c',
  '(.*)*x',
  '^(\\w+\\s?)*$',
  '(a)\\1+',
  'a*a*a*a*b',
  '[',
  'x'.repeat(flagLimits.regexCharacters + 1),
])('a regular expression that may explode, or is none, is refused: %s', (pattern) => {
  expect(withCondition({ url: { $regex: pattern } })).toHaveLength(1)
  expect(withCondition({ $or: [{ tags: { $elemMatch: { $regexi: pattern } } }] })).toHaveLength(1)
})

test.each(['^/produtos/', 'sof[aá]s?$', '^(lisboa|porto)$', '\\d{4}-\\d{3}'])(
  'a plain regular expression is taken, and quick for long texts: %s',
  (pattern) => {
    expect(withCondition({ url: { $regex: pattern } })).toEqual([])
    const definitions = definitionsOf({
      features: { a: { defaultValue: 1, rules: [{ force: 2, condition: { url: { $regex: pattern } } }] } },
    })
    const evaluator = createEvaluator(compilePayloads(definitions, new Date(0)).whole)
    for (const url of ['a'.repeat(100_000), '/'.repeat(100_000), '1'.repeat(100_000)])
      expect([1, 2]).toContain(evaluator.evaluate('a', { attributes: { url } }).value)
  },
)

test('conditions have a depth, a size, known operators and saved groups that exist', () => {
  const nested = (depth: number): object => (depth === 0 ? { a: 1 } : { $not: nested(depth - 1) })
  expect(withCondition(nested(flagLimits.conditionDepth - 1))).toEqual([])
  expect(withCondition(nested(flagLimits.conditionDepth))).toHaveLength(1)
  const list = (length: number) => Array.from({ length }, (_none, at) => at)
  expect(withCondition({ a: { $in: list(flagLimits.valuesOfList) } })).toEqual([])
  expect(withCondition({ a: { $in: list(flagLimits.valuesOfList + 1) } })).toHaveLength(1)
  expect(withCondition({ a: { $where: 'x' } })).toEqual([
    'features.a.rules[0].condition has an unknown operator, $where',
  ])
  expect(withCondition({ a: { $inGroup: 'staff' } })[0]).toContain('saved group that does not exist, staff')
  expect(withCondition({ $savedGroup: { id: 'g' } }, { g: { type: 'condition', condition: { a: 1 } } })).toEqual([])
  expect(
    withCondition(
      { $savedGroup: { id: 'g' } },
      { g: { type: 'condition', condition: { $savedGroup: { id: 'g' } } } },
    )[0],
  ).toBe('savedGroups.g names another saved group')
})

test('a feature has at most a thousand rules; a thousand are decided at once, ten thousand are refused', () => {
  const rules = (length: number) =>
    Array.from({ length }, (_none, at) => ({ force: at, condition: { id: { $in: [`v${at}`, `w${at}`] } } }))
  const most = { features: { a: { defaultValue: -1, rules: rules(flagLimits.rulesOfFeature) } } }
  expect(problemsOf(most)).toEqual([])
  const evaluator = createEvaluator(compilePayloads(definitionsOf(most), new Date(0)).whole)
  expect(evaluator.evaluate('a', { attributes: { id: 'w999' } }).value).toBe(999)
  expect(() => problemsOf({ features: { a: { defaultValue: -1, rules: rules(10_000) } } })).toThrow('features.a.rules')
})

test('values are of the kind of their feature, and experiments fit together', () => {
  const experiment = {
    key: 'e',
    name: 'E',
    status: 'running',
    variations: [
      { key: 'a', name: 'A' },
      { key: 'b', name: 'B' },
    ],
  }
  const feature = { defaultValue: 1, rules: [{ experiment: 'e', variations: [1, 2] }] }
  expect(problemsOf({ features: { a: feature }, experiments: [experiment] })).toEqual([])
  expect(problemsOf({ features: { a: { defaultValue: 1, rules: [{ force: 'x' }] } } })).toEqual([
    'features.a.rules[0] has a string, the feature a number',
  ])
  expect(problemsOf({ features: { a: feature } })).toEqual(['features.a.rules[0] there is no experiment e'])
  const wrong = [
    { weights: [0.5] },
    { weights: [0.5, 0.6] },
    { namespace: ['n', 0.5, 0.5] },
    { released: 1 },
    { hashAttribute: 'pageBucket', coverage: 0.5 },
    {
      variations: [
        { key: 'a', name: 'A' },
        { key: 'a', name: 'B' },
      ],
    },
  ]
  for (const part of wrong)
    expect(
      problemsOf({ features: { a: feature }, experiments: [{ ...experiment, ...part }] }),
      JSON.stringify(part),
    ).not.toEqual([])
})

test('a file that is none, is too large or nested without end is refused and says why', () => {
  for (const [text, problem] of [
    ['{"features":', 'the whole'],
    ['[]', 'the whole'],
    ['{"features":{"A B":{"defaultValue":1}}}', 'features'],
    ['{"features":{"a":{"rules":[]}}}', 'features.a.defaultValue'],
    ['{"feature":{}}', 'the whole'],
    [`{"features":{"a":{"defaultValue":${'['.repeat(100_000)}${']'.repeat(100_000)}}}}`, 'the whole'],
    [' '.repeat(flagLimits.definitionBytes + 1), 'the whole'],
  ] as const) {
    const parsed = parseDefinitionsFile(text)
    expect(parsed.kind === 'wrong' && parsed.problems[0]?.startsWith(problem), problem).toBe(true)
  }
})
