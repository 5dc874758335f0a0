import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { readableLine } from '#platform/readable-text.ts'
import { derivedKey } from '#platform/secret.ts'
import { CLOCKS_APART_SECONDS } from './clocks-apart.ts'
import { WINDOW_MS } from '../judging/counted-clicks.ts'

/** The click host's essential cookie: tells two people behind one address apart, for billing only. */
export const VISITOR_COOKIE = 'visitor'
export const VISITOR_COOKIE_DAYS = 30
export const VISITOR_COOKIE_SECONDS = VISITOR_COOKIE_DAYS * 86_400
const COOKIE = /^(v2\.([0-9a-z]{1,11})\.([\w-]{22}))\.([\w-]{22})$/

export interface Visitor {
  /** As it is stored with a click. */
  readonly visitor: string
  readonly cookie: string
}

/** A new visitor and the cookie that says so: `v2.{when, in base 36}.{random}.{signature}`. */
export function newVisitor(key: Uint8Array, now: Date): Visitor {
  const random = randomBytes(16).toString('base64url')
  const said = `v2.${secondsOf(now).toString(36)}.${random}`
  return { visitor: `v2${random}`, cookie: `${said}.${signatureOf(key, said)}` }
}

/** The cookie's visitor, when we issued it and it is not older than cookies live; else null, as if there were none. */
export function visitorOfCookie(key: Uint8Array, value: string | null, now: Date): string | null {
  const [, said = '', seconds = '', random = '', signature = ''] = COOKIE.exec(value ?? '') ?? []
  if (said === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, said)))) return null
  const age = secondsOf(now) - Number.parseInt(seconds, 36)
  return age >= -CLOCKS_APART_SECONDS && age <= VISITOR_COOKIE_SECONDS ? `v2${random}` : null
}

function secondsOf(now: Date): number {
  return Math.floor(now.getTime() / 1000)
}

function signatureOf(key: Uint8Array, said: string): string {
  return createHmac('sha256', key).update(said).digest('base64url').slice(0, 22)
}

/**
 * Who clicks, without a cookie: a hash of network and agent under a key of the day, so that it tells a double within the
 * hour and is nobody a day later (decisions.md, Clicks and login).
 */
export function visitorOfDay(key: Uint8Array, facts: { address: string; userAgent: string; now: Date }): string {
  return `d1${hashOfDay(key, facts.now, `${clickNetwork(facts.address)}\n${facts.userAgent}`)}`
}

/** Keys the hashes of visitors and networks. */
export function visitorKeyOf(secret: string): Uint8Array {
  return derivedKey(secret, 'visitor')
}

const DAY_MS = 86_400_000
const MAX_AGENT = 512

/** A user agent as clicks are known by it. */
export function clickAgent(userAgent: string | undefined): string {
  return readableLine(userAgent ?? '', MAX_AGENT)
}

/** Who asks as the clicks know them today and knew them yesterday: for what somebody says after a click, that may have been before midnight. */
export function clickVisitorDays(
  secret: string,
  { address, userAgent, now }: { address: string; userAgent: string | undefined; now: Date },
): [today: string, yesterday: string] {
  const [key, agent] = [visitorKeyOf(secret), clickAgent(userAgent)]
  const of = (at: Date) => visitorOfDay(key, { address, userAgent: agent, now: at })
  return [of(now), of(new Date(now.getTime() - DAY_MS))]
}

/** Who clicks where, as the day of a click knows it; of a click within an hour of the last midnight (UTC) also as the day before did. */
export function hashesOfClick(
  key: Uint8Array,
  { address, userAgent, now }: { address: string; userAgent: string; now: Date },
) {
  const [before, hasEve] = [new Date(now.getTime() - WINDOW_MS), now.getTime() % DAY_MS < WINDOW_MS]
  return {
    visitorDay: visitorOfDay(key, { address, userAgent, now }),
    networkDay: networkOfDay(key, { address, now }),
    visitorEve: hasEve ? visitorOfDay(key, { address, userAgent, now: before }) : null,
    networkEve: hasEve ? networkOfDay(key, { address, now: before }) : null,
  }
}

/** Where a click comes from, known for a day in the same way: what all who share a network may count together is limited by it. */
export function networkOfDay(key: Uint8Array, facts: { address: string; now: Date }): string {
  return `n1${hashOfDay(key, facts.now, clickNetwork(facts.address))}`
}

/** For IPv6 the /56 that a home's line is commonly given: within it one person has 256 networks and any number of addresses. */
function clickNetwork(address: string): string {
  return networkOf(address, 56)
}

function hashOfDay(key: Uint8Array, now: Date, text: string): string {
  const dayKey = createHmac('sha256', key).update(now.toISOString().slice(0, 10)).digest()
  return createHmac('sha256', dayKey).update(text).digest('base64url').slice(0, 22)
}
