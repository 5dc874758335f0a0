import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/**
 * Domains of shops' own sites by shop's id, without those of affiliate networks, where every visit costs the shop; suspended shops are
 * absent.
 */
export async function siteDomainsOf(
  db: DatabaseOrTransaction,
  eshopIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; domains: string[] }>`
    select e.id, array_agg(d.domain order by d.domain) as domains from eshops.eshop e join eshops.eshop_domain d on d.eshop_id = e.id and d.kind = 'site'
    where e.id = any(${eshopIds as number[]}::int[]) and not e.is_suspended group by e.id order by e.id`.execute(db)
  return new Map(rows.map(({ id, domains }) => [id, domains]))
}
