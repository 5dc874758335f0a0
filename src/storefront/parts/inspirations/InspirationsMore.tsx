import { Island } from '../../islands/Island.tsx'
import { moreInspirations } from './MoreInspirations.island.tsx'

export interface InspirationPages {
  /** Of the page before and after; null: there is none. */
  readonly prev: string | null
  readonly next: string | null
}

/** What stands below the list: a link to the page after, which the script turns into loading it into the list. */
export function InspirationsMore({ prev, next }: InspirationPages) {
  return (
    <>
      {next !== null && <Island of={moreInspirations} props={{ href: next }} />}
      {prev !== null && (
        <p className="more">
          <a className="quiet" href={prev} rel="prev">
            Página anterior
          </a>
        </p>
      )}
    </>
  )
}
