import type { Meaning } from './meaning.ts'

/** Tokens `from` to `to` (not included) that say something; `meanings` null: it is understood that no filter says it. */
export interface Claim {
  readonly from: number
  readonly to: number
  readonly meanings: readonly Meaning[] | null
  /** Of equally long ones the lower goes first. */
  readonly priority: number
  /** Those that it takes, where it shares some with the category; absent: all. */
  readonly tokens?: readonly number[]
}

/** The claims that stand, in the order of the text: the longest first, and none on what is taken. */
export function claimLongest<Each extends Claim>(claims: readonly Each[], taken: ReadonlySet<number>): Each[] {
  const used = new Set(taken)
  const standing: Each[] = []
  for (const claim of [...claims].sort(byLength)) {
    const tokens = claim.tokens ?? Array.from({ length: claim.to - claim.from }, (_, index) => claim.from + index)
    if (tokens.some((token) => used.has(token))) continue
    for (const token of tokens) used.add(token)
    standing.push(claim)
  }
  return standing.sort((a, b) => a.from - b.from)
}

function byLength(a: Claim, b: Claim): number {
  return b.to - b.from - (a.to - a.from) || a.priority - b.priority || a.from - b.from
}
