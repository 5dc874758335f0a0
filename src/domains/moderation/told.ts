import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'

/** What people write and others read. */
export type ModeratedKind = 'review' | 'reply' | 'question' | 'answer'

/** A text, or a change of one, that waits for a decision. Payload: `SubmittedItem`. */
export const ITEM_SUBMITTED = 'moderation.submitted'
/** A decision, for the domain that has the text. Payload: `DecidedItem`. */
export const ITEM_DECIDED = 'moderation.decided'

/** What rules and moderators are told of a text. */
export interface SubmittedItem {
  readonly kind: ModeratedKind
  /** What it is called outside: the review's `externalId`, the question's and the answer's id. */
  readonly itemId: string
  /** Counted up by its domain with every change: a decision on an older one is void. */
  readonly version: number
  /** All that others would read, the body first. */
  readonly texts: readonly string[]
  /** Of a review, 1 to 10. */
  readonly halfStars: number | null
  readonly eshopId: number | null
  readonly variantId: number | null
  /** Who wrote it: an account, or without one a hash of the address; null: nobody knows. */
  readonly author: { readonly personId: number } | { readonly addressHash: string } | null
  /** Hash of the network that it came from; null: not by a visitor (imported). */
  readonly network: string | null
  /** Whether a purchase stands behind it. */
  readonly isVerified: boolean
  /** Paths of its pictures on the image host. */
  readonly pictures: readonly string[]
  /** ISO */
  readonly writtenAt: string
}

export interface DecidedItem {
  readonly kind: ModeratedKind
  readonly itemId: string
  readonly version: number
  /** publish: others may read it (again). refuse: not published. remove: it was, and is no more. */
  readonly decision: 'publish' | 'refuse' | 'remove'
  /** Reasons by their codes; none when it is published. */
  readonly reasons: readonly string[]
  /** What the author is told, in Portuguese; null when it is published. */
  readonly statement: string | null
}

/** Hands a text over, in the transaction that keeps it: what comes of it is heard as ITEM_DECIDED. */
export function submitForModeration(tx: DatabaseTransaction, item: SubmittedItem): Promise<void> {
  return publishEvents(tx, [{ kind: ITEM_SUBMITTED, payload: { ...item } }])
}

/** Tells a decision, in the transaction that keeps it. */
export function tellDecision(tx: DatabaseTransaction, decided: DecidedItem): Promise<void> {
  return publishEvents(tx, [{ kind: ITEM_DECIDED, payload: { ...decided } }])
}

/** What such an event says. */
export function decidedItemOf(payload: Readonly<Record<string, unknown>>): DecidedItem {
  return payload as unknown as DecidedItem
}

/** The same of a submitted one. */
export function submittedItemOf(payload: Readonly<Record<string, unknown>>): SubmittedItem {
  return payload as unknown as SubmittedItem
}
