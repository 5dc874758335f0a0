import { sql } from 'kysely'
import { itemIdsOfVariants } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PictureProblem } from './picture-problems.ts'
import type { SourceState } from '../keeping/picture-storage.ts'

/** How the addresses of a shop (null: of all) stand: by state, and by why they have no picture or lose it. */
export interface PictureCounts {
  readonly states: Readonly<Record<SourceState, number>>
  readonly problems: Readonly<Partial<Record<PictureProblem, number>>>
}

export async function pictureCounts(db: DatabaseOrTransaction, eshopId: number | null): Promise<PictureCounts> {
  const { rows } = await sql<{ state: SourceState; reason: PictureProblem | null; count: number }>`
    select state, reason, count(*)::int as count from images.source where (${eshopId}::int is null or eshop_id = ${eshopId}) and unused_since is null group by state, reason`.execute(
    db,
  )
  const states = { due: 0, fetched: 0, refused: 0, gone: 0 }
  const problems: Partial<Record<PictureProblem, number>> = {}
  for (const { state, reason, count } of rows) {
    states[state] += count
    if (reason !== null) problems[reason] = (problems[reason] ?? 0) + count
  }
  return { states, problems }
}

const MOST_COUNTED = 100_000

/** Addresses that wait in the queue; a hundred thousand stands for all that is more. */
export async function waitingPictures(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (select from images.source where queue is not null limit ${MOST_COUNTED}) waiting`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** An address that gives no picture, or begins to fail, with the first of the items that name it. */
export interface PictureTrouble {
  readonly id: number
  readonly url: string
  readonly state: SourceState
  readonly problem: PictureProblem
  readonly itemIds: readonly string[]
  readonly offerCount: number
  readonly checkedAt: Date | null
  readonly nextAt: Date | null
}

const ITEMS_TOLD = 5

/** The shop's, in the order of their ids, of one code or all. */
export async function pictureTroubles(
  db: DatabaseOrTransaction,
  eshopId: number,
  { code, after = 0 }: { code?: string | undefined; after?: number | undefined },
  limit: number,
): Promise<PictureTrouble[]> {
  const { rows } = await sql<Omit<PictureTrouble, 'itemIds'> & { variantIds: (number | string)[] }>`
    select id, url, state, reason as problem, variant_ids[1:${sql.lit(ITEMS_TOLD)}] as "variantIds", cardinality(variant_ids) as "offerCount", checked_at as "checkedAt", next_at as "nextAt"
    from images.source where eshop_id = ${eshopId} and reason is not null and unused_since is null and (${code ?? null}::text is null or reason = ${code ?? null}) and id > ${after} order by id limit ${limit}`.execute(
    db,
  )
  const itemIds = await itemIdsOfVariants(
    db,
    rows.flatMap((row) => row.variantIds.map(Number)),
  )
  return rows.map(({ variantIds, ...row }) => ({
    ...row,
    itemIds: variantIds.flatMap((id) => itemIds.get(Number(id)) ?? []),
  }))
}
