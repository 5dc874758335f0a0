import type { ArticleFeatures } from '../article.ts'

/** Whether one title says all that the other does and a telling word more. */
export function isOneMore(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return addsTelling(a, b) || addsTelling(b, a)
}

/** All words of the one, and beside them only shades, finishes or parts: "Sofá Blok cinzento", "Sofá Blok cinzento escuro". */
function addsTelling(few: ArticleFeatures, many: ArticleFeatures): boolean {
  if (few.stems.size < 2 || few.stems.size > many.stems.size + few.brandStems.size + many.brandStems.size) return false
  for (const stem of few.stems) if (isOwn(stem, many)) return false
  const saysColour = few.colourGroups.length + few.titleGroups.length > 0
  let more = 0
  let isTold = false
  for (const stem of many.stems) {
    if (!isOwn(stem, few)) continue
    more += 1
    if (many.included.has(stem) || (saysColour && many.looks.has(stem))) isTold = true
    else if (!many.added.has(stem)) return false
    if (more > MOST_ADDED) return false
  }
  return isTold
}

const MOST_ADDED = 3

/** The same words but for how it looks: "castanho rústico", "castanho mel". */
export function areOtherLooks(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return addsLooks(a, b) && addsLooks(b, a)
}

/** It has words that the other has not, and all of them are shades and finishes. */
function addsLooks(a: ArticleFeatures, b: ArticleFeatures): boolean {
  let isMore = false
  for (const stem of a.stems) {
    if (!isOwn(stem, b)) continue
    if (!a.looks.has(stem)) return false
    isMore = true
  }
  return isMore
}

/** A word that the other has neither in its title nor as its brand. */
function isOwn(stem: string, other: ArticleFeatures): boolean {
  return !other.stems.has(stem) && !other.brandStems.has(stem)
}
