import { ConfigError, readChoice, readHost, readList, readOrigin, readPort, readProxy } from './config-values.ts'
import { type Read, ROLES, type Service, SERVICES } from './variables.ts'

/** By which names, addresses and roles this process answers. */
export function readAddresses(read: Read) {
  const port = readPort('PORT', read('PORT') ?? '3000')
  const probePort = read('POISO_PROBE_PORT')
  return {
    env: readChoice('POISO_ENV', read('POISO_ENV') ?? 'development', ['development', 'production'] as const),
    role: readChoice('POISO_ROLE', read('POISO_ROLE') ?? 'all', ROLES),
    port,
    probePort: probePort === null ? null : readPort('POISO_PROBE_PORT', probePort),
    host: read('HOST') ?? '127.0.0.1',
    url: readOrigin('POISO_URL', read('POISO_URL') ?? `http://localhost:${port}`).origin,
    hosts: readHosts(read('POISO_HOSTS')),
    trustedProxies: readTrustedProxies(read('POISO_TRUSTED_PROXIES')),
    metrics: readChoice('POISO_METRICS', read('POISO_METRICS') ?? 'off', ['off', 'local', 'on'] as const),
  }
}

function readHosts(text: string | null): Partial<Record<Service, string>> {
  const hosts: Partial<Record<Service, string>> = {}
  for (const pair of text === null ? [] : readList('POISO_HOSTS', text)) {
    const [name = '', host = ''] = pair.split('=', 2).map((part) => part.trim())
    const service = readChoice('POISO_HOSTS', name, SERVICES)
    if (hosts[service] !== undefined) throw new ConfigError('POISO_HOSTS', `names ${service} twice`)
    hosts[service] = readHost('POISO_HOSTS', host)
  }
  return Object.freeze(hosts)
}

function readTrustedProxies(text: string | null): readonly string[] {
  return text === null || text === 'none'
    ? []
    : readList('POISO_TRUSTED_PROXIES', text).map((part) => readProxy('POISO_TRUSTED_PROXIES', part))
}
