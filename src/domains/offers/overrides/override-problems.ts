import { categoryById, colours, materials, rooms, shapes, styles } from '#domains/catalogue/contract.ts'
import { type FeedSays, OVERRIDDEN_LISTS, type OverrideValues } from './override-values.ts'

/** A value that cannot stand, by its field as the body names it. */
export interface OverrideProblem {
  readonly field: string
  readonly why: string
}

const TITLE_CHARS = { least: 3, most: 200 } as const
/** 30 m: more than any piece of furniture, less than a price in cents that has slipped into a size. */
const MOST_MM = 30_000
const VOCABULARIES = { colours, materials, styles, rooms, shapes }
/** A name is no price, no number and no address. */
const PRICE = /(?:\d[\d.,\s]*\s?(?:€|eur\b|euros?\b)|€\s?\d)/i
const ADDRESS = /https?:\/\/|www\./i
const MARKUP = /[<>]/

/** What contradicts itself or the catalogue in an override, first of all fields; nothing: it can stand. */
export function overrideProblems(said: OverrideValues, feed: FeedSays): OverrideProblem[] {
  return [
    ...(Object.keys(said).length === 0 || (said.sizes !== undefined && Object.keys(said.sizes).length === 0)
      ? [{ field: 'values', why: 'nothing is overridden' }]
      : []),
    ...titleProblems(said.title),
    ...(said.categoryId == null || categoryById(said.categoryId) !== null
      ? []
      : [{ field: 'categoryId', why: `${said.categoryId} is no category` }]),
    ...OVERRIDDEN_LISTS.flatMap((name) => listProblems(name, said[name])),
    ...sizeProblems(said.sizes ?? {}),
    ...(said.imageUrls ?? []).flatMap((url, at) =>
      feed.imageUrls.includes(url) && said.imageUrls?.indexOf(url) === at
        ? []
        : [{ field: `imageUrls.${at}`, why: 'it is none of the pictures of the feed, or stands twice' }],
    ),
  ]
}

function titleProblems(title: string | undefined): OverrideProblem[] {
  if (title === undefined) return []
  const why = whyNoTitle(title)
  return why === null ? [] : [{ field: 'title', why }]
}

function whyNoTitle(title: string): string | null {
  if (title.trim() !== title || /[\p{Cc}\p{Cf}]/u.test(title))
    return 'it begins or ends with a blank, or has signs that cannot be seen'
  if (title.length < TITLE_CHARS.least || title.length > TITLE_CHARS.most)
    return `a name has ${TITLE_CHARS.least} to ${TITLE_CHARS.most} signs`
  if (PRICE.test(title)) return 'a name holds no price'
  if (ADDRESS.test(title)) return 'a name holds no address'
  if (MARKUP.test(title)) return 'a name holds no markup'
  return /\p{L}{2}/u.test(title) ? null : 'a name has words'
}

function listProblems(
  name: (typeof OVERRIDDEN_LISTS)[number],
  ids: readonly number[] | null | undefined,
): OverrideProblem[] {
  if (ids == null) return []
  if (ids.length === 0) return [{ field: name, why: 'none is chosen; what is not known is null' }]
  const known = new Set(VOCABULARIES[name].map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) return [{ field: name, why: `${unknown} is not among them` }]
  return new Set(ids).size === ids.length ? [] : [{ field: name, why: 'one of them stands twice' }]
}

function sizeProblems(sizes: NonNullable<OverrideValues['sizes']>): OverrideProblem[] {
  return Object.entries(sizes).flatMap(([axis, value]) => {
    if (value == null) return []
    const field = `sizes.${axis}`
    if (value.lowMm > value.highMm) return [{ field, why: `from ${value.lowMm} mm is more than to ${value.highMm} mm` }]
    return value.lowMm > 0 && value.highMm <= MOST_MM ? [] : [{ field, why: `a size is 1 to ${MOST_MM} mm` }]
  })
}
