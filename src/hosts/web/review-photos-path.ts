import type { PhotoOutcome, PhotoPage } from '#domains/reviews/contract.ts'
import { readPhotosOf } from '#storefront/pages/star/photos-of.ts'
import { paths } from '#storefront/paths.ts'

/** The page that says what came of pictures of a review; `of`: which of its kind, as their ticket names it. */
export function reviewPhotosPath(page: PhotoPage, of: string, outcome: PhotoOutcome): string {
  if (page === 'escrever') return paths.writeReviewPhotos(Number(of), outcome)
  const { ident, step } = readPhotosOf(of)
  return paths.starPhotos(ident, step, outcome)
}
