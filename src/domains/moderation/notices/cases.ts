import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { noticeDecided } from '../mails/decision-notices.ts'
import { statementOf } from '../statement.ts'
import type { Decision, ModeratedKind } from '../told.ts'
import { answerWords, noticeMailKey } from './answers.ts'
import { type CaseKind, type CaseLinks, casePath } from './case-links.ts'
import { NOTICE_LIMITS } from './notice.ts'

/** A case as its page shows it to who has the link. */
export interface ShownCase {
  readonly seenBy: CaseKind
  readonly kind: ModeratedKind
  /** Of a notice; null: the author's. */
  readonly notice: ShownNotice | null
  /** The author's own text; who reported is not shown what may have been taken off. */
  readonly texts: readonly string[]
  /** Others can read it. */
  readonly isShown: boolean
  /** null: nothing has been decided. */
  readonly decided: { readonly at: Date; readonly isByRules: boolean; readonly statement: readonly string[] } | null
  /** none: nothing to complain of, or too late. */
  readonly complaint: 'none' | 'open' | 'waiting'
}

interface ShownNotice {
  readonly number: number
  readonly reason: string
  /** null: who has only the mail to an address that was typed may not be who wrote it. */
  readonly explanation: string | null
  readonly at: Date
  readonly isAddressConfirmed: boolean
}

export interface CaseDeps {
  readonly db: Database
  readonly clock: Clock
  readonly links: CaseLinks
}

interface CaseRow {
  readonly itemId: number
  readonly kind: ModeratedKind
  readonly texts: readonly string[]
  readonly isShown: boolean
  readonly noticeId: number | null
  readonly reason: string | null
  readonly explanation: string | null
  readonly email: string | null
  readonly isAddressConfirmed: boolean | null
  readonly noticedAt: Date | null
  readonly outcome: 'kept' | 'acted' | null
  readonly decisionId: number | null
  readonly decision: Decision | null
  readonly reasons: readonly string[] | null
  readonly words: string | null
  readonly decidedBy: 'rules' | 'person' | 'operator' | null
  readonly decidedAt: Date | null
  readonly isComplained: boolean
  readonly isAnswered: boolean
}

/** What the holder of a link may see; null: the link is none of ours, or its case is forgotten. */
export async function caseOf(token: string, { db, clock, links }: CaseDeps): Promise<ShownCase | null> {
  const named = links.read(token)
  const row = named && (await findCase(db, named.kind, named.id))
  return row && named && shownCase(row, named.kind, clock.now())
}

/** Somebody has the mail: the address is theirs. What has been decided by then is told now. */
export async function confirmAddress(token: string, { db, links }: CaseDeps): Promise<boolean> {
  const named = links.read(token)
  if (named?.kind !== 'confirm') return false
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update moderation.notice set is_address_confirmed = true where id = ${named.id} and not is_address_confirmed returning id`.execute(
      tx,
    )
    const row = await findCase(tx, 'notice', named.id)
    if (row === null) return false
    if (rows.length > 0 && row.outcome !== null && row.email !== null && row.decisionId !== null)
      await queueMail(tx, noticeDecided, {
        to: row.email,
        data: {
          kind: row.kind,
          number: named.id,
          path: casePath(links.tokenOf('notice', named.id)),
          outcome: row.outcome,
          reasons: answerWords(row.reasons ?? [], row.words),
          isAgain: false,
        },
        key: noticeMailKey(named.id, row.decisionId),
      })
    return true
  })
}

/** Opens a decided case again, once for each who complains of a decision. False: there is nothing to complain of. */
export async function complain(token: string, words: string, { db, clock, links }: CaseDeps): Promise<boolean> {
  const named = links.read(token)
  if (named === null || named.kind === 'confirm') return false
  return db.transaction().execute(async (tx) => {
    const row = await findCase(tx, named.kind, named.id)
    if (row === null || shownCase(row, named.kind, clock.now()).complaint !== 'open') return false
    await sql`
      insert into moderation.complaint (item_id, notice_id, decision_id, words, created_at)
      values (${row.itemId}, ${row.noticeId}, ${row.decisionId}, ${words}, ${clock.now()}) on conflict do nothing`.execute(
      tx,
    )
    await sql`
      update moderation.item set queued_because = 'complaint', queued_at = coalesce(queued_at, ${clock.now()}) where id = ${row.itemId}`.execute(
      tx,
    )
    return true
  })
}

async function findCase(db: DatabaseOrTransaction, kind: CaseKind, id: number): Promise<CaseRow | null> {
  const isAuthor = kind === 'author'
  const notice = isAuthor
    ? sql`select * from moderation.notice where false`
    : sql`select * from moderation.notice where id = ${id}`
  const decision = isAuthor
    ? sql`select * from moderation.decision where item_id = i.id order by id desc limit 1`
    : // What was decided about a complaint stands in the place of what it was about.
      sql`select * from moderation.decision where id = coalesce((select max(answer_id) from moderation.complaint where notice_id = n.id), n.decision_id)`
  const { rows } = await sql<CaseRow>`
    select i.id as "itemId", i.kind, i.texts, i.shown_version is not null as "isShown", n.id as "noticeId", n.reason, n.explanation, n.email, n.is_address_confirmed as "isAddressConfirmed",
      n.created_at as "noticedAt", n.outcome, d.id as "decisionId", d.decision, d.reasons, d.words, d.decided_by as "decidedBy", d.at as "decidedAt",
      exists (select from moderation.complaint c where c.item_id = i.id and c.notice_id is not distinct from n.id and c.answer_id is null) as "isComplained",
      exists (select from moderation.complaint c where c.notice_id is not distinct from n.id and c.answer_id = d.id) as "isAnswered"
    from moderation.item i left join lateral (${notice}) n on true left join lateral (${decision}) d on true
    where i.id = ${isAuthor ? id : sql`n.item_id`}`.execute(db)
  return rows[0] ?? null
}

function shownCase(row: CaseRow, seenBy: CaseKind, now: Date): ShownCase {
  return {
    seenBy,
    kind: row.kind,
    notice: row.noticeId === null ? null : noticeOf(row, seenBy),
    texts: seenBy === 'author' ? row.texts : [],
    isShown: row.isShown,
    decided: decidedOf(row),
    complaint: complaintOf(row, now),
  }
}

function noticeOf(row: CaseRow, seenBy: CaseKind): ShownNotice {
  return {
    number: row.noticeId ?? 0,
    reason: row.reason ?? '',
    explanation: seenBy === 'confirm' ? null : row.explanation,
    at: row.noticedAt ?? new Date(0),
    isAddressConfirmed: row.isAddressConfirmed === true,
  }
}

function decidedOf({ kind, decision, decidedAt, decidedBy, reasons, words, noticeId }: CaseRow): ShownCase['decided'] {
  if (decision === null || decidedAt === null) return null
  const isByRules = decidedBy === 'rules'
  return {
    at: decidedAt,
    isByRules,
    statement:
      noticeId === null
        ? statementOf({ kind, decision, reasons: reasons ?? [], words, isByRules })
        : answerWords(reasons ?? [], words),
  }
}

/** An author complains of what was held, refused or removed, who reported of what was decided; of a second decision nobody does here. */
function complaintOf(row: CaseRow, now: Date): ShownCase['complaint'] {
  if (row.isComplained) return 'waiting'
  if (row.decidedAt === null || now.getTime() - row.decidedAt.getTime() > NOTICE_LIMITS.complaintMs) return 'none'
  if (row.isAnswered) return 'none'
  return row.noticeId === null && row.decision === 'publish' ? 'none' : 'open'
}
