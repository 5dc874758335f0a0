import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Application, CheckRun, LabEvidence, ProofMethod } from './application.ts'
import type { Company } from './company.ts'

const COLUMNS =
  sql.raw(`id::int as id, person_id::int as "personId", state, company, domain, proof_text as "proofText", check_run as check,
  proven_by as "provenBy", proven_at as "provenAt", code_until as "codeUntil", feed_url as "feedUrl", lab_id as "labId", lab,
  terms_version as "termsVersion", terms_accepted_at as "termsAcceptedAt", submitted_at as "submittedAt", decided_at as "decidedAt",
  decided_by::int as "decidedBy", reasons, note, eshop_id as "eshopId", created_at as "createdAt", updated_at as "updatedAt"`)

/** A new draft; gives its number. */
export async function insertApplication(
  tx: DatabaseOrTransaction,
  { personId, proofText, now }: { readonly personId: number; readonly proofText: string; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into partners.application (person_id, proof_text, created_at, updated_at)
    values (${personId}, ${proofText}, ${now}, ${now}) returning id::int as id`.execute(tx)
  return (rows[0] as { id: number }).id
}

/** All of a person's, the newest first. */
export function applicationsOf(db: DatabaseOrTransaction, personId: number): Promise<Application[]> {
  return select(db, sql`person_id = ${personId} order by id desc`)
}

export async function findApplication(db: DatabaseOrTransaction, id: number): Promise<Application | null> {
  return (await select(db, sql`id = ${id}`))[0] ?? null
}

/** The same, held until the transaction ends. */
export async function lockApplication(tx: DatabaseTransaction, id: number): Promise<Application | null> {
  return (await select(tx, sql`id = ${id} for update`))[0] ?? null
}

async function select(db: DatabaseOrTransaction, where: RawBuilder<unknown>): Promise<Application[]> {
  const { rows } = await sql<Application>`select ${COLUMNS} from partners.application where ${where}`.execute(db)
  return rows
}

/** What a step may change of a draft. */
export interface ApplicationChange {
  readonly company?: Company
  readonly domain?: string
  readonly check?: CheckRun | null
  readonly proof?: { readonly by: ProofMethod; readonly at: Date } | null
  readonly code?: { readonly hash: Buffer; readonly until: Date } | null
  readonly codeTries?: number
  readonly feed?: { readonly url: string; readonly labId: string | null }
  readonly lab?: LabEvidence | null
  readonly terms?: { readonly version: number; readonly at: Date }
}

/** Writes what changes; what is not named stays. */
export async function writeApplication(
  tx: DatabaseOrTransaction,
  id: number,
  change: ApplicationChange,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('partners.application')
    .set({ ...columnsOf(change), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** What is undefined stays as it is. */
function columnsOf({ company, domain, check, proof, code, codeTries, feed, lab, terms }: ApplicationChange) {
  return {
    company: json(company),
    domain,
    check_run: json(check),
    ...(proof !== undefined && { proven_by: proof?.by ?? null, proven_at: proof?.at ?? null }),
    ...(code !== undefined && { code_hash: code?.hash ?? null, code_until: code?.until ?? null, code_tries: 0 }),
    ...(codeTries !== undefined && { code_tries: codeTries }),
    ...(feed !== undefined && { feed_url: feed.url, lab_id: feed.labId }),
    lab: json(lab),
    ...(terms !== undefined && { terms_version: terms.version, terms_accepted_at: terms.at }),
  }
}

function json(value: object | null | undefined): string | null | undefined {
  return value === null || value === undefined ? value : JSON.stringify(value)
}

/** The code that was mailed last, and how often a wrong one has been typed. */
export async function findCode(
  tx: DatabaseTransaction,
  id: number,
): Promise<{ readonly hash: Buffer; readonly until: Date; readonly tries: number } | null> {
  const { rows } = await sql<{ hash: Buffer; until: Date; tries: number }>`
    select code_hash as hash, code_until as until, code_tries as tries from partners.application
    where id = ${id} and code_hash is not null for update`.execute(tx)
  return rows[0] ?? null
}

/** Hands a draft in. Throws at the index `application_domain` where the domain has been handed in by another. */
export async function submitApplication(tx: DatabaseTransaction, id: number, now: Date): Promise<void> {
  await sql`update partners.application set state = 'submitted', submitted_at = ${now}, decided_at = null, decided_by = null,
    updated_at = ${now} where id = ${id}`.execute(tx)
}

/** A submitted or refused one becomes a draft again; what was said of it stays to be read. */
export async function reopenApplication(tx: DatabaseTransaction, id: number, now: Date): Promise<void> {
  await sql`update partners.application set state = 'draft', submitted_at = null, updated_at = ${now} where id = ${id}`.execute(
    tx,
  )
}

export async function removeApplication(tx: DatabaseOrTransaction, id: number): Promise<void> {
  await sql`delete from partners.application where id = ${id}`.execute(tx)
}

/** What somebody decided, or the rule. */
export interface WrittenDecision {
  readonly id: number
  readonly state: 'approved' | 'refused'
  readonly by: number | null
  readonly reasons: readonly string[]
  readonly note: string | null
  readonly eshopId: number | null
  readonly now: Date
}

export async function writeDecision(tx: DatabaseTransaction, decision: WrittenDecision): Promise<void> {
  const { id, state, by, reasons, note, eshopId, now } = decision
  await sql`update partners.application set state = ${state}, decided_at = ${now}, decided_by = ${by}, reasons = ${[...reasons]}::text[],
    note = ${note}, eshop_id = ${eshopId}, updated_at = ${now} where id = ${id}`.execute(tx)
}

/** Forgets drafts and refusals that nobody has touched since this moment. */
export async function forgetApplications(tx: DatabaseTransaction, before: Date): Promise<void> {
  await sql`delete from partners.application where state in ('draft', 'refused') and updated_at <= ${before}`.execute(
    tx,
  )
}

/** Whether an application that waits for a decision has this host, one above it or one below it. */
export async function isHandedIn(tx: DatabaseOrTransaction, host: string): Promise<boolean> {
  const { rows } = await sql`
    select from partners.application where state = 'submitted'
      and (domain = ${host} or right(${host}, length(domain) + 1) = '.' || domain or right(domain, length(${host}) + 1) = '.' || ${host})
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Whether somebody else has handed in an application with this tax number, whatever came of it. */
export async function hasAnotherOfNumber(
  tx: DatabaseOrTransaction,
  { id, personId, taxNumber }: { readonly id: number; readonly personId: number; readonly taxNumber: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from partners.application
    where company->>'taxNumber' = ${taxNumber} and id <> ${id} and state <> 'draft' and person_id is distinct from ${personId}
    limit 1`.execute(tx)
  return rows.length > 0
}
