import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'

/** Inspirations that a shop brings by a file. */

const common = { id: 'R-13', service: 'admin', access: 'staff:content', priority: 'api' } as const
const params = z.object({ uploadId: idSchema })
const line = z.int().min(1)

const upload = z
  .object({
    id: idSchema,
    eshopName: z.string(),
    fileName: z.string(),
    sentAt: z.iso.datetime(),
    /** null: nothing of it has been brought yet. */
    broughtAt: z.iso.datetime().nullable(),
    /** Of all that the file names. */
    inspirationCount: countSchema,
    /** Of what was taken in; null: nothing was brought yet. */
    takenCount: countSchema.nullable(),
    /** Those that could be read, in the order of the file, and what comes of each. */
    inspirations: z.array(
      z.object({
        line,
        ident: z.string(),
        name: z.string(),
        pieceCount: countSchema,
        state: z.enum(['new', 'changed', 'refused']),
      }),
    ),
    /** By lines of the file, each with its path and what is wrong there. */
    refused: z.array(z.object({ line, problem: z.string() })),
  })
  .meta({ id: 'InspirationUpload' })

export const newInspirationUploadCall = defineCall({
  ...common,
  operationId: 'newInspirationUpload',
  method: 'GET',
  path: '/v1/backoffice/new-inspiration-upload',
  summary: 'Where a file with the inspirations of a shop is sent',
  query: z.object({ eshopId: idSchema.optional() }),
  answer: z.object({
    eshops: z.array(z.object({ id: idSchema, name: z.string() })),
    /** Whole; takes a form with files, and leads to what was sent. null: no shop was chosen. */
    uploadUrl: z.string().nullable(),
  }),
  refusals: ['not_found'],
})

export const inspirationUploadCall = defineCall({
  ...common,
  operationId: 'inspirationUpload',
  method: 'GET',
  path: '/v1/backoffice/inspiration-uploads/{uploadId}',
  summary: 'What bringing a file would do now, line by line',
  params,
  answer: upload,
  refusals: ['not_found'],
})

export const bringInspirationUploadCall = defineCall({
  ...common,
  operationId: 'bringInspirationUpload',
  method: 'POST',
  path: '/v1/backoffice/inspiration-uploads/{uploadId}/bring',
  summary: 'Publishes what a file brings, each inspiration or not by itself',
  params,
  answer: upload,
  refusals: ['not_found', 'conflict'],
})

export const inspirationUploadCalls = [newInspirationUploadCall, inspirationUploadCall, bringInspirationUploadCall]
