import { sql } from 'kysely'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'
import { takePublishLock } from '../../snapshot/publishing/publish-snapshot.ts'
import type { ApplyOptions } from '../groups/apply-products.ts'
import { OfferMemory } from '../groups/articles.ts'
import { regroup } from '../group-batch.ts'
import { closeReports, reopenReports } from './reports.ts'

/** Who decides and why; kept with the decision. */
export interface DecisionMaker {
  readonly by: string
  readonly reason: string
  readonly now: Date
  /** Told of the decision in its own transaction (the audit log). */
  readonly tell?: (tx: DatabaseTransaction, decisionId: number) => Promise<void>
}

export interface DecisionMade {
  readonly state: 'made'
  readonly decisionId: number
  readonly merges: number
  readonly splits: number
}

export interface DecisionRefused {
  readonly state: 'refused'
  readonly reason:
    | 'product_unknown'
    | 'offer_of_another_product'
    | 'nothing_left'
    | 'same_product'
    | 'pairs_too_many'
    | 'decision_unknown'
    | 'decision_undone'
}

export type DecisionAnswer = DecisionMade | DecisionRefused

/** Pairs one decision may speak of. */
export const MOST_PAIRS = 10_000

/**
 * Takes offers out of a product, for good: grouping never puts them together with any of those that stay, and what was reported of
 * them is closed until the decision is undone. All of it in one transaction, the page and the index follow at once.
 */
export function splitProduct(
  db: Database,
  productId: number,
  variantIds: readonly number[],
  maker: DecisionMaker,
): Promise<DecisionAnswer> {
  return decide(db, maker, 'split', async (tx) => {
    const offers = await offersOf(tx, productId)
    if (offers.length === 0) return refused('product_unknown')
    if (!variantIds.every((id) => offers.includes(id))) return refused('offer_of_another_product')
    const stay = offers.filter((id) => !variantIds.includes(id))
    return stay.length === 0 || variantIds.length === 0 ? refused('nothing_left') : [variantIds, stay]
  })
}

/** Two products stay two, for good, however much they look the same: they are proposed no more. */
export function keepProductsApart(
  db: Database,
  productId: number,
  otherId: number,
  maker: DecisionMaker,
): Promise<DecisionAnswer> {
  return decide(db, maker, 'apart', (tx) => bothProducts(tx, productId, otherId))
}

/** Makes one product of two, for good: the younger goes into the older with a redirect, whatever the score says. */
export function mergeTwoProducts(
  db: Database,
  productId: number,
  otherId: number,
  maker: DecisionMaker,
): Promise<DecisionAnswer> {
  return decide(db, maker, 'together', (tx) => bothProducts(tx, productId, otherId))
}

async function bothProducts(
  tx: DatabaseTransaction,
  productId: number,
  otherId: number,
): Promise<Sides | DecisionRefused> {
  if (productId === otherId) return refused('same_product')
  const [one, other] = [await offersOf(tx, productId), await offersOf(tx, otherId)]
  return one.length === 0 || other.length === 0 ? refused('product_unknown') : [one, other]
}

/** Takes a decision back: what it spoke of is grouped as if it had never been made. The row stays, marked. */
export function undoDecision(
  db: Database,
  decisionId: number,
  maker: Omit<DecisionMaker, 'reason'>,
): Promise<DecisionAnswer> {
  return db.transaction().execute((tx) => undoDecisionIn(tx, decisionId, maker))
}

/** The same in the caller's transaction. */
export async function undoDecisionIn(
  tx: DatabaseTransaction,
  decisionId: number,
  maker: Omit<DecisionMaker, 'reason'>,
): Promise<DecisionAnswer> {
  await takePublishLock(tx)
  const { rows } = await sql<{
    undone_at: Date | null
  }>`select undone_at from offers.group_decision where id = ${decisionId} for update`.execute(tx)
  if (rows[0] === undefined) return refused('decision_unknown')
  if (rows[0].undone_at !== null) return refused('decision_undone')
  await sql`update offers.group_decision set undone_by = ${maker.by}, undone_at = ${maker.now} where id = ${decisionId}`.execute(
    tx,
  )
  await maker.tell?.(tx, decisionId)
  await reopenReports(tx, nameOf(decisionId))
  const pairs = await sql<{
    variant_id: number
  }>`select distinct variant_id from offers.group_pair where decision_id = ${decisionId}`.execute(tx)
  return {
    state: 'made',
    decisionId,
    ...(await regroupDecided(
      tx,
      pairs.rows.map((row) => row.variant_id),
      { now: maker.now, isUndo: true },
    )),
  }
}

/** Their pages say of one another whether they look the same, which a decision ends and its undoing brings back: they are made anew. */
async function regroupDecided(
  tx: DatabaseTransaction,
  variantIds: readonly number[],
  options: ApplyOptions,
): Promise<{ merges: number; splits: number }> {
  const done = await regroup(tx, variantIds, new OfferMemory(), options)
  await markDirtyFrom(
    tx,
    sql`select product_id from offers.variant where id = any(${variantIds as number[]}::bigint[])`,
  )
  return done
}

/** A decision as it is kept. */
export interface DecisionRow {
  readonly id: number
  readonly kind: 'apart' | 'together'
  readonly reason: string
  readonly madeBy: string
  readonly madeAt: Date
  readonly undoneBy: string | null
  readonly undoneAt: Date | null
  readonly pairs: number
}

/** The last decisions, the newest first, undone ones too. */
export async function lastDecisions(db: DatabaseOrTransaction, limit: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.kind, d.reason, d.made_by as "madeBy", d.made_at as "madeAt", d.undone_by as "undoneBy", d.undone_at as "undoneAt",
      (select (count(*) / 2)::int from offers.group_pair p where p.decision_id = d.id) as pairs
    from offers.group_decision d order by d.id desc limit ${limit}`.execute(db)
  return rows
}

type Sides = readonly [readonly number[], readonly number[]]

/** `split`: the offers of the first side leave those of the other, with which they stand together. */
async function decide(
  db: Database,
  { by, reason, now, tell }: DecisionMaker,
  what: 'split' | 'apart' | 'together',
  choose: (tx: DatabaseTransaction) => Promise<Sides | DecisionRefused>,
): Promise<DecisionAnswer> {
  return db.transaction().execute(async (tx): Promise<DecisionAnswer> => {
    await takePublishLock(tx)
    const sides = await choose(tx)
    if ('state' in sides) return sides
    const [left, right] = sides
    if (left.length * right.length > MOST_PAIRS) return refused('pairs_too_many')
    const made = await sql<{
      id: number
    }>`insert into offers.group_decision (kind, reason, made_by, made_at) values (${what === 'together' ? 'together' : 'apart'}, ${reason}, ${by}, ${now}) returning id`.execute(
      tx,
    )
    const decisionId = (made.rows[0] as { id: number }).id
    await sql`insert into offers.group_pair (variant_id, other_id, decision_id)
      select l.id, r.id, ${decisionId}::int from unnest(${left as number[]}::bigint[]) l (id), unnest(${right as number[]}::bigint[]) r (id)
      union all select r.id, l.id, ${decisionId}::int from unnest(${left as number[]}::bigint[]) l (id), unnest(${right as number[]}::bigint[]) r (id)`.execute(
      tx,
    )
    await tell?.(tx, decisionId)
    if (what === 'split') await closeReports(tx, left, nameOf(decisionId), now)
    return { state: 'made', decisionId, ...(await regroupDecided(tx, [...left, ...right], { now, isUndo: false })) }
  })
}

/** By whom reports are closed that a decision answers. */
function nameOf(decisionId: number): string {
  return `decision ${decisionId}`
}

async function offersOf(tx: DatabaseTransaction, productId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from offers.variant where product_id = ${productId} order by id`.execute(tx)
  return rows.map((row) => row.id)
}

function refused(reason: DecisionRefused['reason']): DecisionRefused {
  return { state: 'refused', reason }
}
