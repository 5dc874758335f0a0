import { departments } from '#domains/catalogue/contract.ts'
import { paths } from '../paths.ts'

/** Where to go on from a page that has nothing of its own to show. */
export function DepartmentLinks() {
  return (
    <nav className="subcategories" aria-label="Escolher um departamento">
      <ul>
        {departments().map(({ id, slug, name }) => (
          <li key={id}>
            <a href={paths.category(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
