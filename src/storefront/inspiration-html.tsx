import type { InspirationHtml } from '#domains/content/contract.ts'
import { editorsOf } from './copy/editors-of.ts'
import type { StorefrontDependencies } from './dependencies.ts'
import { renderFrame } from './html/trusted-html.tsx'
import { InspirationCards } from './parts/inspirations/InspirationCards.tsx'
import { presentInspirationCard } from './parts/inspirations/inspiration-card.ts'
import { InspirationsMore } from './parts/inspirations/InspirationsMore.tsx'
import { presentPages } from './pages/inspirations/present-inspirations.ts'
import { paths } from './paths.ts'
import { keepRegion, readRegion } from './region-address.ts'
import { SiteProvider } from './site.ts'

/** What POST inspiration/feed answers with as HTML: the same as in the page. */
export function createInspirationHtml({
  site,
  inspirations,
}: Pick<StorefrontDependencies, 'site' | 'inspirations'>): InspirationHtml {
  const html = (element: React.ReactElement): string =>
    Buffer.concat([...renderFrame(<SiteProvider value={site}>{element}</SiteProvider>).before]).toString()
  return {
    renderList: (found, url) => {
      const context = { shops: inspirations.shops(), editors: editorsOf(site), region: readRegion(url) }
      return html(<InspirationCards cards={found.inspirations.map((each) => presentInspirationCard(each, context))} />)
    },
    renderPaginator: (found, url) => html(<InspirationsMore {...presentPages(found, readRegion(url))} />),
    inRegionOf: (path, url) => keepRegion(path, readRegion(url)),
    urlOf: paths.inspiration,
  }
}
