/** What others may use of the purchases (architecture.md, Layout). */
export { addressUntil } from './keeping/address-until.ts'
export { type ClickPassing, createClickPassing } from './click-passing.ts'
export { findPurchase } from './keeping/find-purchase.ts'
export { ORDER_LIMITS, ORDER_TOLD, type OrderTold, orderToldOf, type Purchase, type PurchasedItem } from './purchase.ts'
export { tellOrders, type ToldOutcome, type ToldStatus } from './keeping/tell-order.ts'
export { ORDER_PROBLEM_WORDS, PIXEL_PROBLEM_WORDS } from './reading/problem-words.ts'
export type { StoredArrival } from './tester/arrival-storage.ts'
export { createPixelTests, type PixelTest, type PixelTests } from './tester/pixel-tests.ts'
