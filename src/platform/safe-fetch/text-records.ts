import { askNameServers, type NameServers } from './asked-name-servers.ts'
import { FetchFailure } from './fetch-failure.ts'

/**
 * The TXT records of a name, each in one piece; none where the name has none or nobody has the name. Throws FetchFailure where no
 * name server answers.
 */
export type TextRecords = (name: string, signal: AbortSignal) => Promise<readonly string[]>

const NOTHING: readonly string[] = ['ENODATA', 'ENOTFOUND']
const SILENT: readonly string[] = ['ETIMEOUT', 'ECANCELLED']

/** Asks the name servers of the system, or those given, over sockets (resolve-name.ts). */
export function textRecordsOf(nameServers: NameServers = {}): TextRecords {
  return (name, signal) =>
    askNameServers(nameServers, signal, async (resolver, stop) => {
      try {
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
      } catch (error) {
        const { code = 'erro' } = error as NodeJS.ErrnoException
        if (NOTHING.includes(code)) return []
        throw stop.aborted || SILENT.includes(code)
          ? new FetchFailure('FAILED_SLOW', `DNS de ${name}`)
          : new FetchFailure('FAILED_DNS', `${name} (${code})`)
      }
    })
}
