import type { FeatureResult } from '@growthbook/growthbook'
import type { FlagPayload } from '../payload/compile-payload.ts'
import type { Asker, Evaluator } from './evaluator.ts'

/** Of an experiment that decided: what the package hands to its tracking callback, and no more. */
interface Track {
  readonly experiment: { readonly key: string }
  readonly result: Readonly<Record<string, unknown>>
}

/** A value. Where an experiment decided it, in the package's own form for that: a value for everybody, with what to tell of it. */
interface EvaluatedFeature {
  readonly defaultValue: unknown
  readonly rules?: readonly { readonly force: unknown; readonly tracks: readonly Track[] }[]
}

export interface EvaluatedPayload {
  readonly features: Readonly<Record<string, EvaluatedFeature>>
  readonly experiments: readonly never[]
  readonly dateUpdated: string
}

/** Every feature as it is for who asks. Conditions, shares, lists of people and other variations stay here. */
export function evaluateAll(
  { features, dateUpdated }: FlagPayload,
  evaluator: Evaluator,
  asker: Asker,
): EvaluatedPayload {
  const evaluated = Object.keys(features).map((key) => [key, present(evaluator.evaluate(key, asker))] as const)
  return { features: Object.fromEntries(evaluated), experiments: [], dateUpdated }
}

function present({ value, experiment, experimentResult }: FeatureResult): EvaluatedFeature {
  if (experiment === undefined || experimentResult?.hashUsed !== true) return { defaultValue: value }
  const { key, variationId, inExperiment, hashUsed, hashAttribute, hashValue, featureId } = experimentResult
  const result = { key, variationId, inExperiment, hashUsed, hashAttribute, hashValue, featureId, value }
  return { defaultValue: value, rules: [{ force: value, tracks: [{ experiment: { key: experiment.key }, result }] }] }
}
