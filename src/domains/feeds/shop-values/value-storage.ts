import { sql } from 'kysely'
import { shopValueKey, type ShopValues, type VocabularyName } from '#domains/catalogue/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What a value of the shop's fields means in one of our lists. */
export interface ValueRule {
  readonly list: VocabularyName
  /** As the feed has it. */
  readonly value: string
  /** Ids of the list; none: it says nothing. */
  readonly ids: readonly number[]
}

/** A rule as its row has it; what was undone stays. */
export interface ValueRuleRow extends ValueRule {
  readonly ruleId: number
  /** Live offers that it changed when it was made. */
  readonly movedCount: number
  readonly madeBy: string
  readonly madeAt: Date
  readonly undoneAt: Date | null
}

const COLUMNS = sql.raw(
  'id as "ruleId", list, value, ids, moved_count as "movedCount", made_by as "madeBy", made_at as "madeAt", undone_at as "undoneAt"',
)

/** The shop's rules that hold now, as its items are read by them. */
export async function valuesInForce(db: DatabaseOrTransaction, eshopId: number): Promise<ShopValues> {
  const { rows } =
    await sql<ValueRule>`select list, value, ids from feeds.value_rule where eshop_id = ${eshopId} and undone_at is null order by id`.execute(
      db,
    )
  return new Map(rows.map(({ list, value, ids }) => [shopValueKey(list, value), ids]))
}

/** All rules of the shop, the newest first. */
export async function valueRules(db: DatabaseOrTransaction, eshopId: number, limit: number): Promise<ValueRuleRow[]> {
  const { rows } =
    await sql<ValueRuleRow>`select ${COLUMNS} from feeds.value_rule where eshop_id = ${eshopId} order by id desc limit ${limit}`.execute(
      db,
    )
  return rows
}

export async function findValueRule(
  db: DatabaseOrTransaction,
  eshopId: number,
  ruleId: number,
): Promise<ValueRuleRow | null> {
  const { rows } =
    await sql<ValueRuleRow>`select ${COLUMNS} from feeds.value_rule where eshop_id = ${eshopId} and id = ${ruleId}`.execute(
      db,
    )
  return rows[0] ?? null
}

/** Its offers are counted afterwards (`writeMoved`): they are read by the rules in force, this one among them. */
export async function insertValueRule(
  db: DatabaseOrTransaction,
  eshopId: number,
  { list, value, ids }: ValueRule,
  by: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`insert into feeds.value_rule (eshop_id, list, value, ids, moved_count, made_by, made_at)
    values (${eshopId}, ${list}, ${value}, ${ids as number[]}::int[], 0, ${by}, ${now}) returning id`.execute(db)
  return (rows[0] as { id: number }).id
}

export async function writeMoved(db: DatabaseOrTransaction, ruleId: number, moved: number): Promise<void> {
  await sql`update feeds.value_rule set moved_count = ${moved} where id = ${ruleId}`.execute(db)
}

/** False: it was undone before. */
export async function undoRule(db: DatabaseOrTransaction, ruleId: number, by: string, now: Date): Promise<boolean> {
  const done =
    await sql`update feeds.value_rule set undone_by = ${by}, undone_at = ${now} where id = ${ruleId} and undone_at is null`.execute(
      db,
    )
  return done.numAffectedRows === 1n
}
