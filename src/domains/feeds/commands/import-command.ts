import { resolve } from 'node:path'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { importFeed, type ImportRequest } from '../import/import-feed.ts'
import type { ImportBusy, ImportOutcome } from '../import/run/import-outcome.ts'
import { commandDeps } from './command-deps.ts'
import { readCurrency, readDialect, readDomain, readOptions, readShop } from './command-options.ts'
import { answerOfOutcome, answerText, busyAnswer, EXIT_CODES } from './import-answer.ts'

/** How long a command waits for another import of the same shop. */
export const COMMAND_WAIT_MS = 600_000

/**
 * `poiso feeds import --shop NAME (--url U | --file F) [--domain D] [--dialect D] [--currency EUR] [--json]`: one import,
 * now, while the server runs or not. Exit 0 applied, 3 held, 2 failed, 1 wrong usage.
 */
export const importCommand: Command = async (parameters, context) => {
  const options = readOptions(parameters, ['shop', 'url', 'file', 'domain', 'dialect', 'currency'], ['json'])
  const request: ImportRequest = {
    shop: readShop(options.shop),
    source: readSource(options.url, options.file),
    dialect: readDialect(options.dialect),
    domain: readDomain(options.domain),
    currency: readCurrency(options.currency),
    waitMs: COMMAND_WAIT_MS,
  }
  return tellOutcome(await importFeed(request, await commandDeps(context)), options.flags.has('json'), context)
}

/** Prints how an import ended and gives the exit code. */
export function tellOutcome(
  outcome: ImportOutcome | ImportBusy,
  isJson: boolean,
  context: Pick<CommandContext, 'print'>,
): number {
  const answer = outcome.state === 'busy' ? busyAnswer() : answerOfOutcome(outcome)
  for (const line of isJson ? [JSON.stringify(answer)] : answerText(answer)) context.print(line)
  return EXIT_CODES[answer.state] ?? 2
}

function readSource(url: string | undefined, file: string | undefined): ImportRequest['source'] {
  if ((url === undefined) === (file === undefined)) throw new UsageError('feeds import takes either --url or --file')
  return url === undefined ? { kind: 'file', path: resolve(file as string) } : { kind: 'url', url }
}
