import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { LikePiece } from './likeness-index.ts'

/** how long an answer can be looked at. */
export const KEPT_MS = 24 * 3_600_000
/** A question that is asked again within this gets the same answer. */
export const SAME_ANSWER_MS = 3_600_000

/** Answers at once, about 2 kB each (docs/limits.md). */
const MOST_KEPT = 100_000

/** What a question for like pieces was answered with. */
export interface KeptSimilarity {
  readonly requestId: string
  /** Whose like pieces these are. */
  readonly productId: number
  readonly categoryId: number | null
  /** Nearest first. */
  readonly pieces: readonly Pick<LikePiece, 'productId' | 'variantId'>[]
}

export interface AskedSimilarity extends KeptSimilarity {
  readonly sourceKey: Buffer
  readonly descriptor: Int8Array
}

export async function keepSimilarity(db: DatabaseOrTransaction, asked: AskedSimilarity, now: Date): Promise<void> {
  const { requestId, sourceKey, productId, categoryId, descriptor, pieces } = asked
  await sql`insert into images.similarity (request_id, source_key, product_id, category_id, descriptor, product_ids, variant_ids, created_at) values
    (${requestId}, ${sourceKey}, ${productId}, ${categoryId}, ${Buffer.from(descriptor)}, ${pieces.map((piece) => piece.productId)}::bigint[], ${pieces.map((piece) => piece.variantId)}::bigint[], ${now})`.execute(
    db,
  )
}

/** The last answer to a question that is not older than `withinMs`, or null. */
export async function lastSimilarity(
  db: DatabaseOrTransaction,
  sourceKey: Buffer,
  now: Date,
  withinMs: number,
): Promise<KeptSimilarity | null> {
  const { rows } =
    await sql<SimilarityRow>`select ${COLUMNS} from images.similarity where source_key = ${sourceKey} and created_at > ${new Date(now.getTime() - withinMs)} order by created_at desc limit 1`.execute(
      db,
    )
  return similarityOfRow(rows[0])
}

/** An answer by its id while it is kept, or null. */
export async function findSimilarity(
  db: DatabaseOrTransaction,
  requestId: string,
  now: Date,
): Promise<KeptSimilarity | null> {
  const { rows } =
    await sql<SimilarityRow>`select ${COLUMNS} from images.similarity where request_id = ${requestId} and created_at > ${new Date(now.getTime() - KEPT_MS)}`.execute(
      db,
    )
  return similarityOfRow(rows[0])
}

/** Those that are a day old, and the oldest beyond `mostKept`: anyone may ask of each piece in each category by each picture. */
export async function forgetSimilarities(db: DatabaseOrTransaction, now: Date, mostKept = MOST_KEPT): Promise<void> {
  await sql`delete from images.similarity where created_at <= greatest(${new Date(now.getTime() - KEPT_MS)}::timestamptz,
    (select created_at from images.similarity order by created_at desc offset ${mostKept} limit 1))`.execute(db)
}

// Ids fit an integer; lists of bigint would come as texts.
const COLUMNS = sql.raw(
  'request_id, product_id, category_id, product_ids::integer[] as product_ids, variant_ids::integer[] as variant_ids',
)

interface SimilarityRow {
  request_id: string
  product_id: number
  category_id: number | null
  product_ids: number[]
  variant_ids: number[]
}

function similarityOfRow(row: SimilarityRow | undefined): KeptSimilarity | null {
  return row === undefined
    ? null
    : {
        requestId: row.request_id,
        productId: row.product_id,
        categoryId: row.category_id,
        pieces: row.product_ids.map((productId, at) => ({ productId, variantId: row.variant_ids[at] as number })),
      }
}
