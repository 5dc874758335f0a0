import type { Weights } from '../../src/domains/offers/matching/weights.ts'

/**
 * What the weights of matching were before anything was learned: what each fact says of furniture by judgement. Learning moves a
 * weight away from here only as far as its examples carry; what the demo never shows (right and left, two brands) stays as it is.
 */
export const priorFamilyWeights: Weights = {
  bias: -4,
  of: {
    gtinEqual: 6, mpnEqual: 6, brandEqual: 2, brandConflict: -6, namesShared: 6, namesConflict: -7, namesRestBoth: -1, noNames: -1, weakShared: 2.5, codesShared: 4, codesConflict: -1,
    categoryEqual: 1.5, categoryNear: -1.5, categoryFar: -4, kindEqual: 1, departmentConflict: -4, wordsOverlap: 2, priceFar: -0.5, sameGroup: 5, materialsConflict: -1, sizesAgree: 0.5,
  },
}

export const priorSameWeights: Weights = {
  bias: -3,
  of: {
    gtinEqual: 8, gtinConflict: -6, mpnEqual: 7, mpnConflict: -6, brandEqual: 1, brandUnknown: -0.5, namesRestBoth: -3, namesRestOne: -0.8, codesShared: 1.5, codesConflict: -4,
    sizesAgree: 3, sizesFull: 1, sizesConflict: -8, sizesUnknown: -1, coloursUnknown: -0.5, coloursAgree: 1.5, coloursPart: -1, coloursConflict: -6, tonesAgree: 1, tonesConflict: -4, materialsAgree: 0.5, materialsConflict: -1.5,
    countsAgree: 0.5, countsConflict: -5, parametersConflict: -3, setConflict: -6, seatsConflict: -6, numbersConflict: -2, wordReplaced: -2, qualifiersAgree: 0.5, qualifiersConflict: -4, qualifierOne: -2, editionsDiffer: -1.5, hasConflict: -5, inclusionOne: -2,
    wordsOverlap: 1.5, priceGap: -4, priceNear: 0.5, priceGapAlone: -3, priceFar: -1.5, sameShop: -5,
  },
}
