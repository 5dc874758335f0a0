import type { Inspiration } from '#domains/content/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { rememberBeside, shownBeside } from '../../cache/shown-beside.ts'
import { editorsOf } from '../../copy/editors-of.ts'
import { type Address, definePage } from '../../page/page.ts'
import { christmasNow, christmasVersion } from '../../parts/variant/christmas-window.ts'
import { paths } from '../../paths.ts'
import { readRegion, withRegion } from '../../region-address.ts'
import { inspirationData } from '../../seo/inspiration-data.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import { InspirationPage, inspirationCrumbs } from './InspirationPage.tsx'
import { type InspirationView, presentInspiration, priceFrom, sumLine } from './inspiration-view.ts'
import { loadPieces } from './load-pieces.ts'

interface InspirationAddress extends Address {
  readonly inspiration: Inspiration
  readonly region: Region
}

/** R-13 /inspirations/stl/{id}: a room, each piece of which can be bought. */
export const inspirationPage = definePage<
  'inspiration',
  'shared',
  InspirationAddress,
  { readonly view: InspirationView }
>({
  id: 'R-13',
  name: 'inspiration',
  access: 'anyone',
  cache: 'shared',
  script: 'cards',
  address: ({ url, params }, { inspirations }) => {
    const inspiration = /^[1-9]\d{0,8}$/.test(params.id) ? inspirations.find(Number(params.id)) : null
    if (inspiration === null) return refusal('not_found', `there is no inspiration ${params.id.slice(0, 40)}`)
    const region = readRegion(url)
    return { canonical: withRegion(paths.inspiration(inspiration.id), region), inspiration, region }
  },
  version: ({ canonical, inspiration: { images, version } }, dependencies) => {
    const marked = images.flatMap(({ hotspots }) => hotspots.map(({ productId }) => productId))
    const shown = [...marked, ...shownBeside(canonical, dependencies)]
    const shops = dependencies.inspirations.shops().size
    return `${version}.${shops}.${shown.map((id) => dependencies.products.versionOf(id)).join()}.${christmasVersion(dependencies)}`
  },
  load: async ({ canonical, inspiration, region }, dependencies) => {
    const christmas = christmasNow(dependencies)
    const pieces = await Promise.all(inspiration.images.map((image) => loadPieces(image, region, dependencies)))
    const alike = pieces.flat().flatMap((piece) => piece.alike.map(({ productId }) => productId as number))
    rememberBeside(canonical, alike, dependencies)
    const view = presentInspiration(inspiration, pieces, {
      region,
      christmas: christmas.window,
      shops: dependencies.inspirations.shops(),
      editors: editorsOf(dependencies.site),
    })
    return { props: { view }, validUntil: christmas.validUntil }
  },
  head: ({ view }, site) => {
    const price = priceFrom(view)
    return {
      title: view.name,
      description: view.description === '' ? `${view.name}: ${sumLine(view)}.` : view.description,
      canonical: paths.inspiration(view.id),
      robots: 'index, follow',
      share: {
        title: view.name,
        figure: price === null ? null : `desde ${price}`,
        note: sumLine(view),
        shows: view.pictures[0]?.image ?? '',
      },
      jsonLd: [breadcrumbData(site.url, inspirationCrumbs(view)), ...inspirationData(site, view)],
      region: view.region,
      sheet: 'reading',
    }
  },
  Page: InspirationPage,
  sitemap: ({ inspirations }) =>
    inspirations.shown().map(({ id, savedAt }) => ({ path: paths.inspiration(id), changedAt: savedAt.toISOString() })),
})
