import {
  BUCKET_COOKIE,
  bucketOfVisitor,
  isVisitorId,
  VISITOR_COOKIE,
  VISITOR_SECONDS,
} from '#domains/flags/rules/experiment-visitor.ts'
import { randomId } from '#platform/random-id.ts'
import { type ConsentStore, consentStore } from './consent-store.ts'
import { type CookieJar, readCookie } from './cookie.ts'
import { keepSiteCookie } from './site-cookie.ts'

export interface VisitorSurroundings {
  readonly consent?: Pick<ConsentStore, 'allows'>
  readonly jar?: CookieJar
  newId?(): string
}

/** The random number by which experiments know this browser, kept from now on; null without consent to analytics: then nothing is kept. */
export function experimentVisitor({
  consent = consentStore(),
  jar = document,
  newId = randomId,
}: VisitorSurroundings = {}): string | null {
  if (!consent.allows('analytics')) return null
  const known = readCookie(VISITOR_COOKIE, jar)
  if (isVisitorId(known)) return known
  const visitorId = newId()
  keepSiteCookie(VISITOR_COOKIE, visitorId, VISITOR_SECONDS, jar)
  keepSiteCookie(BUCKET_COOKIE, String(bucketOfVisitor(visitorId)), VISITOR_SECONDS, jar)
  return visitorId
}
