import {
  categoryOfScope,
  choiceFacets,
  dimensionAxes,
  emptySelection,
  type ListingSelection,
} from '../rules/listing-selection.ts'

export interface ClosestQuestions {
  /** The listing that a sentence asks for. */
  readonly understood: ListingSelection
  /** The same sentence as words. */
  readonly typed: ListingSelection
  count(selection: ListingSelection): Promise<number>
}

/** A listing for a sentence, and whether some of its wishes had to go. */
export interface ClosestListing {
  readonly listing: ListingSelection
  readonly isComplete: boolean
  /** Where the name of a maker or a series had to go because it has no such thing at all; else null. */
  readonly apart: NameApart | null
}

/** "Sofá Rabaçal", where Rabaçal makes none: what there is of that name. */
export interface NameApart {
  readonly categoryId: number
  /** Of a maker; null: the name is the words of `listing`. */
  readonly brandSlug: string | null
  readonly listing: ListingSelection
  readonly count: number
}

/** What goes first where nothing has all: words that no filter says, then what matters least to who furnishes a room; the maker, the shop and the price last. */
const dropOrder = [
  'estilo',
  'divisao',
  'forma',
  'voucher',
  'stock',
  'entrega',
  'condicao',
  'lugares',
  'material',
  'cor',
] as const
const lastDropped = choiceFacets.filter((facet) => !(dropOrder as readonly string[]).includes(facet))

/**
 * A sentence whose filters nothing has together is not a filter that somebody set: its words may say the same in titles, else one wish goes, or
 * as many as must. Null: its words alone are the better answer.
 */
export async function closestListing(questions: ClosestQuestions): Promise<ClosestListing | null> {
  const { understood, typed, count } = questions
  if ((await count(understood)) > 0) return { listing: understood, isComplete: true, apart: null }
  if ((await count(typed)) > 0) return null
  const listing = await firstWithProducts(understood, count)
  return listing && { listing, isComplete: false, apart: await nameApart(listing, questions) }
}

async function firstWithProducts(
  understood: ListingSelection,
  count: ClosestQuestions['count'],
): Promise<ListingSelection | null> {
  const steps = droppable(understood)
  for (const drop of steps) {
    const listing = drop(understood)
    if ((await count(listing)) > 0) return listing
  }
  let listing = understood
  for (const drop of steps) {
    listing = drop(listing)
    if ((await count(listing)) > 0) return listing
  }
  return null
}

async function nameApart(
  listing: ListingSelection,
  { understood, count }: ClosestQuestions,
): Promise<NameApart | null> {
  const categoryId = categoryOfScope(understood.scope)
  const { query, choices, region } = understood
  const slugs = choices.fabricante
  const isBrandGone = slugs?.length === 1 && listing.choices.fabricante === undefined
  const isQueryGone = query !== null && listing.query === null
  if (categoryId === null || (!isBrandGone && !isQueryGone)) return null
  const name = isBrandGone ? { choices: { fabricante: slugs } } : { query }
  const alone = { ...emptySelection({ kind: isBrandGone ? 'all' : 'search' }), region, ...name }
  const both = { ...emptySelection({ kind: 'category', categoryId }), region, ...name }
  const found = (await count(both)) > 0 ? 0 : await count(alone)
  return found === 0
    ? null
    : { categoryId, brandSlug: isBrandGone ? (slugs[0] ?? null) : null, listing: alone, count: found }
}

type Drop = (selection: ListingSelection) => ListingSelection

function droppable({
  scope,
  query,
  parameters,
  choices,
  dimensions,
  priceFromCents,
  priceToCents,
}: ListingSelection): Drop[] {
  return [
    ...(query !== null && scope.kind !== 'search'
      ? [(selection: ListingSelection) => ({ ...selection, query: null })]
      : []),
    ...Object.keys(parameters).map((slug): Drop => (selection) => ({
      ...selection,
      parameters: without(selection.parameters, slug),
    })),
    ...dropOrder.filter((facet) => choices[facet]).map(dropChoice),
    ...dimensionAxes
      .filter((axis) => dimensions[axis])
      .map((axis): Drop => (selection) => ({ ...selection, dimensions: without(selection.dimensions, axis) })),
    ...lastDropped.filter((facet) => choices[facet]).map(dropChoice),
    ...(priceFromCents === null && priceToCents === null
      ? []
      : [(selection: ListingSelection) => ({ ...selection, priceFromCents: null, priceToCents: null })]),
  ]
}

function dropChoice(facet: (typeof choiceFacets)[number]): Drop {
  return (selection) => ({ ...selection, choices: without(selection.choices, facet) })
}

function without<Values extends object>(values: Values, key: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== key)) as Values
}
