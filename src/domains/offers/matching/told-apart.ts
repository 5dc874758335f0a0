import type { ArticleFeatures } from './article.ts'

/** Whether one title says all that the other does and a telling word more. */
export const isOneMore = (a: ArticleFeatures, b: ArticleFeatures): boolean => addsTelling(a, b) || addsTelling(b, a)

/** All words of the one, and beside them only shades, finishes or parts: "Sofá Blok cinzento", "Sofá Blok cinzento escuro". */
function addsTelling(few: ArticleFeatures, many: ArticleFeatures): boolean {
  if (few.stems.size < 2 || few.stems.size > many.stems.size + few.brandStems.size + many.brandStems.size || restOfStems(few, many).length > 0) return false
  const more = restOfStems(many, few)
  const saysColour = few.colourGroups.length + few.titleGroups.length > 0
  const isTelling = (stem: string): boolean => many.included.has(stem) || (saysColour && many.looks.has(stem))
  return more.length > 0 && more.length <= MOST_ADDED && more.some(isTelling) && more.every((stem) => isTelling(stem) || many.added.has(stem))
}

const MOST_ADDED = 3

/** The same words but for how it looks: "castanho rústico", "castanho mel". */
export function areOtherLooks(a: ArticleFeatures, b: ArticleFeatures): boolean {
  const [one, other] = [restOfStems(a, b), restOfStems(b, a)]
  return one.length > 0 && other.length > 0 && one.every((stem) => a.looks.has(stem)) && other.every((stem) => b.looks.has(stem))
}

const restOfStems = (a: ArticleFeatures, b: ArticleFeatures): string[] => [...a.stems].filter((stem) => !b.stems.has(stem) && !b.brandStems.has(stem))
