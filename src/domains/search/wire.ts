import { z } from 'zod'
import { countSchema, eurosSchema, idSchema } from '#platform/http/calls/wire.ts'

/** The filters of a listing on the wire (E-04), with the words of the specification's section 3. */

export const choiceSchema = z
  .object({
    ident: z.string(),
    /** Of the vocabulary, shop or brand; null where there is none (a sort, a price). */
    id: idSchema.nullable(),
    name: z.string(),
    /** Relative; the listing with this choice taken or taken back. */
    url: z.string(),
    selected: z.boolean(),
    disabled: z.boolean(),
    /** Whether search engines may follow it. */
    followable: z.boolean(),
    highlighted: z.boolean(),
    /** Products under it; null where nothing is counted (a sort). */
    count: countSchema.nullable(),
  })
  .meta({ id: 'Choice' })
export type WireChoice = z.infer<typeof choiceSchema>

export const filterGroupSchema = z
  .object({ ident: z.string(), label: z.string(), choices: z.array(choiceSchema) })
  .meta({ id: 'FilterGroup' })
export type WireFilterGroup = z.infer<typeof filterGroupSchema>

function rangeOf<Value extends z.ZodNumber>(value: Value) {
  return z.object({
    min: value.nullable(),
    max: value.nullable(),
    selected: z.boolean(),
    selectedMin: value.nullable(),
    selectedMax: value.nullable(),
    url: z.string(),
  })
}

export const filtersSchema = z
  .object({
    category: filterGroupSchema.nullable(),
    search: z.object({ ident: z.string(), query: z.string(), url: z.string() }).nullable(),
    price: z.object({
      range: rangeOf(eurosSchema),
      choices: z.array(choiceSchema),
      histogram: z.array(z.object({ lowerBound: eurosSchema, upperBound: eurosSchema, count: countSchema })).max(24),
    }),
    sort: filterGroupSchema,
    parameters: z.array(filterGroupSchema),
    features: z.array(filterGroupSchema.extend({ kind: z.enum(['colourGroup', 'featureGroup']) })),
    /** Reductions of the same place, each at an address of its own; no choices where a place has none. */
    promo: filterGroupSchema,
    manufacturers: filterGroupSchema,
    eshops: filterGroupSchema,
    /** In mm; `unknownCount` products have no known size and are out while the filter is active. */
    dimensions: z.array(
      z.object({ ident: z.string(), label: z.string(), range: rangeOf(z.int()), unknownCount: countSchema }),
    ),
    smartPromptChoices: z.array(choiceSchema),
  })
  .meta({ id: 'Filters' })
export type WireFilters = z.infer<typeof filtersSchema>
