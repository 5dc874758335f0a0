import { BUCKET_COOKIE, bucketOfVisitor } from '#domains/flags/rules/experiment-visitor.ts'
import { consentStore } from '../../state/consent-store.ts'
import { readCookie } from '../../state/cookie.ts'
import { experimentVisitor } from '../../state/experiment-visitor.ts'
import { exposures } from '../../state/exposures.ts'

/**
 * Counts that this browser was shown what the page shows of experiments ('words|new,…'). Whoever agrees now has seen the page of bucket 0: it
 * counts from the next page on, which is that of their own bucket.
 */
export function tellPage(experiments: string): void {
  const bucketBefore = readCookie(BUCKET_COOKIE)
  const tell = (): void => {
    const visitorId = experimentVisitor()
    if (visitorId !== null && isOwnBucket(visitorId, bucketBefore)) exposures().tell(experiments.split(','))
  }
  tell()
  consentStore().subscribe(tell)
}

function isOwnBucket(visitorId: string, bucketBefore: string | null): boolean {
  return String(bucketOfVisitor(visitorId)) === (bucketBefore ?? '0')
}
