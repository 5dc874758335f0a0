/** Learned by `node tools/eval/matching-weights.ts`; not written by hand. Stems that several sources of titles use, by the mean share of titles that have them, in thousandths. */
export const wordShares: readonly (readonly [perMille: number, words: string])[] = []
