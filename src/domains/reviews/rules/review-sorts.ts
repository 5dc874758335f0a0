/** Orders in which reviews of a product are shown; the first unless said otherwise. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]
