import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { terminalText } from '#platform/cli/parameters.ts'
import { systemClock } from '#platform/clock.ts'
import { ORDER_FILE_KINDS, type OrderFileKind } from '../files/order-file.ts'
import { FILE_LIMITS, takeFile } from '../files/take-file.ts'
import { namedShop, ordersKey } from './command-parts.ts'

const EXIT_FAILED = 2
const OPTIONS = {
  shop: { type: 'string' },
  file: { type: 'string' },
  signature: { type: 'string' },
  kind: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** `poiso orders import --shop NAME --file F --signature HEX [--kind csv|jsonl] [--json]` */
export const ordersImportCommand: Command = async (parameters, context) => {
  const { shop, file, signature, kind, json = false } = readOptions(parameters)
  if (file === undefined || signature === undefined)
    throw new UsageError('orders import needs --file F and --signature HEX')
  const bytes = await readOrders(file)
  const { db } = await context.database()
  const eshop = await namedShop(db, 'orders import', shop)
  const deps = { db, key: await ordersKey(context) }
  const sent = { kind: kindOf(kind, file), bytes, signature }
  const outcome = await takeFile(deps, eshop.id, sent, systemClock.now())
  if (outcome.kind !== 'taken') {
    const why =
      outcome.kind === 'unsigned' ? "the signature is not the shop's" : `${outcome.problem}, line ${outcome.line}`
    context.print(json ? JSON.stringify({ failed: why }) : `nothing was taken: ${why}`)
    return EXIT_FAILED
  }
  const { read, counts, problems, unknownItems } = outcome.taken
  if (json) context.print(JSON.stringify(outcome.taken))
  else {
    context.print(
      [`${read} orders read`, ...Object.entries(counts).map(([status, count]) => `${count} ${status}`)].join(', '),
    )
    for (const { line, orderId, code } of problems)
      context.print(`line ${line}\t${terminalText(orderId ?? '')}\t${code}`)
    if (unknownItems.length > 0) context.print(`no offers of the shop: ${unknownItems.map(terminalText).join(', ')}`)
  }
  return counts.refused > 0 ? EXIT_FAILED : 0
}

async function readOrders(file: string): Promise<Buffer> {
  try {
    if ((await stat(file)).size > FILE_LIMITS.commandBytes)
      throw new UsageError(`--file ${file}: has more than ${FILE_LIMITS.commandBytes} bytes`)
    return await readFile(file)
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`--file ${file}: ${(error as Error).message}`)
  }
}

function kindOf(kind: string | undefined, file: string): OrderFileKind {
  const named = kind ?? (file.endsWith('.csv') ? 'csv' : 'jsonl')
  const known = ORDER_FILE_KINDS.find((each) => each === named)
  if (known === undefined)
    throw new UsageError(`orders import: --kind is ${ORDER_FILE_KINDS.join(' or ')}, not ${named}`)
  return known
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(`orders import: ${(error as Error).message}`)
  }
}
