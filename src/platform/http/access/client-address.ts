import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The address of who asks, as the framework's `request.ip` has it: the last hop that is none of the trusted proxies (POISO_TRUSTED_PROXIES). */
export function clientAddress(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = trustedAddress(trustedProxies)
  return ({ socket, headers }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
    const hops = [
      socket.remoteAddress ?? '',
      ...forwarded
        .split(',')
        .map((hop) => hop.trim())
        .filter(Boolean)
        .reverse(),
    ]
    return hops.find((hop) => !isTrusted(hop)) ?? hops.at(-1) ?? ''
  }
}

/** Whether an address is one of these proxies, which are believed. */
export function trustedAddress(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = blockListOf(trustedProxies)
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
