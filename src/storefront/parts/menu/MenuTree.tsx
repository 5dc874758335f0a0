import type { Menu, MenuItem } from '#platform/api-client/calls.ts'
import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { moreLinks } from './more-links.ts'

/** M-02: the tree of categories, rooms, gifts, account. One department is open at a time. */
export function MenuTree({ menu }: { menu: Menu }) {
  return (
    <nav className="menu-tree" aria-label={TITLE}>
      <section aria-label="Categorias">
        {menu.primary.map((department) => (
          <Branch key={department.id} item={department} />
        ))}
      </section>
      <Shelf title="Divisões da casa" links={menu.rooms.map(linkOf)} />
      <Shelf title="Presentes" links={menu.gifts.map(linkOf)} />
      <Shelf title="Mais procurados" links={menu.top.map(linkOf)} />
      <Shelf title="Descobrir" links={moreLinks} />
      <section>
        <h3>A sua conta</h3>
        <Links of={accountLinks} />
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

type Link = readonly [text: string, href: string]

/** A flat list behind one line. */
function Shelf({ title, links }: { title: string; links: readonly Link[] }) {
  return links.length === 0 ? null : (
    <details name="menu-departamentos">
      <summary>{title}</summary>
      <Links of={links} />
    </details>
  )
}

function Links({ of }: { of: readonly Link[] }) {
  return (
    <ul>
      {of.map(([text, href]) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}

function linkOf({ name, slug }: MenuItem): Link {
  return [name, paths.category(slug)]
}

const accountLinks = [
  [labels.signIn, paths.login()],
  [labels.favourites, paths.favourites()],
  [labels.compare, paths.compareProducts()],
] as const
