import type { PairFeature } from './pair-features.ts'

export interface Weights {
  readonly bias: number
  readonly of: Readonly<Partial<Record<PairFeature, number>>>
}

/**
 * Learned by `node tools/eval/matching-weights.ts` from half of the demo's families (truth/*.jsonl beside its feeds as they are
 * imported), drawn towards what was judged before (tools/eval/prior-weights.ts). Not edited by hand.
 */

/** Is it one series or article, whatever colour and size? */
export const familyWeights: Weights = {
  bias: -4.88,
  of: {
    gtinEqual: 6, gtinConflict: 0.32, mpnEqual: 6, mpnConflict: 0.1, brandEqual: 2.46, brandConflict: -6, brandUnknown: -0.47, namesShared: 6.27, namesConflict: -7, namesRestBoth: -1,
    namesRestOne: -0.49, noNames: -1.56, weakShared: 2.5, codesShared: 3.99, codesConflict: -1, categoryEqual: 2.6, categoryNear: -2.08, categoryFar: -4.49, kindEqual: 1.14, departmentConflict: -4,
    categoryUnknown: -0.05, sizesAgree: 0.61, sizesFull: 0.06, sizesConflict: -0.05, sizesUnknown: -0.09, coloursUnknown: -0.06, coloursAgree: 0.15, coloursConflict: -0.1, tonesAgree: 0.1, tonesConflict: 0.12,
    materialsAgree: 0.36, materialsConflict: -1.19, parametersConflict: -0.02, setConflict: -0.03, qualifiersAgree: 0.03, qualifiersConflict: -0.05, editionsDiffer: 0.08, inclusionOne: -0.11, wordsOverlap: 2.17, priceGap: -0.25,
    priceNear: 0.05, priceGapAlone: -0.24, priceNearAlone: 0.01, priceFar: -0.47, sameGroup: 5,
  },
}

/** Of one series: is it the same colour, size and make? */
export const sameWeights: Weights = {
  bias: -2.24,
  of: {
    gtinEqual: 8.18, gtinConflict: -6, mpnEqual: 7.2, mpnConflict: -6, brandEqual: 1.39, brandUnknown: -0.5, namesShared: 0.06, namesRestBoth: -3, namesRestOne: 0.29, noNames: 0.37,
    weakShared: 0.36, codesShared: 1.45, codesConflict: -4, categoryEqual: 0.39, kindEqual: -0.14, sizesAgree: 1.05, sizesFull: -0.07, sizesConflict: -8, sizesUnknown: -0.03, coloursUnknown: 0.14,
    coloursAgree: 1.37, coloursPart: -1, coloursConflict: -6, tonesAgree: 1.07, tonesConflict: -3.93, materialsAgree: 0.04, materialsConflict: -0.28, countsAgree: 0.72, countsConflict: -5, parametersConflict: -3,
    setConflict: -6, seatsConflict: -6, numbersConflict: -2, wordReplaced: -2, qualifiersAgree: 0.1, qualifiersConflict: -4, qualifierOne: -2, editionsDiffer: -0.35, hasConflict: -5, inclusionOne: -1.98,
    wordsOverlap: 0.21, priceGap: -4.04, priceNear: -0.03, priceGapAlone: -3.21, priceNearAlone: -0.02, priceFar: -1.46, sameShop: -5,
  },
}
