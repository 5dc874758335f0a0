import type { WordsText } from '#domains/content/contract.ts'
import { definePage, type Page } from '../../page/page.ts'
import { type PageName, pageRoutes } from '../../paths.ts'
import { questionsData } from '../../seo/structured-data.ts'
import { commercialStarPage } from './star-offer-page.ts'
import { OfferPage, type OfferPageProps } from './OfferPage.tsx'

/**
 * Declares a page of what shops are offered besides the catalogue: a text (`ident`, content/words/texts) that says what it is, what of it
 * exists, what it costs and how to start.
 */
function defineOfferPage(id: string, name: PageName, ident: string): Page {
  const url = pageRoutes[name]
  return definePage({
    id,
    name,
    access: 'anyone',
    cache: 'shared',
    address: () => ({ canonical: url }),
    version: (_at, { words, clock, site }) => `${site.build}.${words.at(ident, clock.now())?.text.version}`,
    load: (_at, { words, clock }) => {
      const text: WordsText | undefined = words.at(ident, clock.now())?.text
      if (text === undefined) throw new Error(`there is no text "${ident}" (${name})`)
      return { props: { text, url } satisfies OfferPageProps }
    },
    head: ({ text }) => ({
      title: text.title,
      description: text.description,
      canonical: url,
      robots: 'index, follow',
      sheet: 'words',
      jsonLd: questionsData(text),
    }),
    Page: OfferPage,
    sitemap: ({ words, clock }) => [{ path: url, changedAt: words.at(ident, clock.now())?.text.date ?? null }],
  }) as Page
}

/** */
export const commercialPages: readonly Page[] = [
  defineOfferPage('R-09', 'commercialSaas', 'commercial/saas'),
  defineOfferPage('R-09', 'commercialPixel', 'commercial/pixel'),
  commercialStarPage as Page,
  defineOfferPage('R-15', 'pixelProduct', 'para-lojas/pixel'),
  defineOfferPage('R-15', 'starProduct', 'para-lojas/star'),
]
