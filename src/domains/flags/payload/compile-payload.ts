import type { FeatureDefinition, FeatureRule } from '@growthbook/growthbook'
import {
  type Definitions,
  type Experiment,
  type ExperimentRule,
  type Feature,
  isExperimentRule,
  PAGE_BUCKET,
  PAGE_BUCKETS,
  type Rule,
} from '../definitions/definition-schema.ts'
import { vetCondition } from '../definitions/vet-condition.ts'

/** E-16 as the public package reads it. */
export interface FlagPayload {
  readonly features: Readonly<Record<string, FeatureDefinition>>
  /** Experiments that change pages by themselves: there are none, ours are rules of features. */
  readonly experiments: readonly never[]
  readonly savedGroups: Readonly<Record<string, unknown>>
  readonly dateUpdated: string
}

export interface CompiledPayloads {
  /** All of it, for the evaluator here. */
  readonly whole: FlagPayload
  /** What anybody may read: rules that are about lists of people have stayed here, and with them what they decide. */
  readonly open: FlagPayload
}

export function compilePayloads(definitions: Definitions, changedAt: Date): CompiledPayloads {
  const dateUpdated = changedAt.toISOString()
  const compiled = [...definitions.features].map(([key, feature]) => ({
    key,
    feature,
    rules: feature.rules.flatMap((rule) => compileRule(rule, definitions)),
  }))
  const payload = (features: readonly (readonly [string, FeatureDefinition])[], savedGroups: object): FlagPayload => ({
    features: withoutPrototype(features),
    experiments: [],
    savedGroups: savedGroups as FlagPayload['savedGroups'],
    dateUpdated,
  })
  return {
    whole: payload(
      compiled.map(({ key, feature, rules }) => [key, definitionOf(feature, rules)]),
      withoutPrototype([...definitions.savedGroups]),
    ),
    open: payload(
      compiled.map(({ key, feature, rules }) => [
        key,
        definitionOf(feature, staysHere(feature, definitions) ? [] : rules),
      ]),
      {},
    ),
  }
}

/** No key of it means what every object has: 'constructor' is no feature. */
function withoutPrototype<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, Object.fromEntries(entries))
}

function definitionOf({ defaultValue }: Feature, rules: readonly FeatureRule[]): FeatureDefinition {
  return rules.length === 0 ? { defaultValue } : { defaultValue, rules: [...rules] }
}

/** Evaluated here alone: it says so, or a rule of it, or of what it depends on, names a saved group. */
function staysHere(feature: Feature, definitions: Definitions, depth = 0): boolean {
  if (feature.isRemoteOnly || depth > MOST_DEPTH) return true
  return feature.rules.some(
    (rule) =>
      namesGroups(rule.condition) ||
      (isExperimentRule(rule) && namesGroups(definitions.experiments.get(rule.experiment)?.condition)) ||
      (rule.parentConditions ?? []).some(({ id, condition }) => {
        const parent = definitions.features.get(id)
        return namesGroups(condition) || (parent !== undefined && staysHere(parent, definitions, depth + 1))
      }),
  )
}

const MOST_DEPTH = 20

function namesGroups(condition: unknown): boolean {
  return condition !== undefined && vetCondition(condition).groups.length > 0
}

function compileRule(rule: Rule, { experiments }: Definitions): readonly FeatureRule[] {
  if (!isExperimentRule(rule)) return [rule as FeatureRule]
  const experiment = experiments.get(rule.experiment)
  if (experiment === undefined || experiment.status === 'draft') return []
  if (experiment.status === 'stopped') return released(rule, experiment)
  return experiment.hashAttribute === PAGE_BUCKET ? byBucket(rule, experiment) : [running(rule, experiment)]
}

function released(
  { experiment: _key, variations, ...common }: ExperimentRule,
  { released }: Experiment,
): FeatureRule[] {
  return released === undefined ? [] : [{ ...common, force: variations[released] } as FeatureRule]
}

function running({ experiment: key, variations, ...common }: ExperimentRule, experiment: Experiment): FeatureRule {
  const { weights, coverage, hashAttribute, hashVersion, seed, namespace } = experiment
  return {
    ...common,
    key,
    variations,
    coverage,
    hashAttribute,
    hashVersion,
    ...(weights !== undefined && { weights }),
    ...(seed !== undefined && { seed }),
    ...(namespace !== undefined && { namespace }),
    ...conditionOf([common.condition, experiment.condition]),
    meta: experiment.variations.map((variation) => ({ key: variation.key, name: variation.name })),
    name: experiment.name,
  } as FeatureRule
}

/** Each bucket of pages has one variation: the first ones the first. Bucket 0, which all have who agreed to nothing, has the first of all. */
function byBucket({ experiment: _key, variations, ...common }: ExperimentRule, experiment: Experiment): FeatureRule[] {
  return Array.from({ length: PAGE_BUCKETS }, (_none, bucket) => ({
    ...common,
    ...conditionOf([common.condition, experiment.condition, { [PAGE_BUCKET]: bucket }]),
    force: variations[variationOfBucket(bucket, experiment)],
  })) as FeatureRule[]
}

/** Shares of variations laid side by side over the buckets, measured in the middle of each. */
export function variationOfBucket(
  bucket: number,
  { weights, variations }: Pick<Experiment, 'weights' | 'variations'>,
): number {
  const middle = (bucket + 0.5) / PAGE_BUCKETS
  let end = 0
  const index = variations.findIndex((_variation, at) => {
    end += weights?.[at] ?? 1 / variations.length
    return middle < end
  })
  return index < 0 ? variations.length - 1 : index
}

function conditionOf(conditions: readonly (object | undefined)[]): object {
  const all = conditions.filter((condition) => condition !== undefined)
  if (all.length === 0) return {}
  return { condition: all.length === 1 ? all[0] : { $and: all } }
}
