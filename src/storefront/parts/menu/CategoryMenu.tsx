import { childrenOf, departments, menuTrees } from '#domains/catalogue/contract.ts'
import { RenderedOnce, rendersOnce } from '../../html/trusted-html.tsx'
import { paths } from '../../paths.ts'
import { moreLinks } from './more-links.ts'

/**
 * H-05: one list for phone and desktop: a popover that 'Menu' opens without script, a bar with a panel under each department from 1280 px on.
 * Rooms, gifts (E-06) and
 * what else there is stand behind its last word.
 */
export function CategoryMenu({ gifts }: { gifts: readonly string[] }) {
  return (
    <nav id="menu" className="menu" popover="auto" aria-label="Categorias" data-dismissible="">
      <p className="menu-top">
        <span>Categorias</span>
        <button type="button" className="quiet" popoverTarget="menu" popoverTargetAction="hide">
          Fechar
        </button>
      </p>
      <RenderedOnce className="menu-list" content={menuItemsWith(gifts)} />
    </nav>
  )
}

/** Rendered again when editors choose others. */
let rendered: { readonly key: string; readonly items: ReturnType<typeof rendersOnce> } | null = null

function menuItemsWith(gifts: readonly string[]) {
  const key = gifts.join()
  if (rendered?.key !== key) rendered = { key, items: rendersOnce(() => <MenuItems gifts={gifts} />) }
  return rendered.items
}

function MenuItems({ gifts: slugs }: { gifts: readonly string[] }) {
  const { rooms, gifts } = menuTrees(() => '', { gifts: slugs, top: [] })
  return (
    <>
      {departments().map((department) => (
        <li key={department.id}>
          <a href={paths.category(department.slug)}>{department.name}</a>
          <ul>
            <Links of={childrenOf(department)} />
          </ul>
        </li>
      ))}
      <li>
        <a href={paths.rooms()}>Mais</a>
        <ul>
          <li className="menu-group">Divisões da casa</li>
          <Links of={rooms} />
          <li className="menu-group">Presentes</li>
          <Links of={gifts} />
          <li className="menu-group">Descobrir</li>
          {moreLinks.map(([text, href]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </li>
    </>
  )
}

function Links({ of }: { of: readonly { readonly id: number; readonly name: string; readonly slug: string }[] }) {
  return of.map(({ id, name, slug }) => (
    <li key={id}>
      <a href={paths.category(slug)}>{name}</a>
    </li>
  ))
}
