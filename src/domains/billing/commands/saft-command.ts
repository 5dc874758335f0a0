import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { issuerOf } from '../invoices/issuer.ts'
import { firstOfMonth, lastOfMonth, lisbonDay } from '../invoices/lisbon-months.ts'
import { programVersion } from '../saft/program-version.ts'
import { saftFile } from '../saft/saft-file.ts'
import { clockOf, eurosOfCents, readOptions } from './command-parts.ts'

const UNSAID = 'POISO_OPERATOR_NAME, POISO_OPERATOR_NIF and POISO_OPERATOR_ADDRESS'

/** `poiso invoices saft --month YYYY-MM [--file F]`: a file that stands there already is replaced once the new one is whole. */
export const invoicesSaftCommand: Command = async (parameters, context) => {
  const options = { month: { type: 'string' }, file: { type: 'string' } } as const
  const { month: asked = '', file } = readOptions('invoices saft', parameters, options).values
  const month = firstOfMonth(asked)
  if (month === null) throw new UsageError('invoices saft needs --month YYYY-MM')
  const createdOn = lisbonDay(clockOf(context).now())
  if (lastOfMonth(month) >= createdOn) throw new UsageError(`invoices saft: ${asked} is not over`)
  const issuer = issuerOf(context.config)
  const { db } = await context.database()
  const saft = await saftFile(db, {
    month,
    createdOn,
    issuer: 'missing' in issuer ? null : issuer,
    certificate: context.config.invoiceCertificate,
    version: programVersion(),
  })
  if (saft === null) throw new UsageError(`invoices saft: ${UNSAID} must say of whom the file is`)
  const place = file ?? saft.name
  await writeWhole(place, saft.bytes)
  context.print(
    `${place}: ${saft.documents} documents, invoices ${eurosOfCents(saft.creditCents)} EUR, credit notes ${eurosOfCents(saft.debitCents)} EUR, without tax`,
  )
  return 0
}

/** Nobody hands in half a file: it has its name when it is whole. */
async function writeWhole(place: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const part = `${place}.part`
  try {
    await pipeline(Readable.from(bytes), createWriteStream(part))
    await rename(part, place)
  } catch (error) {
    await rm(part, { force: true })
    throw new UsageError(`invoices saft: ${(error as Error).message}`)
  }
}
