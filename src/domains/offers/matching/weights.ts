import type { PairFeature } from './pair-features.ts'

export interface Weights {
  readonly bias: number
  readonly of: Readonly<Partial<Record<PairFeature, number>>>
}

/** Is it one series or article, whatever colour and size? */
export const familyWeights: Weights = {
  bias: -4.84,
  of: { gtinEqual: 6.01, gtinConflict: 0.35, mpnEqual: 6, mpnConflict: 0.19, brandEqual: 2.47, brandConflict: -6, brandUnknown: -0.62, namesShared: 6.4, namesConflict: -7.14, namesRestBoth: -1.26, namesRestOne: -0.65, noNames: -1.8, weakShared: 2.58, codesShared: 3.98, codesConflict: -1, categoryEqual: 2.68, categoryNear: -2.24, categoryFar: -4.23, kindEqual: 0.95, departmentConflict: -4.37, categoryUnknown: 0.02, sizesAgree: 0.64, sizesFull: 0.11, sizesConflict: -0.1, sizesUnknown: -0.19, coloursUnknown: -0.08, coloursAgree: 0.13, coloursConflict: -0.18, tonesAgree: 0.02, tonesConflict: 0.09, materialsAgree: 0.45, materialsConflict: -1.21, setConflict: -0.09, qualifiersAgree: 0.13, qualifiersConflict: -0.01, qualifierOne: 0.08, inclusionOne: -0.18, wordsOverlap: 2.14, priceGap: -0.26, priceGapAlone: -0.29, priceFar: -0.39, sameGroup: 5 },
}

/** Of one series: is it the same colour, size and make? */
export const sameWeights: Weights = {
  bias: -2.11,
  of: { gtinEqual: 8.26, gtinConflict: -6, mpnEqual: 7.19, mpnConflict: -6, brandEqual: 1.38, brandUnknown: -0.5, namesShared: 0.08, namesRestBoth: -3, namesRestOne: 0.03, noNames: 0.27, weakShared: 0.26, codesShared: 1.44, codesConflict: -4, categoryEqual: 0.38, kindEqual: 0.38, sizesAgree: 1.4, sizesFull: -0.73, sizesConflict: -8, sizesUnknown: 0.15, coloursUnknown: -0.05, coloursAgree: 1.46, coloursPart: -1, coloursConflict: -6, tonesAgree: 0.6, tonesConflict: -3.81, materialsAgree: -0.18, materialsConflict: -0.6, countsAgree: 0.67, countsConflict: -5, setConflict: -6, seatsConflict: -6, numbersConflict: -2, qualifiersAgree: -0.22, qualifiersConflict: -4, qualifierOne: -2, hasConflict: -5, inclusionOne: -1.99, wordsOverlap: -0.02, priceGap: -4.07, priceGapAlone: -3.24, priceFar: -1.46, sameShop: -5 },
}
