import { Parser } from 'htmlparser2'
import { readableLine } from '#platform/readable-text.ts'
import { type MovementAt, withKeys } from './movement-keys.ts'
import {
  type Movement,
  type MovementProblem,
  PAYMENT_LIMITS,
  PaymentFileError,
  readDay,
  type ReadMovements,
  readXmlAmount,
} from './payment.ts'

/** An element with its texts, as much of a statement as is asked for. */
interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

/**
 * Reads the booked entries of a bank statement of ISO 20022 (camt.053, whatever version): what came in, each transaction of a
 * collective entry by itself. Entities and document types are not resolved.
 * @throws PaymentFileError when it is no such statement, or is cut.
 */
export function readCamt(xml: string): ReadMovements {
  const document = parse(xml)
  const statements = all(document, 'BkToCstmrStmt').flatMap((root) => all(root, 'Stmt'))
  if (statements.length === 0) throw new PaymentFileError('the file holds no camt.053 statement (BkToCstmrStmt/Stmt)')
  const entries = statements.flatMap((statement) => all(statement, 'Ntry'))
  const [found, problems]: [MovementAt[], MovementProblem[]] = [[], []]
  let leftOut = 0
  for (const [index, entry] of entries.entries()) {
    if (valueOf(entry, 'CdtDbtInd') !== 'CRDT' || !isBooked(entry)) leftOut += 1
    else
      for (const read of movementsOf(entry)) {
        if (typeof read === 'string') problems.push({ at: index + 1, why: read })
        else found.push({ at: index + 1, movement: read })
      }
  }
  return { source: 'camt.053', ...withKeys(found), leftOut, problems }
}

function isBooked(entry: Node): boolean {
  const status = all(entry, 'Sts')[0]
  return status === undefined || (valueOf(status, 'Cd') ?? status.text.trim()) === 'BOOK'
}

/**
 * Of an entry with several transactions each, where their amounts make up the entry's: those in another currency, or with one that went back
 * among them, do not. Else the entry: what the account has moved by.
 */
function movementsOf(entry: Node): (Movement | string)[] {
  const details = all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'))
  const day = readDay(valueOf(all(entry, 'BookgDt')[0], 'Dt') ?? valueOf(all(entry, 'BookgDt')[0], 'DtTm') ?? '')
  if (day === null) return ['the booking date (BookgDt) is missing or no day']
  const isSplit = details.length > 1 && sumOf(details) === sumOf([entry])
  return (isSplit ? details : [entry]).map((each) => {
    const amount = amountOf(each)
    const cents = readXmlAmount(amount?.text ?? '')
    if (amount?.attributes['Ccy'] !== 'EUR') return `the currency is ${amount?.attributes['Ccy'] ?? 'missing'}, not EUR`
    if (cents === null || cents <= 0) return `"${amount.text.slice(0, 40)}" is no amount`
    return { receivedOn: day, cents, remittance: remittanceOf(isSplit ? each : entry), bankKey: bankKeyOf(each) }
  })
}

/** Cents; NaN, which equals nothing: one of them is in no euros or is no amount. */
function sumOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => {
    const amount = amountOf(node)
    const cents = amount?.attributes['Ccy'] === 'EUR' ? readXmlAmount(amount.text) : null
    return sum + (cents ?? Number.NaN)
  }, 0)
}

function amountOf(node: Node): Node | null {
  return all(node, 'Amt')[0] ?? all(all(all(node, 'AmtDtls')[0], 'TxAmt')[0], 'Amt')[0] ?? null
}

/** The reference that is given as one comes first: what is too long is cut at its end. */
function remittanceOf(node: Node): string {
  const words = ['Ref', 'Ustrd', 'EndToEndId', 'AddtlNtryInf'].flatMap((name) =>
    deep(node, name).map(({ text }) => text),
  )
  return readableLine(words.join(' '), PAYMENT_LIMITS.remittanceCharacters)
}

/** The bank's own number of the movement, where it gives one. */
function bankKeyOf(node: Node): string | null {
  const reference = deep(node, 'AcctSvcrRef')[0]?.text.trim() || deep(node, 'TxId')[0]?.text.trim()
  return reference ? `ref:${reference.slice(0, 120)}` : null
}

function parse(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let isWhole = true
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const node = { name: name.slice(name.indexOf(':') + 1), attributes, children: [], text: '' }
        open.at(-1)?.children.push(node)
        open.push(node)
        // What reads it goes down as deep as it is.
        if (open.length > PAYMENT_LIMITS.xmlDepth)
          throw new PaymentFileError(`elements stand within more than ${PAYMENT_LIMITS.xmlDepth} others`)
      },
      ontext: (text) => {
        const node = open.at(-1)
        if (node !== undefined) node.text += text
      },
      onclosetag: (_name, isImplied) => {
        if (isImplied) isWhole = false
        open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  parser.end()
  if (!isWhole || root.children.length === 0) throw new PaymentFileError('the file is no whole XML document')
  return root
}

function all(node: Node | undefined, name: string): Node[] {
  if (node === undefined) return []
  return node.name === '' && name !== node.children[0]?.name
    ? node.children.flatMap((child) => all(child, name))
    : node.children.filter((child) => child.name === name)
}

function valueOf(node: Node | undefined, name: string): string | null {
  return all(node, name)[0]?.text.trim() ?? null
}

function deep(node: Node, name: string): Node[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : deep(child, name)))
}
