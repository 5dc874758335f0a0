import type { ChosenKind } from '#domains/identity/rules/consent.ts'
import { type CookieJar, writeCookie } from '../state/cookie.ts'
import { type Attribution, type AttributionName, attributionNames, attributionOf, type Visit } from './attribution.ts'

const KEPT_SECONDS = 30 * 86_400

/** Who comes of an advertisement is told by its number; the rest counts visits (ADR 0085). */
export function kindOf(name: AttributionName): ChosenKind {
  return name === 'gclid' ? 'marketing' : 'analytics'
}

/** This page's visit, and the hosts of the site. */
export function visitHere(): { readonly visit: Visit; readonly ownHosts: readonly string[] } {
  const began = performance.getEntriesByType('navigation')[0]?.name ?? location.href
  const { cookies } = document.body.dataset
  return {
    visit: { url: began, referrer: document.referrer },
    ownHosts: [location.hostname, ...(cookies === undefined ? [] : [cookies])],
  }
}

/**
 * Keeps for 30 days what this visit is put down to, as far as its kinds are allowed (T-04). One that comes from somewhere takes the
 * place of what was found before, as a whole; one that comes from nowhere only stands where nothing does.
 */
export function keepAttribution(
  allows: (kind: ChosenKind) => boolean,
  { visit, ownHosts }: ReturnType<typeof visitHere> = visitHere(),
  jar: CookieJar = document,
): void {
  const found = attributionOf(visit, ownHosts)
  if (found === null || (found.utm_source === '(direct)' && isKept(jar))) return
  for (const name of attributionNames) keep(name, allows(kindOf(name)) ? found : {}, jar)
}

function keep(name: AttributionName, { [name]: value }: Attribution, jar: CookieJar): void {
  if (value !== undefined) writeCookie(name, value, KEPT_SECONDS, jar)
  else if (namesIn(jar).includes(name)) writeCookie(name, '', 0, jar)
}

function isKept(jar: CookieJar): boolean {
  return namesIn(jar).some((name) => attributionNames.includes(name as AttributionName))
}

function namesIn(jar: CookieJar): readonly string[] {
  return jar.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
}
