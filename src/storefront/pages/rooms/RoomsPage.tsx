import type { MenuItem } from '#domains/catalogue/contract.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'

const crumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Todos os produtos', url: paths.allProducts() },
]

/** R-06 /produtos/divisoes: every room with what furnishes it, the rooms of the menu (E-06). */
export function RoomsPage({ rooms }: { rooms: readonly MenuItem[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="listing-head">
        <h1>Divisões da casa</h1>
      </div>
      <ul className="shops rooms">
        {rooms.map(({ id, name, slug, children }) => (
          <li key={id}>
            <h2>
              <a href={paths.category(slug)}>{name}</a>
            </h2>
            <ul>
              {children.map((child) => (
                <li key={child.id}>
                  <a href={paths.category(child.slug)}>{child.name}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
