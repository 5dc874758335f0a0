import type { Menu, MenuItem } from '#platform/api-client/calls.ts'
import { paths } from '../../paths.ts'

/** What stands under 'A sua conta'. */
export type AccountLinks = readonly { readonly text: string; readonly href: string }[]

/** M-02: the tree of categories, rooms, gifts, account. One department is open at a time. */
export function MenuTree({ menu, account }: { menu: Menu; account: AccountLinks }) {
  return (
    <nav className="menu-tree" aria-label={TITLE}>
      <section aria-label="Categorias">
        {menu.primary.map((department) => (
          <Branch key={department.id} item={department} />
        ))}
      </section>
      <Shelf title="Divisões da casa" items={menu.rooms} />
      <Shelf title="Presentes" items={menu.gifts} />
      <Shelf title="Mais procurados" items={menu.top} />
      <section>
        <h3>A sua conta</h3>
        <ul>
          {account.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </section>
    </nav>
  )
}

const TITLE = 'Menu'

function Branch({ item }: { item: MenuItem }) {
  return (
    <details name="menu-departamentos">
      <summary>{item.name}</summary>
      <ul>
        <li>
          <a className="menu-all" href={paths.category(item.slug)}>{`Tudo em ${item.name}`}</a>
        </li>
        {item.children.map((group) => (
          <li key={group.id}>
            <a href={paths.category(group.slug)}>{group.name}</a>
            {group.children.length > 0 && (
              <ul>
                {group.children.map((child) => (
                  <li key={child.id}>
                    <a href={paths.category(child.slug)}>{child.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A flat list behind one line. */
function Shelf({ title, items }: { title: string; items: readonly MenuItem[] }) {
  return items.length === 0 ? null : (
    <details name="menu-departamentos">
      <summary>{title}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={paths.category(item.slug)}>{item.name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
