import type { FastifyInstance } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { reviewsCall, reviewsModalCall } from './calls.ts'
import type { ReviewReader } from './review-reader.ts'

/** POST variant/reviews and variant/reviews-modal. */
export function reviewRoutes(app: FastifyInstance, reader: ReviewReader): void {
  mountCall(app, reviewsCall, async ({ query: { page = 1, type = 'all' }, body: { variantId, ...asked } }) => {
    const list = await reader.list(variantId, { ...asked, page, withImage: type === 'withImage' })
    return list ?? refusal('not_found', `variant ${variantId} does not exist (variantReviews)`)
  })
  mountCall(app, reviewsModalCall, async ({ body: { variantId } }) => {
    const result = await reader.modal(variantId)
    return result ?? refusal('not_found', `variant ${variantId} does not exist (variantReviewsModal)`)
  })
}
