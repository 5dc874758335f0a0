import type { FeedLab } from '#domains/feeds/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import type { TurnRule, TurnTaker } from '#platform/pace/turns.ts'

/** The terms for shops as they stand at a moment (content/words, termos/lojas). */
export interface ShopTerms {
  /** The version that holds. */
  readonly version: number
  /** The one that is announced, and the day from which it holds (ISO moment); null: none. */
  readonly next: { readonly version: number; readonly holdsFrom: string } | null
}

export interface JoiningDeps {
  readonly db: Database
  readonly clock: Clock
  readonly turns: TurnTaker
  readonly lab: Pick<FeedLab, 'startAddress' | 'findings'>
  termsAt(moment: Date): ShopTerms
  /** Days that an account must have for its shop to be taken by the rule; null: a person decides each time (POISO_JOIN_RULE_DAYS). */
  readonly ruleDays: number | null
  /** Where who runs the site is told of what waits (POISO_CONTACT_MAIL); null: nowhere. */
  readonly operator: string | null
  /** Loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS). */
  readonly testHosts: readonly string[]
  /** The shop's name in addresses: 'Casa Nova' → 'casa-nova'. */
  shopSlug(name: string): string
}

/** Who asks: signed in, with the account's confirmed address. */
export interface Applicant {
  readonly id: UserId
  readonly email: string
}

/** What came of a step that was sent. */
export type StepOutcome<Wrong = never> = StepSettled | ([Wrong] extends [never] ? never : StepWrong<Wrong>)

interface StepWrong<Wrong> {
  readonly kind: 'wrong'
  readonly wrong: Wrong
}

export type StepSettled = { readonly kind: 'done' } | StepRefused

export type StepRefused =
  /** Too often: so many seconds until the next turn. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** There is no such application of theirs. */
  | { readonly kind: 'unknown' }
  /** It has been handed in or decided: nothing of it is changed any more. */
  | { readonly kind: 'closed' }

const MINUTE = 60_000

/** How often somebody may have something done that costs others something (docs/limits.md). */
export const JOINING_TURNS = {
  checks: { purpose: 'checks of shops’ domains', burst: 10, everyMs: MINUTE / 2 },
  mailsToDomain: { purpose: 'mails to a shop’s domain', burst: 3, everyMs: 20 * MINUTE },
  mails: { purpose: 'mails to shops’ domains of a person', burst: 6, everyMs: 10 * MINUTE },
  feeds: { purpose: 'feeds tried while joining', burst: 6, everyMs: 2 * MINUTE },
  handedIn: { purpose: 'applications handed in', burst: 6, everyMs: 30 * MINUTE },
} as const satisfies Record<string, TurnRule>
