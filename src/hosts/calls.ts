import type { Call } from '#platform/http/calls/call.ts'
import { backOfficeCalls } from './backoffice/calls.ts'
import { domains } from './domains.ts'

/** Every call of the product: what the OpenAPI document and the generated client are made from. */
export const calls: readonly Call[] = [
  ...(await Promise.all(domains.map(async (domain) => (await domain.calls?.())?.calls ?? []))).flat(),
  ...backOfficeCalls,
]
