import { type Consent, consentIn } from '../rules/consent.ts'

/** What the person of a request has agreed to, as their browser's cookie says; null: nobody has chosen, and then nothing is allowed but what is essential. */
export function consentOf(request: { readonly headers: { readonly cookie?: string | undefined } }): Consent | null {
  return consentIn(request.headers.cookie)
}
