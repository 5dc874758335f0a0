import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'

/** What a person likes, as the header shows it: how many offers, and what is compared. */
const meLikes = z
  .object({
    variants: countSchema,
    comparisons: z.array(z.object({ itemId: idSchema, productId: idSchema.nullable() })),
  })
  .meta({ id: 'MeLikes' })
export type MeLikes = z.infer<typeof meLikes>

/** What the header shows of who is signed in (E-13); nothing here gives a right. */
const me = z
  .object({
    name: z.string(),
    firstName: z.string(),
    initials: z.string(),
    avatarUrl: z.string().nullable(),
    isAdmin: z.boolean(),
    isEshop: z.boolean(),
    adminModeEnabled: z.boolean(),
    likes: meLikes,
  })
  .meta({ id: 'Me' })

/** What belongs to one person on pages that are the same bytes for everybody (ADR 0051). */
export const meCall = defineCall({
  id: 'H-03',
  operationId: 'me',
  method: 'GET',
  path: '/api/v2/me',
  service: 'api',
  summary: 'Who is signed in, or null',
  access: 'anyone',
  priority: 'api',
  answer: z.object({ user: me.nullable() }),
  refusals: [],
  cacheControl: 'private, no-store',
})

export const calls = [meCall]
