import { z } from 'zod'

/** The mails of accounts as those know them who have them sent; what they say is account-mails.tsx, which the worker loads. */

export const confirmAddress = {
  name: 'identity.confirm-address',
  kind: 'service',
  data: z.object({ path: z.string() }),
} as const

export const alreadyRegistered = {
  name: 'identity.already-registered',
  kind: 'service',
  data: z.object({ loginPath: z.string(), resetPath: z.string() }),
} as const

export const resetPassword = {
  name: 'identity.reset-password',
  kind: 'service',
  data: z.object({ path: z.string() }),
} as const

export const noAccount = {
  name: 'identity.no-account',
  kind: 'service',
  data: z.object({ registerPath: z.string() }),
} as const

export const confirmNewEmail = {
  name: 'identity.confirm-new-email',
  kind: 'service',
  data: z.object({ path: z.string() }),
} as const

export const emailTaken = {
  name: 'identity.email-taken',
  kind: 'service',
  data: z.object({ loginPath: z.string() }),
} as const

/** The account is to be erased: until which day that can be undone, and where. */
export const erasureAsked = {
  name: 'identity.erasure-asked',
  kind: 'service',
  data: z.object({ undoPath: z.string(), dueAt: z.iso.datetime() }),
} as const

/** A copy of what is kept of a person can be downloaded. */
export const copyReady = {
  name: 'identity.copy-ready',
  kind: 'service',
  data: z.object({ path: z.string() }),
} as const

/** What the owner of an account is told of after it has happened. */
export const accountChanged = {
  name: 'identity.account-changed',
  kind: 'service',
  data: z.object({
    change: z.enum(['password', 'email', 'passkey-added', 'passkey-removed']),
    resetPath: z.string(),
  }),
} as const
