import { contestsWaiting } from '#domains/accuracy/contract.ts'
import { overdueShops } from '#domains/billing/contract.ts'
import { uncertainOffers } from '#domains/feeds/contract.ts'
import { textsWaiting } from '#domains/moderation/contract.ts'
import { partnersWaiting, shopsWithoutOwner } from '#domains/partners/contract.ts'
import type { Database } from '#platform/database/connect.ts'

/** Shops that are named; of more only the number is said. */
const NAMED_SHOPS = 200

type OrNull = <Value>(what: string, read: Promise<Value>) => Promise<Value | null>

/** What waits for somebody who works here; each by itself, and null where it cannot be read. */
export async function readWaiting(db: Database, now: Date, orNull: OrNull) {
  const [partners, texts, contests, uncertain, overdue, withoutOwner] = await Promise.all([
    orNull('applications and complaints', partnersWaiting(db)),
    orNull('texts', textsWaiting(db)),
    orNull('contests', contestsWaiting(db)),
    orNull('uncertain offers', uncertainOffers(db)),
    orNull('overdue shops', overdueShops(db, now)),
    orNull('shops without an owner', shopsWithoutOwner(db, now)),
  ])
  return {
    applications: partners?.applications ?? null,
    complaints: partners?.complaints ?? null,
    texts,
    contests,
    uncertain,
    overdue,
    withoutOwner: withoutOwner && { count: withoutOwner.length, first: withoutOwner.slice(0, NAMED_SHOPS) },
  }
}
