import { readFile } from 'node:fs/promises'
import { recordChange } from '#platform/audit/record-change.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { terminalText } from '#platform/cli/parameters.ts'
import type { Database } from '#platform/database/connect.ts'
import { readableLine } from '#platform/readable-text.ts'
import { lisbonDay } from '../invoices/lisbon-months.ts'
import { findPayments } from '../payments/find-payments.ts'
import { importPayments } from '../payments/import-payments.ts'
import { PAYMENT_LIMITS, PaymentFileError } from '../payments/payment.ts'
import { assignPayment, type Payer, payerOfInvoice, recordPayment } from '../payments/record-payment.ts'
import {
  amountOf,
  clockOf,
  dayOf,
  eurosOfCents,
  invoiceOf,
  namedShop,
  readOptions,
  shopNames,
} from './command-parts.ts'

const EXIT_LEFT = 2
const WHOSE = { invoice: { type: 'string' }, shop: { type: 'string' } } as const

/** `poiso payments record --amount EUR (--invoice NUMBER | --shop NAME) [--on DAY] [--text TEXT] [--json]` */
export const paymentsRecordCommand: Command = async (parameters, context) => {
  const options = {
    ...WHOSE,
    amount: { type: 'string' },
    on: { type: 'string' },
    text: { type: 'string' },
    json: { type: 'boolean' },
  } as const
  const {
    amount = '',
    on,
    text = '',
    json = false,
    ...whose
  } = readOptions('payments record', parameters, options).values
  const now = clockOf(context).now()
  const cents = amountOf('payments record', amount)
  const receivedOn = on === undefined ? lisbonDay(now) : dayOf('payments record', '--on', on)
  if (receivedOn > lisbonDay(now)) throw new UsageError(`payments record: --on ${receivedOn} has not come yet`)
  const remittance = readableLine(text, PAYMENT_LIMITS.remittanceCharacters + 1)
  if (remittance.length > PAYMENT_LIMITS.remittanceCharacters)
    throw new UsageError(`payments record: --text has more than ${PAYMENT_LIMITS.remittanceCharacters} characters`)
  const { db } = await context.database()
  const payer = await namedPayer(db, 'payments record', whose)
  const movement = { receivedOn, cents, remittance, bankKey: null }
  const payment = await db.transaction().execute(async (tx) => {
    const recorded = await recordPayment(tx, movement, { payer, source: 'hand' }, now)
    await recordChange(tx, {
      by: null,
      of: { kind: 'billing.payment', id: String(recorded?.id) },
      action: 'recorded',
      before: null,
      after: { invoice: whose.invoice ?? null, eshopId: payer.eshopId, cents, receivedOn },
    })
    return recorded
  })
  context.print(json ? JSON.stringify(payment) : `payment ${payment?.id}: ${eurosOfCents(cents)} EUR of ${receivedOn}`)
  return 0
}

/** `poiso payments import --file F [--json]`: exit 2 when of some nobody knows whose they are, or some cannot be read. */
export const paymentsImportCommand: Command = async (parameters, context) => {
  const options = { file: { type: 'string' }, json: { type: 'boolean' } } as const
  const { file, json = false } = readOptions('payments import', parameters, options).values
  if (file === undefined) throw new UsageError('payments import needs --file F')
  const bytes = await readFile(file).catch((error: Error) => {
    throw new UsageError(`payments import: --file ${file}: ${error.message}`)
  })
  const { db } = await context.database()
  const taken = await importPayments(db, bytes, clockOf(context).now()).catch((error: unknown) => {
    throw error instanceof PaymentFileError ? new UsageError(`payments import: ${file}: ${error.message}`) : error
  })
  const unmatched = taken.recorded.filter(({ payer }) => payer === null)
  if (json) context.print(JSON.stringify(taken))
  else {
    context.print(
      `${taken.recorded.length} payments recorded, ${taken.known} known, ${taken.leftOut} left out (${taken.source})`,
    )
    for (const { id, receivedOn, cents, remittance } of unmatched)
      context.print(`payment ${id}\tunmatched\t${receivedOn}\t${eurosOfCents(cents)}\t${terminalText(remittance)}`)
    for (const { at, firstAt } of taken.repeated)
      context.print(`at ${at}\tthe same as at ${firstAt}: two payments, if the bank has both`)
    for (const { at, why } of taken.problems) context.print(`at ${at}\t${terminalText(why)}`)
  }
  return unmatched.length + taken.problems.length === 0 ? 0 : EXIT_LEFT
}

/** `poiso payments assign --payment ID (--invoice NUMBER | --shop NAME)` */
export const paymentsAssignCommand: Command = async (parameters, context) => {
  const { payment = '', ...whose } = readOptions('payments assign', parameters, {
    ...WHOSE,
    payment: { type: 'string' },
  }).values
  if (!/^[1-9]\d{0,14}$/.test(payment)) throw new UsageError('payments assign needs --payment ID')
  const { db } = await context.database()
  const payer = await namedPayer(db, 'payments assign', whose)
  const now = clockOf(context).now()
  const outcome = await db.transaction().execute(async (tx) => {
    const assigned = await assignPayment(tx, Number(payment), payer, now)
    if (assigned === 'assigned')
      await recordChange(tx, {
        by: null,
        of: { kind: 'billing.payment', id: payment },
        action: 'assigned',
        before: { invoice: null, eshopId: null },
        after: { invoice: whose.invoice ?? null, eshopId: payer.eshopId },
      })
    return assigned
  })
  if (outcome === 'unknown') throw new UsageError(`payments assign: there is no payment ${payment}`)
  if (outcome === 'already') throw new UsageError(`payments assign: whose payment ${payment} is, is known`)
  context.print(`payment ${payment} assigned`)
  return 0
}

/** `poiso payments list [--unmatched] [--json]` */
export const paymentsListCommand: Command = async (parameters, context) => {
  const options = { unmatched: { type: 'boolean' }, json: { type: 'boolean' } } as const
  const { unmatched = false, json = false } = readOptions('payments list', parameters, options).values
  const { db } = await context.database()
  const payments = await findPayments(db, { onlyUnmatched: unmatched })
  if (json) context.print(JSON.stringify(payments))
  else {
    const nameOf = await shopNames(db)
    for (const { id, receivedOn, cents, eshopId, invoice, remittance } of payments)
      context.print(
        [id, receivedOn, eurosOfCents(cents), nameOf(eshopId), invoice ?? '', terminalText(remittance)].join('\t'),
      )
  }
  return 0
}

/** Whose a payment is: of one invoice, or of a shop. */
async function namedPayer(
  db: Database,
  command: string,
  { invoice, shop }: { invoice?: string | undefined; shop?: string | undefined },
): Promise<Payer> {
  if ((invoice === undefined) === (shop === undefined))
    throw new UsageError(`${command} needs --invoice NUMBER or --shop NAME`)
  if (shop !== undefined) return { eshopId: (await namedShop(db, command, shop)).id, documentId: null }
  const { year, number } = invoiceOf(command, invoice ?? '')
  const payer = await payerOfInvoice(db, year, number)
  if (payer === null) throw new UsageError(`${command}: there is no invoice ${invoice}`)
  return payer
}
