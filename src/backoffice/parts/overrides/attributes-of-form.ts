import type { VariantInfo } from '#platform/api-client/calls.ts'
import { readList, readSize, sentMode } from './override-modes.ts'

/** The lists of an offer's attributes. */
export const ATTRIBUTE_LISTS = ['colours', 'materials', 'styles', 'rooms', 'shapes'] as const
type Values = NonNullable<VariantInfo['override']>['values']

/** What the fields of `AttributeGroups` say in place of the feed: lists and sizes; what is left to the feed is absent. */
export function attributesOf(form: FormData): Pick<Values, (typeof ATTRIBUTE_LISTS)[number] | 'sizes'> {
  const lists = ATTRIBUTE_LISTS.flatMap((name): [string, number[] | null][] => {
    const ids = form.getAll(name).map(Number)
    const mode = sentMode(form, name, readList(ids))
    return mode === 'set' ? [[name, ids]] : mode === 'unknown' ? [[name, null]] : []
  })
  const sizes = [...form.keys()].flatMap((key): [string, { lowMm: number; highMm: number } | null][] => {
    const axis = /^sizes\.(\w+)\.mode$/.exec(key)?.[1]
    if (axis === undefined) return []
    const [low, high] = ['low', 'high'].map((end) => String(form.get(`sizes.${axis}.${end}`) ?? '').trim())
    const mode = sentMode(form, `sizes.${axis}`, readSize(low ?? '', high ?? ''))
    if (mode === '') return []
    return [[axis, mode === 'unknown' ? null : { lowMm: Number(low), highMm: Number(high) || Number(low) }]]
  })
  return {
    ...(Object.fromEntries(lists) as Pick<Values, (typeof ATTRIBUTE_LISTS)[number]>),
    ...(sizes.length > 0 && { sizes: Object.fromEntries(sizes) as object }),
  }
}
