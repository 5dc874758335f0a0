import type { Database } from '#platform/database/connect.ts'
import { PAYMENT_LIMITS, PaymentFileError, type ReadMovements } from './payment.ts'
import { readBankCsv } from './read-bank-csv.ts'
import { readCamt } from './read-camt.ts'
import { payerOf, type RecordedPayment, recordPayment } from './record-payment.ts'

export interface ImportedPayments extends Pick<ReadMovements, 'source' | 'leftOut' | 'problems'> {
  readonly recorded: readonly RecordedPayment[]
  /** Those that a file had brought before. */
  readonly known: number
}

/**
 * Takes a bank's file (camt.053 or CSV): each movement that came in is recorded once, whichever file brings it again, against
 * the invoice whose reference it names; of the others nobody knows whose they are. All of the file, or nothing of it.
 * @throws PaymentFileError when the file is none that can be read.
 */
export async function importPayments(db: Database, file: Uint8Array, now: Date): Promise<ImportedPayments> {
  const { source, movements, leftOut, problems } = readMovements(file)
  return db.transaction().execute(async (tx) => {
    const recorded: RecordedPayment[] = []
    for (const movement of movements) {
      const payment = await recordPayment(tx, movement, { payer: await payerOf(tx, movement.remittance), source }, now)
      if (payment !== null) recorded.push(payment)
    }
    return { source, leftOut, problems, recorded, known: movements.length - recorded.length }
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
