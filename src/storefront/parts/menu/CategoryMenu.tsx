import { childrenOf, departments, menuTrees } from '#domains/catalogue/contract.ts'
import { RenderedOnce, rendersOnce } from '../../html/trusted-html.tsx'
import { paths } from '../../paths.ts'

/**
 * H-05: one list for phone and desktop: a popover that 'Menu' opens without script, a bar with a panel under each department from 1280 px on.
 * Rooms and gifts (E-06) stand at its end.
 */
export function CategoryMenu() {
  return (
    <nav id="menu" className="menu" popover="auto" aria-label="Categorias" data-dismissible="">
      <p className="menu-top">
        <span>Categorias</span>
        <button type="button" className="quiet" popoverTarget="menu" popoverTargetAction="hide">
          Fechar
        </button>
      </p>
      <RenderedOnce className="menu-list" content={menuItems} />
    </nav>
  )
}

const menuItems = rendersOnce(() => {
  const { rooms, gifts } = menuTrees(() => '')
  return (
    <>
      {departments().map((department) => (
        <MenuItem
          key={department.id}
          name={department.name}
          href={paths.category(department.slug)}
          under={childrenOf(department)}
        />
      ))}
      <MenuItem name="Divisões" href={paths.rooms()} under={[...rooms, ...gifts.slice(0, 0)]} />
    </>
  )
})

function MenuItem({
  name,
  href,
  under,
}: {
  name: string
  href: string
  under: readonly { readonly id: number; readonly name: string; readonly slug: string }[]
}) {
  return (
    <li>
      <a href={href}>{name}</a>
      <ul>
        {under.map((child) => (
          <li key={child.id}>
            <a href={paths.category(child.slug)}>{child.name}</a>
          </li>
        ))}
      </ul>
    </li>
  )
}
