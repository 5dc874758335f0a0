import { createHmac } from 'node:crypto'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { derivedKey } from '#platform/secret.ts'

/** Of an address the network's name that nobody can turn back, one for all that is written: by it moderation knows a burst, over reviews, Star and questions. */
export function networkHashes(secret: string): (ip: string) => string {
  const key = derivedKey(secret, 'moderation-network')
  return (ip) => createHmac('sha256', key).update(networkOf(ip)).digest('base64url').slice(0, 22)
}
