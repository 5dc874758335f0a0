import { parseArgs } from 'node:util'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import {
  type DecisionAnswer,
  type DecisionMaker,
  keepProductsApart,
  lastDecisions,
  mergeTwoProducts,
  splitProduct,
  undoDecision,
} from '../grouping/decisions/decisions.ts'
import { groupDueOffers } from '../grouping/group-due.ts'
import { explainPair } from '../grouping/decisions/explain.ts'
import { outcomeText } from '../grouping/decisions/outcome-text.ts'
import { closeReports, openReports } from '../grouping/decisions/reports.ts'
import { type ProposedTwin, proposedTwins } from '../grouping/looks/twins.ts'

const OPERATOR = 'command line'
const SHOWN = 50

/** `poiso groups run [--json]`: groups what is due now, as the worker does every second; for a database that no worker serves. */
export const groupRunCommand: Command = async (parameters, context) => {
  const { isJson } = readWords(parameters, 'run')
  // A command is a process that tests may have killed at a stage, like the worker.
  armFailpoint(context.config.failpoint)
  const done = await groupDueOffers({ pool: (await context.database()).pool, clock: clockOf(context) })
  context.print(
    isJson
      ? JSON.stringify(done)
      : `${done.offers} offers grouped: ${done.merges} products went into others, ${done.splits} offers left theirs`,
  )
  return 0
}

/**
 * `poiso groups split PRODUCT OFFER… | PRODUCT --from PRODUCT [--because TEXT] [--json]`: these offers leave the product, for good,
 * which closes what was reported of them; or the two products that look the same stay two.
 */
export const groupSplitCommand: Command = async (parameters, context) => {
  const { ids, because, from, isJson } = readWords(parameters, 'split')
  if (from !== null) return keepApart(ids, from, because, isJson, context)
  const [productId, ...variantIds] = ids
  if (productId === undefined || variantIds.length === 0)
    throw new UsageError('groups split takes the number of a product and those of the offers that leave it')
  const { db } = await context.database()
  const answer = await splitProduct(db, productId, variantIds, maker(context, because))
  return tell(answer, isJson, context)
}

async function keepApart(
  ids: readonly number[],
  from: number,
  because: string | null,
  isJson: boolean,
  context: CommandContext,
): Promise<number> {
  const [product] = ids
  if (product === undefined || ids.length > 1)
    throw new UsageError('groups split --from takes the number of one product, and that of the other behind --from')
  const { db } = await context.database()
  return tell(await keepProductsApart(db, product, from, maker(context, because)), isJson, context)
}

/** `poiso groups merge PRODUCT PRODUCT [--because TEXT] [--json]`: the two are one, for good. */
export const groupMergeCommand: Command = async (parameters, context) => {
  const { ids, because, isJson } = readWords(parameters, 'merge')
  const [one, other] = ids
  if (one === undefined || other === undefined || ids.length > 2)
    throw new UsageError('groups merge takes the numbers of two products')
  const { db } = await context.database()
  return tell(await mergeTwoProducts(db, one, other, maker(context, because)), isJson, context)
}

/** `poiso groups undo DECISION [--json]`: grouped again as if it had never been decided. */
export const groupUndoCommand: Command = async (parameters, context) => {
  const { ids, isJson } = readWords(parameters, 'undo')
  const [decision] = ids
  if (decision === undefined || ids.length > 1) throw new UsageError('groups undo takes the number of a decision')
  const { db } = await context.database()
  return tell(await undoDecision(db, decision, maker(context, null)), isJson, context)
}

/** `poiso groups decisions [--json]`: what people have decided, the newest first. */
export const groupDecisionsCommand: Command = async (parameters, context) => {
  const { isJson } = readWords(parameters, 'decisions')
  const rows = await lastDecisions((await context.database()).db, SHOWN)
  if (isJson) context.print(JSON.stringify(rows))
  else
    for (const row of rows)
      context.print(
        `${row.id}\t${row.kind}\t${row.pairs} pairs\t${row.madeBy} at ${row.madeAt.toISOString()}: ${row.reason}${row.undoneAt === null ? '' : `\tundone by ${row.undoneBy} at ${row.undoneAt.toISOString()}`}`,
      )
  return 0
}

/** `poiso groups explain OFFER OFFER [--json]`: what was done with the two, what comparing them says, and why. */
export const groupExplainCommand: Command = async (parameters, context) => {
  const { ids, isJson } = readWords(parameters, 'explain')
  if (ids.length !== 2) throw new UsageError('groups explain takes the numbers of two offers')
  const { db } = await context.database()
  const [a, b] = ids as [number, number]
  const found = await db.transaction().execute((tx) => explainPair(tx, a, b))
  if ('unknownId' in found) throw new UsageError(`there is no offer ${found.unknownId}`)
  const {
    outcome,
    isWaiting,
    offers,
    comparison: { decision, score, same, reasons },
  } = found
  if (isJson) context.print(JSON.stringify({ outcome, isWaiting, decision, score, same, reasons }))
  else {
    context.print(
      `${outcomeText(outcome)}${isWaiting ? ' (one of them says or shows something new and waits to be looked at)' : ''}`,
    )
    context.print(`compared: ${decision}, score ${score.toFixed(3)}, the same article ${same.toFixed(3)}`)
    for (const offer of offers) context.print(`  ${offer.variantId} "${offer.features.article.title}"`)
    for (const { feature, weight, note } of reasons)
      context.print(`  ${feature === 'veto' ? 'decides' : `${weight > 0 ? '+' : ''}${weight.toFixed(2)}`}\t${note}`)
  }
  return 0
}

/** `poiso groups twins [--page N] [--json]`: products that look the same and wait for a decision; those that most shoppers have answered about come first. */
export const groupTwinsCommand: Command = async (parameters, context) => {
  const { page, isJson } = readWords(parameters, 'twins')
  const rows = await proposedTwins((await context.database()).db, SHOWN, (page - 1) * SHOWN)
  if (isJson) context.print(JSON.stringify(rows))
  else for (const row of rows) context.print(twinLine(row))
  return 0
}

function twinLine({
  productId,
  twinId,
  product,
  twin,
  variantId,
  otherId,
  permille,
  same,
  notSame,
}: ProposedTwin): string {
  return `${same + notSame === 0 ? 'no answers' : `${same} × the same, ${notSame} × not`}\tproduct ${productId} "${product}" and ${twinId} "${twin}", score ${(permille / 1000).toFixed(3)} by offers ${variantId} and ${otherId}`
}

/**
 * `poiso groups reports [--done OFFER] [--json]`: offers that shoppers say are another article, and beneath them what they answered of
 * products that look the same; `--done` closes the reports of an offer that is right where it is.
 */
export const groupReportsCommand: Command = async (parameters, context) => {
  const { done, isJson } = readWords(parameters, 'reports')
  const { db } = await context.database()
  if (done !== null) {
    context.print(`${await closeReports(db, [done], OPERATOR, clockOf(context).now())} reports of offer ${done} closed`)
    return 0
  }
  const rows = await openReports(db, SHOWN)
  if (isJson) context.print(JSON.stringify(rows))
  else {
    for (const row of rows)
      context.print(
        `${row.reports} × offer ${row.variantId} "${row.title}" (${row.eshop}) in product ${row.productId} "${row.product}", last ${row.lastAt.toISOString()}`,
      )
    for (const row of (await proposedTwins(db, SHOWN)).filter(({ same, notSame }) => same + notSame > 0))
      context.print(twinLine(row))
  }
  return 0
}

interface Words {
  readonly ids: number[]
  readonly because: string | null
  readonly done: number | null
  readonly from: number | null
  readonly page: number
  readonly isJson: boolean
}

function readWords(parameters: readonly string[], command: string): Words {
  try {
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options: { because: text, done: text, from: text, page: text, json: { type: 'boolean' } },
      allowPositionals: true,
    })
    const idOf = (given: string | undefined): number | null => (given === undefined ? null : readId(given))
    return {
      ids: positionals.map(readId),
      because: values.because ?? null,
      done: idOf(values.done),
      from: idOf(values.from),
      page: idOf(values.page) ?? 1,
      isJson: values.json === true,
    }
  } catch (error) {
    throw new UsageError(`groups ${command}: ${(error as Error).message}`)
  }
}

function readId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Error(`"${text}" is not a number`)
  return Number(text)
}

function clockOf({ config }: CommandContext) {
  return config.clockStart === null ? systemClock : shiftedClock(config.clockStart)
}

function maker(context: CommandContext, because: string | null): DecisionMaker {
  return {
    by: OPERATOR,
    reason: because ?? 'decided by hand',
    now: clockOf(context).now(),
  }
}

function tell(answer: DecisionAnswer, isJson: boolean, context: CommandContext): number {
  if (answer.state === 'refused') throw new UsageError(answer.reason.replaceAll('_', ' '))
  context.print(
    isJson
      ? JSON.stringify(answer)
      : `Decision ${answer.decisionId}: ${answer.merges} products went into others, ${answer.splits} offers left theirs`,
  )
  return 0
}
