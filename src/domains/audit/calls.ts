import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { daySchema, idSchema, keptNumberSchema } from '#platform/http/calls/wire.ts'

const moment = z.iso.datetime()

const listedChange = z
  .object({
    id: idSchema,
    at: moment,
    /** Null: a program. Without a name: they are gone. */
    by: z.object({ id: idSchema, name: z.string().nullable() }).nullable(),
    kind: z.string(),
    thingId: z.string(),
    action: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    reason: z.string().nullable(),
    requestId: z.string().nullable(),
    /** The change that this one took back. */
    undoes: idSchema.nullable(),
    /** The one that took this back. */
    undoneBy: idSchema.nullable(),
    /** Whoever asks can take it back, as far as the log knows. */
    canUndo: z.boolean(),
  })
  .meta({ id: 'BackOfficeChange' })

export const listChangesCall = defineListCall({
  id: 'B-08',
  operationId: 'listChanges',
  path: '/v1/backoffice/changes',
  summary: 'Changes of the admin’s side, the latest first: all for an admin, their own for who has another role',
  access: 'staff',
  sorts: ['at'],
  defaultSort: '-at',
  filters: {
    id: idSchema.optional(),
    /** Who; 0: programs. */
    by: keptNumberSchema.optional(),
    kind: z.string().max(60).optional(),
    thingId: z.string().max(200).optional(),
    /** Days of Lisbon, both included. */
    from: daySchema.optional(),
    to: daySchema.optional(),
  },
  row: listedChange,
})

export const undoChangeCall = defineCall({
  id: 'B-08',
  operationId: 'undoChange',
  method: 'POST',
  path: '/v1/backoffice/changes/{changeId}/undo',
  service: 'admin',
  summary: 'Takes a change back where nobody has changed the thing since',
  access: 'staff',
  priority: 'api',
  params: z.object({ changeId: idSchema }),
  body: { name: 'requestBody', schema: z.object({ reason: z.string().min(3).max(500) }) },
  answer: z.object({ isUndone: z.literal(true) }),
  refusals: ['not_found', 'conflict', 'forbidden', 'unprocessable'],
})

export const calls = [listChangesCall, undoChangeCall]
