import type { ArticleFeatures } from '../article.ts'
import type { PairVector } from './pair-vector.ts'
import { areLikeTones, groupOfTone } from '../words/tone-words.ts'
import { areApart, compareLists, differBothWays } from './told-lists.ts'

/** Colours, shades, woods and materials. */
export function addLooks(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
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

/** What the one says of its colour is in none of the groups of the other. */
function isOutsideGroups(a: ArticleFeatures, b: ArticleFeatures): boolean {
  const groups = b.colourGroups.length > 0 ? b.colourGroups : b.titleGroups
  return groups.length > 0 && (isNaturalOutside(a, groups) || areTonesOutside(a, b, groups))
}

/** Natural, where the other is neither beige nor brown. */
function isNaturalOutside(a: ArticleFeatures, groups: readonly number[]): boolean {
  return (
    a.isNatural &&
    a.colourGroups.length + a.titleGroups.length + a.woods.length === 0 &&
    !groups.some((group) => LIKE_WOOD.has(group))
  )
}

/** Beige and brown. */
const LIKE_WOOD = new Set([2, 3])

/** "Mostarda" where the other is grey. */
function areTonesOutside(a: ArticleFeatures, b: ArticleFeatures, groups: readonly number[]): boolean {
  if (a.titleGroups.length > 0 || b.tones.some((tone) => groupOfTone.has(tone))) return false
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
