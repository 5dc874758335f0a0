/** What a person agrees to (specification 3). Nobody is asked about `essential`: without it the site does not work. */
export interface Consent {
  readonly essential: true
  readonly marketing: boolean
  readonly analytics: boolean
  readonly functional: boolean
}

export type ConsentKind = keyof Consent
export type ChosenKind = Exclude<ConsentKind, 'essential'>

/** In the order in which they are asked for. */
export const chosenKinds = ['functional', 'analytics', 'marketing'] as const satisfies readonly ChosenKind[]

export const CONSENT_COOKIE = '_cc'
export const CONSENT_SECONDS = 365 * 86_400

/** Proof of a choice: the version of the text that was shown, and a random number for who agreed to more than what is essential. */
export const PROOF_COOKIE = '_ccp'

/** Of the cookie bar's words and kinds: a change that means something else is a new version, and everybody is asked again. */
export const CONSENT_TEXT_VERSION = '2026-11'

export const refusedAll: Consent = { essential: true, marketing: false, analytics: false, functional: false }
export const acceptedAll: Consent = { essential: true, marketing: true, analytics: true, functional: true }

/** Longer than any that we write: such a text is not ours. */
const MAX_CHARS = 256

/** What the value of `_cc` says for certain, whoever has written it: words that are not known count for nothing. Null: nothing was chosen. */
export function readConsent(value: string | null | undefined): Consent | null {
  const words = value == null || value.length > MAX_CHARS ? [] : (unescaped(value)?.split('|') ?? [])
  const consent = consentOfWords(words)
  return words.includes('essential') || chosenKinds.some((kind) => consent[kind]) ? consent : null
}

/** As `_cc` keeps it: sorted, joined by '|' (specification 4). */
export function writeConsent(consent: Consent): string {
  return (Object.keys(refusedAll) as ConsentKind[])
    .filter((kind) => consent[kind])
    .sort()
    .join('|')
}

/**
 * What a browser's cookies say, as a `Cookie` header or `document.cookie` has them. Two of one name (set for the host and for the
 * site): only what both agree to. A choice that was made of another text is none.
 */
export function consentIn(cookies: string | undefined): Consent | null {
  const versions = valuesOf(PROOF_COOKIE, cookies).map((proof) => readProof(proof).textVersion)
  if (versions.some((version) => version !== CONSENT_TEXT_VERSION)) return null
  const [first, ...others] = valuesOf(CONSENT_COOKIE, cookies).map(readConsent)
  return others.reduce<Consent | null>(both, first ?? null)
}

export interface ConsentProof {
  readonly textVersion: string
  /** Null: nothing was agreed to that needs a proof. */
  readonly consentId: string | null
}

/** A random UUID. */
export const CONSENT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** '2026-11' or '2026-11.<uuid>'. */
export function readProof(value: string): ConsentProof {
  const [textVersion = '', consentId = ''] = value.split('.')
  return { textVersion, consentId: CONSENT_ID.test(consentId) ? consentId : null }
}

export function writeProof({ textVersion, consentId }: ConsentProof): string {
  return consentId === null ? textVersion : `${textVersion}.${consentId}`
}

/** The number of an earlier choice in this browser; null: there is none. */
export function consentIdIn(cookies: string | undefined): string | null {
  const [proof] = valuesOf(PROOF_COOKIE, cookies)
  return proof === undefined ? null : readProof(proof).consentId
}

function valuesOf(name: string, cookies = ''): readonly string[] {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}

function both(one: Consent | null, other: Consent | null): Consent | null {
  if (one === null || other === null) return null
  return {
    essential: true,
    marketing: one.marketing && other.marketing,
    analytics: one.analytics && other.analytics,
    functional: one.functional && other.functional,
  }
}

function consentOfWords(words: readonly string[]): Consent {
  return {
    essential: true,
    marketing: words.includes('marketing'),
    analytics: words.includes('analytics'),
    functional: words.includes('functional'),
  }
}

function unescaped(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
