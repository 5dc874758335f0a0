import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { terminalText } from '#platform/cli/parameters.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Database } from '#platform/database/connect.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { readableLine } from '#platform/readable-text.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { listDocuments } from '../invoices/find-documents.ts'
import { firstOfMonth, lastOfMonth, lisbonDay } from '../invoices/lisbon-months.ts'
import { runInvoices } from '../invoices/run-invoices.ts'
import { nameSeries } from '../invoices/series.ts'
import { UnsignableError } from '../signatures/sign-document.ts'
import { signingKeyOf } from '../signatures/signing-key.ts'
import { freshenAnswers, type OldAnswer } from '../vat-register/stale-numbers.ts'
import { viesPlaceOf } from '../vat-register/vies-place.ts'
import {
  clockOf,
  eurosOfCents,
  invoiceOf,
  namedShop,
  neededIssuer,
  priceOf,
  readOptions,
  shopNames,
} from './command-parts.ts'

const EXIT_LEFT = 2
const MOST_LISTED = 1_000
const MOST_REASON = 500

/** `poiso invoices run --month YYYY-MM [--json]`: exit 2 when a shop could not be invoiced. */
export const invoicesRunCommand: Command = async (parameters, context) => {
  const options = { month: { type: 'string' }, json: { type: 'boolean' } } as const
  const { month: asked = '', json = false } = readOptions('invoices run', parameters, options).values
  const clock = clockOf(context)
  const month = firstOfMonth(asked)
  if (month === null) throw new UsageError('invoices run needs --month YYYY-MM')
  if (lastOfMonth(month) >= lisbonDay(clock.now())) throw new UsageError(`invoices run: ${asked} is not over`)
  const issuer = neededIssuer('invoices run', context.config)
  const key = signingKeyOf(context.config)
  armFailpoint(context.config.failpoint)
  const { db } = await context.database()
  const old = await askRegisterFirst(context, db)
  const outcomes = await runInvoices(db, { clock, issuer, key, month }).catch(unsignable('invoices run'))
  if (json) context.print(JSON.stringify(outcomes))
  else {
    const nameOf = await shopNames(db)
    for (const { eshopId, vatNumber, failure } of old)
      context.print(
        `${nameOf(eshopId)}\tVIES has not answered of ${vatNumber} (${failure}): what is known of it stands`,
      )
    for (const { eshopId, documents, held } of outcomes)
      context.print(`${nameOf(eshopId)}\t${documents.join(', ')}${held === null ? '' : `\tleft: ${held}`}`)
    context.print(`${outcomes.flatMap(({ documents }) => documents).length} documents of ${asked}`)
  }
  return outcomes.some(({ held }) => held !== null) ? EXIT_LEFT : 0
}

/** What the operator has to settle first is said as what is wrong with the call. */
function unsignable(command: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof UnsignableError ? new UsageError(`${command}: ${error.message}`) : error
  }
}

/** Where the EU's register is asked at all: of numbers on which tax hangs, and whose answer is old. */
async function askRegisterFirst(context: CommandContext, db: Database): Promise<OldAnswer[]> {
  const { config } = context
  const testHosts = config.feedTestHosts.map(({ host, port }) => `${host}:${port}`)
  const vies = viesPlaceOf(config, testHosts)
  if (vies === null) return []
  const deps = { db, clock: clockOf(context), vies, operator: config.contactMail }
  return freshenAnswers(deps, new AbortController().signal)
}

/** `poiso invoices credit --invoice NUMBER --reason TEXT [--amount EUR] [--json]` */
export const invoicesCreditCommand: Command = async (parameters, context) => {
  const options = {
    invoice: { type: 'string' },
    reason: { type: 'string' },
    amount: { type: 'string' },
    json: { type: 'boolean' },
  } as const
  const { invoice = '', amount, json = false, ...said } = readOptions('invoices credit', parameters, options).values
  const reason = readableLine(said.reason ?? '', MOST_REASON + 1)
  const name = invoiceOf('invoices credit', invoice)
  if (reason === '' || reason.length > MOST_REASON)
    throw new UsageError(`invoices credit needs --reason TEXT of at most ${MOST_REASON} characters`)
  const netCents = amount === undefined ? null : priceOf('invoices credit', '--amount', amount)
  const issuer = neededIssuer('invoices credit', context.config)
  const key = signingKeyOf(context.config)
  const { db } = await context.database()
  const now = clockOf(context).now()
  const crediting = db.transaction().execute(async (tx) => {
    const credited = await creditInvoice(tx, { ...name, netCents, reason, issuer }, { now, key })
    if (credited.kind === 'credited')
      await recordChange(tx, {
        by: null,
        of: { kind: 'billing.document', id: credited.name },
        action: 'credited',
        before: null,
        after: { invoice, grossCents: credited.grossCents },
        reason,
      })
    return credited
  })
  const outcome = await crediting.catch(unsignable('invoices credit'))
  if (outcome.kind === 'unknown') throw new UsageError(`invoices credit: there is no invoice ${invoice}`)
  if (outcome.kind === 'too-much')
    throw new UsageError(
      `invoices credit: of ${invoice} ${eurosOfCents(outcome.leftCents)} EUR without tax are left to be given back`,
    )
  context.print(
    json
      ? JSON.stringify(outcome)
      : `${outcome.name}: ${eurosOfCents(outcome.grossCents)} EUR given back on ${invoice}`,
  )
  return 0
}

/** `poiso invoices list [--shop NAME] [--json]` */
export const invoicesListCommand: Command = async (parameters, context) => {
  const options = { shop: { type: 'string' }, json: { type: 'boolean' } } as const
  const { shop, json = false } = readOptions('invoices list', parameters, options).values
  const { db } = await context.database()
  const eshopId = shop === undefined ? null : (await namedShop(db, 'invoices list', shop)).id
  const { rows } = await listDocuments(db, { eshopId, isDescending: true, limit: MOST_LISTED, offset: 0 })
  if (json) context.print(JSON.stringify(rows))
  else {
    const nameOf = await shopNames(db)
    for (const { name, eshopId: of, issuedOn, grossCents, openCents, reference } of rows)
      context.print(
        [
          name,
          nameOf(of),
          issuedOn,
          eurosOfCents(grossCents),
          openCents === null ? '' : eurosOfCents(openCents),
          reference,
        ]
          .map(terminalText)
          .join('\t'),
      )
  }
  return 0
}

/** `poiso invoices series --kind FT|NC --year YYYY --code CODE` */
export const invoicesSeriesCommand: Command = async (parameters, context) => {
  const options = { kind: { type: 'string' }, year: { type: 'string' }, code: { type: 'string' } } as const
  const { kind, year = '', code = '' } = readOptions('invoices series', parameters, options).values
  if (kind !== 'FT' && kind !== 'NC') throw new UsageError('invoices series needs --kind FT or NC')
  if (!/^20\d\d$/.test(year)) throw new UsageError('invoices series needs --year YYYY')
  if (!/^[A-Z0-9]{8,20}$/.test(code))
    throw new UsageError("invoices series needs --code, the tax authority's code of 8 to 20 capital letters and digits")
  const { db } = await context.database()
  const named = await db.transaction().execute(async (tx) => {
    const isNamed = await nameSeries(tx, { kind, year: Number(year), code })
    if (isNamed)
      await recordChange(tx, {
        by: null,
        of: { kind: 'billing.series', id: `${kind} ${year}` },
        action: 'set',
        before: null,
        after: { code },
      })
    return isNamed
  })
  if (!named) throw new UsageError(`invoices series: ${kind} ${year} has documents without this code, or another one`)
  context.print(`${kind} ${year}: ATCUD ${code}-1 and on`)
  return 0
}
