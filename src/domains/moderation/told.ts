import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import type { ModeratedKind, SubmittedItem } from './rules/submitted-item.ts'

export type { ModeratedKind, SubmittedItem } from './rules/submitted-item.ts'

/** A text, or a change of one, that waits for a decision. Payload: `SubmittedItem`. */
export const ITEM_SUBMITTED = 'moderation.submitted'
/** A text is no more: its author has taken it away, or has left. Payload: `TextName`. */
export const TEXT_GONE = 'moderation.text-gone'
/** A decision, for the domain that has the text. Payload: `DecidedItem`. */
export const ITEM_DECIDED = 'moderation.decided'

export type Decision = 'publish' | 'hold' | 'refuse' | 'remove'

export interface DecidedItem {
  readonly kind: ModeratedKind
  readonly itemId: string
  readonly version: number
  /** publish: others may read it (again). hold: it was published, and waits again for a person. refuse: not published. remove: it was, and is no more. */
  readonly decision: Decision
  /** Reasons by their codes; none when it is published. */
  readonly reasons: readonly string[]
  /** What the author is told, in Portuguese; null when there is nothing to tell. */
  readonly statement: string | null
  /** Path of the page where the author may complain of it, with `statement`. */
  readonly casePath?: string | null
}

/** Hands a text over, in the transaction that keeps it: what comes of it is heard as ITEM_DECIDED. */
export function submitForModeration(tx: DatabaseTransaction, item: SubmittedItem): Promise<void> {
  return publishEvents(tx, [{ kind: ITEM_SUBMITTED, payload: { ...item } }])
}

/** What a text is called. */
export type TextName = Pick<SubmittedItem, 'kind' | 'itemId'>

/** Tells that texts are no more, in the transaction that takes them away: what is kept of them here goes too, and so does what is still on its way. */
export function tellTextGone(tx: DatabaseTransaction, names: readonly TextName[]): Promise<void> {
  return publishEvents(
    tx,
    names.map(({ kind, itemId }) => ({ kind: TEXT_GONE, payload: { kind, itemId } })),
  )
}

/** Tells a decision, in the transaction that keeps it. */
export function tellDecision(tx: DatabaseTransaction, decided: DecidedItem): Promise<void> {
  return publishEvents(tx, [{ kind: ITEM_DECIDED, payload: { ...decided } }])
}

/** What such an event says. */
export function decidedItemOf(payload: Readonly<Record<string, unknown>>): DecidedItem {
  return payload as unknown as DecidedItem
}

/** The same of a text that is no more. */
export function textNameOf(payload: Readonly<Record<string, unknown>>): TextName {
  return payload as unknown as TextName
}

/** The same of a submitted one. */
export function submittedItemOf(payload: Readonly<Record<string, unknown>>): SubmittedItem {
  return payload as unknown as SubmittedItem
}
