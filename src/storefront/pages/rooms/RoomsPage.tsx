import type { MenuItem } from '#domains/catalogue/contract.ts'
import { paths } from '../../paths.ts'
import { ListingPicture } from '../../parts/pictures/ListingPicture.tsx'
import type { WireImage } from '../../site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'

const crumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Todos os produtos', url: paths.allProducts() },
]

/** After the columns of `.shops`. */
const SIZES = '(width >= 94rem) 21rem, (width >= 48rem) calc(33vw - 3rem), calc(100vw - 4.5rem)'

export type RoomOfPage = Pick<MenuItem, 'id' | 'name' | 'slug' | 'children'> & { readonly image: WireImage | null }

/** R-06 /produtos/divisoes: every room with what furnishes it, the rooms of the menu (E-06), and the picture that the home page shows of it. */
export function RoomsPage({ rooms }: { rooms: readonly RoomOfPage[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="listing-head">
        <h1>Divisões da casa</h1>
      </div>
      <ul className="shops rooms">
        {rooms.map(({ id, name, slug, children, image }, index) => (
          <li key={id}>
            {image !== null && <ListingPicture image={image} sizes={SIZES} alt="" isLazy={index > 1} />}
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
