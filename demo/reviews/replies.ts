import type { Draw } from '../prng.ts'
import type { DemoReview } from './demo-review.ts'
export function replyTo(_review: DemoReview, _until: Date, _draw: Draw): Pick<DemoReview, 'reply' | 'repliedAt'> {
  return { reply: null, repliedAt: null }
}
