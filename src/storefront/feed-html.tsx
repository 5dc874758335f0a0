import type { FeedHtml } from '#domains/search/contract.ts'
import type { StorefrontDependencies } from './dependencies.ts'
import { contentHash, pageBytes, type PageParts } from './html/page-bytes.ts'
import { renderFrame, renderPieces } from './html/trusted-html.tsx'
import { listingClickSource } from './pages/listing/listing-click-source.ts'
import { pageLinks } from './pages/listing/page-links.ts'
import { Paginator } from './pages/listing/Paginator.tsx'
import { christmasWindow } from './parts/variant/christmas-window.ts'
import { presentCard } from './parts/variant/present-card.ts'
import { VariantCard, VariantRow } from './parts/variant/VariantCard.tsx'
import { SiteProvider } from './site.ts'

export function createFeedHtml({
  site,
  flags,
  clock,
  signRendering,
}: Pick<StorefrontDependencies, 'site' | 'flags' | 'clock' | 'signRendering'>): FeedHtml {
  return {
    renderList: (variants, { selection, pagination }) => {
      const christmas = christmasWindow(flags, clock.now()).window
      const fragments = variants.map((variant) => {
        const card = presentCard(variant, { region: selection.region, view: selection.view, christmas })
        return renderPieces(
          <SiteProvider value={site}>
            {selection.view === 'grid' ? <VariantCard card={card} /> : <VariantRow card={card} />}
          </SiteProvider>,
          `c${variant.id}`,
        )
      })
      const parts: PageParts = {
        before: [],
        fragments,
        after: [],
        firstPosition: (pagination.page - 1) * pagination.pageSize + 1,
      }
      const rendering = signRendering(contentHash(parts))
      return { listHtml: pageBytes(parts, rendering).toString(), requestId: rendering.id }
    },
    renderPaginator: ({ selection, pagination }) =>
      Buffer.concat([...renderFrame(<Paginator pages={pageLinks(selection, pagination)} />).before]).toString(),
    clickSourceOf: listingClickSource,
  }
}
