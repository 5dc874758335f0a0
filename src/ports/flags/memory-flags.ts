import type { BucketFlags, FlagsPort } from './port.ts'

/** Every flag is off. */
export const noFlags: FlagsPort = { isOn: () => false, numberOf: (_key, fallback) => fallback }

/** Nothing is decided by buckets, and browsers ask for nothing. */
export function withoutBuckets(flags: FlagsPort): BucketFlags {
  return { hasBuckets: () => false, ofPages: () => flags, seenIn: () => [], clientKey: () => null }
}
