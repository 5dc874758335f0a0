import { categoryById, categoryBySlug, roomTrees, rooms } from '#domains/catalogue/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import { paths } from '../../paths.ts'
import { keepRegion } from '../../region-address.ts'
import { formatCents } from '../../copy/format.ts'
import { presentCard } from '../../parts/variant/present-card.ts'
import type { WireImage } from '../../site.ts'
import { contentImage } from '../../parts/pictures/content-image.ts'
import { pictureBy } from './block-pictures.ts'
import type { BlockOf, BlockView, PictureLink, RoomPicture } from './home-view.ts'
import type { HomeSources } from './home-sources.ts'

/** What stands where no room's picture is here: pieces of different kinds. */
const PIECES = ['poltronas', 'candeeiros-de-pe', 'mesas-de-centro', 'cadeiras-de-jantar'] as const

/** A room that the catalogue knows, with the picture that is set, or else the first of it among what furnishes it; pieces stand in where nothing answers. Null for another word. */
export async function loadLeadingRoom(
  { ident, kind, settings }: BlockOf<'leading-room'>,
  sources: HomeSources,
): Promise<BlockView<'leading-room'> | null> {
  const known = rooms.find(({ slug }) => slug === settings.room)
  if (known === undefined) return null
  const room =
    settings.picture === undefined
      ? await roomPicture(known.slug, sources).catch(() => null)
      : { image: contentImage(settings.picture), piece: null }
  const pictureOf = pictureBy(sources)
  const pieces: WireImage[] = []
  if (room === null)
    for (const slug of PIECES) {
      const image = await pictureOf(categoryBySlug(slug) ?? undefined)
      if (image !== null) pieces.push(image)
    }
  const url = settings.link ?? keepRegion(paths.room(known.slug), sources.region)
  return { ident, kind, title: settings.title ?? known.label, url, room, pieces }
}

/** Of the offers that a room's listing begins with, the first that a shop shows furnished. */
async function roomPicture(slug: string, { listings, region, christmas }: HomeSources): Promise<RoomPicture | null> {
  const { hits } = await listings.find({ ...emptySelection({ kind: 'room', slug }), region })
  for (const variant of await listings.cards(hits, region, clickSources.homepage)) {
    const image = variant.images.find(({ type }) => type === 'room')
    if (image === undefined) continue
    const { name, url } = presentCard(variant, { region, view: 'grid', christmas: christmas.window })
    return { image, piece: { name, url, priceText: formatCents(variant.priceCents) } }
  }
  return null
}

/** Every room of the menu with the picture that is set, or else one of what it is furnished with first. */
export async function loadRooms(
  { ident, kind, settings }: BlockOf<'rooms'>,
  sources: HomeSources,
): Promise<BlockView<'rooms'>> {
  const pictureOf = pictureBy(sources)
  const links: PictureLink[] = []
  for (const { name, slug, children } of roomTrees(() => '')) {
    const [first] = children
    const set = settings.pictures?.[slug.split('/').at(-1) ?? '']
    const image =
      set === undefined
        ? await pictureOf(first === undefined ? undefined : (categoryById(first.id) ?? undefined))
        : contentImage(set)
    links.push({ name, url: keepRegion(paths.category(slug), sources.region), count: 0, image })
  }
  return { ident, kind, title: settings.title, rooms: links }
}
