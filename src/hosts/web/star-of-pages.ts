import { networkHashes } from '#domains/moderation/contract.ts'
import {
  createStar,
  eshopReviews,
  eshopStanding,
  type OpenedInvitation,
  totalsOfEshops,
} from '#domains/reviews/contract.ts'
import { createRateLimiter, networkOf } from '#platform/http/overload/rate-limit.ts'
import { calmName } from '#storefront/copy/calm-name.ts'
import { REVIEWS_A_PAGE, type ShownInvitation, type StarSource } from '#storefront/pages/star/star-source.ts'
import type { SharedParts } from './web-parts.ts'

/** Idents that nobody was given, of one network: a link that was cut is tried a few times, a guess for ever. */
const UNKNOWN_IDENTS = { perSecond: 1 / 30, burst: 20 }

/** What pages know of Star: the domain's, and the offers and shops that it is about. */
export function starOfPages(
  parts: Pick<SharedParts, 'db' | 'clock' | 'secret' | 'follower' | 'shownVariants'>,
): StarSource {
  const { db, clock, secret } = parts
  const star = createStar({ db, clock })
  const networkHash = networkHashes(secret)
  const unknown = createRateLimiter(UNKNOWN_IDENTS, clock)
  return {
    open: async (ident, ip) => {
      const opened = await star.open(ident)
      if (opened === 'unknown') return unknown.allows(networkOf(ip)) ? opened : 'too-many'
      return typeof opened === 'string' ? opened : shown(opened, parts)
    },
    keep: (ident, step, ip) => star.keep(ident, { ...step, network: networkHash(ip) }),
    thank: (ident, asked, ip) => star.thank(ident, { ...asked, network: networkHash(ip) }),
    delay: star.delay,
    dropPhoto: star.dropPhoto,
    unsubscribe: star.unsubscribe,
    standing: (eshopId) => eshopStanding(db, eshopId, clock.now()),
    eshopReviews: (eshopId, page) => eshopReviews(db, eshopId, { page, size: REVIEWS_A_PAGE }),
    totals: (eshopIds) => totalsOfEshops(db, eshopIds),
  }
}

async function shown(
  { eshopId, items, ofEshop, ofItems, nickname, answersQuestions, delayDays }: OpenedInvitation,
  { follower, shownVariants }: Pick<SharedParts, 'follower' | 'shownVariants'>,
): Promise<ShownInvitation> {
  const eshop = follower.directory().eshops.byId.get(eshopId)
  const offers = await shownVariants(
    items.map(({ variantId }) => variantId),
    'other',
  )
  return {
    eshop: { id: eshopId, name: eshop?.label ?? 'loja', slug: eshop?.slug ?? '' },
    ofEshop,
    items: items.map(({ variantId, title }) => ({
      variantId,
      name: calmName(offers.get(variantId)?.name ?? title),
      image: offers.get(variantId)?.image ?? null,
      review: ofItems.get(variantId) ?? null,
    })),
    nickname,
    answersQuestions,
    delayDays,
  }
}
