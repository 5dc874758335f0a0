import { sql } from 'kysely'
import type { ShopCategoryRule } from '#domains/catalogue/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** A rule as its row has it; what was undone stays. */
export interface CategoryRuleRow {
  readonly ruleId: number
  readonly kind: ShopCategoryRule['kind']
  readonly path: string
  readonly google: string | null
  readonly words: string | null
  readonly categoryId: number
  /** Live offers whose category it changed when it was made. */
  readonly movedCount: number
  readonly madeBy: string
  readonly madeAt: Date
  readonly undoneBy: string | null
  readonly undoneAt: Date | null
}

const COLUMNS =
  sql.raw(`id as "ruleId", kind, path, google, words, category_id as "categoryId", moved_count as "movedCount", made_by as "madeBy", made_at as "madeAt",
  undone_by as "undoneBy", undone_at as "undoneAt"`)

/** The shop's rules that hold now, in the order they were made. */
export async function rulesInForce(db: DatabaseOrTransaction, eshopId: number): Promise<readonly ShopCategoryRule[]> {
  const { rows } =
    await sql<CategoryRuleRow>`select ${COLUMNS} from feeds.category_rule where eshop_id = ${eshopId} and undone_at is null order by id`.execute(
      db,
    )
  return rows.map(ruleOf)
}

/** All rules of the shop, the newest first: who said what, when, and who took it back. */
export async function ruleHistory(
  db: DatabaseOrTransaction,
  eshopId: number,
  limit: number,
): Promise<CategoryRuleRow[]> {
  const { rows } =
    await sql<CategoryRuleRow>`select ${COLUMNS} from feeds.category_rule where eshop_id = ${eshopId} order by id desc limit ${limit}`.execute(
      db,
    )
  return rows
}

export async function findRule(
  db: DatabaseOrTransaction,
  eshopId: number,
  ruleId: number,
): Promise<CategoryRuleRow | null> {
  const { rows } =
    await sql<CategoryRuleRow>`select ${COLUMNS} from feeds.category_rule where eshop_id = ${eshopId} and id = ${ruleId}`.execute(
      db,
    )
  return rows[0] ?? null
}

export async function insertRule(
  db: DatabaseOrTransaction,
  eshopId: number,
  rule: ShopCategoryRule,
  movedCount: number,
  by: string,
  now: Date,
): Promise<number> {
  const path = rule.kind === 'google' ? '' : rule.path
  const { rows } = await sql<{
    id: number
  }>`insert into feeds.category_rule (eshop_id, kind, path, google, words, category_id, moved_count, made_by, made_at)
    values (${eshopId}, ${rule.kind}, ${path}, ${rule.kind === 'google' ? rule.google : null}, ${rule.kind === 'title' ? rule.words : null}, ${rule.categoryId}, ${movedCount}, ${by}, ${now})
    returning id`.execute(db)
  return (rows[0] as { id: number }).id
}

export async function countRulesInForce(db: DatabaseOrTransaction, eshopId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from feeds.category_rule where eshop_id = ${eshopId} and undone_at is null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** False: it was undone before. */
export async function markUndone(db: DatabaseOrTransaction, ruleId: number, by: string, now: Date): Promise<boolean> {
  const done =
    await sql`update feeds.category_rule set undone_by = ${by}, undone_at = ${now} where id = ${ruleId} and undone_at is null`.execute(
      db,
    )
  return (done.numAffectedRows ?? 0n) > 0n
}

/** The rule of a row, as the catalogue takes it. */
export function ruleOf({ kind, path, google, words, categoryId }: CategoryRuleRow): ShopCategoryRule {
  if (kind === 'google') return { kind, google: google as string, categoryId }
  return kind === 'title' ? { kind, path, words: words as string, categoryId } : { kind, path, categoryId }
}
