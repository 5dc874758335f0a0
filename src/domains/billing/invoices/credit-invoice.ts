import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { MICROS_PER_CENT } from '../ledger/micros.ts'
import { lockInvoice } from './creditable-invoice.ts'
import { documentName, type Issuer } from './document.ts'
import { issueDocument, type Writing } from './issue-document.ts'

export interface Credit {
  readonly year: number
  readonly number: number
  /** Without tax; null: all that is left of it. */
  readonly netCents: number | null
  readonly reason: string
  readonly issuer: Issuer
}

export type CreditOutcome =
  | {
      readonly kind: 'credited'
      readonly name: string
      readonly id: number
      readonly eshopId: number
      readonly grossCents: number
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'too-much'; readonly leftCents: number }

/** Gives an invoice back, or a part of it, by a credit note that names it; together never more than it was. */
export async function creditInvoice(tx: DatabaseTransaction, credit: Credit, writing: Writing): Promise<CreditOutcome> {
  const invoice = await lockInvoice(tx, credit.year, credit.number)
  if (invoice === null) return { kind: 'unknown' }
  const { eshopId, leftCents, month, vat, buyer, id, name, issuedOn } = invoice
  const cents = credit.netCents ?? leftCents
  if (cents > leftCents || cents <= 0) return { kind: 'too-much', leftCents }
  const line = {
    serviceMonth: month,
    text: `Crédito sobre ${name}`,
    clicks: null,
    micros: cents * MICROS_PER_CENT,
    cents,
  }
  const { reason, issuer } = credit
  const draft = {
    kind: 'NC' as const,
    eshopId,
    month,
    issuer,
    buyer,
    vat,
    lines: [line],
    credits: { id, name, issuedOn },
    reason,
  }
  const issued = await issueDocument(tx, draft, writing)
  return { kind: 'credited', name: documentName(issued), id: issued.id, eshopId, grossCents: issued.grossCents }
}
