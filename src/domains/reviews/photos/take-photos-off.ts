import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { tellChanged } from '../publish.ts'
import type { Review } from '../review.ts'
import { addToTotals } from '../totals.ts'
import { dropPhotos } from './photo-storage.ts'

/** Takes pictures of a locked review off at once, all or one, and out of the sums where others saw them. */
export async function takePhotosOff(
  tx: DatabaseTransaction,
  review: Review,
  { now, path = null }: { readonly now: Date; readonly path?: string | null },
): Promise<number> {
  const isCounted = review.state === 'published'
  if (isCounted) await addToTotals(tx, review, -1)
  const { dropped, imagesCount } = await dropPhotos(tx, review.id, { now, path })
  if (isCounted) {
    await addToTotals(tx, { ...review, imagesCount }, 1)
    await tellChanged(tx, review)
  }
  return dropped
}
