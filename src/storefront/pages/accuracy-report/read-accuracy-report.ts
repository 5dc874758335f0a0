import { type ReportKind, reportKinds } from '#domains/accuracy/contract.ts'
import { parsePrice } from '#domains/feeds/contract.ts'

/** Names of the fields, in the form and in addresses. */
export const fieldNames = { kind: 'motivo', price: 'preco' } as const

export interface TypedReport {
  readonly kind: string
  readonly price: string
}

export interface ReportComplaints {
  readonly kind?: string
  readonly price?: string
}

export type ReadReport =
  | { readonly report: { readonly kind: ReportKind; readonly seenCents: number | null }; readonly complaints: null }
  | { readonly report: null; readonly complaints: ReportComplaints }

/** What was typed, as it is sent again. */
export function typedReport(fields: URLSearchParams): TypedReport {
  return { kind: fields.get(fieldNames.kind) ?? '', price: (fields.get(fieldNames.price) ?? '').slice(0, 60) }
}

/** A price may be left out; where one is typed it must be one: "649,90", "649.90 €", "1 299". */
export function readAccuracyReport({ kind, price }: TypedReport): ReadReport {
  const known = reportKinds.find((each) => each === kind)
  const seen = price.trim() === '' ? null : parsePrice(price, 'EUR')
  const complaints: ReportComplaints = {
    ...(known === undefined && { kind: 'Escolha o que não bate certo.' }),
    ...(seen?.kind === 'problem' && { price: 'Verifique o preço, por exemplo 649,90.' }),
  }
  if (known === undefined || seen?.kind === 'problem') return { report: null, complaints }
  return { report: { kind: known, seenCents: seen?.cents ?? null }, complaints: null }
}
