import { definePage, defineSignpost, movedTo } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { faqData } from '../../seo/structured-data.ts'
import { shopsLink } from '../../shops-links.ts'
import { AddShopFaqPage } from './AddShopFaqPage.tsx'
import { shopQuestions } from './shop-questions.tsx'

/** where shops asked to join once. */
export const addShop = defineSignpost({
  id: 'R-15',
  name: 'addShop',
  leadsTo: (_asked, { site }) => movedTo(shopsLink(site, paths.shopRegister())),
})

export const addShopFaqPage = definePage({
  id: 'R-15',
  name: 'addShopFaq',
  access: 'anyone',
  cache: 'shared',
  head: (_props, { name }) => ({
    title: 'Perguntas frequentes de lojas',
    description: 'Feeds, preços, portes, ordem dos resultados e saída: o que as lojas perguntam antes de entrar.',
    canonical: paths.addShopFaq(),
    robots: 'index, follow',
    jsonLd: [faqData(shopQuestions(name).flatMap(({ items }) => items))],
  }),
  Page: AddShopFaqPage,
  sitemap: () => [paths.addShopFaq()],
})
