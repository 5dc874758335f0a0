import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { checkedJson } from '#platform/files/checked-json.ts'

const text = z.string().max(8_000)

const common = {
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().max(40).nullish(),
}

/** What a browser says of a passkey, as far as its shape goes; what it means is checked by @simplewebauthn/server. */
const madeSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: z.string().max(24_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
const signedSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
})

/** Of a device that made one; null: it is no such answer. */
export function readMade(json: string): RegistrationResponseJSON | null {
  const answer = checkedJson(json, madeSchema)
  return answer.kind === 'checked' ? (answer.value as unknown as RegistrationResponseJSON) : null
}

/** Of a device that signed by one; null: it is no such answer. */
export function readSigned(json: string): AuthenticationResponseJSON | null {
  const answer = checkedJson(json, signedSchema)
  return answer.kind === 'checked' ? (answer.value as unknown as AuthenticationResponseJSON) : null
}
