import { z } from 'zod'
import { refusalReasons } from '../rules/refusal-reasons.ts'

/** The mails of joining as those know them who have them sent; what they say is joining-mails.tsx, which the worker loads. */

/** To a mailbox of a domain that somebody says is theirs. */
export const domainCode = {
  name: 'partners.domain-code',
  kind: 'service',
  data: z.object({ domain: z.string(), code: z.string(), minutes: z.number() }),
} as const

/** The record that was waited for is there. */
export const domainProven = {
  name: 'partners.domain-proven',
  kind: 'service',
  data: z.object({ applicationId: z.number(), domain: z.string() }),
} as const

export const applicationReceived = {
  name: 'partners.application-received',
  kind: 'service',
  data: z.object({ applicationId: z.number(), shop: z.string() }),
} as const

/** To who runs the site. */
export const applicationWaits = {
  name: 'partners.application-waits',
  kind: 'service',
  data: z.object({ applicationId: z.number(), shop: z.string(), domain: z.string() }),
} as const

export const shopApproved = {
  name: 'partners.shop-approved',
  kind: 'service',
  data: z.object({ shop: z.string(), slug: z.string() }),
} as const

export const shopRefused = {
  name: 'partners.shop-refused',
  kind: 'service',
  data: z.object({
    applicationId: z.number(),
    shop: z.string(),
    reasons: z.array(z.enum(refusalReasons)),
    note: z.string().nullable(),
  }),
} as const

/** G-04: a later version of the terms, in time. */
export const termsChanged = {
  name: 'partners.terms-changed',
  kind: 'service',
  data: z.object({ applicationId: z.number(), shop: z.string(), version: z.number(), holdsFrom: z.iso.datetime() }),
} as const
