import { isIP } from 'node:net'
import { FetchFailure } from './fetch-failure.ts'
import { isPublicAddress } from './public-address.ts'
import type { Resolve } from './resolve-name.ts'

/**
 * A checked place to connect to. It is an address and never a name, so that nothing is resolved a second time
 * (rebinding).
 */
export interface DialTarget {
  address: string
  port: number
  isTls: boolean
  /** For SNI and the certificate; empty for an address. */
  serverName: string
}

const PORTS: readonly number[] = [80, 443, 8080, 8443]
const SILENT: readonly string[] = ['ETIMEOUT', 'ECANCELLED']

/**
 * Where to connect for `url`. Refused with SSRF_BLOCKED: other schemes and ports, local names, and names of which a single
 * address is not public. `testHosts` ("shop.localhost:3100", "*.localhost:3100", "127.0.0.1:41600") are pairs that may be
 * reached on loopback; production passes none.
 */
export async function dialTarget(
  url: URL,
  testHosts: readonly string[],
  resolve: Resolve,
  signal: AbortSignal,
): Promise<DialTarget> {
  const isTls = url.protocol === 'https:'
  if (!isTls && url.protocol !== 'http:') throw blocked(url)
  const port = url.port === '' ? (isTls ? 443 : 80) : Number(url.port)
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  if (host === '') throw blocked(url)
  const serverName = isIP(host) === 0 ? host : ''
  if (isTestHost(host, port, testHosts))
    return { address: host === '::1' ? '::1' : '127.0.0.1', port, isTls, serverName }
  if (!PORTS.includes(port)) throw blocked(url)
  return { address: await publicAddress(host, url, resolve, signal), port, isTls, serverName }
}

async function publicAddress(host: string, url: URL, resolve: Resolve, signal: AbortSignal): Promise<string> {
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw blocked(url)
    return host
  }
  // Names of this machine and of local networks, which must not be asked of the internet (RFC 6761, 6762, 8375). A name
  // without a dot is one too.
  if (!host.includes('.') || /(?:^|\.)(?:localhost|local|internal|home\.arpa|localdomain|lan|intranet)$/.test(host))
    throw blocked(url)
  const addresses = await resolve(host, signal).catch((error: unknown) => {
    const { code = 'erro' } = error as NodeJS.ErrnoException
    // A name server that does not answer is slow, not wrong; so is one that we stopped waiting for.
    throw signal.aborted || SILENT.includes(code)
      ? new FetchFailure('FAILED_SLOW', `DNS de ${host}`)
      : new FetchFailure('FAILED_DNS', `${host} (${code})`)
  })
  const first = addresses[0]
  if (first === undefined) throw new FetchFailure('FAILED_DNS', host)
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw blocked(url)
  return first.address
}

function isTestHost(host: string, port: number, testHosts: readonly string[]): boolean {
  if (host !== 'localhost' && host !== '127.0.0.1' && host !== '::1' && !host.endsWith('.localhost')) return false
  return testHosts.some((pair) => {
    const [name, testPort] = [
      pair
        .slice(0, pair.lastIndexOf(':'))
        .replace(/^\[|\]$/g, '')
        .toLowerCase(),
      pair.slice(pair.lastIndexOf(':') + 1),
    ]
    return Number(testPort) === port && (name === host || (name === '*.localhost' && host.endsWith('.localhost')))
  })
}

function blocked(url: URL): FetchFailure {
  return new FetchFailure('SSRF_BLOCKED', `${url.protocol}//${url.host}`)
}
