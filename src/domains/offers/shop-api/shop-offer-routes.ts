import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { correctShopOfferCall, shopOfferCall } from './shop-offer-call.ts'
import { correctShopOffer, shopOffer } from './shop-offer.ts'
import { shopOffers } from './shop-offers.ts'
import { shopOffersCall } from './shop-offers-call.ts'

/** `/api/v2/shop/offers` (B-07), also as CSV, what was read of one, and its correction. Each shop sees its own alone. */
export function shopOfferRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  mountList(
    app,
    shopOffersCall,
    (asked, request) => ofShop(request, (eshopId) => shopOffers(db, eshopId, asked, clock.now())),
    {
      id: (row) => row.variantId,
      item_id: (row) => row.itemId,
      nome: (row) => row.title,
      estado: (row) => row.state,
      escondida_porque: (row) => row.hiddenBecause.join(' '),
      categoria: (row) => row.category,
      preco_centimos: (row) => row.priceCents,
      outras_ofertas: (row) => row.otherOffers,
      menor_dos_outros_centimos: (row) => row.lowestOtherCents,
      vista: (row) => row.lastSeenAt,
    },
  )
  mountCall(app, shopOfferCall, ({ request, query }) =>
    ofShop(
      request,
      async (eshopId) =>
        (await shopOffer(db, eshopId, query.itemId)) ?? refusal('not_found', 'the shop has no such offer (shopOffer)'),
    ),
  )
  mountCall(app, correctShopOfferCall, ({ request, params, body }) =>
    ofShop(request, (eshopId, by) => {
      const edit = { variantId: params.variantId, version: body.version, said: body.values }
      return correctShopOffer(db, eshopId, edit, { by, now: clock.now(), requestId: request.id })
    }),
  )
}
