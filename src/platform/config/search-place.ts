import { isIP } from 'node:net'
import { ConfigError, readUrl } from './config-values.ts'
import { isPublicAddress } from '../safe-fetch/public-address.ts'
import type { Read } from './variables.ts'

/** Where a process listens: a socket of this machine, or a host of a network that only we reach. */
export type ProcessAddress = { readonly socketPath: string } | { readonly host: string; readonly port: number }

/** Where the index of the listings lives: in each web process, in a search process that several of them ask, or in a cluster (its adapter reads the address: opensearch/search-url.ts). */
export type SearchPlace =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'process'; readonly address: ProcessAddress }
  | { readonly kind: 'cluster'; readonly url: string }

/** SEARCH_URL: `opensearch://…` of a cluster, `unix:/path`, or `http://host:port` of a private network, since what is asked there travels in the clear. */
export function readSearchPlace(read: Read): SearchPlace {
  const text = read('SEARCH_URL')
  if (text === null) return { kind: 'embedded' }
  if (/^opensearchs?:/.test(text)) return { kind: 'cluster', url: text }
  const url = readUrl('SEARCH_URL', text, ['unix:', 'http:'])
  return { kind: 'process', address: url.protocol === 'unix:' ? socketOf(text) : hostOf(url) }
}

/** The kernel's own limit of a socket's path. */
const LONGEST_PATH = 107

function socketOf(text: string): ProcessAddress {
  const socketPath = text.replace(/^unix:(?:\/\/(?=\/))?/, '')
  if (!socketPath.startsWith('/') || Buffer.byteLength(socketPath) > LONGEST_PATH)
    throw new ConfigError('SEARCH_URL', `must be unix: and an absolute path of ${LONGEST_PATH} bytes at most`)
  return { socketPath }
}

function hostOf(url: URL): ProcessAddress {
  if (url.port === '' || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new ConfigError('SEARCH_URL', 'must be scheme, host and port only, for example http://10.0.0.7:3200')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && isPublicAddress(host))
    throw new ConfigError(
      'SEARCH_URL',
      `${host} is a public address: a search process is asked within a private network`,
    )
  return { host, port: Number(url.port) }
}
