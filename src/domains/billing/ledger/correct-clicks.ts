import { sql } from 'kysely'
import { addTakenBack, type PaidClick, paidClicks, type SumOfClicks } from '#domains/clicks/contract.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { postTransaction } from './post-transaction.ts'
import { addCorrected, correctedOf, lastPosted } from './storage.ts'

/** A click that was billed and should not have been. */
export interface BadClick {
  readonly uid: string
  /** A code, as clicks are judged with: 'bot', 'own_network', 'by_hand'. */
  readonly reason: string
}

export interface Corrected {
  readonly corrected: readonly PaidClick[]
  /** Taken back before. */
  readonly already: readonly string[]
  /** There is no such click, or it costs nothing, or it is not in the ledger yet. */
  readonly unknown: readonly string[]
}

/**
 * Takes clicks back by entries of their own: what was posted stays as it was. Of an invoiced month the next run of invoices
 * writes a credit note. A click is taken back once.
 */
export async function correctClicks(
  tx: DatabaseTransaction,
  bad: readonly BadClick[],
  now: Date,
  note?: string,
): Promise<Corrected> {
  await lockUntilCommit(tx, 'postingClicks')
  const reasons = new Map(bad.map(({ uid, reason }) => [uid, reason]))
  const uids = [...reasons.keys()]
  const through = await lastPosted(tx)
  const posted = (await paidClicks(tx, uids)).filter(({ number }) => number <= through)
  const already = await correctedOf(tx, uids)
  const corrected = posted.filter(({ uid }) => !already.has(uid))
  const found = new Set(posted.map(({ uid }) => uid))
  if (corrected.length > 0) await write(tx, corrected, reasons, now, note)
  return { corrected, already: [...already], unknown: uids.filter((uid) => !found.has(uid)) }
}

async function write(
  tx: DatabaseTransaction,
  clicks: readonly PaidClick[],
  reasons: ReadonlyMap<string, string>,
  now: Date,
  note?: string,
): Promise<void> {
  const sums = sumsOf(clicks)
  const owed = sums.map((sum) => ({
    account: 'unbilled' as const,
    ...sum,
    clicks: -sum.clicks,
    micros: -sum.clicks * sum.cpcMicros,
  }))
  const total = owed.reduce((all, { micros }) => all + micros, 0)
  const journalId = await postTransaction(
    tx,
    {
      kind: 'correction',
      key: `correction:${clicks.map(({ uid }) => uid).sort()[0]}`,
      entries: [...owed, { account: 'corrections', micros: -total }],
      ...(note !== undefined && { note }),
    },
    now,
  )
  const rows = clicks.map((click) => ({ ...click, reason: reasons.get(click.uid) }))
  await sql`
    insert into billing.correction (uid, journal_id, eshop_id, day, cpc_micros, reason)
    select c."uid", ${journalId}, c."eshopId", c."day", c."cpcMicros", c."reason"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c("uid" uuid, "eshopId" int, "day" date, "cpcMicros" bigint, "reason" text)`.execute(
    tx,
  )
  await addCorrected(tx, sums)
  await addTakenBack(
    tx,
    clicks.map(({ uid }) => uid),
  )
}

function sumsOf(clicks: readonly PaidClick[]): SumOfClicks[] {
  const sums = new Map<string, SumOfClicks>()
  for (const { eshopId, day, cpcMicros } of clicks) {
    const key = `${eshopId} ${day} ${cpcMicros}`
    sums.set(key, { eshopId, day, cpcMicros, clicks: (sums.get(key)?.clicks ?? 0) + 1 })
  }
  return [...sums.values()]
}
