import { ratingLabel } from '../../ui/rating-figures.ts'

const STAR = 'M10 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z'
const HALVES = Array.from({ length: 10 }, (_, index) => index + 1)

interface StarChoiceProps {
  /** Its own on a page. */
  readonly id: string
  readonly name: string
  /** What is rated: 'A sua avaliação'. */
  readonly legend: string
  /** In half stars, 1 to 10; null: not chosen yet. */
  readonly halfStars: number | null
  readonly error?: string | null
  readonly isRequired?: boolean
}

/** Half a star to five, as a group of radio buttons: by finger, by arrow keys, and without script. Sends '0.5' to '5'. */
export function StarChoice({ id, name, legend, halfStars, error = null, isRequired = true }: StarChoiceProps) {
  return (
    <fieldset className="star-choice" id={id} aria-describedby={error === null ? undefined : `${id}-erro`}>
      <legend>{legend}</legend>
      <div>
        {HALVES.map((half) => (
          <label key={half}>
            <input
              type="radio"
              name={name}
              value={half / 2}
              defaultChecked={half === halfStars}
              required={isRequired}
            />
            <svg viewBox={half % 2 === 1 ? '0 0 10 20' : '10 0 10 20'} width="24" height="48" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span>
              {half === 2 ? '1 estrela' : `${half === 1 ? '0,5' : ratingLabel(half / 2).replace(',0', '')} estrelas`}
            </span>
          </label>
        ))}
      </div>
      {error !== null && (
        <p className="complaint" id={`${id}-erro`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
