import type { Resolver } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { askNameServers, type NameServers } from './asked-name-servers.ts'
import { hostsFileNames } from './hosts-file.ts'

/**
 * The addresses of a name. Aborting `signal` ends the query. Rejects with a system code (ENOTFOUND, ETIMEOUT, …) when
 * there are none.
 */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly { address: string }[]>

export interface ResolverOptions extends NameServers {
  readonly hostsFile?: string
}

/**
 * Once one address family has come, the other is waited for this long: some servers never answer the query for IPv6.
 */
const OTHER_FAMILY_MS = 1_000

/**
 * Resolves names without the system's `getaddrinfo`, which holds one of libuv's four threads while a name server is
 * silent; files and hashes of the whole process would wait for a shop's DNS. The hosts file is read first, then both
 * families are queried over sockets only. Addresses that this machine can reach come first.
 */
export function nameResolver({ hostsFile, ...nameServers }: ResolverOptions = {}): Resolve {
  const known = hostsFileNames(hostsFile)
  return async (host, signal) => {
    const named = (await known()).get(host)
    if (named !== undefined) return named.map((address) => ({ address }))
    return askNameServers(nameServers, signal, (resolver) => bothFamilies(resolver, host))
  }
}

/** The resolver of this process. It gives all addresses; `dialTarget` checks them. */
export const systemResolve: Resolve = nameResolver()

async function bothFamilies(resolver: Resolver, host: string): Promise<{ address: string }[]> {
  let patience: NodeJS.Timeout | undefined
  const waitForOther = (addresses: string[]): string[] => {
    if (addresses.length > 0) patience ??= setTimeout(() => resolver.cancel(), OTHER_FAMILY_MS)
    return addresses
  }
  const answers = await Promise.allSettled([
    resolver.resolve4(host).then(waitForOther),
    resolver.resolve6(host).then(waitForOther),
  ])
  clearTimeout(patience)
  const [v4, v6] = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : [])) as [string[], string[]]
  const addresses = hasIPv4() ? [...v4, ...v6] : [...v6, ...v4]
  if (addresses.length === 0) throw failureOf(answers)
  return addresses.map((address) => ({ address }))
}

/**
 * Of two failures the more telling one: a server that is silent for one family may have said for the other that the
 * name does not exist.
 */
function failureOf(answers: readonly PromiseSettledResult<string[]>[]): Error {
  const errors = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as NodeJS.ErrnoException] : [],
  )
  return errors.find(({ code }) => code === 'ENOTFOUND') ?? errors[0] ?? new Error('no address')
}

function hasIPv4(): boolean {
  return Object.values(networkInterfaces()).some(
    (addresses) => addresses?.some(({ family, internal }) => family === 'IPv4' && !internal) === true,
  )
}
