import { shopValueKey, vocabularies } from '#domains/catalogue/contract.ts'
import { recategoriseOffers } from '#domains/offers/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { CategoryDeps } from '../categories/correct-category.ts'
import { rulesInForce } from '../categories/storage.ts'
import { withLockedShop } from '../import/import-feed.ts'
import type { ImportBusy } from '../import/run/import-outcome.ts'
import { changedByValue, nothingChanged } from './value-reach.ts'
import { findValueRule, insertValueRule, undoRule, type ValueRule, valuesInForce, writeMoved } from './value-storage.ts'

/** Rules in force a shop may have: each import holds them in memory. */
export const MOST_VALUE_RULES = 2000

export interface ValuePreview {
  readonly state: 'preview'
  /** Live offers that would be read to something else. */
  readonly moved: number
  readonly examples: readonly { readonly itemId: string; readonly title: string }[]
}

export interface ValueCorrected {
  readonly state: 'applied'
  readonly ruleId: number
  readonly moved: number
}

export interface ValueRefused {
  readonly state: 'refused'
  readonly reason: 'value_empty' | 'id_unknown' | 'rules_too_many' | 'rule_unknown' | 'rule_undone'
}

/** Told of a rule that was made or undone, in its own transaction (the audit log). */
export type TellValueRule = (tx: DatabaseTransaction, ruleId: number, rule: ValueRule, moved: number) => Promise<void>

/** What a rule would change, nothing done. */
export async function previewValue(
  db: Database,
  eshopId: number,
  rule: ValueRule,
): Promise<ValuePreview | ValueRefused> {
  const reason = whyNot(rule)
  if (reason !== null) return refused(reason)
  const values = new Map(await valuesInForce(db, eshopId)).set(shopValueKey(rule.list, rule.value), rule.ids)
  const changed = nothingChanged()
  const rules = { categories: await rulesInForce(db, eshopId), values }
  for await (const _ of changedByValue(db, eshopId, rule, rules, changed)) void _
  return { state: 'preview', moved: changed.count, examples: changed.examples }
}

/** Makes a rule and reads the shop's offers that say so by it at once, in one transaction; later imports go by it. */
export async function correctValue(
  deps: CategoryDeps,
  eshopId: number,
  rule: ValueRule,
  { by, waitMs, tell }: { readonly by: string; readonly waitMs: number; readonly tell: TellValueRule },
): Promise<ValueCorrected | ValueRefused | ImportBusy> {
  const reason = whyNot(rule)
  if (reason !== null) return refused(reason)
  return withLockedShop(deps, eshopId, waitMs, (session) =>
    session.db.transaction().execute(async (tx): Promise<ValueCorrected | ValueRefused> => {
      if ((await valuesInForce(tx, eshopId)).size >= MOST_VALUE_RULES) return refused('rules_too_many')
      const now = deps.clock.now()
      const ruleId = await insertValueRule(tx, eshopId, rule, by, now)
      const moved = await readOffers(tx, eshopId, rule, now)
      await writeMoved(tx, ruleId, moved)
      await tell(tx, ruleId, rule, moved)
      return { state: 'applied', ruleId, moved }
    }),
  )
}

/** Takes a rule back: its offers are read as the remaining rules, and the catalogue's, say. The row stays, marked. */
export async function undoValueRule(
  deps: CategoryDeps,
  eshopId: number,
  ruleId: number,
  { by, waitMs, tell }: { readonly by: string; readonly waitMs: number; readonly tell: TellValueRule },
): Promise<ValueCorrected | ValueRefused | ImportBusy> {
  return withLockedShop(deps, eshopId, waitMs, (session) =>
    session.db.transaction().execute(async (tx): Promise<ValueCorrected | ValueRefused> => {
      const rule = await findValueRule(tx, eshopId, ruleId)
      if (rule === null) return refused('rule_unknown')
      const now = deps.clock.now()
      if (!(await undoRule(tx, ruleId, by, now))) return refused('rule_undone')
      const moved = await readOffers(tx, eshopId, rule, now)
      await tell(tx, ruleId, rule, moved)
      return { state: 'applied', ruleId, moved }
    }),
  )
}

async function readOffers(
  tx: DatabaseTransaction,
  eshopId: number,
  rule: Pick<ValueRule, 'list' | 'value'>,
  now: Date,
): Promise<number> {
  const changed = nothingChanged()
  const rules = { categories: await rulesInForce(tx, eshopId), values: await valuesInForce(tx, eshopId) }
  await recategoriseOffers(tx, changedByValue(tx, eshopId, rule, rules, changed), now)
  return changed.count
}

function whyNot({ list, value, ids }: ValueRule): 'value_empty' | 'id_unknown' | null {
  if (value.trim() === '') return 'value_empty'
  const known = new Set(vocabularies[list].map(({ id }) => id))
  return ids.every((id) => known.has(id)) && new Set(ids).size === ids.length ? null : 'id_unknown'
}

function refused(reason: ValueRefused['reason']): ValueRefused {
  return { state: 'refused', reason }
}
