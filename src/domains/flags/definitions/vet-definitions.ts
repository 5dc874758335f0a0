import {
  type Definitions,
  type Experiment,
  type Feature,
  isExperimentRule,
  kindOf,
  PAGE_BUCKET,
  type Rule,
} from './definition-schema.ts'
import { flagLimits } from './flag-limits.ts'
import { vetCondition } from './vet-condition.ts'

/** What is wrong with definitions that have the right shape, each by its path; empty: they may be evaluated. */
export function vetDefinitions(definitions: Definitions): readonly string[] {
  const { features, experiments, savedGroups } = definitions
  return [
    ...tooMany('features', features.size, flagLimits.features),
    ...tooMany('experiments', experiments.size, flagLimits.experiments),
    ...tooMany('savedGroups', savedGroups.size, flagLimits.savedGroups),
    ...tooLarge(definitions),
    ...[...features].flatMap(([key, feature]) => under(`features.${key}`, vetFeature(feature, definitions))),
    ...[...experiments].flatMap(([key, experiment]) =>
      under(`experiments.${key}`, vetExperiment(experiment, definitions)),
    ),
    ...[...savedGroups].flatMap(([id, group]) =>
      under(`savedGroups.${id}`, group.type === 'condition' ? vetGroupCondition(group.condition) : []),
    ),
    ...vetPrerequisites(features),
  ]
}

function tooMany(what: string, count: number, most: number): readonly string[] {
  return count > most ? [`${what}: ${count}, at most ${most}`] : []
}

function tooLarge({ features, experiments, savedGroups }: Definitions): readonly string[] {
  const bytes = Buffer.byteLength(JSON.stringify([[...features], [...experiments], [...savedGroups]]))
  return bytes > flagLimits.definitionBytes ? [`the whole: ${bytes} bytes, at most ${flagLimits.definitionBytes}`] : []
}

function under(path: string, problems: readonly string[]): readonly string[] {
  return problems.map((problem) => `${path}${problem.startsWith('.') ? '' : ' '}${problem}`)
}

function vetFeature(feature: Feature, definitions: Definitions): readonly string[] {
  return feature.rules.flatMap((rule, index) => under(`.rules[${index}]`, vetRule(rule, feature, definitions)))
}

function vetRule(rule: Rule, feature: Feature, definitions: Definitions): readonly string[] {
  const kind = kindOf(feature.defaultValue)
  const values = isExperimentRule(rule) ? rule.variations : [rule.force]
  return [
    ...values.flatMap((value) => (kindOf(value) === kind ? [] : [`has a ${kindOf(value)}, the feature a ${kind}`])),
    ...under('.condition', vetWithGroups(rule.condition, definitions)),
    ...(rule.parentConditions ?? []).flatMap((parent, index) => [
      ...(definitions.features.has(parent.id) ? [] : [`.parentConditions[${index}] there is no feature ${parent.id}`]),
      ...under(`.parentConditions[${index}].condition`, vetWithGroups(parent.condition, definitions)),
    ]),
    ...(isExperimentRule(rule) ? vetReference(rule.experiment, rule.variations.length, definitions) : []),
  ]
}

function vetReference(key: string, count: number, { experiments }: Definitions): readonly string[] {
  const experiment = experiments.get(key)
  if (experiment === undefined) return [`there is no experiment ${key}`]
  const { length } = experiment.variations
  return length === count ? [] : [`has ${count} variations, the experiment ${length}`]
}

function vetWithGroups(condition: unknown, { savedGroups }: Definitions): readonly string[] {
  const { problems, groups } = vetCondition(condition)
  return [
    ...problems,
    ...groups.filter((id) => !savedGroups.has(id)).map((id) => `names a saved group that does not exist, ${id}`),
  ]
}

/** Groups of groups would be evaluated again and again. */
function vetGroupCondition(condition: unknown): readonly string[] {
  const { problems, groups } = vetCondition(condition)
  return [...problems, ...(groups.length === 0 ? [] : ['names another saved group'])]
}

const ROUNDING = 0.001

function vetExperiment(experiment: Experiment, definitions: Definitions): readonly string[] {
  const { variations, weights, namespace, released, hashAttribute, coverage, status } = experiment
  const sum = weights?.reduce((all, weight) => all + weight, 0) ?? 1
  return [
    ...under('.condition', vetWithGroups(experiment.condition, definitions)),
    ...(weights !== undefined && weights.length !== variations.length
      ? [`.weights has ${weights.length}, the variations are ${variations.length}`]
      : []),
    ...(Math.abs(sum - 1) > ROUNDING ? [`.weights sum up to ${sum}, not to 1`] : []),
    ...(new Set(variations.map(({ key }) => key)).size === variations.length ? [] : ['.variations has a key twice']),
    ...(namespace !== undefined && namespace[1] >= namespace[2] ? ['.namespace ends before it begins'] : []),
    ...(released === undefined || (status === 'stopped' && released < variations.length)
      ? []
      : ['.released is a variation of a stopped experiment']),
    ...(hashAttribute === PAGE_BUCKET && (coverage !== 1 || namespace !== undefined)
      ? [`by ${PAGE_BUCKET} is for all visitors: no coverage, no namespace`]
      : []),
  ]
}

/** Prerequisites in a circle, or so many that one question asks thousands: the package evaluates each as often as it is named. */
function vetPrerequisites(features: Definitions['features']): readonly string[] {
  const costs = new Map<string, number>()
  const problems: string[] = []
  const costOf = (key: string, path: readonly string[]): number => {
    if (path.includes(key)) {
      problems.push(`features.${key} has itself as a prerequisite: ${[...path, key].join(' → ')}`)
      return 1
    }
    const known = costs.get(key)
    if (known !== undefined) return known
    let cost = 1
    for (const parent of features.get(key)?.rules.flatMap(({ parentConditions = [] }) => parentConditions) ?? [])
      cost = Math.min(cost + costOf(parent.id, [...path, key]), Number.MAX_SAFE_INTEGER)
    costs.set(key, cost)
    if (cost > flagLimits.evaluations)
      problems.push(`features.${key} asks ${cost} times for features, at most ${flagLimits.evaluations}`)
    return cost
  }
  for (const key of features.keys()) costOf(key, [])
  return problems
}
