import { childrenOf, departments } from '#domains/catalogue/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { labels } from '../copy/labels.ts'
import { RenderedOnce, rendersOnce } from '../html/trusted-html.tsx'
import { Island } from '../islands/Island.tsx'
import { compareLink } from '../parts/compare/CompareLink.island.tsx'
import { headerUser } from '../parts/user/HeaderUser.island.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { RegionField } from '../ui/RegionSelect.tsx'
import { RegionBadge } from './RegionBadge.tsx'

/** 2.3 as far as it works: wordmark, search box, category menu of two levels. */
export function Header({ query, region }: { query: string; region: Region }) {
  const site = useSite()
  return (
    <header className="site-header">
      <div className="wrap header-bar">
        <button className="menu-button" type="button" popoverTarget="menu">
          <span aria-hidden="true" />
          {labels.menu}
        </button>
        <a className="wordmark" href={paths.homepage()}>
          {site.name}
        </a>
        <SearchBox id="procura" query={query} region={region} />
        <div className="header-links">
          <RegionBadge region={region} />
          <Island of={compareLink} props={{ href: paths.compareProducts() }} />
          <a className="header-link" href={paths.eshops()}>
            Lojas
          </a>
          <Island of={headerUser} props={{ href: paths.user() }} />
        </div>
      </div>
      <CategoryMenu />
    </header>
  )
}

/** The search box, also inside pages (errors, the home page): `id` tells them apart. */
export function SearchBox({ id, query, region = 'mainland' }: { id: string; query: string; region?: Region }) {
  return (
    <form
      className="search"
      role="search"
      action={paths.search()}
      aria-label={id === 'procura' ? 'Procurar produtos' : 'Procurar nesta página'}
    >
      <label className="visually-hidden" htmlFor={id}>
        {labels.searchPlaceholder}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        defaultValue={query}
        placeholder={labels.searchPlaceholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <RegionField region={region} />
      <button type="submit" aria-label="Procurar">
        <SearchIcon />
      </button>
    </form>
  )
}

/**
 * One list for phone and desktop: a popover opened by 'Menu' (which needs no script), a bar with panels from 1280 px on.
 */
function CategoryMenu() {
  return (
    <nav id="menu" className="menu" popover="auto" aria-label="Categorias">
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

const menuItems = rendersOnce(() => (
  <>
    {departments().map((department) => (
      <li key={department.id}>
        <a href={paths.category(department.slug)}>{department.name}</a>
        <ul>
          {childrenOf(department).map((child) => (
            <li key={child.id}>
              <a href={paths.category(child.slug)}>{child.name}</a>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </>
))
