import { Island } from '../../islands/Island.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { reviewsModals } from './ReviewsModals.island.tsx'

/** What shows reviews over the page, for all links to them (client/open-reviews.ts). */
export function ReviewsPlace() {
  const { imageUrl, reviewsStyles } = useSite()
  const photo = (width: number): string => imageUrl({ id: '{path}', type: 'other', cropped: false }, { width })
  const photos = { 240: photo(240), 480: photo(480), 1600: photo(1600) }
  return <Island of={reviewsModals} props={{ styles: paths.asset(reviewsStyles.file), photos }} />
}
