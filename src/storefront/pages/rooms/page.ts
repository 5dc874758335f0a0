import { roomTrees, rooms } from '#domains/catalogue/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { definePage, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { type RegionalAddress, regionalAddress } from '../../region-address.ts'
import { contentImage } from '../../parts/pictures/content-image.ts'
import { type RoomOfPage, RoomsPage } from './RoomsPage.tsx'

type RoomsProps = { readonly rooms: readonly RoomOfPage[]; readonly region: Region }

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
  load: ({ region }, { content }) => {
    const block = content.shown().homeBlocks.find(({ kind }) => kind === 'rooms')
    const pictures = block?.kind === 'rooms' ? (block.settings.pictures ?? {}) : {}
    const shown = roomTrees(() => '').map(({ id, name, slug, children }) => {
      const picture = pictures[slug.split('/').at(-1) ?? '']
      return { id, name, slug, children, image: picture === undefined ? null : contentImage(picture) }
    })
    return { props: { rooms: shown, region } }
  },
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
