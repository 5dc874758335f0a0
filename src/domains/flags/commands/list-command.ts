import { type Command, UsageError } from '#platform/cli/command.ts'
import type { Definitions } from '../definitions/definition-schema.ts'
import { loadDefinitions, loadEnvironments } from '../storage/load-definitions.ts'
import { readFlagWords } from './flag-words.ts'

/** `poiso flags list`: a line for each, or the JSON that `flags set` takes. */
export const flagsListCommand: Command = async (parameters, { config, database, print }) => {
  const { words, environment, json } = readFlagWords(parameters, config.env)
  if (words.length > 0) throw new UsageError(`flags list takes no word "${words[0]}"`)
  const { db } = await database()
  const definitions = await loadDefinitions(db, environment)
  if (json) {
    print(JSON.stringify(asFile(definitions), null, 2))
    return 0
  }
  const clientKey = (await loadEnvironments(db)).find(({ name }) => name === environment)?.clientKey
  print(`environment ${environment}, client key ${clientKey ?? '– (nothing has been set here)'}`)
  for (const line of lines(definitions)) print(line)
  return 0
}

function asFile({ features, experiments, savedGroups }: Definitions) {
  return {
    features: Object.fromEntries(features),
    experiments: [...experiments.values()],
    savedGroups: Object.fromEntries(savedGroups),
  }
}

function lines({ features, experiments, savedGroups }: Definitions): readonly string[] {
  return [
    ...[...features].map(
      ([key, { defaultValue, rules, description }]) =>
        `${key} = ${JSON.stringify(defaultValue)}${rules.length === 0 ? '' : `, ${rules.length} rules`}  ${description}`,
    ),
    ...[...experiments.values()].map(
      ({ key, status, variations, name }) =>
        `experiment ${key}: ${status}, ${variations.map((variation) => variation.key).join(' | ')}  ${name}`,
    ),
    ...[...savedGroups].map(
      ([id, group]) =>
        `group ${id}: ${group.type === 'list' ? `${group.values.length} of ${group.attributeKey}` : 'by condition'}`,
    ),
  ]
}
