import { createHash } from 'node:crypto'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { PAYMENT_LIMITS, PaymentFileError, type ReadMovements } from './payment.ts'
import { readBankCsv } from './read-bank-csv.ts'
import { readCamt } from './read-camt.ts'
import { payerOf, type RecordedPayment, recordPayment } from './record-payment.ts'

export interface ImportedPayments extends Pick<ReadMovements, 'source' | 'leftOut' | 'problems' | 'repeated'> {
  readonly recorded: readonly RecordedPayment[]
  /** Those that a file had brought before. */
  readonly known: number
}

/**
 * Takes a bank's file (camt.053 or CSV): each movement that came in is recorded once, whichever file brings it again, against
 * the invoice whose reference it names; of the others nobody knows whose they are. All of the file, or nothing of it; the log is told in the same
 * transaction.
 * @throws PaymentFileError when the file is none that can be read.
 */
export async function importPayments(db: Database, file: Uint8Array, now: Date): Promise<ImportedPayments> {
  const { source, movements, leftOut, problems, repeated } = readMovements(file)
  return db.transaction().execute(async (tx) => {
    const recorded: RecordedPayment[] = []
    for (const movement of movements) {
      const payment = await recordPayment(tx, movement, { payer: await payerOf(tx, movement.remittance), source }, now)
      if (payment !== null) recorded.push(payment)
    }
    await tellOfFile(tx, file, { source, recorded })
    return { source, leftOut, problems, repeated, recorded, known: movements.length - recorded.length }
  })
}

/** A file that brought nothing new changed nothing. */
async function tellOfFile(
  tx: DatabaseTransaction,
  file: Uint8Array,
  { source, recorded }: Pick<ImportedPayments, 'source' | 'recorded'>,
): Promise<void> {
  if (recorded.length === 0) return
  const cents = recorded.reduce((sum, payment) => sum + payment.cents, 0)
  const unmatched = recorded.filter(({ payer }) => payer === null).length
  await recordChange(tx, {
    by: null,
    of: { kind: 'billing.payment-file', id: createHash('sha256').update(file).digest('hex').slice(0, 16) },
    action: 'recorded',
    before: null,
    after: { source, payments: recorded.map(({ id }) => id), cents, unmatched },
  })
}

function readMovements(file: Uint8Array): ReadMovements {
  if (file.length > PAYMENT_LIMITS.fileBytes)
    throw new PaymentFileError(`the file has more than ${PAYMENT_LIMITS.fileBytes} bytes`)
  const text = decoded(file)
  return /^\ufeff?\s*</.test(text) ? readCamt(text) : readBankCsv(text)
}

/** Banks write UTF-8, or the Windows page of Western Europe. */
function decoded(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}
