/** Something in the ledger that is not as it must be. */
export interface Difference {
  /** Which, and of what: 'clicks of shop 3 on 2026-10-25 at 150000 micro-euros'. */
  readonly of: string
  readonly ledger: string
  /** What it must be. */
  readonly should: string
}
