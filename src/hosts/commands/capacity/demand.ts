import type { Assumptions } from './assumptions.ts'
import { applied, type CostReader, product, type Quantity, sum } from './quantity.ts'
import { MEASURED_OFFERS, type UnitCostName } from './unit-costs.ts'

/** What a site is to bear. */
export interface Load {
  readonly offers: number
  /** At the peak, as they reach the web processes: behind caches of browsers and of a proxy. */
  readonly requestsPerSecond: number
  readonly shops: number
}

/** Cores that are busy all the time, by who is busy; what the index takes stands apart, because it can be moved. */
export interface Demand {
  readonly webCores: Quantity
  readonly engineCores: Quantity
  /** Of each process that holds an index: it follows what changes. */
  readonly followCores: Quantity
  readonly workerCores: Quantity
  readonly postgresCores: Quantity
}

const MS = 1e-3
const US = 1e-6
const DAY_SECONDS = 86_400

/** Cores that the load keeps busy at its peak. Rates are by the second, costs in processor time. */
export function demandOf(load: Load, assumed: Assumptions, { cost }: CostReader): Demand {
  const pages = requestsByKind(load, assumed)
  const webMs = pages.map(({ perSecond, web }) => product(perSecond, cost(web)))
  const postgresMs = pages.map(({ perSecond, postgres }) =>
    postgres === null ? 0 : product(perSecond, cost(postgres)),
  )
  const offers = offersPerSecond(load, assumed)
  const followed = sum(
    product(offers.changed, cost('offerChangedWeb')),
    product(offers.arriving, cost('offerFirstWeb')),
  )
  return {
    webCores: product(sum(...webMs), MS),
    followCores: product(followed, US),
    engineCores: engineCores(load, assumed, cost),
    workerCores: product(offersCost(offers, ['offerSame', 'offerChanged', 'offerFirst'], cost), US, assumed.importPeak),
    postgresCores: sum(
      product(sum(...postgresMs), MS),
      product(
        offersCost(offers, ['offerSamePostgres', 'offerChangedPostgres', 'offerFirstPostgres'], cost),
        US,
        assumed.importPeak,
      ),
    ),
  }
}

interface RequestKind {
  readonly perSecond: number
  readonly web: UnitCostName
  /** Null: asks nothing of the database. */
  readonly postgres: UnitCostName | null
}

function requestsByKind({ requestsPerSecond }: Load, assumed: Assumptions): readonly RequestKind[] {
  const made = 1 - assumed.keptShare
  const kind = (share: number, web: UnitCostName, postgres: UnitCostName | null): RequestKind => ({
    perSecond: requestsPerSecond * share,
    web,
    postgres,
  })
  return [
    kind(assumed.mixListing * made, 'listingCold', 'listingColdPostgres'),
    kind(assumed.mixProduct * made, 'productCold', 'productColdPostgres'),
    kind((assumed.mixListing + assumed.mixProduct) * assumed.keptShare, 'pageKept', null),
    kind(assumed.mixSearch, 'search', 'searchPostgres'),
    kind(assumed.mixFacets, 'facets', null),
    kind(assumed.mixCalls, 'offersCall', 'offersCallPostgres'),
    kind(assumed.mixClick, 'click', 'clickPostgres'),
    kind(assumed.mixPicture * (1 - assumed.coldPictureShare), 'pictureKept', null),
    kind(assumed.mixPicture * assumed.coldPictureShare, 'pictureCold', null),
  ]
}

/** Questions to an index: of listings that are made and of counts, and of words. */
export function searchesPerSecond(
  { requestsPerSecond }: Load,
  assumed: Assumptions,
): { readonly plans: number; readonly texts: number } {
  return {
    plans: requestsPerSecond * (assumed.mixListing * (1 - assumed.keptShare) + assumed.mixFacets),
    texts: requestsPerSecond * assumed.mixSearch,
  }
}

/**
 * What searching takes beyond what pages were measured with: a plan visits a share of the rows, so that it grows with them. Only pages that are made
 * ask the engine.
 */
function engineCores(load: Load, assumed: Assumptions, cost: CostReader['cost']): Quantity {
  const millions = Math.max(0, load.offers - MEASURED_OFFERS) / 1e6
  const { plans, texts } = searchesPerSecond(load, assumed)
  return product(sum(product(plans, cost('enginePlan')), product(texts, cost('engineText'))), millions, MS)
}

interface OfferRates {
  readonly same: number
  readonly changed: number
  readonly arriving: number
}

/** Offers a second as the mean of a day. One that changes or arrives is said again in the day's other runs. */
function offersPerSecond({ offers }: Load, assumed: Assumptions): OfferRates {
  const perDay = (share: number): number => (offers * share) / DAY_SECONDS
  const moved = assumed.changedShare + assumed.arrivingShare
  return {
    same: perDay(Math.max(0, assumed.importsADay - moved)),
    changed: perDay(assumed.changedShare),
    arriving: perDay(assumed.arrivingShare),
  }
}

/** Microseconds of processor time a second. */
function offersCost(
  { same, changed, arriving }: OfferRates,
  [ofSame, ofChanged, ofFirst]: readonly [UnitCostName, UnitCostName, UnitCostName],
  cost: CostReader['cost'],
): Quantity {
  return sum(product(same, cost(ofSame)), product(changed, cost(ofChanged)), product(arriving, cost(ofFirst)))
}

/** Hours until a first import of everything is read, grouped and in the index, by one worker. */
export function firstFillHours({ offers }: Load, { cost }: CostReader): Quantity {
  return applied(product(offers, cost('offerFirst'), US), (seconds) => seconds / 3_600)
}
