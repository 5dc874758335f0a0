/** How offers come to their totals, for the tests of those who show them; never part of the product. */
export { deliveredOffer } from './delivery/delivered-total.ts'
