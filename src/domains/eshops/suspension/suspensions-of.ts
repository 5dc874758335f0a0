import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Suspension } from './suspend.ts'

/** A suspension as its shop reads of it, with how it ended. */
export interface ToldSuspension extends Suspension {
  /** null: it holds, or is to come. */
  readonly endedAt: Date | null
  readonly endFacts: string | null
}

/** All that a shop was told of its suspensions, the newest first. */
export async function suspensionsOf(
  db: DatabaseOrTransaction,
  eshopId: number,
  most: number,
): Promise<readonly ToldSuspension[]> {
  const { rows } = await sql<ToldSuspension>`
    select id, reasons, facts, told_at as "toldAt", begins_at as "beginsAt", ended_at as "endedAt", end_facts as "endFacts"
    from eshops.suspension where eshop_id = ${eshopId} order by id desc limit ${most}`.execute(db)
  return rows
}
