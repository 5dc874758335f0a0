import type { Questions, VotedAnswer } from '#domains/questions/contract.ts'

/** The product of an offer, as pages of its questions show it. */
export interface AskedProduct {
  /** All its offers, by id: they share the questions. */
  readonly variantIds: readonly number[]
  readonly productId: number
  readonly slug: string
  readonly title: string
}

/** What pages know of questions. */
export interface QuestionSource extends Omit<Questions, 'vote'> {
  vote(
    answerId: string,
    isHelpful: boolean,
    who: { readonly address: string; readonly userAgent: string },
  ): Promise<VotedAnswer | 'full' | null>
  /** null: there has never been such an offer. */
  product(variantId: number): Promise<AskedProduct | null>
}
