/** What other parts may use of the clicks (architecture.md, Layout). */
export { NETWORK_DAY_LIMIT, NETWORK_OFFER_LIMIT, VISITOR_LIMIT } from './counted-clicks.ts'
export { CLICK_REASON_WORDS } from './shop-api/click-reasons.ts'
export { type ClickLink, clickPath } from './click-request.ts'
export { type ClickSource, clickSources } from './click-sources.ts'
export { type LinkedOffer, readRendering, RENDERING_GOOD_HOURS, type Rendering, signRendering } from './rendering-id.ts'
export { clicksByProduct, clicksByVariant, clicksOfShop } from './storage.ts'
export { clickToken, uidOfToken } from './landing.ts'
export { VISITOR_COOKIE_DAYS, visitorOfDay } from './visitor.ts'
