import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { backofficeCalls } from './backoffice/calls.ts'
import { CONSENT_ID } from './rules/consent.ts'
import { MOST_VIEWED } from './viewed/viewed.ts'

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
    /** Where admins' calls and pages are: '' on this origin; null for everybody else. */
    adminOrigin: z.string().nullable(),
    /** Of the back office, for who has a role of it. */
    staffUrl: z.string().nullable(),
    likes: meLikes,
    /** They have agreed to have what they look at kept with their account (keepViewed). */
    keepsViewed: z.boolean(),
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

/** U-06 'Continuar onde parou' on every device of a person who has agreed to it. */
export const keepViewedCall = defineCall({
  id: 'U-06',
  operationId: 'keepViewed',
  method: 'POST',
  path: '/api/v2/user/viewed',
  service: 'api',
  summary: 'Puts the offers that this browser has seen before those that the account keeps, and gives all of them',
  access: 'user',
  priority: 'background',
  body: { name: 'requestBody', schema: z.object({ variantIds: z.array(idSchema).max(MOST_VIEWED) }) },
  answer: z.object({ variantIds: z.array(z.int()) }),
  refusals: ['forbidden'],
})

/** a choice of the cookie bar, kept as its proof. Also sent by a beacon, when the page is left at once. */
export const consentCall = defineCall({
  id: 'A-01.2',
  operationId: 'consent',
  method: 'POST',
  path: '/api/v2/consent',
  service: 'api',
  summary: 'Keeps what a person has agreed to, as the proof of it',
  access: 'anyone',
  priority: 'background',
  beacon: true,
  body: {
    name: 'consentSettings',
    schema: z.object({
      essential: z.boolean(),
      marketing: z.boolean(),
      analytics: z.boolean(),
      functional: z.boolean(),
      /** Of the text that was shown; absent: the present one. */
      textVersion: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .optional(),
      /** The random number of this browser's choices; absent: nothing needs a proof. */
      consentId: z.string().regex(CONSENT_ID).optional(),
    }),
  },
  answer: null,
  refusals: ['too_many_requests'],
})

export const calls = [meCall, keepViewedCall, consentCall, ...backofficeCalls]
