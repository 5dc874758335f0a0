/**
 * Kinds of suggestions (specification 3, Search response): 6 and 11 are the specification's, the others are named here.
 * A group's number is its kind for every client, so none is ever used again for something else.
 */
export const suggestionTypes = {
  product: 1,
  manufacturer: 2,
  eshop: 3,
  /** What others have searched for. */
  search: 4,
  category: 6,
  /** A category with one choice of colour, material, style, room or shape. */
  categoryWithFilter: 11,
} as const

export type SuggestionKind = keyof typeof suggestionTypes
