import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { shopOffers } from './shop-offers.ts'
import { shopOffersCall } from './shop-offers-call.ts'

/** `/api/v2/shop/offers` (B-07), also as CSV. Each shop sees its own alone. */
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
}
