/** What other parts may use of the clicks (architecture.md, Layout). */
export { NETWORK_DAY_LIMIT, NETWORK_OFFER_LIMIT, VISITOR_LIMIT } from './judging/counted-clicks.ts'
export { CLICK_REASON_WORDS } from './shop-api/click-reasons.ts'
export { clicksOfOffers, type OfferClicks } from './shop-api/offer-clicks.ts'
export { clickSourceWords } from './shop-api/click-source-words.ts'
export { clickHost } from './redirect/click-host.ts'
export { type ClickLink, clickPath } from './redirect/click-request.ts'
export { type ClickSource, clickSources } from './click-sources.ts'
export {
  type LinkedOffer,
  readRendering,
  RENDERING_GOOD_HOURS,
  type Rendering,
  signRendering,
} from './redirect/rendering-id.ts'
export { clicksByProduct, clicksByVariant, clicksOfShop, insertClicks } from './storage.ts'
export { classifyClicks } from './judging/classify.ts'
export type { Click } from './click.ts'
export { type ClickOnOffer, hasCountedClick, lastCountedClicks } from './reads/counted-reads.ts'
export type { Lease, LeaseGiver, LeaseRequest } from './leases/lease.ts'
export { insertLease, keepLeaseNews, type LeasedSums, leasedSums, revokeLeases } from './leases/lease-rows.ts'
export { clickToken, uidOfToken } from './redirect/landing.ts'
export { clickVisitorDays, VISITOR_COOKIE_DAYS, visitorOfDay } from './redirect/visitor.ts'
export { type ClicksOfDay, clicksByDay } from './backoffice/clicks-by-day.ts'
export { billableSums, type PaidClick, paidClicks, type SumOfClicks } from './reads/billable-clicks.ts'
export { addTakenBack } from './sums/write-sums.ts'
export {
  type ClickFigures,
  clickSumsByKind,
  clickSumsByPeriod,
  type Days,
  type SumKind,
  type SumPeriod,
} from './sums/read-sums.ts'
export { takenBackSums, wrongSums } from './sums/verify-sums.ts'
export { type DayOfClicks, shopClickDays } from './shop-api/storage.ts'
export { declaredNetworks, declareNetwork, readNetwork, withdrawNetwork } from './networks/shop-networks.ts'
export { foundBadLater, LATE_RULES, type LateRule } from './judging/found-bad-later.ts'
