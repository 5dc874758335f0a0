import { type Attributes, noAttributes } from '#domains/catalogue/contract.ts'

/** Attributes of an article as the catalogue extracts them, kept as JSON beside the variant and merged into the product. */
export type ProductAttributes = Attributes

/** What several offers say of one article, the first ones first: each fact, size axis and parameter is the first one known. */
export const mergeAttributes = (all: readonly ProductAttributes[]): ProductAttributes => {
  const merged: Record<string, unknown> = { ...noAttributes }
  for (const name of FACTS) merged[name] = all.find((attributes) => attributes[name] !== null && attributes[name] !== undefined)?.[name] ?? null
  for (const name of TABLES) merged[name] = Object.assign({}, ...all.toReversed().map((attributes) => attributes[name]))
  return merged as ProductAttributes
}

const FACTS = ['colours', 'materials', 'styles', 'rooms', 'shapes', 'seats'] as const
const TABLES = ['sizes', 'parameters'] as const
