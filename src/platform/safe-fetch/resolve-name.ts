import { Resolver } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { hostsFileNames } from './hosts-file.ts'

/** The addresses of a name; an aborted `signal` ends the asking. Rejects with a system code (ENOTFOUND, ETIMEOUT, …) when there are none. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly { address: string }[]>

export interface ResolverOptions {
  /** Name servers as host:port; those of the system unless said otherwise. */
  readonly servers?: readonly string[]
  readonly hostsFile?: string
  readonly deadlineMs?: number
}

/** A name that has no answer by then has none (docs/limits.md). */
export const RESOLVE_DEADLINE_MS = 5_000
/** Of one question to one server; asked twice. */
const QUESTION_MS = 1_500
const TRIES = 2
/** Once one family has come, the other is waited for so long: some servers never answer the question for IPv6. */
const OTHER_FAMILY_MS = 1_000

/**
 * The system's names without its `getaddrinfo`, which holds one of libuv's four threads for as long as a name server is silent:
 * files and hashes of the whole process would wait for a shop's DNS. The hosts file first, then its own questions for both
 * families, sockets only. What this machine can reach comes first.
 */
export function nameResolver({ servers, hostsFile, deadlineMs = RESOLVE_DEADLINE_MS }: ResolverOptions = {}): Resolve {
  const known = hostsFileNames(hostsFile)
  return async (host, signal) => {
    const named = (await known()).get(host)
    if (named !== undefined) return named.map((address) => ({ address }))
    // One for each name: `cancel` ends all questions of a resolver, and the system's servers may have changed since the last.
    const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES })
    if (servers !== undefined) resolver.setServers(servers)
    const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
    const cancel = (): void => resolver.cancel()
    stop.addEventListener('abort', cancel, { once: true })
    try {
      signal.throwIfAborted()
      return await bothFamilies(resolver, host)
    } finally {
      stop.removeEventListener('abort', cancel)
    }
  }
}

/** The resolver of this process: all its addresses, checked by `dialTarget`. */
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

/** Of two failures the one that says more: a server that is silent for one family may know the other's name to be none. */
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
