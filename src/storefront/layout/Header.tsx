import type { Region } from '#domains/search/contract.ts'
import { labels } from '../copy/labels.ts'
import { Island } from '../islands/Island.tsx'
import { compareLink } from '../parts/compare/CompareLink.island.tsx'
import { searchBox } from '../parts/search/SearchBox.island.tsx'
import { favouritePicture } from '../parts/likes/favourite-picture.ts'
import { favouritesLink } from '../parts/likes/FavouritesLink.island.tsx'
import { CategoryMenu } from '../parts/menu/CategoryMenu.tsx'
import { mobileMenu } from '../parts/menu/MobileMenu.island.tsx'
import { headerUser } from '../parts/user/HeaderUser.island.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'
import { RegionBadge } from './RegionBadge.tsx'

export interface HeaderProps {
  readonly query: string
  readonly region: Region
  readonly hasInspirations: boolean
  /** E-06: 'Presentes' of the menu, as slugs. */
  readonly gifts: readonly string[]
}

/** 2.3: how it moves is client/sticky-header.ts, and its menu client/category-menu.ts. */
export function Header({ query, region, hasInspirations, gifts }: HeaderProps) {
  const site = useSite()
  return (
    <header className="site-header">
      <div className="wrap header-bar">
        <Island of={mobileMenu} props={{}} />
        <a className="wordmark" href={paths.homepage()}>
          {site.name}
        </a>
        <SearchBox id="procura" query={query} region={region} />
        <div className="header-links">
          <RegionBadge region={region} />
          {hasInspirations && (
            <a className="header-link wide-only" href={paths.inspirations()}>
              {labels.inspiration}
            </a>
          )}
          {site.studioUrl !== null && (
            <a className="header-link wide-only" href={site.studioUrl}>
              {labels.studio}
            </a>
          )}
          <a className="header-link wide-only" href={paths.eshops()}>
            Lojas
          </a>
          <Island of={compareLink} props={{ href: paths.compareProducts() }} />
          <Island of={favouritesLink} props={{ href: paths.favourites(), pictureAddress: favouritePicture(site) }} />
          <Island of={headerUser} props={{ signInHref: paths.login() }} />
        </div>
      </div>
      <CategoryMenu gifts={gifts} />
    </header>
  )
}

/** The search box, also inside pages (errors, the home page): `id` tells them apart. */
export function SearchBox({ id, query, region = 'mainland' }: { id: string; query: string; region?: Region }) {
  const site = useSite()
  const name = id === 'procura' ? 'Procurar produtos' : 'Procurar nesta página'
  const pictureAddress = site.imageUrl({ id: '{id}', type: 'product', cropped: false }, { width: 144 })
  const origin = site.searchOrigin ?? ''
  return <Island of={searchBox} props={{ id, query, region, name, origin, pictureAddress }} id={id} />
}
