import { menuTrees, rooms } from '#domains/catalogue/contract.ts'
import { definePage, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { contentImage } from '../home/block-pictures.ts'
import { RoomsPage } from './RoomsPage.tsx'

/** all rooms. A room's own listing is one of the listings. */
export const roomsPage = definePage({
  id: 'R-06',
  name: 'rooms',
  access: 'anyone',
  cache: 'shared',
  address: ({ path, query }) => {
    // As the filter of a listing names a room.
    const chosen = rooms.find(({ slug }) => slug === query.get('divisao'))
    return chosen === undefined ? { canonical: path } : movedTo(paths.room(chosen.slug))
  },
  load: (_at, { content }) => {
    const block = content.shown().homeBlocks.find(({ kind }) => kind === 'rooms')
    const pictures = block?.kind === 'rooms' ? (block.settings.pictures ?? {}) : {}
    const shown = menuTrees(() => '').rooms.map(({ id, name, slug, children }) => {
      const picture = pictures[slug.split('/').at(-1) ?? '']
      return { id, name, slug, children, image: picture === undefined ? null : contentImage(picture) }
    })
    return { props: { rooms: shown } }
  },
  head: ({ rooms: shown }) => ({
    title: 'Divisões da casa',
    description: `Móveis e decoração por divisão: ${shown.map(({ name }) => name.toLowerCase()).join(', ')}.`,
    canonical: paths.rooms(),
    robots: 'index, follow',
  }),
  Page: RoomsPage,
  sitemap: () => [paths.rooms()],
})
