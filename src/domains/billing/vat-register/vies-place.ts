import type { Config } from '#platform/config.ts'
import type { ViesPlace } from './ask-vies.ts'

/** Where the EU's register is asked, and in whose name; null: it is not. */
export function viesPlaceOf(
  { viesUrl, operator }: Pick<Config, 'viesUrl' | 'operator'>,
  testHosts: readonly string[],
): ViesPlace | null {
  return viesUrl === null ? null : { url: viesUrl, requester: operator.taxNumber, testHosts }
}
