import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { markDirty } from '#platform/outbox/outbox.ts'
import { claimIds } from '../groups/claim-ids.ts'
import { components } from '../groups/partition.ts'

/** One family for the products whose offers are colours and sizes of one article; a product that has none is in no family. */
export async function applyFamilies(
  tx: DatabaseTransaction,
  variantIds: readonly number[],
  links: readonly (readonly [number, number])[],
): Promise<void> {
  const { productOf, families } = await currentFamilies(tx, variantIds)
  const products = [...families.keys()].toSorted((a, b) => a - b)
  const placeOf = new Map(products.map((id, place) => [id, place]))
  const place = (variantId: number): number => placeOf.get(productOf.get(variantId) as number) as number
  const labels = components(
    products.length,
    links.filter(([a, b]) => productOf.has(a) && productOf.has(b)).map(([a, b]) => [place(a), place(b)]),
  )
  const groups = [...Map.groupBy(products, (_, place) => labels[place]).values()]
  const inGroups = new Set(products)
  const reserved = await familiesOutside(tx, [...new Set([...families.values()].filter((id) => id !== null))], inGroups)
  const claims = claimIds(
    groups.map((group) => group.map((memberId) => ({ memberId, oldId: families.get(memberId) ?? null }))),
    reserved,
  )
  const needing = groups.filter((group, at) => group.length > 1 && claims[at]?.id === null)
  const made = await makeFamilies(tx, needing.length)
  const changes = groups.flatMap((group, at) => {
    const familyId = group.length === 1 ? null : (claims[at]?.id ?? (made.shift() as number))
    return group
      .filter((productId) => families.get(productId) !== familyId)
      .map((productId) => ({ productId, familyId }))
  })
  if (changes.length === 0) return
  await sql`update offers.product p set family_id = c.family_id from unnest(${numberArray(changes.map((change) => change.productId))}::bigint[], ${numberArray(changes.map((change) => change.familyId))}::bigint[]) as c (id, family_id) where p.id = c.id`.execute(
    tx,
  )
  await markDirty(
    tx,
    changes.map((change) => change.productId),
  )
}

async function currentFamilies(
  tx: DatabaseTransaction,
  variantIds: readonly number[],
): Promise<{ productOf: Map<number, number>; families: Map<number, number | null> }> {
  const { rows } = await sql<{ id: number; product_id: number; family_id: number | null }>`
    select v.id, v.product_id, p.family_id from offers.variant v join offers.product p on p.id = v.product_id where v.id = any(${numberArray(variantIds)}::bigint[])`.execute(
    tx,
  )
  return {
    productOf: new Map(rows.map((row) => [row.id, row.product_id])),
    families: new Map(rows.map((row) => [row.product_id, row.family_id])),
  }
}

/** Families that products beyond those looked at stand in too: they keep them. */
async function familiesOutside(
  tx: DatabaseTransaction,
  familyIds: readonly number[],
  inside: ReadonlySet<number>,
): Promise<Set<number>> {
  if (familyIds.length === 0) return new Set()
  const { rows } = await sql<{
    id: number
    family_id: number
  }>`select id, family_id from offers.product where family_id = any(${numberArray(familyIds)}::bigint[])`.execute(tx)
  return new Set(rows.filter((row) => !inside.has(row.id)).map((row) => row.family_id))
}

async function makeFamilies(tx: DatabaseTransaction, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{
    id: number
  }>`insert into offers.family (id) overriding system value select nextval('offers.family_id_seq') from generate_series(1, ${count}) returning id`.execute(
    tx,
  )
  return rows.map((row) => row.id).toSorted((a, b) => a - b)
}
