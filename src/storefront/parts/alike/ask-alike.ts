import { similarity, type SimilarityAnswer } from '#platform/api-client/calls.ts'
import { Configuration } from '#platform/api-client/runtime.ts'

/** Answers of this page: a panel that is opened again does not ask again. */
const kept = new Map<number, Promise<SimilarityAnswer>>()

/** Pieces that look like an offer. A failure may be asked again. */
export function askAlike(variantId: number): Promise<SimilarityAnswer> {
  const known = kept.get(variantId)
  if (known !== undefined) return known
  const asked = similarity(new Configuration({ basePath: document.body.dataset['api'] ?? '' }), { variantId })
  kept.set(variantId, asked)
  asked.catch(() => kept.delete(variantId))
  return asked
}
