import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** The first version of the terms for shops by which clicks cost something (content/words, termos/lojas.v2). */
export const CLICKS_COST_SINCE_VERSION = 2

/**
 * From which moment clicks may cost these shops what they bid (ADR 0128): terms that say so hold then, because the shop has accepted them, or
 * because it was told of them early enough, or because the operator says that an agreement was made elsewhere; the first of these counts.
 * Absent: no such terms hold for the shop, and no day is known; its clicks are free.
 */
export async function clicksCostFrom(
  db: DatabaseOrTransaction,
  eshopIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ eshopId: number; from: Date }>`
    select eshop_id as "eshopId", min(holds_from) as from from (
      select eshop_id, holds_from from partners.agreement
      union all select eshop_id, holds_from from partners.terms_notice where version >= ${CLICKS_COST_SINCE_VERSION}
      union all select a.eshop_id, t.holds_from from partners.terms_acceptance t
        join partners.application a on a.id = t.application_id and a.state = 'approved' where t.version >= ${CLICKS_COST_SINCE_VERSION}
    ) as held where eshop_id = any(${eshopIds as number[]}::int[]) group by 1`.execute(db)
  return new Map(rows.map(({ eshopId, from }) => [eshopId, from]))
}
