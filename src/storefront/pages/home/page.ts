import { clickSources } from '#domains/clicks/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import { soonest } from '../../cache/soonest.ts'
import { definePage } from '../../page/page.ts'
import { christmasNow, christmasVersion } from '../../parts/variant/christmas-window.ts'
import { renderCards } from '../../parts/variant/render-cards.tsx'
import { paths } from '../../paths.ts'
import { HomePage } from './HomePage.tsx'
import { loadHome } from './load.ts'

/** What the home page shows changes with anything. */
const everything = emptySelection({ kind: 'all' })

/** */
export const homePage = definePage({
  id: 'R-01',
  name: 'homepage',
  access: 'anyone',
  cache: 'shared',
  script: 'cards',
  version: (_at, dependencies) => `${dependencies.listings.versionOf(everything)}.${christmasVersion(dependencies)}`,
  load: async (_at, dependencies) => {
    const christmas = christmasNow(dependencies)
    const view = await loadHome(dependencies.listings, dependencies.eshops, dependencies)
    const { fragments, validUntil } = await renderCards(
      {
        hits: view.newestHits,
        region: 'mainland',
        view: 'grid',
        clickSource: clickSources.homepage,
        christmas,
        eagerCount: 0,
      },
      dependencies,
    )
    return { props: { view }, fragments, validUntil: soonest([christmas.validUntil, validUntil]) }
  },
  head: (_props, site) => ({
    title: `${site.name}: móveis e decoração de muitas lojas`,
    description:
      'Escolha móveis e decoração de muitas lojas num só lugar, com o preço entregue em sua casa e uma palavra honesta sobre os descontos.',
    canonical: paths.homepage(),
    robots: 'index, follow',
  }),
  Page: HomePage,
  sitemap: () => [paths.homepage()],
})
