import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ListAsked } from '#platform/http/calls/list-call.ts'
import type { ProofMethod } from '../joining/application.ts'

type Sort = 'waiting' | 'submitted' | 'name'
type State = 'submitted' | 'approved' | 'refused'
type Asked = Omit<ListAsked<Sort, never>, 'filters'> & { readonly filters: { readonly state?: State | undefined } }

interface Row {
  readonly applicationId: number
  readonly state: State
  readonly shop: string
  readonly domain: string
  readonly taxNumber: string
  readonly provenBy: ProofMethod | null
  readonly accepted: number | null
  readonly rejected: number | null
  readonly submittedAt: Date
  readonly decidedAt: Date | null
  readonly eshopId: number | null
}

const ORDERS = {
  waiting: "state = 'submitted' desc, submitted_at",
  submitted: 'submitted_at',
  name: "lower(company->>'tradeName')",
} as const satisfies Readonly<Record<Sort, string>>

/** Applications that were handed in; `q` is looked for in the shop's names, its domain and its tax number. */
export async function listApplications(
  db: DatabaseOrTransaction,
  { q, sort, isDescending, limit, offset, filters }: Asked,
) {
  const where = sql`state <> 'draft' and submitted_at is not null and (${filters.state ?? null}::text is null or state = ${filters.state ?? null})
    and (${q}::text is null or position(lower(${q}) in lower(concat_ws(' ', company->>'tradeName', company->>'legalName', company->>'taxNumber', domain))) > 0)`
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const { rows } = await sql<Row & { total: number }>`
    select id::int as "applicationId", state, company->>'tradeName' as shop, domain, company->>'taxNumber' as "taxNumber",
      proven_by as "provenBy", (lab->>'accepted')::int as accepted, (lab->>'rejected')::int as rejected, submitted_at as "submittedAt",
      decided_at as "decidedAt", eshop_id as "eshopId", count(*) over ()::int as total
    from partners.application where ${where} order by ${sql.raw(ORDERS[sort])} ${direction}, id ${direction} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return {
    rows: rows.map(({ total: _total, submittedAt, decidedAt, ...row }) => ({
      ...row,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    totalCount: rows[0]?.total ?? (offset === 0 ? 0 : null),
  }
}

/** Others that the same company has handed in. */
export async function othersOfCompany(db: DatabaseOrTransaction, id: number, taxNumber: string) {
  const { rows } = await sql<{ applicationId: number; state: State; domain: string }>`
    select id::int as "applicationId", state, domain from partners.application
    where company->>'taxNumber' = ${taxNumber} and id <> ${id} and state <> 'draft' order by id`.execute(db)
  return rows
}
