import { keepReport } from '#domains/accuracy/contract.ts'
import { clickVisitorDays } from '#domains/clicks/contract.ts'
import { offersToCheck } from '#domains/offers/contract.ts'
import { calmName } from '#storefront/copy/calm-name.ts'
import type { AccuracySource } from '#storefront/pages/accuracy-report/accuracy-source.ts'
import type { SharedParts } from './web-parts.ts'

/** What pages know of the shops' accuracy: the domain's, and the offers that shoppers report. */
export function accuracyOfPages({
  db,
  clock,
  secret,
  follower,
  accuracy,
}: Pick<SharedParts, 'db' | 'clock' | 'secret' | 'follower' | 'accuracy'>): AccuracySource {
  return {
    of: accuracy.of,
    version: accuracy.version,
    offer: async (variantId) => {
      const offer = (await offersToCheck(db, [variantId])).get(variantId)
      return offer === undefined
        ? null
        : {
            name: calmName(offer.title),
            eshopName: follower.directory().eshops.byId.get(offer.eshopId)?.label ?? 'loja',
            priceCents: offer.priceCents,
            productId: offer.productId,
            slug: offer.slug,
          }
    },
    report: (report, who) => {
      const now = clock.now()
      return keepReport(db, { ...report, visitorDays: clickVisitorDays(secret, { ...who, now }) }, now)
    },
  }
}
