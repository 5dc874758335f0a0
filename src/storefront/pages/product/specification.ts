import {
  categoryParameters,
  colours,
  inSentence,
  materials,
  noAttributes,
  rooms,
  shapes,
  styles,
  type Attributes,
} from '#domains/catalogue/contract.ts'
import type { ProductFacts, VariantData } from '#domains/offers/contract.ts'
import { conditionNames } from '../../copy/labels.ts'
import { rangeText, sizeNames } from '../../copy/size-names.ts'

export interface SpecificationRow {
  readonly name: string
  readonly value: string
}

/** Everything known of the article, sizes in cm; what is not known is left out. */
export function specificationOf(product: ProductFacts, variants: readonly VariantData[]): SpecificationRow[] {
  const attributes: Attributes = { ...noAttributes, ...product.attributes }
  const rows: [name: string, value: string | null][] = [
    ...sizeRows(attributes),
    ['Lotação', seatsText(attributes.seats)],
    ['Cor', labelsOf(attributes.colours, colours)],
    ['Material', labelsOf(attributes.materials, materials)],
    ['Estilo', labelsOf(attributes.styles, styles)],
    ['Forma', labelsOf(attributes.shapes, shapes)],
    ['Divisão', labelsOf(attributes.rooms, rooms)],
    ...categoryParameters.map(({ slug, label, choices }): [string, string | null] => [
      label,
      labelsOf(attributes.parameters[slug] ?? null, choices),
    ]),
    ['Estado', product.condition === 'new' ? null : conditionNames[product.condition]],
    ['Marca', product.brand?.name ?? null],
    ['Referência do fabricante', variants.find(({ mpn }) => mpn !== null)?.mpn ?? null],
    ['EAN', printedGtin(variants.find(({ gtin }) => gtin !== null)?.gtin ?? null)],
  ]
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}

/** As it stands under the bars: we keep 14 digits, of which the zeros in front are ours. */
function printedGtin(gtin: string | null): string | null {
  return gtin?.replace(/^0{6}(?=\d{8}$)|^0(?=\d{13}$)/, '') ?? null
}

/** A bed's mattress is one row. */
function sizeRows({ sizes }: Attributes): [string, string | null][] {
  return [
    ...Object.entries(sizeNames).map(([axis, name]): [string, string | null] => {
      const size = sizes[axis as keyof typeof sizeNames]
      return [name, size === undefined ? null : `${rangeText(size)} cm`]
    }),
    ['Colchão', lyingText(sizes)],
  ]
}

function lyingText({ lyingWidth, lyingLength }: Attributes['sizes']): string | null {
  const sides = [lyingWidth, lyingLength].flatMap((side) => (side === undefined ? [] : [rangeText(side)]))
  return sides.length === 0 ? null : `${sides.join(' × ')} cm`
}

/** "3 lugares", "1 lugar", "4 a 6 lugares". */
export function seatsText(seats: Attributes['seats']): string | null {
  if (seats === null) return null
  if (seats.low !== seats.high) return `${seats.low} a ${seats.high} lugares`
  return seats.low === 1 ? '1 lugar' : `${seats.low} lugares`
}

/** Labels of a fact in one sentence: "Carvalho, metal"; null when it is not known. */
export function labelsOf(
  fact: { readonly ids: readonly number[] } | null,
  vocabulary: readonly { readonly id: number; readonly label: string }[],
): string | null {
  const found = (fact?.ids ?? []).flatMap((id) => vocabulary.find((choice) => choice.id === id)?.label ?? [])
  return found.length === 0 ? null : found.map((label, index) => (index === 0 ? label : inSentence(label))).join(', ')
}
