import type { TreeModel } from './boosted-trees.ts'

/** What matching weighs pairs by, and from which probability on it says what. */
export interface MatchingWeights {
  /** Is it one series or article, whatever colour and size? */
  readonly family: TreeModel
  /** Is it the same article? */
  readonly same: TreeModel
  /** From this probability on two articles are one. */
  readonly sameFrom: number
  /** From this one on they look like it: proposed, not merged. */
  readonly twinFrom: number
}
