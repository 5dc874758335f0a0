import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export interface ListedPayment {
  readonly id: number
  readonly receivedOn: string
  readonly cents: number
  /** null: nobody knows whose it is. */
  readonly eshopId: number | null
  /** The invoice that it pays, 'FT 2026/17'; null: none is named. */
  readonly invoice: string | null
  readonly remittance: string
}

const MOST = 1_000

/** The last payments, the newest first. */
export async function findPayments(
  db: DatabaseOrTransaction,
  { onlyUnmatched = false, eshopId = null }: { readonly onlyUnmatched?: boolean; readonly eshopId?: number | null },
): Promise<ListedPayment[]> {
  const { rows } = await sql<ListedPayment>`
    select p.id, to_char(p.received_on, 'YYYY-MM-DD') as "receivedOn", p.cents, coalesce(p.eshop_id, a.eshop_id) as "eshopId",
      d.kind || ' ' || d.year || '/' || d.number as invoice, coalesce(p.remittance, '') as remittance
    from billing.payment p left join billing.assignment a on a.payment_id = p.id
    left join billing.document d on d.id = coalesce(p.document_id, a.document_id)
    where (not ${onlyUnmatched} or (p.eshop_id is null and a.eshop_id is null))
      and (${eshopId}::int is null or coalesce(p.eshop_id, a.eshop_id) = ${eshopId}) order by p.id desc limit ${MOST}`.execute(
    db,
  )
  return rows
}
