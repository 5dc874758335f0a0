import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { questionsData } from '../../seo/structured-data.ts'
import { StarOfferPage, type StarOfferProps } from './StarOfferPage.tsx'

const IDENT = 'commercial/star'

/** R-09 /commercial/star: how Star works, and the badge of a shop that is chosen. */
export const commercialStarPage = definePage({
  id: 'R-09',
  name: 'commercialStar',
  access: 'anyone',
  cache: 'shared',
  address: ({ query }, { eshops }) => {
    const shop = eshops.list().find(({ slug }) => slug === query.get('loja'))?.slug
    return { canonical: paths.commercialStar(shop), shop }
  },
  version: (_at, { words, clock, site, eshops }) =>
    `${site.build}.${words.at(IDENT, clock.now())?.text.version}.${eshops.list().length}`,
  load: ({ shop }, { words, clock, eshops }) => {
    const text = words.at(IDENT, clock.now())?.text
    if (text === undefined) throw new Error(`there is no text "${IDENT}"`)
    const shops = eshops.list().map(({ slug, name }) => ({ slug, name }))
    const props: StarOfferProps = {
      text,
      shops: shops.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-PT')),
      chosen: shops.find(({ slug }) => slug === shop) ?? null,
    }
    return { props }
  },
  head: ({ text, chosen }: StarOfferProps) => ({
    title: text.title,
    description: text.description,
    canonical: paths.commercialStar(),
    robots: chosen === null ? 'index, follow' : 'noindex, follow',
    sheet: 'words',
    jsonLd: questionsData(text),
  }),
  Page: StarOfferPage,
  sitemap: ({ words, clock }) => [
    { path: paths.commercialStar(), changedAt: words.at(IDENT, clock.now())?.text.date ?? null },
  ],
})
