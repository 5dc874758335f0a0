import { z } from 'zod'
import { flagLimits } from './flag-limits.ts'

/** How features, experiments and saved groups are written: the shape of E-16, but that a rule may name an experiment. */

export const KEY = /^[a-z0-9][a-z0-9._-]{0,99}$/
const keySchema = z.string().regex(KEY, 'is no key: lower-case letters, digits, dots, dashes')
const shareSchema = z.number().min(0).max(1)
const conditionSchema = z.record(z.string(), z.json())
const attributeSchema = z.string().regex(/^[A-Za-z][\w.-]{0,63}$/, 'names no attribute')
const hashVersionSchema = z.union([z.literal(1), z.literal(2)])

/** Another feature has to have a value that meets the condition; a gate ends the whole feature where it does not. */
const parentSchema = z.strictObject({ id: keySchema, condition: conditionSchema, gate: z.boolean().optional() })

const commonOfRules = {
  id: z.string().max(100).optional(),
  condition: conditionSchema.optional(),
  parentConditions: z.array(parentSchema).max(10).optional(),
}

/** A value for all who meet the condition, or for a share of them (coverage): a rollout. */
const forceRuleSchema = z.strictObject({
  ...commonOfRules,
  force: z.json(),
  coverage: shareSchema.optional(),
  hashAttribute: attributeSchema.optional(),
  hashVersion: hashVersionSchema.optional(),
  seed: z.string().max(100).optional(),
})

/** The value of each variation of an experiment, in its order. */
const experimentRuleSchema = z.strictObject({
  ...commonOfRules,
  experiment: keySchema,
  variations: z.array(z.json()).min(2).max(flagLimits.variations),
})

const ruleSchema = z.union([forceRuleSchema, experimentRuleSchema])
export type ForceRule = z.infer<typeof forceRuleSchema>
export type ExperimentRule = z.infer<typeof experimentRuleSchema>
export type Rule = z.infer<typeof ruleSchema>

export const featureSchema = z.strictObject({
  description: z.string().max(300).default(''),
  isRemoteOnly: z.boolean().default(false),
  defaultValue: z.json(),
  rules: z.array(ruleSchema).max(flagLimits.rulesOfFeature).default([]),
})
export type Feature = z.infer<typeof featureSchema>

/** What is decided by a bucket of pages has the same value for a quarter of all visitors, in the page's own HTML. */
export const PAGE_BUCKET = 'pageBucket'
export const PAGE_BUCKETS = 4

const GOAL = /^[a-z][a-z0-9_]{0,63}$/

export const experimentSchema = z.strictObject({
  key: keySchema,
  name: z.string().min(1).max(100),
  status: z.enum(['draft', 'running', 'stopped']),
  variations: z
    .array(z.strictObject({ key: z.string().regex(/^[\w-]{1,40}$/), name: z.string().min(1).max(60) }))
    .min(2)
    .max(flagLimits.variations),
  weights: z.array(shareSchema).optional(),
  coverage: shareSchema.default(1),
  hashAttribute: attributeSchema.default('id'),
  hashVersion: hashVersionSchema.default(2),
  seed: z.string().max(100).optional(),
  /** Experiments of one namespace have no visitor in common where their shares of it do not overlap. */
  namespace: z.tuple([z.string().min(1).max(60), shareSchema, shareSchema]).optional(),
  condition: conditionSchema.optional(),
  /** Names of the results that count (experiment-event). */
  goals: z.array(z.string().regex(GOAL, 'is no name of a goal')).max(flagLimits.goals).default([]),
  /** Stopped: everybody has this variation; absent: nobody has any. */
  released: z.int().min(0).optional(),
})
export type Experiment = z.infer<typeof experimentSchema>

export const savedGroupSchema = z.union([
  z.strictObject({
    type: z.literal('list'),
    attributeKey: attributeSchema,
    values: z.array(z.union([z.string().max(200), z.number()])).max(flagLimits.valuesOfGroup),
  }),
  z.strictObject({ type: z.literal('condition'), condition: conditionSchema }),
])
export type SavedGroup = z.infer<typeof savedGroupSchema>

/** What `poiso flags set FILE` takes: what is named is set, all else stays. */
export const definitionsFileSchema = z.strictObject({
  features: z.record(keySchema, featureSchema).default({}),
  experiments: z.array(experimentSchema).max(flagLimits.experiments).default([]),
  savedGroups: z.record(keySchema, savedGroupSchema).default({}),
})
export type DefinitionsFile = z.infer<typeof definitionsFileSchema>

/** All that is set for one environment. */
export interface Definitions {
  readonly features: ReadonlyMap<string, Feature>
  readonly experiments: ReadonlyMap<string, Experiment>
  readonly savedGroups: ReadonlyMap<string, SavedGroup>
}

export function isExperimentRule(rule: Rule): rule is ExperimentRule {
  return 'experiment' in rule
}

export type FeatureKind = 'boolean' | 'number' | 'string' | 'json'

/** The kind of a value, which all values of a feature share. */
export function kindOf(value: unknown): FeatureKind {
  const kind = typeof value
  return kind === 'boolean' || kind === 'number' || kind === 'string' ? kind : 'json'
}
