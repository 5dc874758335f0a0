import { clickSources } from '#domains/clicks/contract.ts'
import { emptySelection, type Region } from '#domains/search/contract.ts'
import { soonest } from '../../cache/soonest.ts'
import { type Address, definePage } from '../../page/page.ts'
import { standInUntil } from '../../page/stand-in.ts'
import { christmasNow, christmasVersion } from '../../parts/variant/christmas-window.ts'
import { renderCards } from '../../parts/variant/render-cards.tsx'
import { paths } from '../../paths.ts'
import { regionalAddress } from '../../region-address.ts'
import { siteData } from '../../seo/structured-data.ts'
import { HomePage, type HomeProps } from './HomePage.tsx'
import { loadHome } from './load.ts'

/** What the home page shows changes with anything. */
const everything = emptySelection({ kind: 'all' })

interface HomeAddress extends Address {
  readonly region: Region
}

/** */
export const homePage = definePage<'homepage', 'shared', HomeAddress, HomeProps>({
  id: 'R-01',
  name: 'homepage',
  access: 'anyone',
  cache: 'shared',
  script: 'cards',
  address: regionalAddress,
  version: (_at, dependencies) =>
    [
      dependencies.listings.versionOf(everything),
      dependencies.articles.version(),
      dependencies.inspirations.version(),
      christmasVersion(dependencies),
    ].join('.'),
  load: async ({ region }, dependencies) => {
    const christmas = christmasNow(dependencies)
    const { blocks, isStandIn } = await loadHome({ ...dependencies, region, christmas })
    const { fragments, validUntil } = await renderCards(
      {
        hits: blocks.find((block) => block.kind === 'newest')?.hits ?? [],
        region,
        view: 'grid',
        clickSource: clickSources.homepage,
        christmas,
        eagerCount: 0,
      },
      dependencies,
    )
    return {
      props: { blocks, region, isStandIn },
      fragments,
      isStandIn,
      validUntil: soonest([christmas.validUntil, validUntil, standInUntil(isStandIn, dependencies.clock.now())]),
    }
  },
  head: ({ region }, site) => ({
    title: `${site.name}: móveis e decoração de muitas lojas`,
    description:
      'Escolha móveis e decoração de muitas lojas num só lugar, com o preço entregue em sua casa e uma palavra honesta sobre os descontos.',
    canonical: paths.homepage(),
    robots: 'index, follow',
    jsonLd: siteData(site),
    region,
  }),
  Page: HomePage,
  sitemap: () => [paths.homepage()],
})
