import type { ReactNode } from 'react'

/** "3,5 estrelas", of half stars. */
export function starsText(halfStars: number): string {
  const stars = String(halfStars / 2).replace('.', ',')
  return halfStars === 2 ? '1 estrela' : halfStars === 1 ? 'meia estrela' : `${stars} estrelas`
}

const HALVES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
/** Open where the two meet, so that no line goes through a star. */
const LEFT = 'M10 1.6l-2.5 5.3-5.8.8 4.2 4-1 5.8 5.1-2.8'
const RIGHT = 'M0 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8'

/** Ten half stars to choose one of, each as wide as a finger: radio buttons, so that keys and forms without script have them too. */
export function StarChoice({
  name,
  legend,
  chosen,
  isSmall = false,
  required = false,
  unit = 'half stars',
  error = null,
}: {
  readonly name: string
  readonly legend: ReactNode
  /** Half stars, 1 to 10; null: none yet. */
  readonly chosen: number | null
  readonly required?: boolean
  /** What the form sends: 1 to 10, or 0.5 to 5. */
  readonly unit?: 'half stars' | 'stars'
  /** One of several beside the one that counts. */
  readonly isSmall?: boolean
  readonly error?: string | null
}) {
  return (
    <fieldset
      className={isSmall ? 'star-choice small' : 'star-choice'}
      aria-describedby={error === null ? undefined : `${name}-erro`}
    >
      <legend>{legend}</legend>
      <div>
        {HALVES.map((half) => (
          <label key={half}>
            <input
              type="radio"
              name={name}
              value={unit === 'stars' ? half / 2 : half}
              defaultChecked={half === chosen}
              required={required}
              aria-label={starsText(half)}
            />
            <svg viewBox="0 0 10 20" aria-hidden="true">
              <path d={half % 2 === 1 ? LEFT : RIGHT} />
            </svg>
          </label>
        ))}
      </div>
      {error !== null && (
        <p className="complaint" id={`${name}-erro`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
