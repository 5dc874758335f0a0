import { manualClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { testServer } from '#platform/http/testing.ts'
import { createLog } from '#platform/log.ts'
import { currentUser, identifyBy, loginTokens } from '#domains/identity/contract.ts'
import { aSignedInPerson, TEST_SECRET } from '#domains/identity/testing.ts'
import type { ShownVariant } from '#domains/offers/contract.ts'
import { favouriteRoutes } from './favourite-routes.ts'
import type { ShownVariants } from './favourites.ts'
import { likeRoutes } from './routes.ts'
import { peopleFavourites } from './people-favourites.ts'

/** The calls of the domain over a test database and offers in memory; never part of the product. */
export function aLikesService(db: Database, offers: ReadonlyMap<number, ShownVariant>) {
  const clock = manualClock('2026-11-21T10:00:00Z')
  const config = { url: 'http://localhost:3000', project: 'poiso', hosts: {}, staffPasskeyHours: 0 }
  const tokens = loginTokens({ secret: TEST_SECRET, site: 'poiso', clock })
  const find = currentUser({ db, clock, config, tokens, log: createLog({ level: 'silent' }) })
  const { app } = testServer({ clock, identify: identifyBy(find) })
  const shownVariants: ShownVariants = async (ids) =>
    new Map(ids.flatMap((id) => (offers.has(id) ? [[id, offers.get(id) as ShownVariant] as const] : [])))
  const favourites = peopleFavourites({ db, clock, secret: TEST_SECRET, shownVariants })
  likeRoutes(app, { db, project: 'poiso', shownVariants, countersOf: async () => new Map(), favourites })
  favouriteRoutes(app, favourites)
  const person = (name: string) => aSignedInPerson({ db, clock }, { name, email: `${name}@exemplo.pt` })
  return { app, clock, favourites, links: favourites.sharing, person }
}

/** An offer as it is shown, with what a test is about. */
export function anOffer(offer: Partial<ShownVariant> & Pick<ShownVariant, 'id'>): ShownVariant {
  return {
    productId: offer.id + 1_000,
    name: `Sofá ${offer.id}`,
    description: null,
    slug: `sofa-${offer.id}`,
    condition: 'new',
    eshop: { id: 1, name: 'Casa do Cais', slug: 'casa-do-cais', paid: false },
    priceCents: 50_000,
    priceBeforeDiscountCents: null,
    installment: null,
    discount: null,
    sponsored: false,
    voucher: null,
    inStock: true,
    category: { id: 1001, name: 'Sofás', longName: 'Sofás' },
    active: true,
    freeShipping: false,
    clickSource: 7,
    dimensions: { width: null, height: null, depth: null, diameter: null },
    promoTags: [],
    hasDeliveries: false,
    image: null,
    images: [],
    coolingOffPeriod: 14,
    deliveryCents: null,
    totalCents: null,
    deliveryKind: 'unknown',
    deliveryInDays: null,
    alternativeOffersCount: 0,
    tier: null,
    highlighted: false,
    topProductLabel: null,
    reviews: null,
    displayParameters: [],
    ...offer,
  }
}
