/**
 * The one table of the site's addresses (R-22), used as `paths.product(…)`: every link of the storefront is built there or, for listings with
 * filters, by `listingUrl` of search. Relative to the site's origin. Links to the click host are built by the clicks' own `clickPath`. Each is an
 * export of its own, so that a browser is sent those alone that its islands use.
 */
export * from './addresses/admin-addresses.ts'
export * from './addresses/article-addresses.ts'
export * from './addresses/people-addresses.ts'
export * from './addresses/question-addresses.ts'
export * from './addresses/review-addresses.ts'
export * from './addresses/shops-addresses.ts'
export * from './addresses/product-addresses.ts'
export * from './addresses/site-addresses.ts'
export * from './addresses/star-addresses.ts'
export * from './addresses/words-addresses.ts'
