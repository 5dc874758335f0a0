import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** A shopper says that an offer is not the product on whose page it stands. */
export interface GroupReport {
  readonly productId: number
  readonly variantId: number
  /** A keyed hash of who says so, of one day: nobody is counted twice in it. */
  readonly reporter: string
}

/** Open reports that are kept: more than a person can look through means that somebody plays. */
export const MOST_OPEN_REPORTS = 5_000

/**
 * Keeps a report for a person to look at. It changes nothing by itself, however many say so: taking an offer away from its
 * product would be a weapon against shops. `unknown`: the offer does not stand on that product's page.
 */
export const keepReport = async (db: DatabaseOrTransaction, { productId, variantId, reporter }: GroupReport, now: Date): Promise<'kept' | 'unknown' | 'full'> => {
  const { rows } = await sql<{ stands: boolean; open: number }>`
    select exists (select from offers.variant where id = ${variantId} and product_id = ${productId} and state <> 'ended') as stands,
      (select count(*)::int from (select from offers.group_report where closed_at is null limit ${MOST_OPEN_REPORTS}) o) as open`.execute(db)
  if (rows[0]?.stands !== true) return 'unknown'
  if (rows[0].open >= MOST_OPEN_REPORTS) return 'full'
  await sql`insert into offers.group_report (product_id, variant_id, reporter, reported_at) values (${productId}, ${variantId}, ${reporter}, ${now})
    on conflict (variant_id, product_id, reporter) do nothing`.execute(db)
  return 'kept'
}

/** What is said of one offer of a product, for a person to decide. */
export interface ReportedOffer {
  readonly productId: number
  readonly variantId: number
  readonly product: string
  readonly title: string
  readonly eshop: string
  readonly reports: number
  readonly lastAt: Date
}

/** Reported offers that still stand in the product, those that most have reported first. */
export const openReports = async (db: DatabaseOrTransaction, limit: number): Promise<ReportedOffer[]> => {
  const { rows } = await sql<ReportedOffer>`
    select r.product_id as "productId", r.variant_id as "variantId", p.title as product, v.title, e.name as eshop, count(*)::int as reports, max(r.reported_at) as "lastAt"
    from offers.group_report r join offers.variant v on v.id = r.variant_id and v.product_id = r.product_id
    join offers.product p on p.id = r.product_id join eshops.eshop e on e.id = v.eshop_id
    where r.closed_at is null group by r.product_id, r.variant_id, p.title, v.title, e.name
    order by count(*) desc, max(r.reported_at) desc, r.variant_id limit ${limit}`.execute(db)
  return rows
}

/** Somebody has looked: the reports of an offer are closed. Gives how many. */
export const closeReports = async (db: DatabaseOrTransaction, variantIds: readonly number[], by: string, now: Date): Promise<number> => {
  const done = await sql`update offers.group_report set closed_by = ${by}, closed_at = ${now} where variant_id = any(${variantIds as number[]}::bigint[]) and closed_at is null`.execute(db)
  return Number(done.numAffectedRows ?? 0n)
}
