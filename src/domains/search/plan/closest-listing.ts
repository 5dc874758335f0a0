import { choiceFacets, dimensionAxes, type ListingSelection } from '../rules/listing-selection.ts'

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
export async function closestListing({ understood, typed, count }: ClosestQuestions): Promise<ClosestListing | null> {
  if ((await count(understood)) > 0) return { listing: understood, isComplete: true }
  if ((await count(typed)) > 0) return null
  const steps = droppable(understood)
  for (const drop of steps) {
    const listing = drop(understood)
    if ((await count(listing)) > 0) return { listing, isComplete: false }
  }
  let listing = understood
  for (const drop of steps) {
    listing = drop(listing)
    if ((await count(listing)) > 0) return { listing, isComplete: false }
  }
  return null
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
