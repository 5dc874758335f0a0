import { sql } from 'kysely'
import type { PublishedSnapshot, SettledItem } from '#domains/offers/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { ProblemGroup } from './problem.ts'
import { type ItemProblem, type ItemProblems, MAX_ITEM_PROBLEMS } from './item-problems.ts'
import type { ProblemCode } from './problem-codes.ts'

/** What an item's outcome after settling is called in the report. */
const SETTLED: Readonly<Record<SettledItem['outcome'], ProblemCode>> = {
  conflict: 'duplicate_conflict',
  repeated: 'duplicate_equal',
  foreign: 'foreign_domain',
}

/**
 * In the publishing transaction: what the run found takes the place of what earlier ones did. Only items that the run knew by
 * their fingerprint keep theirs; who is not in the feed any more has none. Gives the totals by code over all of it and the
 * problems of the file itself.
 */
export async function keepItemProblems(
  tx: DatabaseTransaction,
  run: { eshopId: number; runId: number; groups: readonly ProblemGroup[] },
  snapshot: PublishedSnapshot,
  found: ItemProblems,
): Promise<Record<string, number>> {
  await sql`delete from feeds.offer_problem p where p.eshop_id = ${run.eshopId} and ${snapshot.isReadAgain(sql.ref('p.item_id'))}`.execute(
    tx,
  )
  const problems = [...found.all(), ...(await settledProblems(snapshot))].slice(0, MAX_ITEM_PROBLEMS)
  await insertProblems(tx, run, problems)
  return totalsOf(tx, run, problems)
}

async function settledProblems(snapshot: PublishedSnapshot): Promise<ItemProblem[]> {
  return (await snapshot.settledItems(MAX_ITEM_PROBLEMS)).map(({ outcome, itemId, line, column, link }) => ({
    itemId,
    code: SETTLED[outcome],
    line,
    column,
    field: outcome === 'foreign' ? 'link' : 'id',
    value: outcome === 'foreign' ? link : itemId,
    figure: '',
  }))
}

/** Written in one statement: all 50,000 at once, with what shops wrote, were 40 MB for a moment. */
const WRITTEN_AT_ONCE = 2000

async function insertProblems(
  tx: DatabaseTransaction,
  run: { eshopId: number; runId: number },
  problems: readonly ItemProblem[],
): Promise<void> {
  for (let at = 0; at < problems.length; at += WRITTEN_AT_ONCE)
    await insertSome(tx, run, problems.slice(at, at + WRITTEN_AT_ONCE))
}

async function insertSome(
  tx: DatabaseTransaction,
  { eshopId, runId }: { eshopId: number; runId: number },
  problems: readonly ItemProblem[],
): Promise<void> {
  const column = <Key extends keyof ItemProblem>(key: Key): ItemProblem[Key][] =>
    problems.map((problem) => problem[key])
  await sql`insert into feeds.offer_problem (eshop_id, run_id, item_id, code, line, col, field, value, figure)
    select ${eshopId}, ${runId}, * from unnest(${column('itemId')}::text[], ${column('code')}::text[], ${column('line')}::int[], ${column('column')}::int[],
      ${column('field')}::text[], ${column('value')}::text[], ${column('figure')}::text[])`.execute(tx)
}

/** What is kept counts all that still stands; what this run found beyond the list's end is added from its own counts. */
async function totalsOf(
  tx: DatabaseTransaction,
  run: { eshopId: number; groups: readonly ProblemGroup[] },
  inserted: readonly ItemProblem[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{
    code: string
    count: number
  }>`select code, count(*)::int as count from feeds.offer_problem where eshop_id = ${run.eshopId} group by code`.execute(
    tx,
  )
  const totals = new Map(rows.map(({ code, count }) => [code, count]))
  const fresh = Map.groupBy(inserted, ({ code }) => code)
  for (const { code, count } of run.groups)
    totals.set(code, (totals.get(code) ?? 0) + Math.max(0, count - (fresh.get(code)?.length ?? 0)))
  return Object.fromEntries(totals)
}
