import type { ReactNode } from 'react'
import { SPONSORED } from '#domains/search/rules/sponsored.ts'
import { tinyPath } from '#domains/images/contract.ts'
import { withClickMark } from '../../html/trusted-html.tsx'
import { labels } from '../../copy/labels.ts'
import { useSite, type WireImage } from '../../site.ts'
import { Island } from '../../islands/Island.tsx'
import { comparableOf, CompareButton } from '../compare/CompareButton.tsx'
import { compareToggle } from '../compare/CompareToggle.island.tsx'
import { likeToggle } from '../likes/LikeToggle.island.tsx'
import { RatingLink } from '../reviews/RatingLink.tsx'
import { shownPath } from '../variant/shown-path.ts'
import { awaitedMark } from '../pictures/awaited.ts'
import { ListingPicture } from '../pictures/ListingPicture.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Price } from '../../ui/Price.tsx'
import type { CardView } from '../variant/present-card.ts'

export interface SmallCardProps {
  readonly card: CardView
  /** Extra-small has neither like nor compare (2.2). */
  readonly size?: 'small' | 'extra-small'
  /** Shows 'Detalhes'. */
  readonly hasDetails?: boolean
  /** In place of 'Comparar', where pressing it does something else (the compare page). */
  readonly compareLabel?: string
}

/**
 * L-05: an offer in little space, from the same presented card as the large one. The percentage is our own honest one; 'Ver avaliações'
 * stays out where there are none.
 */
export function SmallCard({ card, size = 'small', hasDetails = false, compareLabel }: SmallCardProps) {
  return (
    <li
      className={size === 'small' ? 'small-card' : 'small-card xs'}
      data-shown={withClickMark(shownPath(card.variantId, card.clickSource))}
    >
      <SmallPicture card={card} size={size} />
      <div className="small-text">
        <p className="small-name">
          <a href={card.url}>{card.name}</a>
        </p>
        <Price price={card.price} before={card.discount?.before ?? null} />
        <p className="fine">{`na loja ${card.eshopName}`}</p>
        {card.rating !== null && <RatingLink rating={card.rating} isWorded />}
        {card.isSponsored && <p className="fine">{SPONSORED}</p>}
        {card.isLimitedOffer && <LimitedOffer />}
      </div>
      {size === 'small' && (
        <SmallActions>
          {card.isComparable &&
            (compareLabel === undefined ? (
              <Island of={compareToggle} props={{ item: comparableOf(card) }} />
            ) : (
              <CompareButton item={card} label={compareLabel} />
            ))}
          {card.isComparable && <Island of={likeToggle} props={{ variantId: card.variantId }} />}
          {hasDetails && (
            <a className="quiet" href={card.url}>
              {labels.details}
            </a>
          )}
        </SmallActions>
      )}
    </li>
  )
}

function SmallPicture({ card, size }: { card: CardView; size: 'small' | 'extra-small' }) {
  return (
    <div className="small-picture">
      {size === 'small' || card.image === null ? (
        <ListingPicture image={card.image} sizes={TILE_SIZES} alt="" />
      ) : (
        <TinyPicture image={card.image} />
      )}
      {card.discount !== null && <Badge isDrop>{card.discount.percent}</Badge>}
    </div>
  )
}

/** After the columns of `.small-list`. The name beside it says what it shows. */
const TILE_SIZES = '(width >= 48rem) 12rem, calc(50vw - 1.5rem)'

/** Specification 9: the similar thumbnail is 72 px. */
function TinyPicture({ image }: { image: WireImage }) {
  const site = useSite()
  const tiny = { ...image, id: tinyPath(image.id) }
  return (
    <img
      {...awaitedMark(image)}
      src={site.imageUrl(tiny, { width: 72 })}
      srcSet={`${site.imageUrl(tiny, { width: 144 })} 2x`}
      width={72}
      height={72}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

function SmallActions({ children }: { children: ReactNode }) {
  return <div className="small-actions">{children}</div>
}

/** A reduction that began in the last seven days (decisions.md, Things): said, not counted down. */
function LimitedOffer() {
  return (
    <p className="tags">
      <span className="drop">{labels.limitedOffer}</span>
    </p>
  )
}
