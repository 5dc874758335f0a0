import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts'
import { AGENT_NAME, CHECK_LIMITS } from '../accuracy-limits.ts'
import { type FetchedPage, fetchPage, type FetchTools } from './fetch-page.ts'
import { mayRead } from './robots.ts'

interface KnownRobots {
  readonly kind: 'read' | 'none' | 'unreachable'
  readonly robots: string | null
}

/** Whether a host lets us read a page, by its robots.txt, which is read again after a day (RFC 9309: a host that fails to tell says no). */
export async function isAllowedByRobots(
  db: DatabaseOrTransaction,
  url: URL,
  tools: FetchTools,
  now: Date,
  stop: AbortSignal,
): Promise<boolean> {
  const { kind, robots } = (await keptRobots(db, url.host, now)) ?? (await fetchRobots(db, url, tools, now, stop))
  if (kind !== 'read') return kind === 'none'
  return mayRead(robots ?? '', AGENT_NAME, url.pathname + url.search)
}

async function keptRobots(db: DatabaseOrTransaction, host: string, now: Date): Promise<KnownRobots | null> {
  const [readSince, unreachableSince] = [CHECK_LIMITS.robotsForMs, CHECK_LIMITS.robotsAgainMs].map(
    (ms) => new Date(now.getTime() - ms),
  )
  const { rows } = await sql<KnownRobots>`
    select robots_kind as kind, robots from accuracy.host where host = ${host} and robots_kind is not null
      and robots_at > case when robots_kind = 'unreachable' then ${unreachableSince}::timestamptz else ${readSince}::timestamptz end`.execute(
    db,
  )
  return rows[0] ?? null
}

async function fetchRobots(
  db: DatabaseOrTransaction,
  { origin, host }: URL,
  tools: FetchTools,
  now: Date,
  stop: AbortSignal,
): Promise<KnownRobots> {
  const asked = { url: `${origin}/robots.txt`, accept: 'text/plain', maxBytes: CHECK_LIMITS.robotsBytes }
  const known = await fetchPage(asked, tools, stop).then(robotsOf, (error: unknown) => {
    if (error instanceof FetchFailure) return { kind: 'unreachable', robots: null } as const
    throw error
  })
  await sql`
    insert into accuracy.host (host, robots, robots_kind, robots_at, next_at) values (${host}, ${known.robots}, ${known.kind}, ${now}, ${now})
    on conflict (host) do update set robots = excluded.robots, robots_kind = excluded.robots_kind, robots_at = excluded.robots_at`.execute(
    db,
  )
  return known
}

/** RFC 9309, 2.3.1: 4xx says that there are no rules, 5xx that nothing may be read for now. */
function robotsOf({ status, text }: FetchedPage): KnownRobots {
  if (status === 200) return { kind: 'read', robots: text.replaceAll('\u0000', '') }
  return { kind: status >= 400 && status < 500 && status !== 429 ? 'none' : 'unreachable', robots: null }
}

/** Keeps how a host answered: who says no several times, or asks for a pause, is left alone. */
export async function noteAnswer(
  db: DatabaseOrTransaction,
  host: string,
  { isRefusal, retryAfterSeconds }: { readonly isRefusal: boolean; readonly retryAfterSeconds: number | null },
  now: Date,
): Promise<void> {
  const pauseMs = Math.min((retryAfterSeconds ?? 0) * 1000, CHECK_LIMITS.longestPauseMs)
  await sql`
    update accuracy.host set refusals = case when ${isRefusal} then refusals + 1 else 0 end,
      next_at = greatest(next_at, ${new Date(now.getTime() + pauseMs)},
        case when ${isRefusal} and refusals + 1 >= ${CHECK_LIMITS.refusalsUntilPause} then ${new Date(now.getTime() + CHECK_LIMITS.refusedForMs)}::timestamptz else next_at end)
    where host = ${host}`.execute(db)
}
