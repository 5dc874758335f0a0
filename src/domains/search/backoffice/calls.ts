import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { SYNONYM_LIMITS } from '../synonyms/vet-synonym.ts'

const id = 'B-08'
const access = 'staff:content'
const shared = { id, access, service: 'admin', priority: 'api' } as const
const reason = z.string().trim().max(500).optional()
const side = z.string().trim().min(1).max(SYNONYM_LIMITS.chars)

export const listOwnCategoriesCall = defineListCall({
  id,
  access,
  operationId: 'listOwnCategories',
  path: '/v1/backoffice/categories',
  summary: 'Our categories with their offers, and the words by which a search knows them',
  sorts: ['tree', 'name', 'offers'],
  defaultSort: 'tree',
  filters: { departmentId: idSchema.optional(), empty: z.enum(['1']).optional() },
  row: z
    .object({
      categoryId: idSchema,
      name: z.string(),
      longName: z.string(),
      /** Of the department and what is between. */
      parents: z.array(z.string()),
      slug: z.string(),
      /** Of the category and of those under it. */
      offers: countSchema,
      words: z.array(z.string()),
      /** By editors. */
      synonyms: z.array(z.string()),
    })
    .meta({ id: 'OwnCategory' }),
})

const synonym = z
  .object({
    synonymId: idSchema,
    words: z.string(),
    /** Words of ours, or a category. */
    meaning: z.string().nullable(),
    category: z.object({ id: idSchema, name: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SearchSynonym' })

export const listSynonymsCall = defineListCall({
  id,
  access,
  operationId: 'listSynonyms',
  path: '/v1/backoffice/synonyms',
  summary: 'Words of searches that editors have given a meaning',
  sorts: ['words', 'created'],
  defaultSort: 'words',
  filters: { categoryId: idSchema.optional() },
  row: synonym,
})

export const addSynonymCall = defineCall({
  ...shared,
  operationId: 'addSynonym',
  method: 'POST',
  path: '/v1/backoffice/synonyms',
  summary: 'Gives words of searches a meaning, or says what that would change',
  body: {
    name: 'requestBody',
    schema: z.object({
      words: side,
      /** Either this, or a category. */
      meaning: side.optional(),
      categoryId: idSchema.optional(),
      /** Nothing is kept. */
      preview: z.boolean(),
      reason,
    }),
  },
  /** Products that a search of these words finds now, and with the meaning. */
  answer: z.object({ synonymId: idSchema.nullable(), productsBefore: countSchema, productsAfter: countSchema }),
  refusals: ['conflict', 'unprocessable', 'starting'],
})

export const removeSynonymCall = defineCall({
  ...shared,
  operationId: 'removeSynonym',
  method: 'POST',
  path: '/v1/backoffice/synonyms/{synonymId}/removal',
  summary: 'Takes the meaning away again',
  params: z.object({ synonymId: idSchema }),
  body: { name: 'requestBody', schema: z.object({ reason }) },
  /** Null: it was gone already. */
  answer: z.object({ words: z.string().nullable() }),
  refusals: [],
})

export const backofficeCalls = [listOwnCategoriesCall, listSynonymsCall, addSynonymCall, removeSynonymCall]
