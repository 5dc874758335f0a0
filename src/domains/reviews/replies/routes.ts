import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { withoutUnreadable } from '#platform/readable-text.ts'
import { SHOP_REVIEWS_PAGE, shopReplyCall, shopReviewsCall } from './calls.ts'
import { dropReply, keepReply } from './keep-reply.ts'
import { countUnanswered, type ShopReview, shopReviews } from './shop-reviews.ts'

/** `/api/v2/eshop/reviews…` (B-05): a shop's programs read what is said of it, and reply. Each sees its own shop only. */
export function shopReviewRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  mountCall(app, shopReviewsCall, ({ request, query: { since, after, sort, isUnanswered = false } }) =>
    ofShop(request, async (eshopId) => {
      const asked = {
        since: since === undefined ? null : new Date(since),
        after: after ?? null,
        isNewestFirst: sort === '-published',
        isUnanswered,
      }
      const found = await shopReviews(db, eshopId, asked, SHOP_REVIEWS_PAGE)
      const next = found.length === SHOP_REVIEWS_PAGE ? (found.at(-1)?.externalId ?? null) : null
      return { reviews: found.map(present), next, unanswered: await countUnanswered(db, eshopId) }
    }),
  )
  mountCall(app, shopReplyCall, ({ request, params: { externalId }, body }) =>
    ofShop(request, async (eshopId) => {
      const text = body.text === null ? null : withoutUnreadable(body.text.replace(/\r\n?/g, '\n')).trim()
      if (text === '') return refusal('unprocessable', 'text says nothing that can be read (shopReply)')
      const of = { externalId, eshopId }
      const isKept = text === null ? await dropReply(db, of) : await keepReply(db, of, text, clock.now())
      if (!isKept) return refusal('not_found', `review ${externalId} does not exist (shopReply)`)
      return { state: text === null ? ('none' as const) : ('waiting' as const) }
    }),
  )
}

function present(review: ShopReview) {
  return {
    externalId: review.externalId,
    variantId: review.variantId,
    value: review.halfStars / 2,
    userNickName: review.nickname,
    text: review.body,
    pluses: [...review.pluses],
    minuses: [...review.minuses],
    source: review.source,
    verified: review.verifiedBy,
    publishedAt: review.publishedAt.toISOString(),
    reply: review.reply,
    waitingReply: review.waitingReply,
    replyStatement: review.replyStatement,
  }
}
