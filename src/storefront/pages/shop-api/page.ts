import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { ShopApiPage, type ShopApiPageProps } from './ShopApiPage.tsx'

/** B-07: the API of shops, told from its own definitions. */
export const shopApiPage = definePage({
  id: 'B-07',
  name: 'shopApi',
  service: 'lojas',
  access: 'anyone',
  cache: 'shared',
  load: (_at, { shopCalls }) => ({ props: { calls: shopCalls } satisfies ShopApiPageProps }),
  head: (_props: ShopApiPageProps, { name }) => ({
    title: 'API para lojas',
    description: `Os pedidos que os programas de uma loja podem fazer ao ${name}, com exemplos, âmbitos e limites.`,
    canonical: paths.shopApi(),
    robots: 'index, follow',
    sheet: 'words',
  }),
  Page: ShopApiPage,
  sitemap: () => [paths.shopApi()],
})
