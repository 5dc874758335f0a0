import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { correctShopOfferCall, shopOfferCall } from './shop-offer-call.ts'
import { correctShopOffer, shopOffer } from './shop-offer.ts'
import { variantInfo } from '../backoffice/variant-info.ts'
import type { PictureLookup } from '../cards/offer-pictures.ts'
import { shopOfferRow, type ShopOffersDeps, shopOffers } from './shop-offers.ts'
import { shopOfferStandingCall, shopOffersCall } from './shop-offers-call.ts'

export interface ShopOfferParts extends ShopOffersDeps {
  readonly clock: Clock
  readonly pictures: PictureLookup
}

const MICROS = 1_000_000

/** `/api/v2/shop/offers` (B-07), also as CSV, each of them, what was read of one, and its correction. Each shop sees its own alone. */
export function shopOfferRoutes(app: FastifyInstance, { clock, pictures, ...deps }: ShopOfferParts): void {
  mountList(
    app,
    shopOffersCall,
    (asked, request) =>
      ofShop(request, (eshopId, _by, rights) =>
        shopOffers(deps, { eshopId, now: clock.now(), hasMoney: rights.has('billing') }, asked),
      ),
    {
      id: (row) => row.variantId,
      item_id: (row) => row.itemId,
      nome: (row) => row.title,
      estado: (row) => row.state,
      escondida_porque: (row) => row.hiddenBecause.join(' '),
      categoria: (row) => row.category,
      preco_centimos: (row) => row.priceCents,
      entregue_centimos: (row) => row.deliveredCents,
      outras_ofertas: (row) => row.otherOffers,
      menor_dos_outros_centimos: (row) => row.lowestOtherCents,
      menor_entregue_dos_outros_centimos: (row) => row.lowestOtherDeliveredCents,
      mediana_centimos: (row) => row.medianCents,
      lugar: (row) => row.place,
      cliques_este_mes_e_o_anterior: (row) => row.clicks,
      custo_euros: (row) => (row.costMicros === null ? null : row.costMicros / MICROS),
      vista: (row) => row.lastSeenAt,
    },
  )
  mountCall(app, shopOfferCall, ({ request, query }) =>
    ofShop(
      request,
      async (eshopId) =>
        (await shopOffer(deps.db, eshopId, query.itemId)) ??
        refusal('not_found', 'the shop has no such offer (shopOffer)'),
    ),
  )
  mountCall(app, correctShopOfferCall, ({ request, params, body }) =>
    ofShop(request, (eshopId, by) => {
      const edit = { variantId: params.variantId, version: body.version, said: body.values }
      return correctShopOffer(deps.db, eshopId, edit, { by, now: clock.now(), requestId: request.id })
    }),
  )
  mountCall(app, shopOfferStandingCall, ({ request, params: { variantId } }) =>
    ofShop(request, async (eshopId, _by, rights) => {
      const offer = await shopOfferRow(deps, { eshopId, now: clock.now(), hasMoney: rights.has('billing') }, variantId)
      const info = offer === null ? null : await variantInfo(deps.db, variantId, pictures)
      if (offer === null || info === null)
        return refusal('not_found', `variant ${variantId} is no offer of the shop (shopOfferStanding)`)
      const { link, values, pictures: shown, seen, override } = info
      const isDisabled = override?.values.isDisabled === true
      return { offer, link, values, pictures: shown, seen, disabledReason: isDisabled ? override.reason : null }
    }),
  )
}
