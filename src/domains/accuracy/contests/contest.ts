import { sql } from 'kysely'
import { recordChange } from '#platform/audit/record-change.ts'
import type { UndoableChange } from '#platform/audit/define-undo.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { settleScores } from '../score/settle-scores.ts'
import { tellDecision } from './tell-decision.ts'
import { CONTESTS_LEFT_OUT } from '../accuracy-limits.ts'

/** In the audit log. */
export const CONTEST_CHANGE = 'accuracy.contest'

export const contestStates = ['waiting', 'accepted', 'refused'] as const
/** `accepted`: the shop is right, the reading does not count; `refused`: it stands. */
export type ContestState = (typeof contestStates)[number]

export const MOST_CONTEST_CHARS = 2_000

/**
 * Keeps a shop's word against one of its own readings, which does not count from now on until somebody has decided; with
 * CONTESTS_LEFT_OUT of its contests waiting it counts until then.
 */
export async function contestReading(
  tx: DatabaseTransaction,
  {
    eshopId,
    observationId,
    reason,
  }: { readonly eshopId: number; readonly observationId: number; readonly reason: string },
  now: Date,
): Promise<'kept' | 'unknown' | 'no_mismatch' | 'contested_already'> {
  const { rows } = await sql<{ outcome: string; observedAt: Date }>`
    select outcome, observed_at as "observedAt" from accuracy.observation where id = ${observationId} and eshop_id = ${eshopId} for update`.execute(
    tx,
  )
  const [reading] = rows
  if (reading === undefined) return 'unknown'
  if (reading.outcome !== 'price' && reading.outcome !== 'stock') return 'no_mismatch'
  const known = await tx
    .selectFrom('accuracy.contest')
    .select('reason')
    .where('observation_id', '=', observationId)
    .executeTakeFirst()
  // The same word sent twice is one.
  if (known !== undefined) return known.reason === reason ? 'kept' : 'contested_already'
  await sql`
    insert into accuracy.contest (observation_id, eshop_id, reason, contested_at, counts_meanwhile)
    select ${observationId}, ${eshopId}, ${reason}, ${now}, count(*) >= ${CONTESTS_LEFT_OUT} from accuracy.contest where eshop_id = ${eshopId} and state = 'waiting'`.execute(
    tx,
  )
  await settleScores(tx, { eshopIds: [eshopId], from: reading.observedAt, now })
  return 'kept'
}

interface LockedContest {
  readonly state: ContestState
  readonly decision: string | null
  readonly eshopId: number
  readonly observedAt: Date
}

export interface ContestDecision {
  readonly observationId: number
  readonly state: Exclude<ContestState, 'waiting'>
  /** For the shop, and for the log. */
  readonly decision: string
}

/** Decides a contest that waits: its shop's score is another at once. */
export async function decideContest(
  tx: DatabaseTransaction,
  { observationId, state, decision }: ContestDecision,
  { by, now, requestId }: { readonly by: UserId | null; readonly now: Date; readonly requestId: string },
): Promise<'decided' | 'unknown' | 'decided_already'> {
  const contest = await lockContest(tx, observationId)
  if (contest === null) return 'unknown'
  if (contest.state !== 'waiting') return 'decided_already'
  await writeContest(tx, { observationId, state, decision, by, now, contest })
  await recordChange(tx, {
    by,
    of: { kind: CONTEST_CHANGE, id: String(observationId) },
    action: state === 'accepted' ? 'approved' : 'rejected',
    before: { state: 'waiting' },
    after: { state, decision },
    reason: decision.slice(0, 500),
    requestId,
  })
  await tellDecision(tx, contest.eshopId, { readingId: observationId, isAccepted: state === 'accepted', decision, now })
  return 'decided'
}

/** Puts a decision back to what stood before it. */
export async function undoContest(
  tx: DatabaseTransaction,
  { thingId, before, after, by }: UndoableChange,
  now: Date,
): Promise<'undone' | 'changed'> {
  const observationId = Number(thingId)
  const contest = await lockContest(tx, observationId)
  const [was, is] = [before, after].map((value) => value as { state: ContestState; decision?: string } | null)
  if (contest === null || contest.state !== is?.state || (contest.decision ?? undefined) !== is.decision || was == null)
    return 'changed'
  await writeContest(tx, { observationId, state: was.state, decision: was.decision ?? null, by, now, contest })
  return 'undone'
}

async function writeContest(
  tx: DatabaseTransaction,
  {
    observationId,
    state,
    decision,
    by,
    now,
    contest,
  }: {
    readonly observationId: number
    readonly state: ContestState
    readonly decision: string | null
    readonly by: UserId | null
    readonly now: Date
    readonly contest: LockedContest
  },
): Promise<void> {
  const isDecided = state !== 'waiting'
  await sql`
    update accuracy.contest set state = ${state}, decision = ${decision}, decided_at = ${isDecided ? now : null}, decided_by = ${isDecided ? by : null}
    where observation_id = ${observationId}`.execute(tx)
  await settleScores(tx, { eshopIds: [contest.eshopId], from: contest.observedAt, now })
}

async function lockContest(tx: DatabaseTransaction, observationId: number): Promise<LockedContest | null> {
  const { rows } = await sql<LockedContest>`
    select c.state, c.decision, c.eshop_id as "eshopId", o.observed_at as "observedAt"
    from accuracy.contest c join accuracy.observation o on o.id = c.observation_id where c.observation_id = ${observationId} for update of c`.execute(
    tx,
  )
  return rows[0] ?? null
}
