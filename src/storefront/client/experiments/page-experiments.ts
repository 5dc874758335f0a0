import { BUCKET_COOKIE, bucketOfVisitor } from '#domains/flags/rules/experiment-visitor.ts'
import { type ConsentStore, consentStore } from '../../state/consent-store.ts'
import { type CookieJar, readCookie } from '../../state/cookie.ts'
import { experimentVisitor } from '../../state/experiment-visitor.ts'
import { type Exposures, exposures } from '../../state/exposures.ts'

export interface TellingSurroundings {
  readonly consent?: Pick<ConsentStore, 'allows' | 'subscribe'>
  readonly jar?: CookieJar
  readonly told?: Exposures
}

/**
 * Counts that this browser was shown what the page shows of experiments ('words|new,…'). Whoever agrees now has seen the page of bucket 0: it
 * counts from the next page on, which is that of their own bucket.
 */
export function tellPage(
  experiments: string,
  { consent = consentStore(), jar = document, told = exposures() }: TellingSurroundings = {},
): void {
  const bucketBefore = readCookie(BUCKET_COOKIE, jar)
  const tell = (): void => {
    const visitorId = experimentVisitor({ consent, jar })
    if (visitorId !== null && isOwnBucket(visitorId, bucketBefore)) told.tell(experiments.split(','))
  }
  tell()
  consent.subscribe(tell)
}

function isOwnBucket(visitorId: string, bucketBefore: string | null): boolean {
  return String(bucketOfVisitor(visitorId)) === (bucketBefore ?? '0')
}
