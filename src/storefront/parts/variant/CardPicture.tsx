import { useSite } from '../../site.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LISTING_PX, ListingPicture } from '../pictures/ListingPicture.tsx'
import type { CardImage, CardView } from './present-card.ts'

/** How wide a card's picture is shown, after the columns of `.grid-list` and `.row`. */
export const CARD_SIZES = {
  grid: '(width >= 94rem) 16rem, (width >= 80rem) calc(25vw - 6.6rem), (width >= 64rem) calc(33vw - 8rem), (width >= 48rem) calc(33vw - 2rem), calc(50vw - 1.4rem)',
  row: '(width >= 48rem) 11rem, 7rem',
} as const

/**
 * L-03: with two pictures or more a strip that can be pushed along. The further ones stand in `noscript`: where script runs it
 * makes the slider of them when the card is first seen, so that a listing loads one picture a card; without it they are there.
 * The strip is a link that has the focus too: with it the arrow keys push it.
 */
export function CardPicture({ card, layout }: { card: CardView; layout: keyof typeof CARD_SIZES }) {
  const [first, ...others] = layout === 'row' ? card.images.slice(0, 1) : card.images
  return (
    <div className="card-picture" data-slider={others.length > 0 ? others.length + 1 : undefined}>
      {others.length === 0 && <ListingPicture {...(first ?? NONE)} sizes={CARD_SIZES[layout]} />}
      {first !== undefined && others.length > 0 && (
        <a className="slides" href={card.url} aria-label={card.name}>
          <ListingPicture {...first} sizes={CARD_SIZES[layout]} />
          <noscript>
            {others.map((image) => (
              <FurtherPicture key={image.alt} image={image} />
            ))}
          </noscript>
        </a>
      )}
      {card.discount !== null && <Badge isDrop>{card.discount.percent}</Badge>}
      {card.condition !== null && <Badge>{card.condition}</Badge>}
    </div>
  )
}

const NONE = { image: null, alt: '' }

/** In one size: the script gives it the others' after the first one, so that ten pictures a card fit into the page's bytes. */
function FurtherPicture({ image: { image, alt } }: { image: CardImage }) {
  return (
    <img
      src={useSite().imageUrl(image, { sizeName: 'listingRectangle' })}
      width={LISTING_PX.width}
      height={LISTING_PX.height}
      alt={alt}
      loading="lazy"
    />
  )
}
