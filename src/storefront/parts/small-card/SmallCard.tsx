import type { ReactNode } from 'react'
import { labels } from '../../copy/labels.ts'
import { useSite } from '../../site.ts'
import { CompareButton } from '../compare/CompareButton.tsx'
import { CardPriceLine } from '../variant/CardPriceLine.tsx'
import type { CardView } from '../variant/present-card.ts'

/** 5:4 as in the listing; widths that pictures are made in (docs/limits.md). */
const PICTURE_PX = { small: { width: 240, height: 192, retina: 480 }, 'extra-small': { width: 72, height: 58, retina: 120 } } as const

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
 * L-05: an offer in little space, from the same presented card as the large one. The percentage is our own honest one; reviews
 * and the like stay out until they exist.
 */
export const SmallCard = ({ card, size = 'small', hasDetails = false, compareLabel }: SmallCardProps) => (
  <li className={size === 'small' ? 'small-card' : 'small-card xs'}>
    <SmallPicture card={card} size={size} />
    <div className="small-text">
      <p className="small-name">
        <a href={card.url}>{card.name}</a>
      </p>
      <CardPriceLine card={card} />
      {card.isLimitedOffer && <LimitedOffer />}
    </div>
    {size === 'small' && (
      <SmallActions>
        {card.isComparable && <CompareButton item={card} {...(compareLabel !== undefined && { label: compareLabel })} />}
        {hasDetails && (
          <a className="quiet" href={card.url}>
            {labels.details}
          </a>
        )}
      </SmallActions>
    )}
  </li>
)

const SmallPicture = ({ card, size }: { card: CardView; size: 'small' | 'extra-small' }) => {
  const site = useSite()
  const { width, height, retina } = PICTURE_PX[size]
  return (
    <div className="small-picture">
      {card.image !== null && <img src={site.imageUrl(card.image, { width })} srcSet={`${site.imageUrl(card.image, { width: retina })} 2x`} width={width} height={height} alt="" loading="lazy" decoding="async" />}
      {card.discount !== null && <span className="badge-drop">{card.discount.percent}</span>}
    </div>
  )
}

const SmallActions = ({ children }: { children: ReactNode }) => <div className="small-actions">{children}</div>

/** A reduction that began in the last seven days (decisions.md, Things): said, not counted down. */
const LimitedOffer = () => (
  <p className="tags">
    <span className="drop">{labels.limitedOffer}</span>
  </p>
)
