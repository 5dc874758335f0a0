import type { PairFeature } from '../../../src/domains/offers/matching/pair-features.ts'

/** What sense demands of the weights whatever the examples are: agreement never speaks against one article, and what differs or is unknown never for it. */
const FOR: readonly PairFeature[] = [
  'gtinEqual', 'mpnEqual', 'brandEqual', 'namesShared', 'codesShared', 'categoryEqual', 'kindEqual', 'headEqual', 'sizesAgree', 'sizesFull', 'coloursAgree', 'tonesAgree', 'materialsAgree', 'countsAgree', 'qualifiersAgree', 'wordsOverlap',
  'textShared', 'textRarest', 'textCount', 'textCosine', 'textCoveredLess', 'textCoveredMore', 'textLikeLess', 'textLikeMore', 'textGrams', 'codeLength', 'codesBegin', 'codesTold', 'numbersShared', 'weakShared', 'priceNear', 'priceNearAlone',
]
const AGAINST: readonly PairFeature[] = [
  'gtinConflict', 'mpnConflict', 'brandConflict', 'namesConflict', 'namesRestBoth', 'codesConflict', 'categoryFar', 'departmentConflict', 'sizesConflict', 'coloursPart', 'coloursConflict', 'tonesConflict', 'materialsConflict', 'countsConflict',
  'parametersConflict', 'setConflict', 'seatsConflict', 'numbersConflict', 'wordReplaced', 'qualifiersConflict', 'qualifierOne', 'sideOne', 'editionsDiffer', 'hasConflict', 'inclusionOne', 'priceGap', 'priceGapAlone', 'priceFar',
  'textLeftLess', 'textLeftMore', 'textRareLeftLess', 'textRareLeftMore', 'textLeftWords', 'numbersLeftLess', 'numbersLeftMore', 'codesUntold', 'codesAlone', 'namesRestOne', 'noNames', 'headUnknown', 'brandUnknown', 'categoryUnknown', 'sizesUnknown', 'coloursUnknown', 'priceUnknown',
]

export type Directions = Readonly<Partial<Record<PairFeature, -1 | 0 | 1>>>

/** What shop they are of says nothing of the articles: what it decides is decided before (grouping/relation.ts). */
const OF_SHOPS: Directions = { sameShop: 0, sameGroup: 0 }

export const sameDirections: Directions = { ...Object.fromEntries(FOR.map((name) => [name, 1])), ...Object.fromEntries(AGAINST.map((name) => [name, -1])), ...OF_SHOPS }

/** Colours, sizes and prices of a family differ; what it is called, where it stands and who made it do not. */
export const familyDirections: Directions = {
  gtinEqual: 1, mpnEqual: 1, brandEqual: 1, brandConflict: -1, namesShared: 1, namesConflict: -1, namesRestBoth: -1, codesShared: 1, categoryEqual: 1, categoryFar: -1, departmentConflict: -1, kindEqual: 1, headEqual: 1, weakShared: 1, wordsOverlap: 1, textCosine: 1, textGrams: 1,
}
