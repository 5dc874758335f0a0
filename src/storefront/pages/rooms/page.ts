import { type MenuTrees, menuTrees, rooms } from '#domains/catalogue/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { definePage, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { type RegionalAddress, regionalAddress } from '../../region-address.ts'
import { RoomsPage } from './RoomsPage.tsx'

type RoomsProps = { readonly rooms: MenuTrees['rooms']; readonly region: Region }

/** all rooms. A room's own listing is one of the listings. */
export const roomsPage = definePage<'rooms', 'shared', RegionalAddress, RoomsProps>({
  id: 'R-06',
  name: 'rooms',
  access: 'anyone',
  cache: 'shared',
  address: ({ url, path, query }) => {
    // As the filter of a listing names a room.
    const chosen = rooms.find(({ slug }) => slug === query.get('divisao'))
    return chosen === undefined ? regionalAddress({ url, path }) : movedTo(paths.room(chosen.slug))
  },
  load: ({ region }) => ({ props: { rooms: menuTrees(() => '').rooms, region } }),
  head: ({ rooms: shown, region }) => ({
    title: 'Divisões da casa',
    description: `Móveis e decoração por divisão: ${shown.map(({ name }) => name.toLowerCase()).join(', ')}.`,
    canonical: paths.rooms(),
    robots: 'index, follow',
    region,
  }),
  Page: RoomsPage,
  sitemap: () => [paths.rooms()],
})
