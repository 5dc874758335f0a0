import { sql } from 'kysely'
import { NOTICE_DAYS } from '#domains/eshops/contract.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { termsChanged } from '../mails/joining-notices.ts'
import type { ShopTerms } from '../joining/joining-deps.ts'

export interface TermsNoticeDeps {
  readonly db: Database
  readonly clock: Clock
  /** The terms for shops at a moment. */
  shopTermsAt(moment: Date): ShopTerms
}

const DAY_MS = 86_400_000
/** Shops told in one transaction. */
const AT_ONCE = 100

/**
 * Tells the owners of shops that have joined of a later version of the terms, each shop and version once, by mail (G-04, Regulation
 * (EU) 2019/1150, article 3). It holds for a shop from a day on, its own or later: not before the notice is 15 days old. Who is found on
 * an earlier version than the one that holds, because it was approved after the announcement, is told then. Gives how many were told.
 */
export async function tellOfTerms({ db, clock, shopTermsAt }: TermsNoticeDeps): Promise<number> {
  const now = clock.now()
  const { version, next } = shopTermsAt(now)
  const begins = next === null ? 0 : Date.parse(next.holdsFrom)
  const holdsFrom = new Date(Math.max(begins, nextMidnight(now.getTime() + NOTICE_DAYS * DAY_MS)))
  let told = 0
  for (;;) {
    const count = await db
      .transaction()
      .execute((tx) => tellSome(tx, { version: next?.version ?? version, holdsFrom, now }))
    told += count
    if (count < AT_ONCE) return told
  }
}

/** A day of the terms begins at midnight in UTC, which is never before that day's in Portugal. */
function nextMidnight(at: number): number {
  return Math.ceil(at / DAY_MS) * DAY_MS
}

interface Notice {
  readonly version: number
  readonly holdsFrom: Date
  readonly now: Date
}

/** The notice is written first: of several processes that look at once, one writes it. Who has accepted already is not told. */
async function tellSome(tx: DatabaseTransaction, { version, holdsFrom, now }: Notice): Promise<number> {
  const { rows } = await sql<{ eshopId: number }>`
    insert into partners.terms_notice (eshop_id, version, told_at, holds_from)
    select a.eshop_id, ${version}, ${now}, ${holdsFrom} from partners.application a
    where a.state = 'approved' and a.terms_version < ${version}
      and not exists (select from partners.terms_notice n where n.eshop_id = a.eshop_id and n.version = ${version})
    order by a.eshop_id limit ${AT_ONCE}
    on conflict (eshop_id, version) do nothing returning eshop_id as "eshopId"`.execute(tx)
  const { rows: owners } = await sql<{ eshopId: number; applicationId: number; shop: string; personId: number }>`
    select m.eshop_id as "eshopId", a.id::int as "applicationId", a.company->>'tradeName' as shop, m.person_id::int as "personId"
    from partners.member m join partners.application a on a.eshop_id = m.eshop_id and a.state = 'approved'
    where m.role = 'owner' and m.eshop_id = any(${rows.map(({ eshopId }) => eshopId)}::int[])`.execute(tx)
  const addresses = await addressesOf(
    tx,
    owners.map(({ personId }) => personId),
  )
  for (const { eshopId, applicationId, shop, personId } of owners) {
    const to = addresses.get(personId)
    if (to !== undefined)
      await queueMail(tx, termsChanged, {
        to,
        data: { applicationId, shop, version, holdsFrom: holdsFrom.toISOString() },
        key: `partners.terms:${eshopId}:${version}:${personId}`,
      })
  }
  return rows.length
}
