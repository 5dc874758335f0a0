import type { ModeratedKind, SubmittedItem, TextName } from '../told.ts'

export type ItemState = 'waiting' | 'published' | 'refused' | 'removed'
export type QueuedBecause = 'rules' | 'burst' | 'notice' | 'complaint'

/** A text with what is known of it here. */
export interface Item extends Omit<SubmittedItem, 'author' | 'writtenAt'> {
  readonly id: number
  readonly personId: number | null
  readonly addressHash: string | null
  readonly writtenAt: Date
  readonly submittedAt: Date
  /** Of this version. */
  readonly state: ItemState
  /** What others read: it may be an older version, while a change of it waits or was refused; null: nothing. */
  readonly shownVersion: number | null
  readonly shownTexts: readonly string[] | null
  /** Codes of the rules that spoke against this version. */
  readonly reasons: readonly string[]
  /** Why a person has to look at it; null: nobody has to. */
  readonly queuedBecause: QueuedBecause | null
  /** A person has read this version and published it: rules say no more of it. */
  readonly isCleared: boolean
}

export type ItemName = TextName

const KINDS: readonly string[] = ['review', 'reply', 'question', 'answer'] satisfies readonly ModeratedKind[]

/** A text's name as an address or a command has it; null: none has such a name. */
export function itemNameOf(kind: string, itemId: string): ItemName | null {
  return KINDS.includes(kind) && /^[\w-]{1,64}$/.test(itemId) ? { kind: kind as ModeratedKind, itemId } : null
}
