import { z } from 'zod'
import { type AttributeSource, type SizeAxis } from '#domains/catalogue/contract.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import type { ProductAttributes } from '../read/product-attributes.ts'
import { slugOf } from '../read/slug.ts'

/** The lists of attributes that a person may say something else of. */
export const OVERRIDDEN_LISTS = ['colours', 'materials', 'styles', 'rooms', 'shapes'] as const
export const SIZE_AXES = [
  'width',
  'height',
  'depth',
  'diameter',
  'length',
  'seatHeight',
  'lyingWidth',
  'lyingLength',
  'thickness',
] as const satisfies readonly SizeAxis[]

const ids = z.array(idSchema).max(12).nullable()
const size = z.strictObject({ lowMm: z.int(), highMm: z.int() }).nullable()

/**
 * What an override says: a name that is absent is left to the feed, null is a value (unknown). Pictures are named by the
 * shop's addresses: those named come first, in this order, the feed's others follow.
 */
export const overrideValuesSchema = z.strictObject({
  title: z.string().optional(),
  categoryId: idSchema.nullable().optional(),
  colours: ids.optional(),
  materials: ids.optional(),
  styles: ids.optional(),
  rooms: ids.optional(),
  shapes: ids.optional(),
  sizes: z.partialRecord(z.enum(SIZE_AXES), size).optional(),
  imageUrls: z.array(z.string().max(2000)).max(40).optional(),
  isDisabled: z.literal(true).optional(),
})
export type OverrideValues = z.infer<typeof overrideValuesSchema>

/** The part of an offer that an override may speak of. */
export interface FeedSays {
  readonly title: string
  readonly slug: string
  readonly categoryId: number | null
  readonly categorySource: string | null
  readonly attributes: ProductAttributes
  readonly imageUrls: readonly string[]
}

/** Where a value of a person's is said to come from. */
const BY_PERSON = 'person' as const satisfies AttributeSource

/** An offer as the feed says it, with what the override says in its place. */
export function overridden(feed: FeedSays, said: OverrideValues): FeedSays & { readonly arePicturesChosen: boolean } {
  return {
    arePicturesChosen: feed.imageUrls.some((url) => said.imageUrls?.includes(url)),
    title: said.title ?? feed.title,
    slug: said.title === undefined ? feed.slug : slugOf(said.title),
    ...(said.categoryId === undefined
      ? { categoryId: feed.categoryId, categorySource: feed.categorySource }
      : { categoryId: said.categoryId, categorySource: said.categoryId === null ? null : BY_PERSON }),
    attributes: overriddenAttributes(feed.attributes, said),
    imageUrls: inOrder(feed.imageUrls, said.imageUrls ?? []),
  }
}

function overriddenAttributes(feed: ProductAttributes, said: OverrideValues): ProductAttributes {
  const lists = OVERRIDDEN_LISTS.flatMap((name) => {
    const list = said[name]
    return list === undefined ? [] : [[name, list === null ? null : { ids: list, source: BY_PERSON }] as const]
  })
  if (lists.length === 0 && said.sizes === undefined) return feed
  const sizes = { ...feed.sizes }
  for (const [axis, value] of Object.entries(said.sizes ?? {}) as [SizeAxis, z.infer<typeof size>][])
    if (value === null) delete sizes[axis]
    else sizes[axis] = { ...value, source: BY_PERSON, confidence: 1 }
  return { ...feed, ...Object.fromEntries(lists), sizes }
}

function inOrder(urls: readonly string[], first: readonly string[]): readonly string[] {
  const known = first.filter((url) => urls.includes(url))
  return known.length === 0 ? urls : [...known, ...urls.filter((url) => !known.includes(url))]
}
