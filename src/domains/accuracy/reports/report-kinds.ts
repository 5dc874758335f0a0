/** What a shopper found other at the shop than it was shown. */
export const reportKinds = ['price', 'stock', 'delivery', 'product'] as const
export type ReportKind = (typeof reportKinds)[number]
