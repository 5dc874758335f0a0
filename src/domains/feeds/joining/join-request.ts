import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** A shop that wants to join, in its own words. */
export interface JoinRequest {
  readonly shop: string
  /** Address of the shop. */
  readonly site: string
  readonly feedUrl: string | null
  readonly email: string
}

/** What is wrong with what was typed, by field. */
export type JoinComplaints = Readonly<
  Partial<Record<'shop' | 'site' | 'feedUrl' | 'email', 'missing' | 'too_long' | 'malformed'>>
>

export const JOIN_LIMITS = { fieldChars: 200, urlChars: 2_000, keptMs: 180 * 86_400_000, open: 2_000 } as const

/** Trims what was typed and says what cannot stand. Addresses may come without their scheme. */
export function readJoinRequest(typed: Readonly<Record<'shop' | 'site' | 'feedUrl' | 'email', string>>): {
  request: JoinRequest
  complaints: JoinComplaints
} {
  const shop = oneLine(typed.shop)
  const site = webAddress(typed.site)
  const feedUrl = oneLine(typed.feedUrl) === '' ? null : webAddress(typed.feedUrl)
  const email = oneLine(typed.email)
  const complaints: JoinComplaints = {
    ...complaint('shop', shop === '' ? 'missing' : shop.length > JOIN_LIMITS.fieldChars ? 'too_long' : null),
    ...complaint('site', oneLine(typed.site) === '' ? 'missing' : addressComplaint(site)),
    ...complaint('feedUrl', feedUrl === null ? null : addressComplaint(feedUrl)),
    ...complaint(
      'email',
      email === '' ? 'missing' : EMAIL.test(email) && email.length <= JOIN_LIMITS.fieldChars ? null : 'malformed',
    ),
  }
  return { request: { shop, site, feedUrl, email }, complaints }
}

const EMAIL = /^[^\s@<>"(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

function complaint<Field extends string, Kind extends string>(
  field: Field,
  kind: Kind | null,
): Partial<Record<Field, Kind>> {
  return kind === null ? {} : ({ [field]: kind } as Record<Field, Kind>)
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

function webAddress(typed: string): string {
  const text = oneLine(typed)
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}

function addressComplaint(text: string): 'too_long' | 'malformed' | null {
  if (text.length > JOIN_LIMITS.urlChars) return 'too_long'
  const url = URL.parse(text)
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
  return isWeb && /[^.]\.[^.]/.test(url.hostname) ? null : 'malformed'
}

/** Keeps a request for people to answer; false when too many wait for that. */
export async function keepJoinRequest(db: DatabaseOrTransaction, request: JoinRequest, now: Date): Promise<boolean> {
  const done = await sql`insert into feeds.join_request (shop, site, feed_url, email, created_at)
    select ${request.shop}, ${request.site}, ${request.feedUrl}, ${request.email}, ${now} where (select count(*) from feeds.join_request) < ${JOIN_LIMITS.open}`.execute(
    db,
  )
  return done.numAffectedRows === 1n
}

/** All requests, the newest first. */
export async function listJoinRequests(
  db: DatabaseOrTransaction,
): Promise<readonly (JoinRequest & { readonly id: number; readonly createdAt: Date })[]> {
  const { rows } = await sql<
    JoinRequest & { id: number; createdAt: Date }
  >`select id, shop, site, feed_url as "feedUrl", email, created_at as "createdAt" from feeds.join_request order by id desc`.execute(
    db,
  )
  return rows
}

/** Removes a request that has been answered; false when there is none of that number. */
export async function dropJoinRequest(db: DatabaseOrTransaction, id: number): Promise<boolean> {
  const done = await sql`delete from feeds.join_request where id = ${id}`.execute(db)
  return done.numAffectedRows === 1n
}

/** Removes the requests that are as old as this moment. */
export async function dropJoinRequestsUntil(db: DatabaseOrTransaction, moment: Date): Promise<void> {
  await sql`delete from feeds.join_request where created_at <= ${moment}`.execute(db)
}
