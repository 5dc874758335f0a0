import { contactMailsOf, type Eshop, loadEshops } from '#domains/eshops/contract.ts'
import { addressesOf, addressesSpeakingFor } from '#domains/identity/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'

/**
 * Whether an address is the shop's own: at one of its domains, its mailbox, or of somebody who speaks for it, however it is written. Nobody
 * reviews themselves.
 */
export async function isShopsOwn(db: DatabaseOrTransaction, eshop: Eshop, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address)
  const host = mailbox.slice(mailbox.lastIndexOf('@') + 1)
  if (eshop.domains.some((own) => host === own || host.endsWith(`.${own}`))) return true
  const contact = (await contactMailsOf(db, [eshop.id])).get(eshop.id)
  const own = [...(contact === undefined ? [] : [contact]), ...(await addressesSpeakingFor(db, eshop.slug))]
  return own.some((each) => mailboxOf(each) === mailbox)
}

/** Whether a person is of one of these shops, by their role or by the address of their account. */
export async function isOfShops(
  db: DatabaseOrTransaction,
  personId: number,
  eshopIds: readonly number[],
): Promise<boolean> {
  const address = (await addressesOf(db, [personId])).get(personId)
  if (address === undefined) return false
  for (const shop of (await loadEshops(db)).filter(({ id }) => eshopIds.includes(id)))
    if (await isShopsOwn(db, shop, address)) return true
  return false
}
