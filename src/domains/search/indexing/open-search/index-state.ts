import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Watermark } from '#platform/outbox/outbox.ts'

/** Why a generation is written: none is there, the build's rows say something else, marks of changes are gone, it is a day old, or somebody wants one. */
export type WritingReason = 'first' | 'build' | 'outrun' | 'age' | 'wanted'

/** A generation that is being written. */
export interface Writing {
  readonly reason: WritingReason
  /** So far, and about how many there are. */
  readonly products: number
  readonly of: number
  /** ISO. */
  readonly begunAt: string
}

/** How the writer of the index stands, as it says itself: for /readyz and `poiso index status`. */
export interface IndexState {
  /** What was visible here is in the shown generation; null: none was shown yet. */
  readonly watermark: Watermark | null
  readonly generation: string | null
  readonly writing: Writing | null
  /** Why its last step failed; null: it did not. */
  readonly complaint: string | null
  /** The wish for a generation that is begun after it (`poiso index rebuild`); null: there is none, or it is fulfilled. */
  readonly wanted: string | null
  /** Of its last step, or of the last one that had something to say. */
  readonly steppedAt: Date | null
}

export async function readIndexState(db: DatabaseOrTransaction): Promise<IndexState> {
  const { rows } = await sql<{
    watermark: Watermark | null
    generation: string | null
    writing: Writing | null
    complaint: string | null
    wanted: string | null
    stepped_at: Date | null
  }>`select watermark, generation, writing, complaint, wanted_at::text as wanted, stepped_at from search.index_state`.execute(
    db,
  )
  const { stepped_at: steppedAt, ...state } = rows[0] as (typeof rows)[0]
  return { ...state, steppedAt }
}

/** The shown generation holds what was visible at this watermark. */
export async function storeShown(
  db: DatabaseOrTransaction,
  { generation, watermark }: { readonly generation: string; readonly watermark: Watermark },
): Promise<void> {
  await sql`update search.index_state set generation = ${generation}, watermark = ${watermark}, complaint = null, stepped_at = now()`.execute(
    db,
  )
}

export async function storeWriting(db: DatabaseOrTransaction, writing: Writing | null): Promise<void> {
  await sql`update search.index_state set writing = ${writing && JSON.stringify(writing)}::jsonb, stepped_at = now()`.execute(
    db,
  )
}

export async function storeComplaint(db: DatabaseOrTransaction, complaint: string | null): Promise<void> {
  await sql`update search.index_state set complaint = ${complaint}, stepped_at = now() where complaint is distinct from ${complaint}`.execute(
    db,
  )
}

/** Asks the writer for a fresh generation. */
export async function wantGeneration(db: DatabaseOrTransaction): Promise<void> {
  await sql`update search.index_state set wanted_at = clock_timestamp()`.execute(db)
}

/** A generation is shown that was begun when this wish was there; a later one stays. */
export async function fulfilWish(db: DatabaseOrTransaction, wanted: string | null): Promise<void> {
  await sql`update search.index_state set wanted_at = null where wanted_at::text = ${wanted}`.execute(db)
}

/** About how many products a generation will have. */
export async function countProducts(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select greatest(reltuples, 0)::int as count from pg_class where oid = 'offers.product'::regclass`.execute(db)
  return rows[0]?.count ?? 0
}

/** A line for an operator. */
export function writingLine({ reason, products, of, begunAt }: Writing): string {
  const why: Record<WritingReason, string> = {
    first: 'the first generation is being written',
    build: 'a generation of this build is being written',
    outrun: 'a generation is being written anew, because marks of changes are gone',
    age: 'a fresh generation is being written',
    wanted: 'a generation that was asked for is being written',
  }
  return `${why[reason]} since ${begunAt}: ${products.toLocaleString('en')} of about ${of.toLocaleString('en')} products`
}
