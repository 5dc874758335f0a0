import { once } from 'node:events'
import { type RawBuilder, sql } from 'kysely'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/**
 * Which of a shop's live offers the feed holds just as they are. Nothing is staged of them: of a feed without changes the
 * database hears nothing at all. What it is told is the rest, the fingerprints that the feed no longer has.
 */
export interface KnownOffers {
  /** The rules that read them; offers read by others are not known by their fingerprint. */
  readonly rulesVersion: number
  /** Live offers that the feed has as they are. */
  readonly seen: number
  /** All live offers of the shop; null: not counted. */
  readonly live: number | null
  /** Those of the seen that this very snapshot has brought, written as they arrived (first-snapshot.ts). */
  readonly arrived: number
}

/** SQL: whether the live offer `v` is one that the feed has as it is. */
export function isSeen({ rulesVersion, seen }: KnownOffers): RawBuilder<boolean> {
  return seen === 0
    ? sql<boolean>`false`
    : sql<boolean>`(v.rules_version = ${rulesVersion} and not exists (select from pg_temp.unseen u where u.fingerprint = v.fingerprint))`
}

/** SQL: the shops' offers as they stood before. Before a first snapshot there are none, and whoever looked would find what has arrived. */
export function offersBefore({ arrived }: KnownOffers): RawBuilder<unknown> {
  return arrived === 0 ? sql`offers.variant` : NO_OFFERS
}
export const NO_OFFERS = sql`(select * from offers.variant where false)`

/** Whether every live offer of the shop is seen: then none is missing, and nobody need look. */
export function areAllSeen({ seen, live }: KnownOffers): boolean {
  return live !== null && seen === live
}

export const CREATE_UNSEEN = 'create temporary table unseen (fingerprint bigint)'

const CHUNK_CHARS = 128 * 1024

/** Tells the session which fingerprints of live offers the feed does not have; `openSnapshot` has made the table. */
export async function stageUnseen(
  client: Client,
  fingerprints: Iterable<readonly [high: number, low: number]>,
): Promise<void> {
  const stream = client.query(copyFrom('copy pg_temp.unseen from stdin'))
  let text = ''
  for (const [high, low] of fingerprints) {
    text += `0x${hex(high)}${hex(low)}\n`
    if (text.length < CHUNK_CHARS) continue
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  stream.end(text)
  await once(stream, 'finish')
  await client.query('analyze pg_temp.unseen')
}

function hex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0')
}
