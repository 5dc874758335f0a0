import {
  type DimensionAxis,
  dimensionAxes,
  type ListingSelection,
  listingUrl,
  type WireFilters,
} from '#domains/search/contract.ts'
import { formatCentimetres, formatEuros } from '../../copy/format.ts'

/** A filter that is set, and the listing without it. */
export interface Chip {
  readonly label: string
  readonly url: string
  readonly without: ListingSelection
}

/** The set filters in the order of the URL (product.md: a sentence becomes editable chips). */
export function selectedChips(selection: ListingSelection, filters: WireFilters): Chip[] {
  const first = { ...selection, page: 1 }
  return [
    ...priceChips(first, filters),
    ...dimensionChips(first, filters),
    ...choiceChips(first, filters),
    ...parameterChips(first, filters),
  ]
}

function chip(label: string, without: ListingSelection): Chip {
  return { label, without, url: listingUrl(without) }
}

function priceChips(selection: ListingSelection, { price: { range } }: WireFilters): Chip[] {
  return range.selected
    ? [
        chip(intervalLabel('Preço', range.selectedMin, range.selectedMax, formatEuros, ''), {
          ...selection,
          priceFromCents: null,
          priceToCents: null,
        }),
      ]
    : []
}

function dimensionChips(selection: ListingSelection, { dimensions }: WireFilters): Chip[] {
  return dimensions.flatMap(({ label, range }, index) => {
    const axis: DimensionAxis | undefined = dimensionAxes[index]
    if (!range.selected || axis === undefined) return []
    const { [axis]: _dropped, ...rest } = selection.dimensions
    return [
      chip(intervalLabel(label, range.selectedMin, range.selectedMax, formatCentimetres, ' cm'), {
        ...selection,
        dimensions: rest,
      }),
    ]
  })
}

function choiceChips(selection: ListingSelection, filters: WireFilters): Chip[] {
  return [...filters.features, filters.manufacturers, filters.eshops].flatMap(({ ident, choices }) =>
    choices
      .filter(({ selected }) => selected)
      .map(({ name, ident: slug }) => chip(name, { ...selection, choices: dropped(selection.choices, ident, slug) })),
  )
}

function parameterChips(selection: ListingSelection, { parameters }: WireFilters): Chip[] {
  return parameters.flatMap(({ ident, label, choices }) =>
    choices
      .filter(({ selected }) => selected)
      .map(({ name, ident: slug }) =>
        chip(`${label}: ${name}`, {
          ...selection,
          parameters: dropped(selection.parameters, ident.replace(/^p-/, ''), slug),
        }),
      ),
  )
}

function dropped<Choices extends Readonly<Record<string, readonly string[]>>>(
  choices: Choices,
  key: string,
  slug: string,
): Choices {
  const left = choices[key]?.filter((each) => each !== slug) ?? []
  const { [key]: _dropped, ...rest } = choices
  return (left.length > 0 ? { ...rest, [key]: left } : rest) as Choices
}

function intervalLabel(
  name: string,
  low: number | null,
  high: number | null,
  format: (value: number) => string,
  unit: string,
): string {
  if (low === null) return `${name} até ${format(high ?? 0)}${unit}`
  return high === null ? `${name} a partir de ${format(low)}${unit}` : `${name} ${format(low)} a ${format(high)}${unit}`
}
