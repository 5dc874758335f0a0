import { imageAddress } from '#domains/images/contract.ts'
import type { Config } from '#platform/config.ts'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'

/** Address of a person's picture, on the host of images where it has one of its own. `path`: as `Person.avatarUrl` keeps it. */
export function avatarUrl(config: Pick<Config, 'url' | 'hosts'>, path: string | null): string | null {
  if (path === null) return null
  const origin = config.hosts.images === undefined ? '' : serviceOrigin(config, 'images')
  return origin + imageAddress(path, { width: 240 })
}
