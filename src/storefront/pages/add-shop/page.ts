import { readJoinRequest } from '#domains/feeds/contract.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { AddShopFaqPage } from './AddShopFaqPage.tsx'
import { AddShopPage, type AddShopProps, emptyJoin, type JoinFields, joinFieldNames } from './AddShopPage.tsx'
import { faqData } from '../../seo/structured-data.ts'
import { shopQuestions } from './shop-questions.tsx'
import { JoinReceivedPage } from './JoinReceivedPage.tsx'

/** Requests of one network: five at once, then one every ten minutes. */
const REQUESTS = { perSecond: 1 / 600, burst: 5, retrySeconds: 600, of: 'requests to join' }
const FORM_BYTES = 16 * 1024
const MAX_FEED_URL = 2_000

/** how a shop joins. A feed's address that comes along may hold a shop's own key: that page is nobody else's. */
export const addShopPage = definePage({
  id: 'R-15',
  name: 'addShop',
  access: 'anyone',
  cache: 'shared',
  address: ({ query }) => {
    const feedUrl = (query.get('feed') ?? '').slice(0, MAX_FEED_URL)
    return {
      canonical: paths.addShop(feedUrl === '' ? {} : { feed: feedUrl }),
      isPrivate: feedUrl !== '',
      feedUrl,
    }
  },
  load: ({ feedUrl }) => ({ props: feedUrl === '' ? {} : ({ typed: { ...emptyJoin, feedUrl } } as AddShopProps) }),
  head: ({ typed, isBusy }: AddShopProps, { name }) => ({
    title: `Adicionar uma loja ao ${name}`,
    description: 'O que é preciso para as ofertas da sua loja entrarem no catálogo, e o pedido de adesão.',
    canonical: paths.addShop(),
    robots: typed !== undefined || isBusy === true ? 'noindex' : 'index, follow',
  }),
  Page: AddShopPage,
  sitemap: () => [paths.addShop()],
  form: {
    maxBytes: FORM_BYTES,
    rate: REQUESTS,
    take: async (fields, _asked, { joining }) => {
      const typed = Object.fromEntries(
        joinFieldNames.map(({ field, name }) => [field, fields.get(name) ?? '']),
      ) as JoinFields
      const { request, complaints } = readJoinRequest(typed)
      if (Object.keys(complaints).length > 0) return { status: 422, props: { typed, complaints } }
      return (await joining.keep(request))
        ? { seeOther: paths.addShopReceived() }
        : { status: 503, props: { typed, isBusy: true } }
    },
  },
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

export const joinReceivedPage = definePage({
  id: 'R-15',
  name: 'addShopReceived',
  access: 'anyone',
  cache: 'private',
  head: () => ({
    title: 'Pedido recebido',
    description: 'O pedido de adesão da loja foi recebido.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: JoinReceivedPage,
})
