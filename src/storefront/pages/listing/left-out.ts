import type { ListingSelection, Understanding } from '#domains/search/contract.ts'

type Meaning = Understanding['slots'][number]['meaning']

/**
 * What the closest listing does without, in the sentence's own words and order.
 * Example: "sofá azul com 9 metros", where nothing is that wide → ["9 metros"].
 */
export function leftOutOf(
  typed: string,
  { slots, leftWords }: Pick<Understanding, 'slots' | 'leftWords'>,
  listing: ListingSelection,
): string[] {
  const wishes = slots.filter(({ meaning }) => !isHeld(meaning, listing))
  const searchedWords = listing.query === null ? leftWords : []
  const read = typed.normalize('NFC') // as the sentence was read
  return [...wishes, ...searchedWords]
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => read.slice(from, to).trim())
}

/** What no filter says (a category, a region, an order) is never dropped. */
function isHeld(meaning: Meaning, listing: ListingSelection): boolean {
  switch (meaning.kind) {
    case 'choice':
      return listing.choices[meaning.facet] !== undefined
    case 'parameter':
      return listing.parameters[meaning.parameter.slug] !== undefined
    case 'size':
      return listing.dimensions[meaning.axis] !== undefined
    case 'price':
      return listing.priceFromCents !== null || listing.priceToCents !== null
    case 'category':
    case 'region':
    case 'sort':
    case 'promo':
      return true
  }
}
