import { shopReplyCall, shopReviewsCall } from './replies/calls.ts'
import { reviewsCall, reviewsModalCall } from './read/calls.ts'

export const calls = [shopReviewsCall, shopReplyCall, reviewsCall, reviewsModalCall]
