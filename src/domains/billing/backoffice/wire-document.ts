import { eurosFromCents } from '#platform/money.ts'
import type { ListedDocument } from '../invoices/find-documents.ts'

/** A document as the back office is told of it; money in euros. */
export function wireDocument({
  id,
  kind,
  name,
  eshopId,
  month,
  issuedOn,
  dueOn,
  grossCents,
  openCents,
  reference,
  credits,
}: ListedDocument) {
  const open = openCents === null ? null : eurosFromCents(openCents)
  return {
    id,
    kind,
    name,
    eshopId,
    month: month.slice(0, 7),
    issuedOn,
    dueOn,
    gross: eurosFromCents(grossCents),
    open,
    reference,
    credits,
  }
}
