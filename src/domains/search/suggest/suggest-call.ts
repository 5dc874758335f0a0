import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'

/** What a suggestion stands for, by the ids of its parts; null where it has none. */
const suggestionFiltersSchema = z.object({
  categoryId: idSchema.nullable(),
  colorId: idSchema.nullable(),
  /** `{facet}:{id}` of a choice that is no colour: 'material:4'. Ids are of their own in each facet. */
  filterId: z.string().nullable(),
  eshopId: idSchema.nullable(),
  /** The shop's rating; null: nobody has rated it. */
  eshopScore: z.number().nullable(),
  manufacturerId: idSchema.nullable(),
})

/** E-12 */
const suggestionGroupSchema = z
  .object({
    type: z.int(),
    typeName: z.string(),
    /** Address of a picture that stands for the group; null: none does. */
    img: z.string().nullable(),
    items: z.array(
      z.object({
        /** Unique in one answer. */
        id: z.string(),
        title: z.string(),
        /** Where it leads to. */
        url: z.string(),
        /** The same listing as `filteringRequest.url` of variant/feed takes it; null: it is no listing. */
        apiUrl: z.string().nullable(),
        productCount: countSchema,
        /** Address of its own picture; null where it has none. */
        img: z.string().nullable(),
        filters: suggestionFiltersSchema,
      }),
    ),
  })
  .meta({ id: 'SuggestionGroup' })
export type SuggestionGroup = z.infer<typeof suggestionGroupSchema>
export type Suggestion = SuggestionGroup['items'][number]

/** Longer than anybody types; further words are not looked at (docs/limits.md). */
export const MAX_SUGGESTED_QUERY = 200

/** A-05, S-05: what may be meant by what was typed so far. */
export const suggestCall = defineCall({
  id: 'A-05',
  operationId: 'search',
  method: 'GET',
  path: '/v2/search',
  service: 'search',
  summary: 'Suggestions for what was typed so far, in groups with counts of products',
  access: 'anyone',
  priority: 'background',
  query: z.object({ q: z.string().max(MAX_SUGGESTED_QUERY) }),
  answer: z.object({ data: z.array(suggestionGroupSchema) }),
  refusals: [],
  cacheControl: 'public, max-age=30',
})
