import { z } from 'zod'
import { checkedJson } from '#platform/checked-json.ts'
import { INSPIRATION_LIMITS, inspirationWords } from '../inspiration.ts'

/** Of one file. */
const MOST_INSPIRATIONS = 500

const place = z.int('in whole thousandths').min(0, 'lies outside the picture').max(1000, 'lies outside the picture')

const image = z.strictObject({
  /** The name of a file beside this one, and no path: a shop's file may not lead anywhere else. */
  picture: z
    .string()
    .max(200)
    .regex(/^(?!\.)[\w. -]+$/, 'the name of a file beside this one'),
  hotspots: z
    .array(z.strictObject({ itemId: z.string().min(1).max(200), x: place, y: place }))
    .max(INSPIRATION_LIMITS.hotspots),
})

const file = z.strictObject({
  inspirations: z
    .array(
      z.strictObject({
        ...inspirationWords,
        ident: z
          .string()
          .max(60)
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters and digits joined by "-"'),
        images: z.array(image).min(1, 'there is no picture').max(INSPIRATION_LIMITS.images),
      }),
    )
    .max(MOST_INSPIRATIONS),
})

export type BroughtInspiration = z.output<typeof file>['inspirations'][number]

/** What a shop's file says, or all that is wrong with it, each with its place: `inspirations[2].images[0].hotspots[1].x: …`. */
export function parseInspirationsFile(
  json: string,
):
  | { readonly kind: 'inspirations'; readonly inspirations: readonly BroughtInspiration[] }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] } {
  const parsed = checkedJson(json, file)
  if (parsed.kind === 'wrong') return parsed
  const { inspirations } = parsed.value
  const problems = inspirations.flatMap(({ ident }, index) => {
    const first = inspirations.findIndex((each) => each.ident === ident)
    return first < index ? [`inspirations[${index}].ident: "${ident}" stands at inspirations[${first}] already`] : []
  })
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'inspirations', inspirations }
}
