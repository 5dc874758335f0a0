import { isbot } from 'isbot'
import type { Clock } from '#platform/clock.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Judgement, lockUnclassified, storeJudgements, type UnclassifiedClick } from './storage.ts'

/** Why a click is not billed (faults C1, C2); shops are shown them. */
export type ClickReason = 'prefetch' | 'head' | 'no_agent' | 'bot' | 'rendering_missing' | 'rendering_stale' | 'rendering_forged' | 'replayed' | 'double'

const BATCH = 500
const HOUR_MS = 3_600_000

/**
 * Judges the clicks that nobody has judged, oldest first, and answers how many. One click of a visitor on an offer counts
 * within an hour: of a pair the first counts and the second does not.
 */
export const classifyClicks = (db: Database, clock: Clock): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'judgingClicks')
    const clicks = await lockUnclassified(tx, BATCH)
    await storeJudgements(tx, judge(clicks), clock.now())
    return clicks.length
  })

/** Judges clicks in their order: one that counts here makes a double of a later one in the same batch. */
export const judge = (clicks: readonly UnclassifiedClick[]): Judgement[] => {
  const counted: UnclassifiedClick[] = []
  return clicks.map((click) => {
    const reason = certainReason(click) ?? (isDouble(click, counted) ? 'double' : null)
    if (reason === null) counted.push(click)
    return { uid: click.uid, reason }
  })
}

/** What one click alone tells. */
const certainReason = (click: UnclassifiedClick): ClickReason | null => {
  if (click.purpose === 'head') return 'head'
  if (click.purpose !== null) return 'prefetch'
  if (click.userAgent === null || click.userAgent.trim() === '') return 'no_agent'
  if (isbot(click.userAgent)) return 'bot'
  if (click.renderingState !== 'good') return `rendering_${click.renderingState}`
  return click.isReplay ? 'replayed' : null
}

const isDouble = (click: UnclassifiedClick, counted: readonly UnclassifiedClick[]): boolean => {
  const near = counted.filter((other) => other.variantId === click.variantId && click.at.getTime() - other.at.getTime() < HOUR_MS)
  return [...click.neighbours, ...near].some((other) => isSameVisitor(click, other))
}

/**
 * The same cookie is the same visitor. A browser that shows no cookie may be one that keeps none: then the same address
 * and agent count as the same visitor. Two people behind one address, each with a cookie, are two (fault C1).
 */
const isSameVisitor = (click: UnclassifiedClick, other: { visitor: string; visitorDay: string }): boolean =>
  click.visitor === other.visitor || (!click.visitorShown && click.visitorDay === other.visitorDay)
