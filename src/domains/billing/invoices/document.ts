import type { DocumentSignature } from '../signatures/signature.ts'
import type { BillingAccount } from './billing-account.ts'
import type { Vat } from './vat.ts'

/** FT: fatura; NC: nota de crédito. */
export type DocumentKind = 'FT' | 'NC'

/** Who writes the documents: the operator of the site, of whom nothing is unsaid. */
export interface Issuer {
  readonly name: string
  readonly taxNumber: string
  readonly address: string
  /** Where it is paid to; null: the document does not say. */
  readonly iban: string | null
}

export interface DocumentLine {
  /** Of the clicks, by its first day. */
  readonly serviceMonth: string
  readonly text: string
  /** null: a line that a person wrote. */
  readonly clicks: number | null
  readonly micros: number
  /** Of clicks: what brings all lines of their month to its sum, rounded half to even; of others the micro-euros, rounded so. */
  readonly cents: number
}

/** What a document says, before it has a number. */
export interface DocumentDraft {
  readonly kind: DocumentKind
  readonly eshopId: number
  /** By its first day. */
  readonly month: string
  readonly issuer: Issuer
  readonly buyer: BillingAccount
  readonly vat: Vat
  readonly lines: readonly DocumentLine[]
  /** Of a credit note. */
  readonly credits: { readonly id: number; readonly name: string; readonly issuedOn: string } | null
  readonly reason: string | null
}

export interface Document extends DocumentDraft {
  readonly year: number
  readonly number: number
  readonly issuedOn: string
  readonly dueOn: string | null
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  /** Under which the tax authority knows it; null: nobody has told it of the series. */
  readonly atcud: string | null
  /** What a payment names. */
  readonly reference: string
  /** null: it was written without a key. */
  readonly signature: DocumentSignature | null
}

/** 'FT 2026/17' */
export function documentName({ kind, year, number }: Pick<Document, 'kind' | 'year' | 'number'>): string {
  return `${kind} ${year}/${number}`
}

/** The parts of a name; null: it is none. */
export function readDocumentName(text: string): Pick<Document, 'kind' | 'year' | 'number'> | null {
  const [, kind, year, number] = /^(FT|NC) ?(20\d\d)\/([1-9]\d{0,8})$/.exec(text.trim().toUpperCase()) ?? []
  return kind === undefined ? null : { kind: kind as DocumentKind, year: Number(year), number: Number(number) }
}
