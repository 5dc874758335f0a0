import type { ReactNode } from 'react'

/** "3,5 estrelas", of half stars. */
export function starsText(halfStars: number): string {
  const stars = String(halfStars / 2).replace('.', ',')
  return halfStars === 2 ? '1 estrela' : halfStars === 1 ? 'meia estrela' : `${stars} estrelas`
}

const HALVES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Ten half stars to choose one of, each as wide as a finger: radio buttons, so that keys and forms without script have them too. */
export function StarChoice({
  name,
  legend,
  chosen,
  required = false,
  error = null,
}: {
  readonly name: string
  readonly legend: ReactNode
  /** Half stars, 1 to 10; null: none yet. */
  readonly chosen: number | null
  readonly required?: boolean
  readonly error?: string | null
}) {
  return (
    <fieldset className="star-choice" aria-describedby={error === null ? undefined : `${name}-erro`}>
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
              value={half}
              defaultChecked={half === chosen}
              required={required}
              aria-label={starsText(half)}
            />
            <span aria-hidden="true" />
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
        <p className="complaint" id={`${name}-erro`}>
        <p className="complaint" id={`${id}-erro`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
