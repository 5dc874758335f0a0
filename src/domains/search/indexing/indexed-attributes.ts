import { type Attributes, type IdsFact, noAttributes } from '#domains/catalogue/contract.ts'
import type { ProductAttributes } from '#domains/offers/contract.ts'
import { type DimensionAxis, dimensionAxes } from '../rules/listing-selection.ts'
import { parameterBySlug } from '../parameters.ts'

/** A product's attributes as bare ids and intervals, without their sources. */
export interface IndexedAttributes {
  readonly colours: readonly number[]
  readonly materials: readonly number[]
  readonly styles: readonly number[]
  readonly rooms: readonly number[]
  readonly shapes: readonly number[]
  readonly seats: { readonly low: number; readonly high: number } | null
  readonly sizes: Readonly<Partial<Record<DimensionAxis, { low: number; high: number }>>>
  /** [id of the category parameter, ids of its choices] */
  readonly parameters: readonly (readonly [number, readonly number[]])[]
}

/** Reads what the offers domain keeps as JSON; what an older extraction did not know yet is unknown. */
export function indexedAttributes(stored: ProductAttributes): IndexedAttributes {
  const attributes: Attributes = { ...noAttributes, ...stored }
  return {
    colours: idsOf(attributes.colours),
    materials: idsOf(attributes.materials),
    styles: idsOf(attributes.styles),
    rooms: idsOf(attributes.rooms),
    shapes: idsOf(attributes.shapes),
    seats: attributes.seats && { low: attributes.seats.low, high: attributes.seats.high },
    sizes: sizesOf(attributes),
    parameters: Object.entries(attributes.parameters).flatMap(([slug, fact]) => {
      const parameter = parameterBySlug(slug)
      return parameter ? [[parameter.id, fact.ids] as const] : []
    }),
  }
}

function idsOf(fact: IdsFact | null): readonly number[] {
  return fact?.ids ?? []
}

function sizesOf({ sizes }: Attributes): IndexedAttributes['sizes'] {
  return Object.fromEntries(
    dimensionAxes.flatMap((axis) => {
      const fact = sizes[axis]
      return fact ? [[axis, { low: fact.lowMm, high: fact.highMm }]] : []
    }),
  )
}
