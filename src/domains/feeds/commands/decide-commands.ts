import { findEshopBySlug } from '#domains/eshops/contract.ts'
import { slugOf } from '#domains/offers/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { rejectHeld } from '../import/holding/decide-held.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'
import { importFeed, repeatRun } from '../import/import-feed.ts'
import type { ImportRun } from '../import/run/import-run.ts'
import { findFeed, findLastRun, findRun } from '../storage.ts'
import { COMMAND_WAIT_MS, tellOutcome } from './import-command.ts'
import { commandDeps } from './command-deps.ts'
import { readImportId, readOptions, required } from './command-options.ts'
import { shopRun } from '../shop-api/storage.ts'
import { holdText } from './hold-text.ts'
import { answerOfRun, answerText } from './import-answer.ts'

/** `poiso feeds report (--shop NAME | --import ID) [--json]`: the report of the last, or the named, run; of a held one also what it would change. */
export const reportCommand: Command = async (parameters, context) => {
  const options = readOptions(parameters, ['shop', 'import'], ['json'])
  const deps = await commandDeps(context)
  const run = await chooseRun(options, deps, ['applied', 'held', 'failed', 'rejected', 'replaced', 'running'])
  const changes = run.state === 'held' ? (await shopRun(deps.db, run.eshopId, run.runId))?.hold?.changes : undefined
  for (const line of options.flags.has('json')
    ? [JSON.stringify(answerOfRun(run))]
    : [...answerText(answerOfRun(run)), ...(changes === undefined ? [] : holdText(changes))])
    context.print(line)
  return 0
}

/** `poiso feeds approve (--shop NAME | --import ID) [--json]`: applies a held snapshot from its kept raw file. */
export const approveCommand: Command = async (parameters, context) => {
  const options = readOptions(parameters, ['shop', 'import'], ['json'])
  const deps = await commandDeps(context)
  const run = await chooseRun(options, deps, ['held'])
  const outcome = await repeatRun(run, deps, { isForced: true, waitMs: COMMAND_WAIT_MS, onlyFrom: ['held'] })
  if (outcome === null) throw new UsageError(`import ${run.runId} is not held any more`)
  return tellOutcome(outcome, options.flags.has('json'), context)
}

/** `poiso feeds reject (--shop NAME | --import ID)`: a held snapshot is not applied; the live catalogue stays as it is. */
export const rejectCommand: Command = async (parameters, context) => {
  const options = readOptions(parameters, ['shop', 'import'])
  const deps = await commandDeps(context)
  const run = await chooseRun(options, deps, ['held'])
  if (!(await rejectHeld(deps.db, run.runId, deps.clock.now())))
    throw new UsageError(`import ${run.runId} is not held any more`)
  context.print(`Import ${run.runId}: rejected`)
  return 0
}

/** `poiso feeds reprocess --shop NAME [--json]`: reads the last applied snapshot again by the present rules; no new sighting. */
export const reprocessCommand: Command = async (parameters, context) => {
  const options = readOptions(parameters, ['shop'], ['json'])
  const deps = await commandDeps(context)
  const shop = required(options.shop, 'shop')
  const run = await chooseRun({ shop }, deps, ['applied'], true)
  const outcome = await importFeed(
    {
      shop,
      source: { kind: 'run', runId: run.runId },
      dialect: run.source.dialect,
      domain: run.source.domain,
      currency: run.source.currency ?? null,
      waitMs: COMMAND_WAIT_MS,
    },
    deps,
  )
  return tellOutcome(outcome, options.flags.has('json'), context)
}

async function chooseRun(
  options: { shop?: string; import?: string },
  deps: ImportDeps,
  states: readonly ImportRun['state'][],
  needsFile = false,
): Promise<ImportRun> {
  const importId = readImportId(options.import)
  if ((importId === null) === (options.shop === undefined)) throw new UsageError('takes either --shop or --import')
  const run =
    importId === null
      ? await lastRunOf(options.shop as string, deps, states, needsFile)
      : await findRun(deps.db, importId)
  const name = importId === null ? `shop "${options.shop}"` : `import ${importId}`
  if (run === null || !states.includes(run.state))
    throw new UsageError(
      `${name}: there is no import that is ${states.join(' or ')}${needsFile ? ' and whose raw file is kept' : ''}`,
    )
  return run
}

async function lastRunOf(
  shop: string,
  deps: ImportDeps,
  states: readonly ImportRun['state'][],
  needsFile: boolean,
): Promise<ImportRun | null> {
  const eshop = await findEshopBySlug(deps.db, slugOf(shop))
  const feed = eshop === null ? null : await findFeed(deps.db, eshop.id)
  return feed === null ? null : findLastRun(deps.db, feed.feedId, states, needsFile)
}
