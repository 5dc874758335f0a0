import { emptySelection, type Region } from '#domains/search/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { definePage } from '../../page/page.ts'
import { standInUntil } from '../../page/stand-in.ts'
import { paths } from '../../paths.ts'
import { type RegionalAddress, regionalAddress } from '../../region-address.ts'
import { type Letter, manufacturersByLetter } from './manufacturers-by-letter.ts'
import { ManufacturersPage } from './ManufacturersPage.tsx'

/** Which brands have something to show changes with anything. */
const everything = emptySelection({ kind: 'all' })

type ManufacturersProps = {
  readonly count: number
  readonly letters: readonly Letter[]
  readonly region: Region
  readonly isStandIn: boolean
}

/** R-16 /fabricantes. A brand's own page is one of the listings. */
export const manufacturersPage = definePage<'manufacturers', 'shared', RegionalAddress, ManufacturersProps>({
  id: 'R-16',
  name: 'manufacturers',
  access: 'anyone',
  cache: 'shared',
  address: regionalAddress,
  version: (_at, { listings }) => listings.versionOf(everything),
  load: async ({ region }, { listings, clock }) => {
    const { manufacturers, isStandIn } = await listings.overview()
    return {
      props: { count: manufacturers.length, letters: manufacturersByLetter(manufacturers), region, isStandIn },
      isStandIn,
      validUntil: standInUntil(isStandIn, clock.now()),
    }
  },
  head: ({ count, region }) => ({
    title: 'Fabricantes',
    description: `${countOf(count, words.manufacturer)} de móveis e decoração, de A a Z, com quantos produtos há de cada.`,
    canonical: paths.manufacturers(),
    robots: 'index, follow',
    region,
  }),
  Page: ManufacturersPage,
  sitemap: () => [paths.manufacturers()],
})
