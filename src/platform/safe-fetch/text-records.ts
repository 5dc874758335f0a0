import { Resolver } from 'node:dns/promises'
import { FetchFailure } from './fetch-failure.ts'
import { RESOLVE_DEADLINE_MS } from './resolve-name.ts'

/**
 * The TXT records of a name, each in one piece; none where the name has none or nobody has the name. Throws FetchFailure where no
 * name server answers.
 */
export type TextRecords = (name: string, signal: AbortSignal) => Promise<readonly string[]>

const QUESTION_MS = 1_500
const TRIES = 2
const NOTHING: readonly string[] = ['ENODATA', 'ENOTFOUND']
const SILENT: readonly string[] = ['ETIMEOUT', 'ECANCELLED']

/** Asks the name servers of the system, or those given as host:port, over sockets (resolve-name.ts). */
export function textRecordsOf({ servers, deadlineMs = RESOLVE_DEADLINE_MS }: TextResolverOptions = {}): TextRecords {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES })
    if (servers !== undefined) resolver.setServers(servers)
    const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
    const cancel = (): void => resolver.cancel()
    stop.addEventListener('abort', cancel, { once: true })
    try {
      signal.throwIfAborted()
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
    } catch (error) {
      const { code = 'erro' } = error as NodeJS.ErrnoException
      if (NOTHING.includes(code)) return []
      throw stop.aborted || SILENT.includes(code)
        ? new FetchFailure('FAILED_SLOW', `DNS de ${name}`)
        : new FetchFailure('FAILED_DNS', `${name} (${code})`)
    } finally {
      stop.removeEventListener('abort', cancel)
    }
  }
}

export interface TextResolverOptions {
  readonly servers?: readonly string[]
  readonly deadlineMs?: number
}
