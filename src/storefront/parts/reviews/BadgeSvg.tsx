import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { FIVE_STARS } from '../../ui/Rating.tsx'
import { ratingFill, ratingLabel } from '../../ui/rating-figures.ts'

export const BADGE_SIZE = { width: 240, height: 72 } as const
/** Of fewer reviews nobody makes a mean. */
export const BADGE_LEAST_REVIEWS = 3

export interface BadgeProps {
  readonly siteName: string
  readonly eshopName: string
  /** null: fewer reviews than make a mean. */
  readonly rating: number | null
  readonly count: number
}

/** What the badge says, in one sentence. */
export function badgeText({ siteName, eshopName, rating, count }: BadgeProps): string {
  return rating === null
    ? `${eshopName} no ${siteName}: ainda sem avaliações`
    : `${eshopName} no ${siteName}: ${ratingLabel(rating)} de 5, ${countOf(count, words.review)} de compradores`
}

/**
 * The badge that a shop embeds: a picture that stands alone on any page, so that it has colours and letters of its own. Attributes only: the policy of
 * a picture allows no styles.
 */
export function BadgeSvg(props: BadgeProps) {
  const { siteName, rating, count } = props
  const letters = { fontFamily: 'Instrument Sans, Helvetica Neue, Arial, sans-serif' }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 72"
      {...BADGE_SIZE}
      role="img"
      aria-label={badgeText(props)}
    >
      <title>{badgeText(props)}</title>
      <rect x="0.5" y="0.5" width="239" height="71" rx="10" fill="#ffffff" stroke="#e5dfd3" />
      <text {...letters} x="16" y="27" fontSize="13" fill="#625c53">
        Avaliações de compradores
      </text>
      {rating === null ? (
        <text {...letters} x="16" y="52" fontSize="16" fontWeight="600" fill="#1d1b18">
          ainda sem avaliações
        </text>
      ) : (
        <>
          <text {...letters} x="16" y="55" fontSize="22" fontWeight="600" fill="#1d1b18">
            {ratingLabel(rating)}
          </text>
          <svg x="54" y="37" width="100" height="20" viewBox="0 0 100 20">
            <path d={FIVE_STARS} fill="#e5dfd3" />
            <svg width={ratingFill(rating) * 20} height="20">
              <path d={FIVE_STARS} fill="#e0b354" />
            </svg>
          </svg>
          <text {...letters} x="162" y="53" fontSize="13" fill="#625c53">
            {`(${count})`}
          </text>
        </>
      )}
      <text {...letters} x="224" y="27" fontSize="13" fontWeight="600" fill="#1f4e8c" textAnchor="end">
        {siteName}
      </text>
    </svg>
  )
}
