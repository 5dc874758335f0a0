import type { Entry } from './edited-kinds.ts'

/** What the screen of a kind is drawn from. */
export interface ContentData {
  readonly kind: string
  readonly version: string
  readonly entries: readonly Entry[]
  /** Place of the entry that is edited; 'new', or null: none is. */
  readonly editing: number | 'new' | null
  /** Of a new entry of a kind that has several sorts. */
  readonly sort: string | null
}
