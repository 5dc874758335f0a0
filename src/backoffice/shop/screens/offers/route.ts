import { offerBid, shopBids, shopOfferStanding, shopOffers, variantHistory } from '#platform/api-client/calls.ts'
import { answerOr } from '../../../parts/frame/outcome.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { type Asked, defineScreen } from '../../screen.ts'
import type { OfferData } from './OfferScreen.tsx'
import type { OffersData } from './OffersScreen.tsx'

/** B-07: the shop's offers, why one is hidden, its price beside the others of its product, and its clicks. */
export const offersScreen = defineScreen({
  path: 'ofertas',
  label: 'Ofertas',
  group: 'Ofertas',
  access: 'read',
  load: loadOffers,
  component: async () => (await import('./OffersScreen.tsx')).OffersScreen,
})

/** Names of categories are a part of what may be bid for: who may not see that filters by the one that the address asks for. */
async function loadOffers({ api, url }: Asked): Promise<OffersData> {
  const [list, bids] = await Promise.all([
    shopOffers(api, listQueryOf(url, ['state', 'missing', 'isDearer', 'categoryId'])),
    answerOr(shopBids(api), [403]),
  ])
  return { list, categories: 'answer' in bids ? bids.answer.categories : [] }
}

/** B-07: one offer, with what we read of it, the history of its price and what a click costs. */
export const offerScreen = defineScreen({
  path: 'ofertas/:variantId',
  label: 'Oferta',
  access: 'read',
  title: ({ detail }: OfferData) => detail.offer.title,
  load: async ({ api, params }): Promise<OfferData> => {
    const variantId = idOf(params['variantId'])
    const [detail, bid] = await Promise.all([
      shopOfferStanding(api, { variantId }),
      answerOr(offerBid(api, { variantId }), [403, 404]),
    ])
    return { detail, history: await variantHistory(api, { variantId }), bid: 'answer' in bid ? bid.answer : null }
  },
  component: async () => (await import('./OfferScreen.tsx')).OfferScreen,
})

function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw new Response(null, { status: 404 })
  return Number(text)
}
