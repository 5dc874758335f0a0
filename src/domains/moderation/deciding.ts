import type { CaseLinks } from './notices/case-links.ts'
import type { Decision } from './told.ts'

/** Who decides: the rules, an admin of the site, or who runs it at a terminal. */
export type Decider =
  | { readonly by: 'rules' }
  | { readonly by: 'operator' }
  | { readonly by: 'person'; readonly personId: number }

export interface Deciding {
  readonly decision: Decision
  /** Codes of rules, or of the reasons that a person names. */
  readonly reasons: readonly string[]
  /** What the person who decides writes for the author. */
  readonly words: string | null
  readonly who: Decider
  /** Of the request that it came by. */
  readonly requestId?: string
  /** Why a held one waits. */
  readonly heldBecause?: 'rules' | 'burst'
}

export interface DecideDeps {
  readonly links: CaseLinks
  readonly now: Date
}
