import { ratingFill, ratingLabel } from './rating-figures.ts'

/** Their outlines in a box of 100 by 20. */
export const FIVE_STARS = [0, 20, 40, 60, 80]
  .map((x) => `M${x + 10} 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z`)
  .join('')

/** Stars of 0 to 5 (7.3: rounded to 0.1 in words, to 0.5 in what is filled). `count`: of how many reviews; absent: not said. */
export function Rating({
  value,
  count,
  size = 16,
}: {
  readonly value: number
  readonly count?: number
  readonly size?: number
}) {
  return (
    <span className="rating">
      <svg
        viewBox="0 0 100 20"
        width={size * 5}
        height={size}
        role="img"
        aria-label={`${ratingLabel(value)} de 5 estrelas`}
      >
        <path className="stars-off" d={FIVE_STARS} />
        <svg width={ratingFill(value) * 20} height="20">
          <path className="stars-on" d={FIVE_STARS} />
        </svg>
      </svg>
      <b aria-hidden="true">{ratingLabel(value)}</b>
      {count !== undefined && (
        <span>
          {`(${count}`}
          <span className="visually-hidden">{count === 1 ? ' avaliação' : ' avaliações'}</span>)
        </span>
      )}
    </span>
  )
}
