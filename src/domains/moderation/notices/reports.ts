import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { takeTurns, type TurnRule, type TurnTaker } from '#platform/pace/turns.ts'
import type { Item, ItemName } from '../items/item.ts'
import { findItem, lockItem } from '../items/item-storage.ts'
import { keepPublishedItem, type PublishedItemOf } from '../items/published-items.ts'
import { confirmNotice, noticeReceived } from '../mails/decision-notices.ts'
import { type CaseLinks, casePath } from './case-links.ts'
import type { Notice } from './notice.ts'

/** A report as it was sent, read and without complaints. */
export interface SentNotice {
  readonly about: ItemName
  readonly notice: Notice
  readonly ip: string
  /** Who is signed in, with the account's address. */
  readonly sender: { readonly id: number; readonly email: string } | null
}

/** `gone`: what is reported is not published any more. Otherwise the token of the case's page. */
export type ReportOutcome = 'gone' | { readonly token: string } | { readonly waitSeconds: number }

export interface ReportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly key: Uint8Array
  readonly links: CaseLinks
  readonly turns: TurnTaker
  readonly publishedItemOf: PublishedItemOf
}

const MINUTE = 60_000

/** Mails to an address that somebody typed are few, whoever types it. */
export const REPORT_TURNS = {
  ofNetwork: { purpose: 'notices from a network', burst: 10, everyMs: 5 * MINUTE },
  ofAddress: { purpose: 'notices under an address', burst: 3, everyMs: 60 * MINUTE },
  ofAll: { purpose: 'notices of all', burst: 300, everyMs: MINUTE / 4 },
} as const

/** Keeps a notice, once for who reports a text twice, and puts the text before a person. However many there are, none takes it off. */
export async function report(sent: SentNotice, deps: ReportDeps): Promise<ReportOutcome> {
  const { db, clock, links } = deps
  const shown = await deps.publishedItemOf(sent.about)
  const known = await findItem(db, sent.about)
  if (shown === null || (known !== null && !isReportable(known))) return 'gone'
  const waitSeconds = await takeTurns(deps.turns, turnsOf(sent))
  if (waitSeconds !== null) return { waitSeconds }
  return db.transaction().execute(async (tx) => {
    const item = await (known === null ? keepPublishedItem(tx, shown, clock.now()) : lockItem(tx, sent.about))
    if (item === null || !isReportable(item)) return 'gone'
    const { id, isNew } = await keepNotice(tx, item, sent, deps)
    if (isNew) {
      await queueForNotice(tx, item, clock.now())
      await mailReporter(tx, item, id, sent, links)
    }
    return { token: links.tokenOf('notice', id) }
  })
}

/** What others can read now. */
function isReportable(item: Item | null): boolean {
  return item !== null && item.shownVersion !== null
}

/** What a report takes turns of. */
function turnsOf({ notice, ip, sender }: SentNotice): readonly (readonly [TurnRule, string])[] {
  return [
    [REPORT_TURNS.ofNetwork, networkOf(ip)],
    ...(notice.email === null || sender !== null ? [] : ([[REPORT_TURNS.ofAddress, mailboxOf(notice.email)]] as const)),
    [REPORT_TURNS.ofAll, ''],
  ]
}

async function keepNotice(
  tx: DatabaseTransaction,
  item: Item,
  sent: SentNotice,
  { key, clock }: ReportDeps,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { notice, sender } = sent
  const reporter = reporterOf(sent, key)
  const inserted = await sql<{ id: number }>`
    insert into moderation.notice (item_id, version, reason, explanation, name, email, is_address_confirmed, person_id, reporter, created_at)
    values (${item.id}, ${item.shownVersion}, ${notice.reason}, ${notice.explanation}, ${notice.name}, ${notice.email}, ${isOwnAddress(sent)},
      ${sender?.id ?? null}, ${reporter}, ${clock.now()})
    on conflict (item_id, reporter) where outcome is null do nothing returning id`.execute(tx)
  if (inserted.rows[0] !== undefined) return { id: inserted.rows[0].id, isNew: true }
  const kept = await sql<{ id: number }>`
    select id from moderation.notice where item_id = ${item.id} and reporter = ${reporter} and outcome is null`.execute(
    tx,
  )
  return { id: (kept.rows[0] as { id: number }).id, isNew: false }
}

/** Who is signed in is one person everywhere; others are known by their network and what they typed, so that nobody is shown another's notice. */
function reporterOf({ notice, ip, sender }: SentNotice, key: Uint8Array): string {
  const who = sender === null ? `${networkOf(ip)} ${notice.email?.toLowerCase() ?? ''}` : `person ${sender.id}`
  return createHmac('sha256', key).update(`reporter ${who}`).digest('base64url')
}

function isOwnAddress({ notice, sender }: SentNotice): boolean {
  return sender !== null && notice.email?.toLowerCase() === sender.email.toLowerCase()
}

async function queueForNotice(tx: DatabaseTransaction, { id }: Item, now: Date): Promise<void> {
  await sql`
    update moderation.item set queued_because = 'notice', queued_at = coalesce(queued_at, ${now})
    where id = ${id} and (queued_because is null or queued_because <> 'complaint')`.execute(tx)
}

/** ADR 0091: an address that was only typed is asked whether it is who reports, in words that are ours. */
async function mailReporter(
  tx: DatabaseTransaction,
  { kind }: Item,
  id: number,
  sent: SentNotice,
  links: CaseLinks,
): Promise<void> {
  const to = sent.notice.email
  if (to === null) return
  const [mail, token] = isOwnAddress(sent)
    ? ([noticeReceived, 'notice'] as const)
    : ([confirmNotice, 'confirm'] as const)
  await queueMail(tx, mail, {
    to,
    data: { kind, number: id, path: casePath(links.tokenOf(token, id)) },
    key: receivedKey(id),
  })
}

/** Key of the mail that says or asks that a notice is here: it goes with it. */
export function receivedKey(noticeId: number): string {
  return `moderation:received:${noticeId}`
}
