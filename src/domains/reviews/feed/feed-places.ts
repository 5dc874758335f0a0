/** Where in a `<review>` of Google's feed stands what is read; nothing else of it is kept, however much there is. */
export const FEED_PLACES = {
  id: 'review_id',
  name: 'reviewer/name',
  isAnonymous: 'reviewer/name@is_anonymous',
  moment: 'review_timestamp',
  title: 'title',
  content: 'content',
  pro: 'pros/pro',
  con: 'cons/con',
  rating: 'ratings/overall',
  scale: 'ratings/overall@max',
  method: 'collection_method',
  isVerified: 'is_verified_purchase',
  language: 'review_language',
  isSpam: 'is_spam',
  sku: 'products/product/product_ids/skus/sku',
  gtin: 'products/product/product_ids/gtins/gtin',
} as const

const READ: ReadonlySet<string> = new Set(Object.values(FEED_PLACES))

export function isRead(place: string): boolean {
  return READ.has(place)
}
