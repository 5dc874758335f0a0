import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyRequest } from '#domains/identity/contract.ts'
import { passkeyFields } from './account-forms.ts'
import { askAccountForm } from './send-account-form.ts'
import type { SentForm } from './sent-form.ts'

/** As long as a challenge is good. */
const TIMEOUT_MS = 5 * 60_000
/** ES256, EdDSA and RS256: what devices have. */
const ALGORITHMS = [-7, -8, -257]

const NOT_MADE = 'O dispositivo não criou nenhuma chave de acesso. Pode tentar outra vez.'
const NOT_USED = 'O dispositivo não usou nenhuma chave de acesso. Pode tentar outra vez, ou entrar com a palavra-passe.'

/** Whether this browser knows passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}

/** Has the device make a passkey and the server keep it. `fields`: the password of who is signed in. */
export async function makePasskey(action: string, fields: URLSearchParams): Promise<SentForm> {
  const asked = await askAccountForm(action, fields)
  if (asked.creation === undefined) return asked.sent
  const answer = await startRegistration({ optionsJSON: creationOptions(asked.creation as PasskeyCreation) }).catch(
    () => null,
  )
  if (answer === null) return { complaints: {}, failure: NOT_MADE }
  return (await askAccountForm(action, new URLSearchParams({ [passkeyFields.answer]: JSON.stringify(answer) }))).sent
}

/** Has the device sign for one of its passkeys, and the server sign in whose it is. */
export async function signByPasskey(action: string, next: string | undefined): Promise<SentForm> {
  const asked = await askAccountForm(action, new URLSearchParams({ [passkeyFields.wanted]: '1' }))
  if (asked.request === undefined) return asked.sent
  const { challenge, rpId } = asked.request as PasskeyRequest
  const optionsJSON = { challenge, rpId, timeout: TIMEOUT_MS, userVerification: 'required' as const }
  const answer = await startAuthentication({ optionsJSON }).catch(() => null)
  if (answer === null) return { complaints: {}, failure: NOT_USED }
  const fields = { [passkeyFields.answer]: JSON.stringify(answer), ...(next !== undefined && { next }) }
  return (await askAccountForm(action, new URLSearchParams(fields))).sent
}

function creationOptions({ challenge, rpId, userId, email, name, known }: PasskeyCreation) {
  return {
    challenge,
    rp: { id: rpId, name: document.title.split(' · ').at(-1) ?? rpId },
    user: { id: userId, name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: TIMEOUT_MS,
    attestation: 'none' as const,
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' as const })),
  }
}
