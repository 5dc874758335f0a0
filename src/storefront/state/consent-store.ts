import {
  type ChosenKind,
  type Consent,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_TEXT_VERSION,
  consentIdIn,
  consentIn,
  chosenKinds,
  PROOF_COOKIE,
  readConsent,
  writeConsent,
  writeProof,
} from '#domains/identity/rules/consent.ts'
import { randomId } from '#platform/random-id.ts'
import type { CookieJar } from './cookie.ts'
import { browserStorage, type BrowserStorage } from './browser-storage.ts'
import { keepSiteCookie } from './site-cookie.ts'

/** Written at each choice, so that other tabs hear of it; when it was made stands before it. Their cookies may be behind. */
const TOLD_KEY = 'poiso.consent'

/** What this browser's person has agreed to, in step with other tabs. */
export interface ConsentStore {
  /** Null: nobody has chosen, and then nothing is allowed but what is essential. */
  now(): Consent | null
  allows(kind: ChosenKind): boolean
  /** Told when it is another than before, here or in another tab. */
  subscribe(listener: () => void): () => void
  /** Keeps a choice in this browser. What else a choice brings about: parts/consent/settle-consent.ts, which calls this. */
  choose(consent: Consent): void
}

let opened: ConsentStore | null = null

/** The page's one store. */
export function consentStore(): ConsentStore {
  return (opened ??= createConsentStore())
}

export interface ConsentSurroundings {
  readonly jar?: CookieJar
  readonly storage?: BrowserStorage
  readonly page?: Pick<Window, 'addEventListener'>
  readonly root?: Pick<Document, 'addEventListener'>
  newId?(): string
  now?(): number
}

export function createConsentStore({
  jar = document,
  storage = browserStorage(),
  page = window,
  root = document,
  newId = randomId,
  now = Date.now,
}: ConsentSurroundings = {}): ConsentStore {
  const listeners = new Set<() => void>()
  let shown = consentIn(jar.cookie)
  const take = (next: Consent | null): void => {
    if (textOf(next) === textOf(shown)) return
    shown = next
    listeners.forEach((listener) => listener())
  }
  const look = (): void => take(consentIn(jar.cookie))
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === TOLD_KEY) take(readConsent(newValue?.split(' ')[1]))
  })
  // Where there is no storage, and for a page out of the browser's memory.
  root.addEventListener('visibilitychange', look)
  page.addEventListener('pageshow', look)
  return {
    now: () => shown,
    allows: (kind) => shown?.[kind] === true,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose: (consent) => {
      const isMore = chosenKinds.some((kind) => consent[kind])
      const consentId = consentIdIn(jar.cookie) ?? (isMore ? newId() : null)
      keepSiteCookie(PROOF_COOKIE, writeProof({ textVersion: CONSENT_TEXT_VERSION, consentId }), CONSENT_SECONDS, jar)
      keepSiteCookie(CONSENT_COOKIE, writeConsent(consent), CONSENT_SECONDS, jar)
      storage.write(TOLD_KEY, `${now()} ${writeConsent(consent)}`)
      look()
    },
  }
}

function textOf(consent: Consent | null): string {
  return consent === null ? '' : writeConsent(consent)
}
