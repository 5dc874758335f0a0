import { ListingPicture } from '../pictures/ListingPicture.tsx'
import type { InspirationCardView } from './inspiration-card.ts'

/** After the columns of `.inspirations`. */
const SIZES = '(width >= 94rem) 29rem, (width >= 64rem) calc(33vw - 2rem), (width >= 40rem) calc(50vw - 2rem), 100vw'

/** Items of a grid of rooms. `eagerCount`: so many of the first pictures are loaded at once. */
export function InspirationCards({
  cards,
  eagerCount = 0,
}: {
  cards: readonly InspirationCardView[]
  eagerCount?: number
}) {
  return cards.map(({ name, url, image, words }, index) => (
    <li key={url} className="inspiration-card">
      <ListingPicture image={image} sizes={SIZES} alt="" isLazy={index >= eagerCount} />
      <h2>
        <a href={url}>{name}</a>
      </h2>
      <p className="fine">{words}</p>
    </li>
  ))
}
