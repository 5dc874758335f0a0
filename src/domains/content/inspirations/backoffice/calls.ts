import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema, keptNumberSchema } from '#platform/http/calls/wire.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { inspirationDocument } from '../inspiration.ts'
import { inspirationUploadCalls } from './upload-calls.ts'

/** What the back office does with inspirations (B-09). */

const state = z.enum(['draft', 'published'])

export const listInspirationsCall = defineListCall({
  id: 'B-09',
  operationId: 'listInspirations',
  path: '/v1/backoffice/inspirations',
  access: 'staff:content',
  summary: 'Inspirations, published or not',
  sorts: ['name', 'saved', 'published'],
  defaultSort: '-saved',
  filters: { state: state.optional(), room: z.string().max(60).optional() },
  row: z
    .object({
      id: idSchema,
      name: z.string(),
      state,
      room: z.string(),
      style: z.string(),
      ownerName: z.string(),
      pieceCount: countSchema,
      savedAt: z.iso.datetime(),
      publishedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'BackOfficeInspiration' }),
})

/** A piece that can be marked, as the screen names it. */
const piece = z.object({ variantId: idSchema, name: z.string(), eshopName: z.string(), isForSale: z.boolean() })

const choices = z.array(z.object({ slug: z.string(), name: z.string() }))

/** A picture that was sent and is not in a saved inspiration yet. */
const sentPicture = z.object({
  picture: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  url: z.string(),
})

/** What the form of an inspiration is drawn with, whether it is there yet or not. */
const around = {
  /** What `room` and `style` may be. */
  rooms: choices,
  styles: choices,
  /** Of `sent` in the query; null: nothing was asked for, or there is no such picture. */
  sent: sentPicture.nullable(),
  /** Whole; takes a form with a file, and leads back to the screen. */
  pictureUploadUrl: z.string(),
}

const edited = z
  .object({
    ...around,
    id: idSchema,
    version: z.int().min(1),
    state,
    document: inspirationDocument,
    /** Where each picture is shown, in the order of the document's. */
    pictureUrls: z.array(z.string()),
    /** Of what is marked; an offer that is gone from the catalogue has none. */
    pieces: z.array(piece),
  })
  .meta({ id: 'EditedInspiration' })

const common = { id: 'B-09', service: 'admin', access: 'staff:content', priority: 'api' } as const
const params = z.object({ inspirationId: idSchema })
/** The place of a picture that was sent. */
const sentQuery = z.object({ sent: z.string().min(1).max(300).optional() })
const version = keptNumberSchema.min(1)

export const editedInspirationCall = defineCall({
  ...common,
  operationId: 'editedInspiration',
  method: 'GET',
  path: '/v1/backoffice/inspirations/{inspirationId}',
  summary: 'One inspiration, as an editor changes it',
  params,
  query: sentQuery,
  answer: edited,
  refusals: ['not_found'],
})

export const newInspirationCall = defineCall({
  ...common,
  operationId: 'newInspiration',
  method: 'GET',
  path: '/v1/backoffice/new-inspiration',
  summary: 'What an inspiration can be made of',
  query: sentQuery,
  answer: z.object(around).meta({ id: 'NewInspiration' }),
  refusals: [],
})

export const createInspirationCall = defineCall({
  ...common,
  operationId: 'createInspiration',
  method: 'POST',
  path: '/v1/backoffice/inspirations',
  summary: 'Keeps a new inspiration as a draft',
  body: { name: 'requestBody', schema: z.object({ document: inspirationDocument }) },
  answer: edited,
  refusals: ['parameter_invalid'],
})

export const saveInspirationCall = defineCall({
  ...common,
  operationId: 'saveInspiration',
  method: 'POST',
  path: '/v1/backoffice/inspirations/{inspirationId}',
  summary: 'Saves an inspiration over the version that was read',
  params,
  body: { name: 'requestBody', schema: z.object({ version, document: inspirationDocument }) },
  answer: edited,
  refusals: ['not_found', 'conflict', 'parameter_invalid'],
})

export const publishInspirationCall = defineCall({
  ...common,
  operationId: 'publishInspiration',
  method: 'POST',
  path: '/v1/backoffice/inspirations/{inspirationId}/state',
  summary: 'Shows an inspiration to visitors, or takes it from them',
  params,
  body: { name: 'requestBody', schema: z.object({ version, state }) },
  answer: edited,
  refusals: ['not_found', 'conflict', 'parameter_invalid'],
})

export const findPiecesCall = defineCall({
  ...common,
  operationId: 'findPieces',
  method: 'GET',
  path: '/v1/backoffice/inspiration-pieces',
  summary: 'Pieces on sale by name, or an offer by its id',
  query: z.object({ q: z.string().min(1).max(200) }),
  answer: z.object({ pieces: z.array(piece) }),
  refusals: [],
})

export const inspirationBackOfficeCalls = [
  listInspirationsCall,
  editedInspirationCall,
  newInspirationCall,
  createInspirationCall,
  saveInspirationCall,
  publishInspirationCall,
  findPiecesCall,
  ...inspirationUploadCalls,
]
