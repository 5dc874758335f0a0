import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Whether an IP address may be dialled for an address that somebody else has written: public unicast only (reliability.md F16). IPv4 by a list of what is not
 * (IANA special-purpose registry), IPv6 by what is: 2000::/3 without the parts that tunnel, translate or document, so that
 * mapped, NAT64, local and future ranges are out without being named.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL_V4.check(address, 'ipv4')
  return (
    isIPv6(address) && !address.includes('%') && GLOBAL_V6.check(address, 'ipv6') && !SPECIAL_V6.check(address, 'ipv6')
  )
}

const SPECIAL_V4 = aList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

const GLOBAL_V6 = aList('ipv6', [['2000::', 3]])

const SPECIAL_V6 = aList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
])

function aList(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, family)
  return list
}
