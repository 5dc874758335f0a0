/** docs/limits.md */
export const REVIEW_READ_LIMITS = {
  /** Reviews of one page. */
  pageSize: 10,
  /** Pages that may be asked for by their number; behind them one goes on from the last review. */
  pages: 1_000,
  /** Of one person, on their page. */
  ofPerson: 50,
} as const
