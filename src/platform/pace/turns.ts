/** How often something may be tried: so many turns at once, then one each so often. */
export interface TurnRule {
  /** Part of the key: rules of two purposes share nothing. */
  readonly purpose: string
  readonly burst: number
  readonly everyMs: number
}

/** Counts what is tried; identity does, in the database (hosts/web/web-parts.ts hands it on). */
export interface TurnTaker {
  /** Takes a turn of the key: null, or the seconds to wait for the next. */
  take(rule: TurnRule, value: string): Promise<number | null>
}

/** Takes a turn of each, in their order; the seconds to wait for the first that has none. */
export async function takeTurns(
  turns: TurnTaker,
  wanted: readonly (readonly [TurnRule, string])[],
): Promise<number | null> {
  for (const [rule, value] of wanted) {
    const seconds = await turns.take(rule, value)
    if (seconds !== null) return seconds
  }
  return null
}
