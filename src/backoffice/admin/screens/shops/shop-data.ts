import type { BackofficeEshop, BackofficeFeedAnswer } from '#platform/api-client/calls.ts'

/** What the screen of a shop reads: its feed, and the shop as it is edited. */
export type ShopData = BackofficeFeedAnswer & { readonly eshop: BackofficeEshop }
