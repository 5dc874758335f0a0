import type { PairFeature } from './pair-features.ts'

export interface Weights {
  readonly bias: number
  readonly of: Readonly<Partial<Record<PairFeature, number>>>
}

/** Is it one series or article, whatever colour and size? */
export const familyWeights: Weights = {
  bias: -4.72,
  of: { gtinEqual: 6, gtinConflict: 0.31, mpnEqual: 6, mpnConflict: 0.16, brandEqual: 2.33, brandConflict: -6, brandUnknown: -0.44, namesShared: 6.42, namesConflict: -7.15, namesRestBoth: -1.01, namesRestOne: -0.66, noNames: -1.8, weakShared: 2.57, codesShared: 3.98, codesConflict: -1, categoryEqual: 2.72, categoryNear: -2.25, categoryFar: -4.23, kindEqual: 1.01, departmentConflict: -4.35, categoryUnknown: 0.01, sizesAgree: 0.63, sizesFull: 0.1, sizesConflict: -0.09, sizesUnknown: -0.16, coloursUnknown: -0.1, coloursAgree: 0.13, coloursConflict: -0.13, tonesAgree: 0.12, tonesConflict: 0.09, materialsAgree: 0.41, materialsConflict: -1.23, setConflict: -0.11, qualifiersAgree: 0.1, qualifiersConflict: -0.06, editionsDiffer: 0.1, inclusionOne: -0.17, wordsOverlap: 2.17, priceGap: -0.26, priceNear: 0.06, priceGapAlone: -0.27, priceNearAlone: 0.02, priceFar: -0.44, sameGroup: 5 },
}

/** Of one series: is it the same colour, size and make? */
export const sameWeights: Weights = {
  bias: -2.25,
  of: { gtinEqual: 8.21, gtinConflict: -6, mpnEqual: 7.18, mpnConflict: -6, brandEqual: 1.39, brandUnknown: -0.5, namesShared: 0.07, namesRestBoth: -3, namesRestOne: 0.31, noNames: 0.36, weakShared: 0.35, codesShared: 1.45, codesConflict: -4, categoryEqual: 0.39, kindEqual: -0.12, sizesAgree: 1.05, sizesFull: -0.1, sizesConflict: -8, sizesUnknown: -0.01, coloursUnknown: 0.15, coloursAgree: 1.36, coloursPart: -1, coloursConflict: -6, tonesAgree: 0.91, tonesConflict: -3.9, materialsConflict: -0.38, countsAgree: 0.69, countsConflict: -5, setConflict: -6, seatsConflict: -6, numbersConflict: -2, qualifiersAgree: 0.12, qualifiersConflict: -4, qualifierOne: -2, editionsDiffer: -0.38, hasConflict: -5, inclusionOne: -1.98, wordsOverlap: 0.21, priceGap: -4.01, priceNear: -0.05, priceGapAlone: -3.2, priceNearAlone: -0.01, priceFar: -1.46, sameShop: -5 },
}
