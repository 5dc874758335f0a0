/** How offers come to their totals, for the tests of those who show them; never part of the product. */
export { deliveredOffer } from './delivery/delivered-total.ts'
/** What time alone changes, at the time that a test says; in the product the worker's job calls it. */
export { applyDueChanges, nextDueAt } from './due/due-changes.ts'
