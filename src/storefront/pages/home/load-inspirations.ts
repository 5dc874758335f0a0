import { editorsOf } from '../../copy/editors-of.ts'
import { presentInspirationCard } from '../../parts/inspirations/inspiration-card.ts'
import { paths } from '../../paths.ts'
import { keepRegion } from '../../region-address.ts'
import type { HomeSources } from './home-sources.ts'
import type { BlockOf, BlockView, PictureLink } from './home-view.ts'

/** The newest inspirations, each of another room while there are some; null: there is none. */
export function loadInspirations(
  { ident, kind, settings: { title, count } }: BlockOf<'inspirations'>,
  { inspirations, site, region }: HomeSources,
): BlockView<'inspirations'> | null {
  const all = inspirations.shown()
  const firstOfRooms = [...new Map(all.toReversed().map((each) => [each.room, each])).values()].toReversed()
  const shown = [...new Set([...firstOfRooms, ...all])].slice(0, count)
  if (shown.length === 0) return null
  const context = { shops: inspirations.shops(), editors: editorsOf(site), region }
  const links = shown.map((each): PictureLink => {
    const { name, url, image } = presentInspirationCard(each, context)
    return { name, url, count: 0, image }
  })
  return { ident, kind, title, url: keepRegion(paths.inspirations(), region), inspirations: links }
}
