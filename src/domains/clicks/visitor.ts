import { createHmac, randomBytes } from 'node:crypto'

/** The click host's essential cookie: tells two people behind one address apart, for billing only. */
export const VISITOR_COOKIE = 'visitor'
export const VISITOR_COOKIE_SECONDS = 30 * 86_400
const VISITOR = /^v1[\w-]{22}$/

export const newVisitor = (): string => `v1${randomBytes(16).toString('base64url')}`

/** The cookie's visitor when it is one of ours. */
export const visitorOfCookie = (value: string | null): string | null => (value !== null && VISITOR.test(value) ? value : null)

/**
 * Who clicks, without a cookie: a hash of address and agent under a key of the day, so that it tells a double within the
 * hour and is nobody a day later (decisions.md, Clicks and login).
 */
export const visitorOfDay = (key: Uint8Array, facts: { address: string; userAgent: string; now: Date }): string => {
  const dayKey = createHmac('sha256', key).update(facts.now.toISOString().slice(0, 10)).digest()
  return `d1${createHmac('sha256', dayKey).update(`${facts.address}\n${facts.userAgent}`).digest('base64url').slice(0, 22)}`
}
