import type { PersonView } from './board-view.ts'

/** Who it is, by initials in their colour; words beside it, or its own hidden ones, say the name. */
export function Avatar({ person, isNamed = false }: { person: PersonView; isNamed?: boolean }) {
  return (
    <span className={`board-avatar hue-${person.hue}`} title={isNamed ? undefined : person.name}>
      <span aria-hidden="true">{person.initials}</span>
      {!isNamed && <span className="visually-hidden">{person.name}</span>}
    </span>
  )
}
