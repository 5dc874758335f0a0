import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { ShopsHomePage } from './ShopsHomePage.tsx'

/** the shop-storage site, on a host of its own. Whatever else is asked there is 404 in its own words (ShopsErrorPage.tsx). */
export const shopsHomePage = definePage({
  id: 'R-20',
  name: 'shopsHome',
  service: 'lojas',
  access: 'anyone',
  cache: 'shared',
  head: (_props, { name }) => ({
    title: 'Para lojas',
    description: `O ${name} para quem vende móveis e decoração: experimentar o feed e pedir a adesão.`,
    canonical: paths.shopsHome(),
    robots: 'index, follow',
  }),
  Page: ShopsHomePage,
  sitemap: () => [paths.shopsHome()],
})
