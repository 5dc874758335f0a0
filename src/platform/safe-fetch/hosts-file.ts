import { readFile, stat } from 'node:fs/promises'
import { isIP } from 'node:net'

const SYSTEM_FILE =
  process.platform === 'win32'
    ? `${process.env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\drivers\\etc\\hosts`
    : '/etc/hosts'

/**
 * The addresses of the machine's hosts file, by name in lower case. The file is read again when it has changed; an
 * unreadable one has no names.
 */
export function hostsFileNames(path: string = SYSTEM_FILE): () => Promise<ReadonlyMap<string, readonly string[]>> {
  let names: ReadonlyMap<string, readonly string[]> = new Map()
  let readOf = ''
  return async () => {
    const found = await stat(path).catch(() => null)
    const version = found === null ? '' : `${found.mtimeMs} ${found.size}`
    if (version === readOf) return names
    names = found === null ? new Map() : namesOf(await readFile(path, 'utf8').catch(() => ''))
    readOf = version
    return names
  }
}

/** `address name name … # comment`; a name in several lines has all their addresses. */
function namesOf(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [address = '', ...named] = line.replace(/#.*$/, '').trim().split(/\s+/)
    if (isIP(address) === 0) continue
    for (const name of named.map((one) => one.toLowerCase())) names.set(name, [...(names.get(name) ?? []), address])
  }
  return names
}
