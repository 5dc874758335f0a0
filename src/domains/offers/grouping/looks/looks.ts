import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import type { PictureLook } from '../../matching/comparing/picture-evidence.ts'

/** Pictures of an offer that are looked at: the first that show the piece. */
export const MOST_LOOKS = 3

/** What an offer's pictures look like now, all of them that tell anything, in the shop's order. */
export interface OfferLooks {
  readonly variantId: number
  readonly looks: readonly PictureLook[]
}

/** Keeps what offers' pictures look like until the next sweep of grouping takes it up; what was told of them before is forgotten. */
export async function tellLooks(db: DatabaseOrTransaction, told: readonly OfferLooks[]): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ variantId, looks }) => ({
    variant_id: variantId,
    looks: looks
      .slice(0, MOST_LOOKS)
      .map((look) => ({ ...look, descriptor: Buffer.from(look.descriptor).toString('base64') })),
  }))
  await sql`insert into offers.look_news (variant_id, looks) select variant_id, looks from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (variant_id bigint, looks jsonb) order by variant_id
    on conflict (variant_id) do update set looks = excluded.looks`.execute(db)
}

/** Offers' own pictures, as far as they have been taken up; offers that have none are absent. What several offers of a shop show is none's own. */
export async function readLooks(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PictureLook[]>> {
  const { rows } =
    await sql<LookRow>`select variant_id, picture_id, is_bare, version, descriptor from offers.match_look where variant_id = any(${numberArray(variantIds)}::bigint[]) and not is_shared order by variant_id, picture_id`.execute(
      db,
    )
  return new Map([...Map.groupBy(rows, (row) => row.variant_id)].map(([id, own]) => [id, own.map(lookOf)]))
}

interface LookRow {
  variant_id: number
  picture_id: number
  is_bare: boolean
  version: number
  descriptor: Buffer
}

function lookOf({ picture_id: pictureId, is_bare: isBare, version, descriptor }: LookRow): PictureLook {
  return { pictureId, isBare, version, descriptor: new Int8Array(descriptor) }
}
