import { refusal } from '#platform/errors/refusal.ts'
import { definePage, forNowAt } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { CountriesPage, CountryPage } from './CountriesPage.tsx'

/** H-06: where the footer's choice of country leads without script. It leads nowhere but to the configured addresses. */
export const countriesPage = definePage({
  id: 'H-06',
  name: 'countries',
  access: 'anyone',
  cache: 'shared',
  address: ({ path, query }, { site }) => {
    const chosen = site.countries.find(({ address }) => address === query.get('para'))
    return chosen === undefined ? { canonical: path } : forNowAt(chosen.address)
  },
  load: (_at, { site }) => ({ props: { countries: site.countries } }),
  head: () => ({
    title: 'País',
    description: 'Os países da escolha no fundo da página.',
    canonical: paths.countries(),
    robots: 'noindex, follow',
  }),
  Page: CountriesPage,
})

/** Countries without Poiso of which a page speaks, by the last part of its address. */
const NOT_THERE: Readonly<Record<string, string>> = { espanha: 'Espanha', franca: 'França' }

/** H-06: says that Poiso is not there yet. */
export const countryPage = definePage({
  id: 'H-06',
  name: 'country',
  access: 'anyone',
  cache: 'shared',
  address: ({ path, params: { slug } }) => {
    const country = Object.hasOwn(NOT_THERE, slug) ? NOT_THERE[slug] : undefined
    return country === undefined
      ? refusal('not_found', `no page speaks of the country ${slug.slice(0, 20)}`)
      : { canonical: path, country }
  },
  load: ({ country }, { site }) => ({ props: { country, siteName: site.name } }),
  head: ({ country, siteName }) => ({
    title: `${siteName} em ${country}`,
    description: `O ${siteName} ainda não está em ${country}.`,
    canonical: null,
    robots: 'noindex, follow',
  }),
  Page: CountryPage,
})
