import type { Side } from '../claims/aspect.ts'
import type { ReviewTexts } from '../review-texts.ts'

/** What a model says that a review claims, before anybody has looked whether it does. */
export interface NamedClaim {
  readonly reviewId: number
  /** An aspect of ours, or a word that is none. */
  readonly aspect: string
  readonly side: Side
  /** In the words of the review. */
  readonly quote: string
}

/** Reads reviews beside the rules. What it names counts only where a sentence carries it (`carried.ts`). */
export interface SummaryModel {
  /** Other names read anew. */
  readonly name: string
  /** Empty where nothing usable came. `isWhole` false: it did not answer, so the rest may be asked for later. */
  read(reviews: readonly ReviewTexts[]): Promise<{ readonly claims: readonly NamedClaim[]; readonly isWhole: boolean }>
}
