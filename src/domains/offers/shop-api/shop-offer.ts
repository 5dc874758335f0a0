import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import type { EshopId, UserId } from '#platform/ids.ts'
import { findInfoRow, presentOf } from '../backoffice/variant-info.ts'
import { attributeValues } from '../backoffice/variant-values.ts'
import { editOverride, type OverrideEdit } from '../overrides/set-override.ts'

/** What we have read of an offer of this shop; null: it has none of that id that has not ended. */
export async function shopOffer(db: Database, eshopId: EshopId, itemId: string) {
  const { rows } = await sql<{
    id: number
  }>`select id from offers.variant where eshop_id = ${eshopId} and item_id = ${itemId} and state <> 'ended'`.execute(db)
  const row = rows[0] === undefined ? null : await findInfoRow(db, rows[0].id)
  if (row === null) return null
  const { lists, sizes } = presentOf(row)
  return {
    variantId: row.id,
    itemId: row.item_id,
    title: row.title,
    state: row.said?.isDisabled === true ? ('disabled' as const) : row.state,
    values: attributeValues(row),
    present: { lists, sizes },
    override:
      row.said === null || row.version === null || row.made_at === null
        ? null
        : {
            version: row.version,
            values: row.said,
            madeBy: row.by_shop === true ? ('shop' as const) : ('site' as const),
            at: row.made_at.toISOString(),
          },
  }
}

/** Why it stands, in the log and on the screens of who runs the site. */
const REASON = 'pela loja'

/** The shop corrects one of its offers by the way in which people of the site do (ADR 0107); what they have said it leaves alone. */
export async function correctShopOffer(
  db: Database,
  eshopId: EshopId,
  edit: OverrideEdit,
  { by, now, requestId }: { readonly by: UserId | null; readonly now: Date; readonly requestId: string },
): Promise<{ version: number } | Refusal<'not_found' | 'conflict' | 'forbidden' | 'unprocessable'>> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ bySite: boolean }>`select coalesce(not o.by_shop, false) as "bySite"
      from offers.variant v left join offers.variant_override o on o.variant_id = v.id
      where v.id = ${edit.variantId} and v.eshop_id = ${eshopId} and v.state <> 'ended'`.execute(tx)
    const [standing] = rows
    if (standing === undefined)
      return refusal('not_found', `the shop has no offer ${edit.variantId} (correctShopOffer)`)
    if (standing.bySite)
      return refusal('forbidden', `offer ${edit.variantId} is corrected by the site (correctShopOffer)`)
    const answer = await editOverride(tx, edit, { by, reason: REASON, now, requestId, isShop: true })
    if (answer.state === 'done') return { version: answer.version }
    if (answer.state === 'unknown')
      return refusal('not_found', `the shop has no offer ${edit.variantId} (correctShopOffer)`)
    if (answer.state === 'stale')
      return refusal('conflict', `the correction is at version ${answer.version} now (correctShopOffer)`)
    return refusal('unprocessable', answer.problems.map(({ field, why }) => `${field}: ${why}`).join('; '))
  })
}
