import type { Pool } from 'pg'
import { categoryById, offerKind, pathKey, type ShopCategoryRule } from '#domains/catalogue/contract.ts'
import { categorisableOffers, recategoriseOffers } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ImportBusy } from '../import/run/import-outcome.ts'
import { withLockedShop } from '../import/import-feed.ts'
import { refreshCategoryQueue } from './queue.ts'
import { type MovedOffer, movedOffers, noMoves } from './rule-reach.ts'
import { countRulesInForce, findRule, insertRule, markUndone, ruleOf, rulesInForce } from './storage.ts'

export interface CategoryDeps {
  readonly db: Database
  readonly pool: Pool
  readonly clock: Clock
}

/**
 * What a correction speaks of: an item and all like it (`offerKind` of the catalogue), a kind as the queue names it, all
 * below a path, or a Google category that the shop uses in its own sense.
 */
export type CorrectedOffers =
  | { readonly itemId: string }
  | { readonly path: string; readonly words: string | null }
  | { readonly pathPrefix: string }
  | { readonly google: string }

export interface CategoryCorrection {
  readonly eshopId: number
  readonly about: CorrectedOffers
  readonly categoryId: number
}

export interface CorrectionPreview {
  readonly state: 'preview'
  readonly rule: ShopCategoryRule
  /** Live offers that would move. */
  readonly moved: number
  readonly examples: readonly MovedOffer[]
}

export interface CorrectionDone {
  readonly state: 'applied'
  readonly ruleId: number
  readonly rule: ShopCategoryRule
  /** Live offers that moved. */
  readonly moved: number
}

export interface CorrectionRefused {
  readonly state: 'refused'
  readonly reason:
    | 'item_unknown'
    | 'category_unknown'
    | 'path_empty'
    | 'rules_too_many'
    | 'rule_unknown'
    | 'rule_undone'
}

/** Told of a rule that was made or undone, in its own transaction (the audit log). */
export type TellRule = (tx: DatabaseTransaction, ruleId: number, moved: number) => Promise<void>
const NOBODY: TellRule = async () => {}

/** Rules in force a shop may have: each import holds them in memory. */
export const MOST_RULES = 2000

/** What a correction would do, nothing done. */
export async function previewCorrection(
  db: Database,
  correction: CategoryCorrection,
): Promise<CorrectionPreview | CorrectionRefused> {
  const rule = await ruleOfCorrection(db, correction)
  if ('state' in rule) return rule
  const moves = noMoves()
  for await (const _ of movedOffers(
    db,
    correction.eshopId,
    rule,
    [...(await rulesInForce(db, correction.eshopId)), rule],
    moves,
  ))
    void _
  return { state: 'preview', rule, ...moves }
}

/**
 * Makes the rule that a correction means, and moves the shop's like offers at once: rule, offers, products, queue and
 * dirty marks in one transaction. Later imports go by it. Busy: the shop is being imported for longer than `waitMs`.
 */
export async function correctCategory(
  deps: CategoryDeps,
  correction: CategoryCorrection,
  by: string,
  waitMs: number,
  tell: TellRule = NOBODY,
): Promise<CorrectionDone | CorrectionRefused | ImportBusy> {
  const { eshopId } = correction
  return withLockedShop(deps, eshopId, waitMs, (session) =>
    session.db.transaction().execute(async (tx): Promise<CorrectionDone | CorrectionRefused> => {
      const rule = await ruleOfCorrection(tx, correction)
      if ('state' in rule) return rule
      if ((await countRulesInForce(tx, eshopId)) >= MOST_RULES) return refused('rules_too_many')
      const now = deps.clock.now()
      const moved = await moveOffers(tx, eshopId, rule, [...(await rulesInForce(tx, eshopId)), rule], now)
      const ruleId = await insertRule(tx, eshopId, rule, moved, by, now)
      await tell(tx, ruleId, moved)
      return { state: 'applied', ruleId, rule, moved }
    }),
  )
}

/** Takes a rule back: its offers become what the remaining rules, and the catalogue's, say. The row stays, marked. */
export async function undoCategoryRule(
  deps: CategoryDeps,
  eshopId: number,
  ruleId: number,
  by: string,
  waitMs: number,
  tell: TellRule = NOBODY,
): Promise<CorrectionDone | CorrectionRefused | ImportBusy> {
  return withLockedShop(deps, eshopId, waitMs, (session) =>
    session.db.transaction().execute(async (tx): Promise<CorrectionDone | CorrectionRefused> => {
      const row = await findRule(tx, eshopId, ruleId)
      if (row === null) return refused('rule_unknown')
      const now = deps.clock.now()
      if (!(await markUndone(tx, ruleId, by, now))) return refused('rule_undone')
      const rule = ruleOf(row)
      const moved = await moveOffers(tx, eshopId, rule, await rulesInForce(tx, eshopId), now)
      await tell(tx, ruleId, moved)
      return { state: 'applied', ruleId, rule, moved }
    }),
  )
}

async function moveOffers(
  tx: DatabaseTransaction,
  eshopId: number,
  reach: ShopCategoryRule,
  rules: readonly ShopCategoryRule[],
  now: Date,
): Promise<number> {
  const moves = noMoves()
  await recategoriseOffers(tx, movedOffers(tx, eshopId, reach, rules, moves), now)
  await refreshCategoryQueue(tx, eshopId, now)
  return moves.moved
}

async function ruleOfCorrection(
  db: DatabaseOrTransaction,
  { eshopId, about, categoryId }: CategoryCorrection,
): Promise<ShopCategoryRule | CorrectionRefused> {
  if (categoryById(categoryId) === null) return refused('category_unknown')
  if ('itemId' in about) return ruleOfItem(db, eshopId, about.itemId, categoryId)
  if ('google' in about)
    return pathKey(about.google) === ''
      ? refused('path_empty')
      : { kind: 'google', google: pathKey(about.google), categoryId }
  if ('pathPrefix' in about)
    return pathKey(about.pathPrefix) === ''
      ? refused('path_empty')
      : { kind: 'path_prefix', path: pathKey(about.pathPrefix), categoryId }
  if (about.words !== null) return { kind: 'title', path: pathKey(about.path), words: about.words, categoryId }
  return pathKey(about.path) === '' ? refused('path_empty') : { kind: 'path', path: pathKey(about.path), categoryId }
}

async function ruleOfItem(
  db: DatabaseOrTransaction,
  eshopId: number,
  itemId: string,
  categoryId: number,
): Promise<ShopCategoryRule | CorrectionRefused> {
  for await (const [offer] of categorisableOffers(db, eshopId, { itemId })) {
    if (offer === undefined) continue
    const { path, words } = offerKind(offer)
    return words === null ? { kind: 'path', path, categoryId } : { kind: 'title', path, words, categoryId }
  }
  return refused('item_unknown')
}

function refused(reason: CorrectionRefused['reason']): CorrectionRefused {
  return { state: 'refused', reason }
}
