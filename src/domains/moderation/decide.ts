import { sql } from 'kysely'
import { addressesOf } from '#domains/identity/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import type { DecideDeps, Deciding } from './deciding.ts'
import type { Item, QueuedBecause } from './items/item.ts'
import { setItem } from './items/item-storage.ts'
import { textDecided } from './mails/decision-notices.ts'
import { answerComplaints, answerNotices } from './notices/answers.ts'
import { casePath } from './notices/case-links.ts'
import { recordDecision } from './record-decision.ts'
import { statementOf } from './statement.ts'
import { type Decision, tellDecision } from './told.ts'

const STATES = { publish: 'published', hold: 'waiting', refuse: 'refused', remove: 'removed' } as const

/**
 * Decides about a locked item: what is done, why and by whom is kept; its domain, its author and who reported it are told. Rules
 * answer nobody who reported or complained: a person does.
 */
export async function decide(
  tx: DatabaseTransaction,
  item: Item,
  deciding: Deciding,
  { links, now }: DecideDeps,
): Promise<void> {
  const { decision, reasons, who } = deciding
  const decisionId = await keepDecision(tx, item, deciding, now)
  await recordDecision(tx, item, deciding, { state: STATES[decision], decisionId })
  const shown = shownAfter(item, decision)
  await setItem(
    tx,
    item.id,
    { ...shown, state: STATES[decision], reasons, queuedBecause: queuedAfter(item, deciding) },
    now,
  )
  const isByRules = who.by === 'rules'
  const answer = {
    ...deciding,
    decisionId,
    outcome: shown.shownVersion === null ? ('acted' as const) : ('kept' as const),
  }
  const answered = isByRules ? { ofAuthor: false } : await answerComplaints(tx, item, answer, { links, now })
  if (!isByRules) await answerNotices(tx, item, answer, { links, now })
  const statement = statementOf({ ...deciding, kind: item.kind, isByRules })
  const path = casePath(links.tokenOf('author', item.id))
  if (isNews(item, decision, isByRules) || answered.ofAuthor)
    await mailAuthor(tx, item, decision, { statement, path, decisionId })
  // A text that was not shown before is held by doing nothing.
  if (decision === 'hold' && item.state === 'waiting') return
  const isPublished = decision === 'publish'
  await tellDecision(tx, {
    kind: item.kind,
    itemId: item.itemId,
    version: item.version,
    decision,
    reasons: isPublished ? [] : reasons,
    statement: isPublished ? null : statement.join('\n\n'),
    casePath: isPublished ? null : path,
  })
}

async function keepDecision(
  tx: DatabaseTransaction,
  item: Item,
  { decision, reasons, words, who }: Deciding,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into moderation.decision (item_id, version, decision, reasons, words, decided_by, person_id, at)
    values (${item.id}, ${item.version}, ${decision}, ${[...reasons]}::text[], ${words}, ${who.by},
      ${who.by === 'person' ? who.personId : null}, ${now}) returning id`.execute(tx)
  return (rows[0] as { id: number }).id
}

/** What others read then. A change that is refused leaves what it was to change. */
function shownAfter(item: Item, decision: Decision): Pick<Item, 'shownVersion' | 'shownTexts'> {
  if (decision === 'publish') return { shownVersion: item.version, shownTexts: item.texts }
  const isLeft = decision === 'refuse' || (decision === 'hold' && item.state === 'waiting')
  const { shownVersion, shownTexts } = item
  return isLeft ? { shownVersion, shownTexts } : { shownVersion: null, shownTexts: null }
}

/** Who was reported or complained of waits for a person, whatever rules say of a newer version. */
function queuedAfter(item: Item, { decision, who, heldBecause = 'rules' }: Deciding): QueuedBecause | null {
  const isAsked = item.queuedBecause === 'notice' || item.queuedBecause === 'complaint'
  if (who.by === 'rules' && isAsked) return item.queuedBecause
  return decision === 'hold' ? heldBecause : null
}

/** Whether it changes what the author knows: what is published at once is no news, nor is what stays as it was. */
function isNews(item: Item, decision: Decision, isByRules: boolean): boolean {
  return decision === 'publish'
    ? !isByRules && item.state !== 'published'
    : decision === 'hold' || item.state !== STATES[decision]
}

/** Persons are written to here; whoever has no account is told by the domain that knows the address (`ITEM_DECIDED`). */
async function mailAuthor(
  tx: DatabaseTransaction,
  { kind, personId }: Item,
  decision: Decision,
  { statement, path, decisionId }: { statement: readonly string[]; path: string; decisionId: number },
): Promise<void> {
  if (personId === null) return
  const to = (await addressesOf(tx, [personId])).get(personId)
  if (to === undefined) return
  await queueMail(tx, textDecided, {
    to,
    data: { kind, path, decision, statement: [...statement] },
    key: `moderation:text:${decisionId}`,
  })
}
