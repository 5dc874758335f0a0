import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirty } from '#platform/outbox/outbox.ts'

/** Keeps how much products are asked for, in steps; those whose step is another come into the index anew. Merged and unknown ones are left out. */
export async function tellPopularity(
  tx: DatabaseTransaction,
  told: readonly { readonly productId: number; readonly step: number }[],
): Promise<void> {
  if (told.length === 0) return
  const { rows } = await sql<{ id: number }>`
    update offers.product p set popularity_step = t.step from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t ("productId" bigint, step smallint)
    where p.id = t."productId" and p.merged_into is null and p.popularity_step <> t.step returning p.id`.execute(tx)
  await markDirty(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Keeps the place of products among the first of their category, 1 the first; whatever else had one has none any more. */
export async function tellBestsellers(
  tx: DatabaseTransaction,
  told: readonly { readonly productId: number; readonly place: number }[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with told as (select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t ("productId" bigint, place smallint)),
      changed as (
        select id, null::smallint as place from offers.product where bestseller_place is not null and id not in (select "productId" from told)
        union all select p.id, t.place from told t join offers.product p on p.id = t."productId" where p.merged_into is null and p.bestseller_place is distinct from t.place)
    update offers.product p set bestseller_place = c.place from changed c where p.id = c.id returning p.id`.execute(tx)
  await markDirty(
    tx,
    rows.map(({ id }) => id),
  )
}
