import { shopsOfTaxNumber } from '#domains/billing/contract.ts'
import { eshopsReadAs } from '#domains/eshops/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { membershipsOf } from '../members/member-storage.ts'
import type { Application } from './application.ts'
import type { Applicant } from './joining-deps.ts'
import { hasAnotherOfNumber } from './storage.ts'

/**
 * Whether what an application says of its company may be somebody else's: its number is a shop's of which who applies is no owner, or another
 * person has handed an application in with it, or its name is read as such a shop's. Digits that are right say nothing of who types them.
 */
export async function mayBeAnother(
  tx: DatabaseTransaction,
  { id, company }: Pick<Application, 'id' | 'company'>,
  who: Applicant,
): Promise<boolean> {
  if (company === null) return false
  const { taxNumber, tradeName } = company
  const owned = new Set<number>(
    (await membershipsOf(tx, who.id)).filter(({ role }) => role === 'owner').map(({ eshopId }) => eshopId),
  )
  const shops = [...(await shopsOfTaxNumber(tx, taxNumber)), ...(await eshopsReadAs(tx, tradeName))]
  return shops.some((eshopId) => !owned.has(eshopId)) || hasAnotherOfNumber(tx, { id, personId: who.id, taxNumber })
}
