import type { ReactNode } from 'react'
import { formatCount } from '../../../copy/format.ts'
import { ListingPicture } from '../../../parts/pictures/ListingPicture.tsx'
import { paths } from '../../../paths.ts'
import type { BlockView, PictureLink } from '../home-view.ts'

/** After the columns of `.departments`. */
const DEPARTMENT_SIZES = '(width >= 94rem) 16rem, (width >= 48rem) calc(20vw - 2rem), calc(33vw - 1.25rem)'
/** After the columns of `.home-rooms`. */
const ROOM_SIZES = '(width >= 94rem) 16rem, (width >= 48rem) calc(20vw - 2rem), 60vw'

export function DepartmentsBlock({ block: { ident, title, departments } }: { block: BlockView<'departments'> }) {
  return (
    <HomeSection ident={ident} title={title}>
      <ul className="departments">
        {departments.map((link) => (
          <PictureItem key={link.url} link={link} sizes={DEPARTMENT_SIZES} />
        ))}
      </ul>
    </HomeSection>
  )
}

export function RoomsBlock({ block: { ident, title, rooms } }: { block: BlockView<'rooms'> }) {
  return (
    <HomeSection ident={ident} title={title} all={{ url: paths.rooms(), text: 'Ver todas as divisões' }}>
      <ul className="home-rooms">
        {rooms.map((link) => (
          <PictureItem key={link.url} link={link} sizes={ROOM_SIZES} />
        ))}
      </ul>
    </HomeSection>
  )
}

export function InspirationsBlock({
  block: { ident, title, url, inspirations },
}: {
  block: BlockView<'inspirations'>
}) {
  return (
    <HomeSection ident={ident} title={title} all={{ url, text: 'Ver todas as inspirações' }}>
      <ul className="home-rooms">
        {inspirations.map((link) => (
          <PictureItem key={link.url} link={link} sizes={ROOM_SIZES} />
        ))}
      </ul>
    </HomeSection>
  )
}

export function VoucherShopsBlock({ block: { ident, title, shops } }: { block: BlockView<'voucher-shops'> }) {
  return (
    <HomeSection ident={ident} title={title} all={{ url: paths.vouchers(), text: 'Ver ofertas com voucher' }}>
      <ul className="shop-links">
        {shops.map(({ name, url, worth }) => (
          <li key={url}>
            <a href={url}>
              {name}
              <small>{worth}</small>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

export function ShopsBlock({ block: { ident, title, shops } }: { block: BlockView<'shops'> }) {
  return (
    <HomeSection ident={ident} title={title} all={{ url: paths.eshops(), text: 'Ver todas as lojas' }}>
      <ul className="shop-links">
        {shops.map(({ name, url, count }) => (
          <li key={url}>
            <a href={url}>
              {name}
              <small>{formatCount(count)}</small>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** A section with its heading, and where to see all of it. */
export function HomeSection({
  ident,
  title,
  all,
  children,
}: {
  ident: string
  title: string
  all?: { readonly url: string; readonly text: string }
  children: ReactNode
}) {
  return (
    <section className="wrap home-section" aria-labelledby={ident}>
      <div className="section-head">
        <h2 id={ident}>{title}</h2>
        {all !== undefined && (
          <a className="quiet" href={all.url}>
            {all.text}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}

function PictureItem({ link: { name, url, count, image }, sizes }: { link: PictureLink; sizes: string }) {
  return (
    <li>
      <a href={url}>
        {image !== null && <ListingPicture image={image} sizes={sizes} alt="" />}
        <span>{name}</span>
        {count > 0 && <small>{formatCount(count)}</small>}
      </a>
    </li>
  )
}
