import { sql } from 'kysely'
import { takenBackSums, wrongSums } from '#domains/clicks/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Difference } from '../ledger/difference.ts'

/** Sums of clicks that statistics are read from: of each kind what the clicks make, and taken back what the corrections say. */
export async function verifyStatistics(tx: DatabaseTransaction): Promise<Difference[]> {
  const wrong = (await wrongSums(tx)).map(({ eshopId, kind, day, key, has, should }) => ({
    of: `sums of clicks of shop ${eshopId} on ${day} by ${kind} "${key}"`,
    ledger: has,
    should,
  }))
  return [...wrong, ...(await ofTakenBack(tx))]
}

async function ofTakenBack(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ eshopId: number; day: string; clicks: number; micros: number }>`
    select eshop_id as "eshopId", to_char(day, 'YYYY-MM-DD') as day, count(*)::int as clicks, sum(cpc_micros)::bigint as micros
    from billing.correction group by 1, 2`.execute(tx)
  const [has, should] = [await takenBackSums(tx), rows].map(
    (sums) =>
      new Map(
        sums.map(({ eshopId, day, clicks, micros }) => [
          `sums of clicks taken back of shop ${eshopId} on ${day}`,
          `${clicks} at ${micros} micro-euros`,
        ]),
      ),
  )
  return [...new Set([...(has?.keys() ?? []), ...(should?.keys() ?? [])])].flatMap((of) => {
    const [ledger, must] = [has?.get(of) ?? 'none', should?.get(of) ?? 'none']
    return ledger === must ? [] : [{ of, ledger, should: must }]
  })
}
