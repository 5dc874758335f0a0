import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eshopNames, eshopsNamed } from '#domains/eshops/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { eurosFromCents } from '#platform/money.ts'
import { readableLine } from '#platform/readable-text.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { lisbonDay } from '../invoices/lisbon-months.ts'
import { readDocumentName } from '../invoices/document.ts'
import { documentFile, listDocuments } from '../invoices/find-documents.ts'
import { issuerOf } from '../invoices/issuer.ts'
import { isSamePayment, payerOfInvoice, recordPayment } from '../payments/record-payment.ts'
import { UnsignableError } from '../signatures/sign-document.ts'
import { type SigningKey, signingKeyOf } from '../signatures/signing-key.ts'
import { saftRoute } from './saft-route.ts'
import { wireDocument } from './wire-document.ts'
import { creditInvoiceCall, listBillingDocumentsCall, recordPaymentCall } from './calls.ts'

export interface BillingBackofficeParts {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'operator' | 'invoiceIban' | 'invoiceKeyFile' | 'invoiceCertificate'>
}

const ID = /^([1-9]\d{0,9})\.pdf$/

/** B-04: who looks after money reads all documents, records payments and gives invoices back; each change is told to the log. */
export function billingBackofficeRoutes(app: FastifyInstance, parts: BillingBackofficeParts): void {
  const { db } = parts
  const key = signingKeyOf(parts.config)
  mountList(
    app,
    listBillingDocumentsCall,
    async ({ filters, ...asked }) => {
      const { q } = asked
      const sought = q === null ? null : { text: q, eshopIds: await eshopsNamed(db, q) }
      const { rows, totalCount } = await listDocuments(db, { ...asked, eshopId: filters.eshopId ?? null, sought })
      const shops = await eshopNames(db, [...new Set(rows.map(({ eshopId }) => eshopId))])
      return {
        rows: rows.map((row) => ({
          ...wireDocument(row),
          shop: shops.get(row.eshopId)?.name ?? `loja ${row.eshopId}`,
        })),
        totalCount,
      }
    },
    {
      Documento: ({ name }) => name,
      Loja: ({ shop }) => shop,
      Mês: ({ month }) => month,
      Emissão: ({ issuedOn }) => issuedOn,
      Vencimento: ({ dueOn }) => dueOn,
      Total: ({ gross }) => gross,
      'Por pagar': ({ open }) => open,
      Referência: ({ reference }) => reference,
      'Documento de origem': ({ credits }) => credits,
    },
  )
  mountCall(app, recordPaymentCall, ({ body, request }) => record(parts, body, request))
  mountCall(app, creditInvoiceCall, ({ body, request }) => credit({ ...parts, key }, body, request))
  saftRoute(app, parts)
  app.get<{ Params: { file: string } }>(
    '/v1/backoffice/billing-documents/:file',
    { config: { service: 'admin', access: 'staff:finance', priority: 'api' } },
    async (request, reply) => {
      const [, id] = ID.exec(request.params.file) ?? []
      const file = id === undefined ? null : await documentFile(db, null, Number(id))
      if (file === null) throw new RefusedError(refusal('not_found', 'there is no such document (billing-documents)'))
      const name = `${file.name.replace(/[ /]/g, '-')}.pdf`
      return reply
        .type('application/pdf')
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
        .send(file.pdf)
    },
  )
}

interface PaymentBody {
  readonly key: string
  readonly invoice: string
  readonly amount: number
  readonly receivedOn: string
  readonly text?: string | undefined
}

async function record({ db, clock }: BillingBackofficeParts, body: PaymentBody, request: FastifyRequest) {
  const by = (await callerOf(request))?.userId ?? null
  const { year, number } = named(body.invoice)
  return db.transaction().execute(async (tx) => {
    const payer = await payerOfInvoice(tx, year, number)
    if (payer === null) return refusal('not_found', `there is no invoice ${body.invoice} (recordPayment)`)
    if (body.receivedOn > lisbonDay(clock.now()))
      return refusal('unprocessable', 'requestBody.receivedOn has not come yet (recordPayment)')
    const cents = Math.round(body.amount * 100)
    const movement = {
      receivedOn: body.receivedOn,
      cents,
      remittance: readableLine(body.text ?? '', 300),
      bankKey: `hand:${body.key}`,
    }
    const payment = await recordPayment(tx, movement, { payer, source: 'hand' }, clock.now())
    if (payment === null && !(await isSamePayment(tx, movement, payer.documentId)))
      return refusal('conflict', 'requestBody.key has recorded another payment (recordPayment)')
    if (payment !== null)
      await recordChange(tx, {
        by,
        of: { kind: 'billing.payment', id: String(payment.id) },
        action: 'recorded',
        before: null,
        after: { invoice: body.invoice, cents, receivedOn: body.receivedOn },
        requestId: request.id,
      })
    return { isNew: payment !== null }
  })
}

async function credit(
  { db, clock, config, key }: BillingBackofficeParts & { readonly key: SigningKey | null },
  {
    invoice,
    amount,
    reason,
  }: { readonly invoice: string; readonly amount?: number | undefined; readonly reason: string },
  request: FastifyRequest,
) {
  const by = (await callerOf(request))?.userId ?? null
  const why = readableLine(reason, 500)
  if (why === '') return refusal('unprocessable', 'requestBody.reason holds nothing that can be read (creditInvoice)')
  const issuer = issuerOf(config)
  if ('missing' in issuer)
    return refusal('unprocessable', `${issuer.missing.join(', ')} must say who writes the documents (creditInvoice)`)
  const netCents = amount === undefined ? null : Math.round(amount * 100)
  const crediting = db.transaction().execute(async (tx) => {
    const credited = { ...named(invoice), netCents, reason: why, issuer }
    const outcome = await creditInvoice(tx, credited, { now: clock.now(), key })
    if (outcome.kind === 'unknown') return refusal('not_found', `there is no invoice ${invoice} (creditInvoice)`)
    if (outcome.kind === 'too-much')
      return refusal(
        'unprocessable',
        `requestBody.amount: of ${invoice} ${eurosFromCents(outcome.leftCents)} are left to be given back (creditInvoice)`,
      )
    await recordChange(tx, {
      by,
      of: { kind: 'billing.document', id: outcome.name },
      action: 'credited',
      before: null,
      after: { invoice, grossCents: outcome.grossCents },
      reason: why,
      requestId: request.id,
    })
    return { name: outcome.name, gross: eurosFromCents(outcome.grossCents) }
  })
  return crediting.catch((error: unknown) => {
    if (error instanceof UnsignableError) return refusal('unprocessable', `${error.message} (creditInvoice)`)
    throw error
  })
}

/** The contract has checked that it is the name of an invoice. */
function named(invoice: string): { year: number; number: number } {
  const name = readDocumentName(invoice)
  return name ?? { year: 0, number: 0 }
}
