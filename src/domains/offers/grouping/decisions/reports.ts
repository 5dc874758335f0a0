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

/** Reports that nobody has closed, of offers that still stand in the product or in the one that it was merged into. */
const standing = sql`offers.group_report r join offers.product told on told.id = r.product_id
  join offers.variant v on v.id = r.variant_id and v.product_id = coalesce(told.merged_into, told.id)`

/**
 * Keeps a report for a person to look at. It changes nothing by itself, however many say so: taking an offer away from its
 * product would be a weapon against shops. `unknown`: the offer does not stand on that product's page, nor on the page of the
 * product that it was merged into meanwhile.
 */
export async function keepReport(
  db: DatabaseOrTransaction,
  { productId, variantId, reporter }: GroupReport,
  now: Date,
): Promise<'kept' | 'unknown' | 'full'> {
  const { rows } = await sql<{ product_id: number | null; open: number }>`
    select (select v.product_id from offers.product p join offers.variant v on v.product_id = coalesce(p.merged_into, p.id)
        where p.id = ${productId} and v.id = ${variantId} and v.state <> 'ended') as product_id,
      (select count(*)::int from (select from ${standing} where r.closed_at is null limit ${MOST_OPEN_REPORTS}) o) as open`.execute(
    db,
  )
  const standsIn = rows[0]?.product_id ?? null
  if (standsIn === null) return 'unknown'
  if ((rows[0]?.open ?? 0) >= MOST_OPEN_REPORTS) return 'full'
  await sql`insert into offers.group_report (product_id, variant_id, reporter, reported_at) values (${standsIn}, ${variantId}, ${reporter}, ${now})
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
export async function openReports(db: DatabaseOrTransaction, limit: number): Promise<ReportedOffer[]> {
  const { rows } = await sql<ReportedOffer>`
    select v.product_id as "productId", r.variant_id as "variantId", p.title as product, v.title, e.name as eshop, count(distinct r.reporter)::int as reports, max(r.reported_at) as "lastAt"
    from ${standing} join offers.product p on p.id = v.product_id join eshops.eshop e on e.id = v.eshop_id
    where r.closed_at is null group by v.product_id, r.variant_id, p.title, v.title, e.name
    order by count(distinct r.reporter) desc, max(r.reported_at) desc, r.variant_id limit ${limit}`.execute(db)
  return rows
}

/** Somebody has looked: the reports of an offer are closed. Gives how many. */
export async function closeReports(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  by: string,
  now: Date,
): Promise<number> {
  const done =
    await sql`update offers.group_report set closed_by = ${by}, closed_at = ${now} where variant_id = any(${variantIds as number[]}::bigint[]) and closed_at is null`.execute(
      db,
    )
  return Number(done.numAffectedRows ?? 0n)
}

/** What closed them has been taken back: they wait again. */
export async function reopenReports(db: DatabaseOrTransaction, by: string): Promise<void> {
  await sql`update offers.group_report set closed_by = null, closed_at = null where closed_by = ${by}`.execute(db)
}
