import { BUCKET_COOKIE } from '#domains/flags/rules/experiment-visitor.ts'
import { consentIn } from '#domains/identity/rules/consent.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import type { BucketFlags } from '#ports/flags/port.ts'
import type { StorefrontDependencies } from '../dependencies.ts'

/**
 * Which bucket of pages a request is shown (ADR 0089): the only thing that a shared page takes from a cookie. 0 as long as no flag is decided
 * by a bucket, and to everybody who has not agreed to analytics.
 */
export function bucketOf(cookies: string | undefined, buckets: Pick<BucketFlags, 'hasBuckets'>): number {
  if (cookies === undefined || !buckets.hasBuckets()) return 0
  const bucket = cookieValue(cookies, BUCKET_COOKIE)
  return bucket !== null && /^[1-3]$/.test(bucket) && consentIn(cookies)?.analytics === true ? Number(bucket) : 0
}

/** The same address in another bucket is another page; a request's address holds no space. */
export function keyInBucket(key: string, bucket: number): string {
  return bucket === 0 ? key : `${key} ${bucket}`
}

/** What a page of the bucket is made from. */
export function inBucket(dependencies: StorefrontDependencies, bucket: number): StorefrontDependencies {
  return bucket === 0 ? dependencies : { ...dependencies, bucket, flags: dependencies.buckets.ofPages(bucket) }
}
