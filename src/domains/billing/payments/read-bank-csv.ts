import { csvRecords } from '#platform/files/csv-records.ts'
import { readableLine } from '#platform/readable-text.ts'
import { type MovementAt, withKeys } from './movement-keys.ts'
import {
  type MovementProblem,
  PAYMENT_LIMITS,
  PaymentFileError,
  readAmount,
  readDay,
  type ReadMovements,
} from './payment.ts'

/** Names that banks give the columns, in the order in which they are looked for. */
const COLUMNS = {
  date: ['data', 'data valor', 'data mov.', 'data movimento', 'date', 'booking date'],
  amount: ['montante', 'valor', 'importancia', 'credito', 'amount'],
  text: ['descricao', 'descritivo', 'description', 'remittance'],
  reference: ['referencia', 'reference'],
  currency: ['moeda', 'divisa', 'currency'],
  id: ['id', 'numero', 'n. movimento'],
} as const
type Column = keyof typeof COLUMNS

/**
 * Reads a bank's CSV file with a row of headings: date, amount and text are needed, whatever separates them. Where a column names the currency, euros alone are taken.
 * @throws PaymentFileError naming the column that is missing.
 */
export function readBankCsv(text: string): ReadMovements {
  const [head = '', separator] = separatorOf(text)
  if (head === '') throw new PaymentFileError('the file is empty')
  const [heading, ...records] = csvRecords(text.replace(/^\ufeff/, ''), separator)
  const places = placesOf(heading?.cells ?? [])
  const [found, problems]: [MovementAt[], MovementProblem[]] = [[], []]
  let leftOut = 0
  for (const { line, cells } of records) {
    const cell = (column: Column) => (cells[places[column]] ?? '').trim()
    const [receivedOn, cents] = [readDay(cell('date')), readAmount(cell('amount'))]
    if (receivedOn === null) problems.push({ at: line, why: `"${cell('date').slice(0, 40)}" is no day` })
    else if (cents === null) problems.push({ at: line, why: `"${cell('amount').slice(0, 40)}" is no amount` })
    else if (cents <= 0) leftOut += 1
    else if (places.currency >= 0 && !/^(?:EUR|€|euros?)$/i.test(cell('currency')))
      problems.push({ at: line, why: `the currency is ${cell('currency').slice(0, 40) || 'missing'}, not EUR` })
    else {
      const remittance = readableLine(`${cell('text')} ${cell('reference')}`, PAYMENT_LIMITS.remittanceCharacters)
      const bankKey = cell('id') === '' ? null : `id:${cell('id').slice(0, 120)}`
      found.push({ at: line, movement: { receivedOn, cents, remittance, bankKey } })
    }
  }
  return { source: 'csv', ...withKeys(found), leftOut, problems }
}

/** The first line, and what it has most of. */
function separatorOf(text: string): [string, ';' | ',' | '\t'] {
  const head = /[^\r\n]*/.exec(text.replace(/^\ufeff/, ''))?.[0] ?? ''
  const count = (separator: string) => head.split(separator).length
  const separators = [';', ',', '\t'] as const
  return [head, separators.toSorted((a, b) => count(b) - count(a))[0] ?? ';']
}

function placesOf(heading: readonly string[]): Record<Column, number> {
  const plain = heading.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase())
  const place = (column: Column) => COLUMNS[column].map((name) => plain.indexOf(name)).find((at) => at >= 0) ?? -1
  const places = {
    date: place('date'),
    amount: place('amount'),
    text: place('text'),
    reference: place('reference'),
    currency: place('currency'),
    id: place('id'),
  }
  for (const needed of ['date', 'amount', 'text'] as const)
    if (places[needed] < 0)
      throw new PaymentFileError(`the first line names no column for ${needed} (${COLUMNS[needed].join(', ')})`)
  return places
}
