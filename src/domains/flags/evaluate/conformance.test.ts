import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { evalCondition, GrowthBook, type StickyAssignmentsDocument, StickyBucketService } from '@growthbook/growthbook'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { createEvaluator } from './evaluator.ts'

/**
 * The public conformance cases of the package, against what the product runs: its own evaluator, the package's class that browsers run, and
 * the functions that both stand on.
 */
const FILE = ['../shared', '../../shared']
  .map((folder) => resolve(projectRoot, folder, 'data/flags/growthbook-cases-half.json'))
  .find((path) => existsSync(path))

type Case = readonly [name: string, ...rest: never[]]
type Values = readonly [never, never, never, never, never]
const cases: Record<string, readonly Case[]> = FILE === undefined ? {} : JSON.parse(readFileSync(FILE, 'utf8'))

/** The functions behind evaluation are not exported by name; this is the file that the package itself imports them from. */
const inner = await import(resolve(projectRoot, 'node_modules/@growthbook/growthbook/dist/esm/util.mjs'))

interface Context {
  readonly features?: object
  readonly savedGroups?: object
  readonly attributes?: Record<string, unknown>
  readonly url?: string
  readonly forcedVariations?: Record<string, number>
}

function evaluatorOf({ features = {}, savedGroups = {}, ...others }: Context) {
  return createEvaluator({ features, savedGroups, experiments: [], dateUpdated: '', ...others } as never)
}

function askerOf({ attributes = {}, url, forcedVariations }: Context) {
  return { attributes, ...(url && { url }), ...(forcedVariations !== undefined && { forcedVariations }) }
}

/** Each kind of case, as the package's own tests run it, with our evaluator where that is what decides. */
const runners: Record<string, (values: Values) => unknown | Promise<unknown>> = {
  evalCondition: ([condition, attributes, expected, savedGroups]) => {
    const features = { asked: { defaultValue: false, rules: [{ condition, force: true }] } }
    expect(evaluatorOf({ features, savedGroups: savedGroups ?? {} }).evaluate('asked', { attributes }).value).toBe(
      expected,
    )
    expect(evalCondition(attributes, condition, savedGroups ?? {})).toBe(expected)
  },
  hash: ([seed, value, version, expected]) => expect(inner.hash(seed, value, version)).toBe(expected),
  getBucketRange: ([given, expected]) =>
    expect(rounded(inner.getBucketRanges(...(given as never[])))).toEqual(expected),
  chooseVariation: ([n, ranges, expected]) => expect(inner.chooseVariation(n, ranges)).toBe(expected),
  getQueryStringOverride: ([key, url, count, expected]) =>
    expect(inner.getQueryStringOverride(key, url, count)).toBe(expected),
  inNamespace: ([id, namespace, expected]) => expect(inner.inNamespace(id, namespace)).toBe(expected),
  getEqualWeights: ([count, expected]) =>
    expect(inner.getEqualWeights(count).map((weight: number) => weight.toFixed(6))).toEqual(
      (expected as number[]).map((weight) => weight.toFixed(6)),
    ),
  decrypt: async ([text, key, expected]) => {
    const result = await inner.decrypt(text, key).catch(() => null)
    expect(result).toBe(expected)
  },
  feature: ([context, key, expected]) => expect(evaluatorOf(context).evaluate(key, askerOf(context))).toEqual(expected),
  contextualBandit: ([context, key, expected]) =>
    expect(evaluatorOf(context).evaluate(key, askerOf(context))).toEqual(expected),
  run: ([context, experiment, value, inExperiment, hashUsed]) =>
    expect(new GrowthBook(context).run(experiment)).toMatchObject({ value, inExperiment, hashUsed }),
  stickyBucket: async ([context, docs, key, expected, expectedDocs]) => {
    const service = new MemoryBuckets(docs)
    const growthbook = new GrowthBook({ ...(context as object), stickyBucketService: service })
    await growthbook.refreshStickyBuckets()
    expect(growthbook.evalFeature(key).experimentResult ?? null).toEqual(expected)
    expect(service.all()).toMatchObject(expectedDocs)
  },
  urlRedirect: ([context, expected]) => {
    const { experiments, ...options } = context as { experiments: { persistQueryString?: boolean }[]; url: string }
    const growthbook = new GrowthBook(options)
    const results = experiments.map((experiment) => {
      const { inExperiment, value } = growthbook.run<{ urlRedirect?: string }>(experiment as never)
      const urlRedirect = value.urlRedirect
      const urlWithParams =
        experiment.persistQueryString === true ? inner.mergeQueryStrings(options.url, urlRedirect) : urlRedirect
      return { inExperiment, urlRedirect, urlWithParams }
    })
    expect(results).toEqual(expected)
  },
}

/** Sticky buckets in memory. */
class MemoryBuckets extends StickyBucketService {
  readonly #docs = new Map<string, StickyAssignmentsDocument>()
  constructor(docs: readonly StickyAssignmentsDocument[]) {
    super()
    for (const doc of docs) void this.saveAssignments(doc)
  }
  override async getAssignments(name: string, value: string) {
    return this.#docs.get(`${name}||${value}`) ?? null
  }
  override async saveAssignments(doc: StickyAssignmentsDocument) {
    this.#docs.set(`${doc.attributeName}||${doc.attributeValue}`, doc)
  }
  all() {
    return Object.fromEntries(this.#docs)
  }
}

function rounded(ranges: readonly [number, number][]) {
  return ranges.map((range) => range.map((end) => Math.round(end * 1e6) / 1e6))
}

describe.skipIf(FILE === undefined)('A-07 the public conformance cases (../shared/data/flags)', () => {
  test('every kind of the file is run', () => {
    const kinds = Object.keys(cases).filter((kind) => Array.isArray(cases[kind]))
    expect(kinds.toSorted()).toEqual(Object.keys(runners).toSorted())
  })

  for (const [kind, run] of Object.entries(runners))
    test.each((cases[kind] ?? []).map((values, index) => ({ name: `${kind} ${index}: ${String(values[0])}`, values })))(
      '$name',
      async ({ values }) => {
        const rest = UNNAMED.has(kind) ? values : values.slice(1)
        await run(rest as unknown as Values)
      },
    )
})

/** Their cases begin with a value, not with a name. */
const UNNAMED = new Set(['hash', 'getEqualWeights'])
