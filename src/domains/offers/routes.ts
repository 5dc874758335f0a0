import type { FastifyInstance } from 'fastify'
import { DELIVERY_REGIONS, type DeliveryRegion } from '#domains/eshops/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { eurosFromCents } from '#platform/money.ts'
import { readPostalCode } from '#platform/europe/postal-code.ts'
import { deliveriesCall, variantHistoryCall, variantsByIdsCall } from './calls.ts'
import { loadOfferHistory } from './history/load-history.ts'
import { presentOfferHistory } from './history/present-history.ts'
import type { WithAdminMode } from './admin/admin-mode.ts'
import type { PictureLookup } from './cards/offer-pictures.ts'
import { regionOfPostalCode } from './delivery/postal-region.ts'
import { presentVariant } from './cards/present-variant.ts'
import { wireVariant } from './answers/wire-variant.ts'
import { loadVariants, type VariantData } from './read/variant-data.ts'
import type { WireDelivery } from './answers/wire.ts'

export interface OfferRoutesOptions {
  readonly db: Database
  readonly clock: Clock
  /** Source of a click on a variant that somebody asked for by its id. */
  readonly clickSource: number
  readonly pictures: PictureLookup
  readonly withAdminMode: WithAdminMode
}

/** POST variant/by-ids, GET variant/{id}/deliveries and GET variant/{id}/history (B-03). */
export function offerRoutes(
  app: FastifyInstance,
  { db, clock, clickSource, pictures, withAdminMode }: OfferRoutesOptions,
): void {
  mountCall(app, variantsByIdsCall, async ({ body, request }) => {
    const found = await loadVariants(db, body.ids, clock.now(), pictures)
    const known = new Set(found.map(({ variantId }) => variantId as number))
    return {
      variants: [
        ...(await withAdminMode(
          request,
          found.map((variant) =>
            wireVariant(presentVariant(variant, { region: 'mainland', now: clock.now(), clickSource })),
          ),
        )),
      ],
      missing: [...new Set(body.ids)].filter((id) => !known.has(id)),
    }
  })
  mountCall(app, variantHistoryCall, async ({ params }) => {
    const history = await loadOfferHistory(db, params.variantId, clock.now())
    return history === null
      ? refusal('not_found', `variant ${params.variantId} does not exist (variantHistory)`)
      : presentOfferHistory(history, clock.now())
  })
  mountCall(app, deliveriesCall, async ({ params, query }) => {
    const [variant] = await loadVariants(db, [params.variantId], clock.now())
    if (!variant) return refusal('not_found', `variant ${params.variantId} does not exist (deliveries)`)
    const regions =
      query.postalCode === undefined
        ? DELIVERY_REGIONS
        : [regionOfPostalCode(readPostalCode(query.postalCode) ?? query.postalCode)]
    return {
      deliveries: presentDeliveries(variant, regions),
      currency: 'EUR' as const,
      computedAt: clock.now().toISOString(),
    }
  })
}

const regionLabels: Readonly<Record<DeliveryRegion, string>> = {
  mainland: 'Portugal continental',
  madeira: 'Madeira',
  azores: 'Açores',
}

/** The shop's deliveries to the regions that it goes to, cheapest first, unknown last; empty when it goes to none of them. */
function presentDeliveries(variant: VariantData, regions: readonly DeliveryRegion[]): WireDelivery[] {
  const items = regions
    .flatMap((region): WireDelivery['items'] => {
      const delivery = variant.delivery[region]
      if (delivery.kind === 'not_delivered') return []
      const price = delivery.kind === 'known' ? eurosFromCents(delivery.cents) : null
      const days = (delivery.kind === 'known' ? delivery.days : null) ?? variant.deliveryDays
      const total = variant.totals[region]
      return [
        {
          id: `${variant.eshop.id}-${region}`,
          type: region,
          label: regionLabels[region],
          price,
          total: typeof total === 'number' ? eurosFromCents(total) : null,
          priceCod: null,
          deliveryDays: days,
        },
      ]
    })
    .sort((a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY))
  const website = variant.eshop.domain === null ? null : `https://${variant.eshop.domain}/`
  return items.length === 0 ? [] : [{ label: variant.eshop.name, logo: variant.eshop.logo, website, items }]
}
