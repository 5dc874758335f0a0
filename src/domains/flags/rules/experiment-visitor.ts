/** A random number of a browser, kept only with consent to analytics: by it experiments choose and count. */
export const VISITOR_COOKIE = 'experiment-visitor'
/** The bucket of pages that this browser is shown (0 to 3); absent: 0. Kept with the same consent. */
export const BUCKET_COOKIE = 'experiment-bucket'
export const VISITOR_SECONDS = 180 * 86_400

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function isVisitorId(value: string | null): value is string {
  return value !== null && UUID.test(value)
}

/** The bucket of a visitor, by the last digit of the random number. */
export function bucketOfVisitor(visitorId: string): number {
  return Number.parseInt(visitorId.slice(-1), 16) % 4
}

/** As T-09 writes what was seen: 'button-words|1'. */
export function exposureName(experimentId: string, variationId: string | number): string {
  return `${experimentId}|${variationId}`
}
