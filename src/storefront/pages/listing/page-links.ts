import { LAST_PAGE, type ListingAnswer, type ListingSelection, listingUrl } from '#domains/search/contract.ts'

export interface PageLink {
  readonly page: number
  readonly url: string
  readonly current: boolean
}

export interface PageLinks {
  /** Numbers to show; null where numbers are left out. */
  readonly links: readonly (PageLink | null)[]
  readonly prev: string | null
  readonly next: string | null
  /** Numbered pages end before the products do (decisions.md: to 200, then "refine a pesquisa"). */
  readonly isCut: boolean
}

const NEIGHBOURS = 1

/** First, last and the neighbours of the present page; none when there is only one page. */
export function pageLinks(
  selection: ListingSelection,
  { page, pageSize, pageCount, totalCount }: ListingAnswer['pagination'],
): PageLinks {
  const last = Math.min(pageCount, LAST_PAGE)
  const urlOf = (number: number): string => listingUrl({ ...selection, page: number })
  const numbers = last < 2 ? [] : shownNumbers(page, last)
  return {
    links: numbers.map((number) =>
      number === null ? null : { page: number, url: urlOf(number), current: number === page },
    ),
    prev: page > 1 && page <= last ? urlOf(page - 1) : null,
    next: page < last ? urlOf(page + 1) : null,
    isCut: totalCount > LAST_PAGE * pageSize,
  }
}

function shownNumbers(page: number, last: number): (number | null)[] {
  const shown = [1, last]
  for (let number = page - NEIGHBOURS; number <= page + NEIGHBOURS; number += 1)
    if (number > 1 && number < last) shown.push(number)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  // A gap of one number is that number: dots would save nothing.
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number - 1)
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number]
  })
}
