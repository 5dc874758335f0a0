import { contactMailsOf, eshopNames } from '#domains/eshops/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { contestDecided } from '../mails/accuracy-notices.ts'

/** Writes to a shop what was decided of its contest, and why; who has told no address reads it by the call. */
export async function tellDecision(
  tx: DatabaseTransaction,
  eshopId: number,
  {
    readingId,
    isAccepted,
    decision,
    now,
  }: { readonly readingId: number; readonly isAccepted: boolean; readonly decision: string; readonly now: Date },
): Promise<void> {
  const to = (await contactMailsOf(tx, [eshopId])).get(eshopId)
  const shop = (await eshopNames(tx, [eshopId])).get(eshopId)
  if (to === undefined || shop === undefined) return
  await queueMail(tx, contestDecided, {
    to,
    data: { shop: shop.name, slug: shop.slug, readingId, isAccepted, decision },
    // One that was taken back and decided anew is told anew.
    key: `accuracy.contest:${readingId}:${isAccepted ? 'accepted' : 'refused'}:${now.toISOString()}`,
  })
}
