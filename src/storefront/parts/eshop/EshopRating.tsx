import { paths } from '../../paths.ts'
import { Rating } from '../../ui/Rating.tsx'
import type { RatingOfEshop } from './rating-of-eshop.ts'

/** How buyers rate a shop: leads to what they say. */
export function EshopRating({ slug, value, count }: RatingOfEshop) {
  return (
    <a href={paths.starEshop(slug)} className="eshop-rating">
      <Rating value={value} count={count} />
    </a>
  )
}
