import type { BillingAccount } from '../billing-account.ts'
import { type Document, documentName } from '../document.ts'
import { UNTAXED_WORDS } from '../vat.ts'
import { type Cell, PdfPage } from './pdf-page.ts'
import { programWords } from './program-words.ts'
import { qrCodeOf } from './qr-code.ts'

const KIND_WORDS = { FT: 'Fatura', NC: 'Nota de crédito' } as const
const euros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR', useGrouping: 'always' })
const counts = new Intl.NumberFormat('pt-PT', { useGrouping: 'always' })
const countries = new Intl.DisplayNames('pt-PT', { type: 'region' })
/** Distances and widths of the columns, in points. */
const COLUMNS = { text: [0, 250], clicks: [250, 60], vat: [310, 63], cents: [373, 110] } as const

/** The document as it is sent: A4, tagged, in European Portuguese. The same document gives the same bytes. */
export async function documentPdf(document: Document): Promise<Buffer> {
  const title = `${KIND_WORDS[document.kind]} ${documentName(document)}`
  const page = new PdfPage({
    title,
    author: document.issuer.name,
    at: new Date(`${document.issuedOn}T12:00:00Z`),
    running: document.atcud === null ? title : `${title} · ATCUD: ${document.atcud}`,
  })
  page.heading(1, title)
  writeFacts(page, document)
  page.heading(2, 'Emitente')
  const { name, taxNumber, address } = document.issuer
  for (const line of [name, `NIF ${taxNumber}`, address]) page.paragraph(line)
  page.heading(2, 'Cliente')
  for (const line of buyerLines(document.buyer)) page.paragraph(line)
  page.heading(2, document.kind === 'FT' ? 'Serviços' : 'Valores creditados')
  writeLines(page, document)
  writeSums(page, document)
  writeEnd(page, document)
  writeProof(page, document)
  return page.end()
}

function writeFacts(page: PdfPage, { issuedOn, dueOn, atcud, credits }: Document): void {
  page.paragraph(`Data de emissão: ${dateWords(issuedOn)}`)
  if (dueOn !== null) page.paragraph(`Data de vencimento: ${dateWords(dueOn)}`)
  page.paragraph(`ATCUD: ${atcud ?? 'série por comunicar à Autoridade Tributária'}`)
  if (credits !== null) page.paragraph(`Documento de origem: ${credits.name}, de ${dateWords(credits.issuedOn)}`)
}

function buyerLines({ legalName, country, taxNumber, street, postalCode, city }: BillingAccount): string[] {
  const number = country === 'PT' ? `NIF ${taxNumber}` : `Número fiscal ${country} ${taxNumber}`
  return [legalName, number, street, `${postalCode} ${city}`, countries.of(country) ?? country]
}

function writeLines(page: PdfPage, { lines, vat }: Document): void {
  const head = [
    cell('text', 'Descrição'),
    cell('clicks', 'Cliques'),
    cell('vat', 'Taxa de IVA'),
    cell('cents', 'Valor sem IVA'),
  ]
  const rows = lines.map(({ text, clicks, cents }) => [
    cell('text', text),
    cell('clicks', clicks === null ? '–' : counts.format(clicks)),
    cell('vat', rateWords(vat.permille)),
    cell('cents', money(cents)),
  ])
  page.table(head, rows)
}

function writeSums(page: PdfPage, { netCents, vatCents, grossCents, vat }: Document): void {
  page.space()
  page.paragraph(`Total sem IVA: ${money(netCents)}`)
  page.paragraph(`IVA (${rateWords(vat.permille)}): ${money(vatCents)}`)
  page.paragraph(`Total: ${money(grossCents)}`, 'strong', 12)
  const untaxed = UNTAXED_WORDS[vat.treatment]
  if (untaxed !== undefined) page.paragraph(untaxed)
}

function writeEnd(page: PdfPage, { kind, issuer, reference, reason, lines }: Document): void {
  page.space()
  if (reason !== null) page.paragraph(`Motivo: ${reason}`)
  if (kind === 'FT' && issuer.iban !== null) page.paragraph(`Pagamento por transferência para o IBAN ${issuer.iban}`)
  if (kind === 'FT') page.paragraph(`Referência a indicar no pagamento: ${reference}`)
  if (lines.some(({ clicks }) => clicks !== null))
    page.paragraph(
      'Os cliques de cada dia, com o preço de cada um e os que não são cobrados, estão no extrato da área da loja.',
      'text',
      8,
    )
}

/** By what the tax authority knows the document: ATCUD, the code below it, four characters of the signature and the certificate, if there is one. */
function writeProof(page: PdfPage, document: Document): void {
  const { atcud, signature } = document
  const code = qrCodeOf(document)
  if (code !== null) page.code(`ATCUD:${atcud}`, code, 'Código QR com os dados fiscais deste documento')
  page.paragraph(programWords(signature), 'text', 8)
}

function cell(column: keyof typeof COLUMNS, text: string): Cell {
  const [x, width] = COLUMNS[column]
  return { text, x, width, ...(column !== 'text' && { align: 'right' as const }) }
}

function money(cents: number): string {
  return euros.format(cents / 100)
}

function rateWords(permille: number): string {
  return `${counts.format(permille / 10)} %`
}

/** "26/11/2026" */
function dateWords(day: string): string {
  return day.split('-').toReversed().join('/')
}
