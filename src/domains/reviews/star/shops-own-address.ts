import { contactMailsOf, type Eshop } from '#domains/eshops/contract.ts'
import { shopsSpokenFor } from '#domains/identity/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Whether an address is the shop's own: at one of its domains, its mailbox, or of somebody who speaks for it. Nobody reviews themselves. */
export async function isShopsOwn(db: DatabaseOrTransaction, eshop: Eshop, address: string): Promise<boolean> {
  const given = address.toLowerCase()
  const host = given.slice(given.lastIndexOf('@') + 1)
  if (eshop.domains.some((own) => host === own || host.endsWith(`.${own}`))) return true
  if ((await contactMailsOf(db, [eshop.id])).get(eshop.id)?.toLowerCase() === given) return true
  return (await shopsSpokenFor(db, given)).includes(eshop.slug)
}
