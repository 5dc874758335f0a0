import type { UnknownReason } from '../checking/judge.ts'

/** Why a reading tells nothing, for shops. */
export const UNKNOWN_WORDS: Readonly<Record<UnknownReason, string>> = {
  currency: 'The page states a price in another currency.',
  per_unit: 'The page states a price per unit of measure.',
  without_tax: 'The page states a price without VAT.',
  price_unclear: 'The page states a price that can be read in two ways.',
  contradictory: 'The page states several prices for this offer.',
  variants: 'The page states several variants, and none of them by the number, the GTIN or the address of the feed.',
  range: 'The page states a range of prices only.',
  nothing_said: 'The page states no price in JSON-LD, microdata or OpenGraph.',
  changed_meanwhile: 'The feed has brought the same as the page since the click.',
  robots: 'robots.txt of the shop does not let PoisoCheck read the page.',
  refused: 'The server refused the page (401, 403, 429 or 451).',
  gone: 'The page does not exist any more (404 or 410).',
  not_html: 'What the address answers is no page.',
  unreachable: 'The page could not be had.',
  elsewhere: 'The address leads away from the domains of the shop.',
}
