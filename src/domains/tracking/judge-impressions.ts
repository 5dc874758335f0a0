import { isbot } from 'isbot'
import { readRendering, visitorOfDay } from '#domains/clicks/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { FixedCounts } from './fixed-counts.ts'
import type { ImpressionKind, RecordReason } from './impression-kinds.ts'
import { type ImpressionRecord, readRecord } from './impression-record.ts'

/** As many as a page sends at once. */
export const MOST_RECORDS = 100
/** An office sees the same listing; more from one network within an hour is somebody who wants to move a sum. */
export const MOST_OF_NETWORK = 10
/** Of one card in one rendering: a page is made anew every few hours, so a harvested one is soon spent. */
export const MOST_OF_RENDERING = 5_000
/** Keys that are remembered; 6 bytes each. At 500 records a second the last two hours, which is longer than a browser keeps what failed. */
const REMEMBERED = 2 ** 22
const REMEMBERED_COUNTS = 2 ** 19

/** Who sent the records, known for the time of the request. */
export interface Sender {
  readonly address: string
  readonly userAgent: string
}

/** What is added up of a record. */
export interface JudgedImpression extends Omit<ImpressionRecord, 'ri'> {
  readonly kind: ImpressionKind
}

export interface Judged {
  readonly impressions: readonly JudgedImpression[]
  /** Why others are kept apart, or are not here. */
  readonly reasons: ReadonlyMap<RecordReason, number>
}

export interface JudgeOptions {
  readonly clock: Clock
  /** Keys the hash of a visitor, which is never stored. */
  readonly visitorKey: Uint8Array
  /** Signs what pages show. */
  readonly renderingKey: Uint8Array
}

/**
 * Judges what browsers say that people saw. What it remembers of visitors are hashes under a key of the day, in memory alone: they
 * tell what was sent twice and nothing else (ADR 0087).
 */
export function createImpressionJudge(options: JudgeOptions) {
  const seen = new FixedCounts(REMEMBERED)
  const counts = { network: new FixedCounts(REMEMBERED_COUNTS), rendering: new FixedCounts(REMEMBERED_COUNTS) }
  return {
    judge: (records: readonly Readonly<Record<string, unknown>>[], sender: Sender): Judged => {
      const now = options.clock.now()
      const { reasons, count } = reasonCounts()
      count('beyond_cap', Math.max(0, records.length - MOST_RECORDS))
      const isBot = sender.userAgent.trim() === '' || isbot(sender.userAgent)
      const visitor = visitorOfDay(options.visitorKey, { ...sender, now })
      const network = networkOf(sender.address, 56)
      const impressions = records.slice(0, MOST_RECORDS).flatMap((raw): JudgedImpression[] => {
        const record = readRecord(raw)
        if (typeof record === 'string') return count(record)
        const { ri, ...shown } = record
        if (isBot) return [{ ...shown, ...apart(count, 'bot') }]
        const { state, rendering } = readRendering(options.renderingKey, ri, record, now)
        const page = state === 'good' || state === 'stale' ? rendering : ''
        if (seen.add(`${visitor} ${page} ${shown.variantId} ${shown.source}`) > 1) return count('repeated')
        if (state !== 'good') return [{ ...shown, ...apart(count, `rendering_${state}`) }]
        const hour = Math.floor(now.getTime() / 3_600_000)
        if (counts.network.add(`${network} ${hour} ${shown.variantId}`) > MOST_OF_NETWORK)
          return [{ ...shown, ...apart(count, 'network_offer') }]
        if (counts.rendering.add(`${page} ${shown.variantId} ${shown.source}`) > MOST_OF_RENDERING)
          return [{ ...shown, ...apart(count, 'rendering_spent') }]
        return [{ ...shown, kind: 'proven' }]
      })
      return { impressions, reasons }
    },
  }
}

type Count = (reason: RecordReason, times?: number) => []

function reasonCounts(): { readonly reasons: Map<RecordReason, number>; readonly count: Count } {
  const reasons = new Map<RecordReason, number>()
  return {
    reasons,
    count: (reason, times = 1) => {
      if (times > 0) reasons.set(reason, (reasons.get(reason) ?? 0) + times)
      return []
    },
  }
}

/** Where a forger may write anything, a place is none: rows would be as many as places. */
function apart(count: Count, reason: RecordReason): { readonly kind: ImpressionKind; readonly position: null } {
  count(reason)
  return { kind: reason === 'bot' ? 'bot' : 'unproven', position: null }
}
