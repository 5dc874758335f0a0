import { categoryById, isAncestor } from '#domains/catalogue/contract.ts'
import type { ArticleFeatures } from './article.ts'
import { haveOneHead } from './contradictions.ts'
import { compareSizes } from './compare-sizes.ts'
import { jaroWinkler } from './likeness-of-words.ts'
import { substanceOf } from './substances.ts'
import { addTextEvidence } from './text-evidence.ts'
import { areOtherLooks } from './told-apart.ts'
import { areLikeTones, groupOfTone } from './tone-words.ts'

/** What is compared, in the order of the vector; the notes are what a reason says. */
export const pairFeatureNotes = {
  gtinEqual: 'same right GTIN',
  gtinConflict: 'different right GTINs',
  mpnEqual: "same maker's number",
  mpnConflict: "different maker's numbers",
  brandEqual: 'same brand',
  brandConflict: 'different brands',
  brandUnknown: 'brand unknown',
  namesShared: 'same name of the series',
  namesConflict: 'names of series differ',
  namesRestBoth: 'further names differ',
  namesRestOne: 'one title has a further name',
  noNames: 'no name of a series',
  weakShared: 'same ordinary word as a name',
  codesShared: 'same model code',
  codesConflict: 'model codes differ',
  categoryEqual: 'same category',
  categoryNear: 'neighbouring categories',
  categoryFar: 'unlike categories',
  kindEqual: 'same kind of thing by its name',
  headEqual: 'both titles name one kind of thing',
  headUnknown: 'a title names no thing',
  departmentConflict: 'unlike departments',
  categoryUnknown: 'a category is unknown',
  sizesAgree: 'sizes agree',
  sizesFull: 'three sizes agree',
  sizesConflict: 'sizes differ',
  sizesUnknown: 'sizes of one are unknown',
  coloursUnknown: 'colour of one is unknown',
  coloursAgree: 'colours agree',
  coloursPart: 'colours agree in part',
  coloursConflict: 'colours differ',
  tonesAgree: 'same shade',
  tonesConflict: 'shades differ',
  materialsAgree: 'materials agree',
  materialsConflict: 'materials differ',
  countsAgree: 'counts agree',
  countsConflict: 'counts of parts differ',
  parametersConflict: 'properties of the kind differ',
  setConflict: 'set sizes differ',
  seatsConflict: 'seats differ',
  numbersConflict: 'numbers differ',
  wordReplaced: 'one word stands in the place of another',
  qualifiersAgree: 'same side, build or edition',
  qualifiersConflict: 'side, build or edition differ',
  qualifierOne: 'one title alone names a scale',
  sideOne: 'one title alone names a side, build or make',
  editionsDiffer: 'editions differ, or one title alone names one',
  hasConflict: 'with and without',
  inclusionOne: 'one alone includes a part',
  wordsOverlap: 'words in common',
  priceGap: 'prices differ',
  priceNear: 'prices alike',
  priceGapAlone: 'prices differ, and no sizes',
  priceNearAlone: 'prices alike, and no sizes',
  priceFar: 'prices far apart',
  sameShop: 'offers of one shop',
  sameGroup: "one group of the shop's",
  textShared: 'rare words in common',
  textRarest: 'the rarest word in common',
  textCount: 'how many words in common',
  textCosine: 'likeness of all words by their rarity',
  textCoveredLess: 'share of the words that both have, of the title with more',
  textCoveredMore: 'share of the words that both have, of the title with less',
  textLeftLess: 'words that each title has alone',
  textLeftMore: 'words that one title has alone',
  textRareLeftLess: 'a rare word that each title has alone',
  textRareLeftMore: 'a rare word that one title has alone',
  textLeftWords: 'how many words only one title has',
  textLikeLess: 'likeness of the words that differ',
  textLikeMore: 'likeness of the words that differ on one side',
  codesTold: "one title has the other's codes",
  codesUntold: 'codes that each alone has',
  codesAlone: 'codes that one alone has',
  codeLength: 'length of the common code',
  codesBegin: 'codes begin alike',
  numbersShared: 'numbers in common',
  numbersLeftLess: 'numbers that each alone has',
  numbersLeftMore: 'numbers that one alone has',
  textGrams: 'likeness of all letters',
  priceUnknown: 'a price is unknown',
} as const

export type PairFeature = keyof typeof pairFeatureNotes
export const pairFeatureNames = Object.keys(pairFeatureNotes) as PairFeature[]
export type PairVector = Record<PairFeature, number>

/** The numbers that two articles are compared by; symmetric, each mostly 0 or 1. */
export function pairFeatures(a: ArticleFeatures, b: ArticleFeatures): PairVector {
  const vector = { ...NONE }
  addIdentity(vector, a, b)
  addNames(vector, a, b)
  addPlace(vector, a, b)
  addSizes(vector, a, b)
  addLooks(vector, a, b)
  addCounts(vector, a, b)
  addParameters(vector, a, b)
  addQualifiers(vector, a, b)
  addPresence(vector, a, b)
  addPresence(vector, b, a)
  vector.wordsOverlap = overlap(a.stems, b.stems)
  if (vector.wordsOverlap * Math.min(a.stems.size, b.stems.size) >= ALIKE_WORDS * Math.max(a.stems.size, b.stems.size))
    addReplacedWords(vector, a, b)
  addPrices(vector, a.logPrice, b.logPrice)
  addTextEvidence(vector, a, b)
  // "Candeeiro de pé", "candeeiro de teto": each on its own shelf, and each says why.
  if (vector.categoryFar + vector.departmentConflict > 0 && vector.textLeftLess > 0) vector.wordReplaced = 1
  return vector
}

function addPrices(vector: PairVector, one: number | null, other: number | null): void {
  if (one === null || other === null) vector.priceUnknown = 1
  vector.priceGap = one === null || other === null ? UNKNOWN_LOG_PRICE : Math.min(Math.abs(one - other), 3)
  vector.priceNear = vector.priceGap < NEAR_LOG_PRICE ? 1 : 0
  if (vector.sizesUnknown === 1)
    Object.assign(vector, { priceGapAlone: vector.priceGap, priceNearAlone: vector.priceNear })
  vector.priceFar = vector.priceGap > FAR_LOG_PRICE ? 1 : 0
}

/** Titles made alike, where what differs is what tells two articles of a shop's list apart ("Paula sofa maya cream", "Paula sofa planet grey"). */
const ALIKE_WORDS = 0.55
function addReplacedWords(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  if (lacks(a.rareWords, b) && lacks(b.rareWords, a)) vector.wordReplaced = 1
  if (vector.tonesAgree === 0 && areOtherLooks(a, b)) vector.wordReplaced = 1
  if (
    a.titleMaterials.length > 0 &&
    b.titleMaterials.length > 0 &&
    differBothWays(a.titleMaterials.map(substanceOf), b.titleMaterials.map(substanceOf))
  )
    vector.wordReplaced = 1
}

function lacks(words: readonly string[], other: ArticleFeatures): boolean {
  return words.some((word) => !other.words.has(word))
}

const NONE = Object.fromEntries(pairFeatureNames.map((name) => [name, 0])) as PairVector
/** One article costs up to twice as much elsewhere, rarely more. */
const FAR_LOG_PRICE = Math.log(2)
const NEAR_LOG_PRICE = Math.log(1.06)
/** A price is unknown: neither near nor far. */
const UNKNOWN_LOG_PRICE = Math.log(1.2)

function addIdentity(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const [one, other] = [a.article, b.article]
  if (one.gtin !== null && other.gtin !== null) vector[one.gtin === other.gtin ? 'gtinEqual' : 'gtinConflict'] = 1
  const brands = compareBrands(a, b)
  vector[brands === null ? 'brandUnknown' : brands ? 'brandEqual' : 'brandConflict'] = 1
  if (a.mpn !== null && b.mpn !== null && brands === true) vector[a.mpn === b.mpn ? 'mpnEqual' : 'mpnConflict'] = 1
  if (one.eshopId === other.eshopId) {
    vector.sameShop = 1
    if (one.groupKey !== null && one.groupKey === other.groupKey) vector.sameGroup = 1
  }
}

/** "bosch" and "bosch-home" are one brand; a brand that only the other title names is one too. */
function compareBrands(a: ArticleFeatures, b: ArticleFeatures): boolean | null {
  if (a.brand !== null && b.brand !== null) return a.brand.startsWith(b.brand) || b.brand.startsWith(a.brand)
  if (a.brand === null && b.brand === null) return null
  const [named, title] = a.brand !== null ? [a.brand, b.words] : [b.brand as string, a.words]
  return title.has(named) ? true : null
}

function addNames(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  let shared = 0
  let isSure = false
  for (const name of a.names) {
    if (!isNameIn(b, name)) continue
    shared += 1
    isSure ||= isProperOf(a, b, name)
  }
  for (const name of b.names) {
    if (!isNameIn(a, name) || (a.names.includes(name) && isNameIn(b, name))) continue
    shared += 1
    isSure ||= isProperOf(a, b, name)
  }
  if (vector.gtinEqual === 1 && shared === 0 && areMisspelt(a, b)) {
    vector.namesShared = 1 / 2
    return addCodes(vector, a, b)
  }
  const [restA, restB] = [restOf(a, b), restOf(b, a)]
  if (areOtherLeading(a, b)) vector.namesRestBoth = 1
  if (
    areOtherNames(a, b, shared, restA, restB) ||
    (restA > 0 && restB > 0 && !isSure && shared > 0 && a.codes.length + b.codes.length === 0)
  )
    vector.namesConflict = 1
  else if (restA > 0 && restB > 0) vector.namesRestBoth = 1
  else if (restA > 0 || restB > 0) vector.namesRestOne = 1
  vector.namesShared = Math.min(shared, 2) / 2
  if (shared === 0 && haveCommon(a.weakNames, b.weakNames)) vector.weakShared = 1
  if (a.names.length === 0 || b.names.length === 0) vector.noNames = 1
  addCodes(vector, a, b)
}

/** Titles that begin with names, each with another: "Halden poltrona Torvik", "Tolven poltrona, Torvik". */
function areOtherLeading(a: ArticleFeatures, b: ArticleFeatures): boolean {
  const [one, other] = [a.text.leading, b.text.leading]
  return (
    one !== null &&
    other !== null &&
    !b.words.has(one) &&
    !a.words.has(other) &&
    !b.text.squashed.includes(one) &&
    !a.text.squashed.includes(other)
  )
}

/** "Arvd" and "Arvid": under one GTIN a name that is nearly the other's is the other's. */
function areMisspelt(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return a.names.some((name) => b.names.some((other) => jaroWinkler(name, other) > NEARLY_ONE))
}
const NEARLY_ONE = 0.93

function isProperOf(a: ArticleFeatures, b: ArticleFeatures, name: string): boolean {
  return a.properNames.includes(name) || b.properNames.includes(name)
}

/** A name of the other that this one writes too, and not as a mere word. */
function isNameIn(features: ArticleFeatures, name: string): boolean {
  return features.words.has(name) && !isPlainIn(features, name)
}

/** Both name a series, and not the same one. In capitals alone a word in common may be anything, so two further names tell more. */
function areOtherNames(a: ArticleFeatures, b: ArticleFeatures, shared: number, restA: number, restB: number): boolean {
  return (
    shared === 0 &&
    a.names.length > 0 &&
    b.names.length > 0 &&
    (a.properNames.length === 0 || restA > 0) &&
    (b.properNames.length === 0 || restB > 0)
  )
}

function addCodes(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  if (a.codes.length === 0 || b.codes.length === 0) {
    if (a.codes.length + b.codes.length > 0 && vector.namesRestBoth === 0) vector.namesRestOne = 1
    return
  }
  const isShared = a.codes.some((code) => b.codes.includes(code))
  if (isShared) vector.codesShared = 1
  if (!isShared || (a.codes.length === b.codes.length && a.codes.some((code) => !b.codes.includes(code))))
    vector.codesConflict = 1
}

/** A word in small letters where the other writes a name is a mere word. */
function isPlainIn(features: ArticleFeatures, name: string): boolean {
  return !features.names.includes(name) && !features.weakNames.includes(name) && features.tellsProper
}

function restOf(a: ArticleFeatures, b: ArticleFeatures): number {
  let count = 0
  for (const name of a.names) if (!b.words.has(name)) count += 1
  return count
}

function addPlace(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const [one, other] = [a.article, b.article]
  if (one.categoryId === null || other.categoryId === null) vector.categoryUnknown = 1
  else if (one.categoryId === other.categoryId) vector.categoryEqual = 1
  else if (one.departmentId !== other.departmentId) vector.departmentConflict = 1
  else vector[areNear(one.categoryId, other.categoryId) ? 'categoryNear' : 'categoryFar'] = 1
  if (a.kind !== null && a.kind === b.kind) vector.kindEqual = 1
  if (haveOneHead(a, b)) vector.headEqual = 1
  if (a.headKinds.length === 0 || b.headKinds.length === 0) vector.headUnknown = 1
}

/** "Sofás de 2 lugares" and "Sofás de 3 lugares", or a category and one of its own. */
function areNear(one: number, other: number): boolean {
  const [a, b] = [categoryById(one), categoryById(other)]
  return (
    a !== null &&
    b !== null &&
    ((a.parentId === b.parentId && a.parentId !== null) || isAncestor(a, b) || isAncestor(b, a))
  )
}

function addSizes(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const { agreed, conflicting } = compareSizes(a, b)
  if (conflicting > 0) vector.sizesConflict = 1
  else if (agreed > 0) vector.sizesAgree = agreed > 1 ? 1 : 0.6
  else vector.sizesUnknown = 1
  if (agreed > 2 && conflicting === 0) vector.sizesFull = 1
}

/** Millions of pairs are compared: nothing here makes a list. */
function addLooks(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const colours = compareLists(a.colourGroups, b.colourGroups)
  if (colours !== null)
    vector[colours === 'equal' ? 'coloursAgree' : colours === 'part' ? 'coloursPart' : 'coloursConflict'] = 1
  if (a.colourGroups.length === 0 || b.colourGroups.length === 0) vector.coloursUnknown = 1
  compareTones(vector, a.tones, b.tones)
  compareTones(vector, a.woods, b.woods)
  compareTones(vector, a.woodFinishes, b.woodFinishes)
  if (isOutsideGroups(a, b) || isOutsideGroups(b, a)) vector.tonesConflict = 1
  compareTones(vector, a.partTones, b.partTones)
  compareTones(vector, a.partWoods, b.partWoods)
  if (areApart(a.metals, b.metals) || areApart(a.legMaterials, b.legMaterials) || areApart(a.legColours, b.legColours))
    vector.tonesConflict = 1
  if (differBothWays(a.colourGroups, b.colourGroups) || differBothWays(a.titleGroups, b.titleGroups))
    vector.tonesConflict = 1
  const materials = compareLists(a.materialIds, b.materialIds)
  if (materials !== null) vector[materials === 'none' ? 'materialsConflict' : 'materialsAgree'] = 1
}

function haveCommon<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  for (const item of a) if (b.includes(item)) return true
  return false
}

/** Both say something, and nothing in common. */
function areApart<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length > 0 && b.length > 0 && !haveCommon(a, b)
}

/** Each says something that the other does not. */
function differBothWays<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return hasMore(a, b) && hasMore(b, a)
}

function hasMore<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  for (const item of a) if (!b.includes(item)) return true
  return false
}

/** Beige and brown. */
const LIKE_WOOD = new Set([2, 3])

/** "Mostarda" where the other is grey. */
function isOutsideGroups(a: ArticleFeatures, b: ArticleFeatures): boolean {
  const groups = b.colourGroups.length > 0 ? b.colourGroups : b.titleGroups
  if (
    a.isNatural &&
    a.colourGroups.length + a.titleGroups.length + a.woods.length === 0 &&
    groups.length > 0 &&
    !groups.some((group) => LIKE_WOOD.has(group))
  )
    return true
  if (a.tones.length === 0 || groups.length === 0 || b.tones.some((tone) => groupOfTone.has(tone))) return false
  if (a.titleGroups.length > 0) return false
  let isGrouped = false
  for (const tone of a.tones) {
    const group = groupOfTone.get(tone)
    if (group === undefined) continue
    if (groups.includes(group)) return false
    isGrouped = true
  }
  return isGrouped
}

function compareTones(vector: PairVector, a: readonly string[], b: readonly string[]): void {
  if (a.length > 0 && b.length > 0)
    vector[a.some((tone) => b.some((other) => areLikeTones(tone, other))) ? 'tonesAgree' : 'tonesConflict'] = 1
}

/** null: one of them is empty, and nothing is said. */
function compareLists<Item>(a: readonly Item[], b: readonly Item[]): 'equal' | 'part' | 'none' | null {
  if (a.length === 0 || b.length === 0) return null
  let shared = 0
  for (const item of a) if (b.includes(item)) shared += 1
  return shared === 0 ? 'none' : shared === a.length && shared === b.length ? 'equal' : 'part'
}

function addCounts(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  for (const [what, count] of a.counts) {
    const other = b.counts.get(what)
    if (other === undefined || what === 'set' || what === 'seats') continue
    vector[other === count ? 'countsAgree' : 'countsConflict'] = 1
  }
  if (areUnlikeSets(a, b)) vector.setConflict = 1
  if (a.seats !== null && b.seats !== null && (a.seats[0] > b.seats[1] || b.seats[0] > a.seats[1]))
    vector.seatsConflict = 1
  if (areApart(a.numbers, b.numbers) || areApart(a.text.letters, b.text.letters)) vector.numbersConflict = 1
}

/** One piece where nothing is said, but a "conjunto" is of unknown size; a table with four chairs is a set of five. */
function areUnlikeSets(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (a.setSize !== null && b.setSize !== null) return a.setSize !== b.setSize
  const [known, other] = a.setSize !== null ? [a.setSize, b] : [b.setSize, a]
  return known !== null && known > 1 && !other.isSet && other.counts.get('chairs') !== known - 1
}

/** Classes that tell articles apart even when only one title names them: "Oslo" is not "Oslo XL". */
const ALONE = new Set(['scale'])
/** What is sold along only where it is said. */
const SOLD_ALONG = new Set(['mattress', 'base', 'chairs', 'headboard', 'pouf', 'bed', 'mirror'])

/** Drawers, side of the chaise, firmness, socket: what the catalogue read of both, and not the same. */
function addParameters(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const [one, other] = [a.article.attributes.parameters, b.article.attributes.parameters]
  for (const slug in one) {
    const [first, second] = [one[slug], other[slug]]
    if (
      first &&
      second &&
      first.source !== 'category' &&
      second.source !== 'category' &&
      !haveCommon(first.ids, second.ids)
    )
      vector.parametersConflict = 1
  }
}

function addQualifiers(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  if (a.qualifiers.size === 0 && b.qualifiers.size === 0) return
  if ((a.qualifiers.get('edition') ?? []).join() !== (b.qualifiers.get('edition') ?? []).join())
    vector.editionsDiffer = 1
  for (const [kind, values] of a.qualifiers) {
    if (kind === 'edition') continue
    const others = b.qualifiers.get(kind)
    if (others) vector[haveCommon(values, others) ? 'qualifiersAgree' : 'qualifiersConflict'] = 1
    else vector[ALONE.has(kind) ? 'qualifierOne' : 'sideOne'] = 1
  }
  for (const kind of b.qualifiers.keys())
    if (kind !== 'edition' && !a.qualifiers.has(kind)) vector[ALONE.has(kind) ? 'qualifierOne' : 'sideOne'] = 1
}

function addPresence(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  for (const [thing, isThere] of a.has) {
    const other = b.has.get(thing) ?? b.has.get(thing.startsWith('+') ? thing.slice(1) : `+${thing}`)
    if (other === undefined)
      vector.inclusionOne =
        isThere && (SOLD_ALONG.has(thing.replace('+', '')) || thing.startsWith('+')) ? 1 : vector.inclusionOne
    else if (other !== isThere) vector.hasConflict = 1
  }
}

/** Shared words against the smaller title's: shops say more or less of one article. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  if (few.size === 0) return 0
  let shared = 0
  for (const stem of few) if (many.has(stem)) shared += 1
  return shared / few.size
}
