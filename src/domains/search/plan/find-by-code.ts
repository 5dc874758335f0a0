import type { SearchAnswer, SearchPlan, SearchPort } from '#ports/search/port.ts'
import { codeIn, codeNumber, codesOf } from '../language/codes.ts'

/**
 * What has the text as its code (EAN, the maker's or the shop's number), under the plan's filters; null: nothing, or it is none. A text in one piece
 * with a digit is asked for as a code before it is read as words, any other only after those found nothing.
 */
export async function findByCode(
  text: string,
  plan: SearchPlan,
  search: SearchPort,
  wordsFoundNothing: boolean,
): Promise<SearchAnswer | null> {
  const { columns, isOnePiece } = codesOf(text)
  if (!isOnePiece && !wordsFoundNothing) return null
  for (const column of columns) {
    const value = codeNumber(column, codeIn(text)) ?? 0
    const filter = { facet: 'codigo', filter: { kind: 'any', column, values: [value] } } as const
    const answer = await search.search({ ...plan, words: [], adjacencyBonus: 0, filters: [...plan.filters, filter] })
    if (answer.totalCount > 0) return answer
  }
  return null
}
