import type { PairFeature } from './pair-features.ts'

export interface Weights {
  readonly bias: number
  readonly of: Readonly<Partial<Record<PairFeature, number>>>
}

/** Is it one series or article, whatever colour and size? */
export const familyWeights: Weights = {
  bias: -4.7,
  of: { gtinEqual: 6.01, gtinConflict: 0.29, mpnEqual: 6, mpnConflict: 0.16, brandEqual: 2.33, brandConflict: -6, brandUnknown: -0.44, namesShared: 6.43, namesConflict: -7.14, namesRestBoth: -1.01, namesRestOne: -0.68, noNames: -1.82, weakShared: 2.57, codesShared: 3.98, codesConflict: -1, categoryEqual: 2.72, categoryNear: -2.26, categoryFar: -4.23, kindEqual: 1.01, departmentConflict: -4.35, categoryUnknown: 0.01, sizesAgree: 0.64, sizesFull: 0.1, sizesConflict: -0.09, sizesUnknown: -0.16, coloursUnknown: -0.09, coloursAgree: 0.13, coloursConflict: -0.14, tonesAgree: 0.09, tonesConflict: 0.08, materialsAgree: 0.4, materialsConflict: -1.24, setConflict: -0.11, qualifiersAgree: 0.1, qualifiersConflict: -0.06, editionsDiffer: 0.1, inclusionOne: -0.17, wordsOverlap: 2.17, priceGap: -0.26, priceNear: 0.07, priceGapAlone: -0.27, priceNearAlone: 0.02, priceFar: -0.43, sameGroup: 5 },
}

/** Of one series: is it the same colour, size and make? */
export const sameWeights: Weights = {
  bias: -2.29,
  of: { gtinEqual: 8.23, gtinConflict: -6, mpnEqual: 7.18, mpnConflict: -6, brandEqual: 1.36, brandUnknown: -0.5, namesShared: 0.05, namesRestBoth: -3, namesRestOne: 0.25, noNames: 0.34, weakShared: 0.34, codesShared: 1.45, codesConflict: -4, categoryEqual: 0.35, kindEqual: -0.02, sizesAgree: 1.17, sizesFull: -0.19, sizesConflict: -8, coloursUnknown: 0.13, coloursAgree: 1.34, coloursPart: -1, coloursConflict: -6, tonesAgree: 0.85, tonesConflict: -3.89, materialsAgree: -0.01, materialsConflict: -0.44, countsAgree: 0.7, countsConflict: -5, setConflict: -6, seatsConflict: -6, numbersConflict: -2, qualifiersAgree: 0.04, qualifiersConflict: -4, qualifierOne: -2, editionsDiffer: -0.61, hasConflict: -5, inclusionOne: -1.98, wordsOverlap: 0.27, priceGap: -3.98, priceNear: -0.03, priceGapAlone: -3.15, priceNearAlone: -0.02, priceFar: -1.46, sameShop: -5 },
}
