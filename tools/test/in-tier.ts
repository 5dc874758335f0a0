/**
 * How much of its data or rounds a test takes: `normal` is a sample for `npm test`, `long` the whole. vitest.config.ts runs each file
 * that asks in both tiers. A file that is run alone takes the sample.
 */
export function inTier<Amount>({ normal, long }: { readonly normal: Amount; readonly long: Amount }): Amount {
  return process.env['TEST_TIER'] === 'long' ? long : normal
}
