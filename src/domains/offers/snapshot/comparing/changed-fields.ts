import { isDeepStrictEqual } from 'node:util'
import { categoryById, colours, materials, rooms, shapes, styles } from '#domains/catalogue/contract.ts'
import type { StagedOffer } from '../staged-offer.ts'

/** What an offer says that shoppers see of it. */
export type OfferSays = Pick<
  StagedOffer,
  | 'title'
  | 'description'
  | 'link'
  | 'imageUrls'
  | 'brand'
  | 'priceCents'
  | 'claimedBeforeCents'
  | 'availability'
  | 'deliveryDays'
  | 'shipping'
  | 'categoryId'
  | 'attributes'
>

const LISTS = { colours, materials, styles, rooms, shapes }

const LIST_NAMES = Object.keys(LISTS) as readonly (keyof typeof LISTS)[]

/** What may be another between two readings of an offer. */
export const CHANGED_FIELDS = [
  'price',
  'availability',
  'title',
  'pictures',
  'category',
  'formerPrice',
  'brand',
  'delivery',
  'link',
  'description',
  'colours',
  'materials',
  'styles',
  'rooms',
  'shapes',
  'sizes',
  'other',
] as const
export type ChangedField = (typeof CHANGED_FIELDS)[number]

/** One field before and after: cents of prices, names of categories and lists, the number of pictures; null where it is unknown, or too long to be told. */
export interface FieldChange {
  readonly field: ChangedField
  readonly from: string | number | null
  readonly to: string | number | null
}

/** What differs between an offer as it stands and as a feed says it now, what shoppers look at first leading. */
export function changedFields(live: OfferSays, staged: OfferSays): FieldChange[] {
  const told: readonly FieldChange[] = [
    { field: 'price', from: live.priceCents, to: staged.priceCents },
    { field: 'availability', from: live.availability, to: staged.availability },
    { field: 'title', from: live.title, to: staged.title },
    { field: 'category', from: categoryOf(live), to: categoryOf(staged) },
    { field: 'formerPrice', from: live.claimedBeforeCents, to: staged.claimedBeforeCents },
    { field: 'brand', from: live.brand, to: staged.brand },
    { field: 'link', from: live.link, to: staged.link },
    ...LIST_NAMES.map((field) => ({
      field,
      from: labelsOf(field, live),
      to: labelsOf(field, staged),
    })),
  ]
  const untold = [
    !isDeepStrictEqual(live.imageUrls, staged.imageUrls) && {
      field: 'pictures' as const,
      from: live.imageUrls.length,
      to: staged.imageUrls.length,
    },
    live.description !== staged.description && unsaid('description'),
    !isDeepStrictEqual([live.deliveryDays, live.shipping], [staged.deliveryDays, staged.shipping]) &&
      unsaid('delivery'),
    !isDeepStrictEqual(live.attributes.sizes, staged.attributes.sizes) && unsaid('sizes'),
    !isDeepStrictEqual(
      [live.attributes.parameters, live.attributes.seats],
      [staged.attributes.parameters, staged.attributes.seats],
    ) && unsaid('other'),
  ].filter((change) => change !== false)
  return [...told.filter(({ from, to }) => !isDeepStrictEqual(from, to)), ...untold].toSorted(
    (a, b) => CHANGED_FIELDS.indexOf(a.field) - CHANGED_FIELDS.indexOf(b.field),
  )
}

function categoryOf({ categoryId }: OfferSays): string | null {
  return categoryId === null ? null : (categoryById(categoryId)?.longName ?? String(categoryId))
}

function labelsOf(list: keyof typeof LISTS, { attributes }: OfferSays): string | null {
  const ids = attributes[list]?.ids
  return ids === undefined
    ? null
    : ids.map((id) => LISTS[list].find((choice) => choice.id === id)?.label ?? String(id)).join(', ')
}

function unsaid(field: ChangedField): FieldChange {
  return { field, from: null, to: null }
}
