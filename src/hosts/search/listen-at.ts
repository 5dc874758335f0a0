import { mkdir, unlink } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createConnection } from 'node:net'
import { dirname } from 'node:path'
import type { ProcessAddress } from '#platform/config.ts'
import { whenPortIsFree } from '../web/listen-when-free.ts'

/** Listens where SEARCH_URL says: at its socket, which nobody but this account may open, or at its port of HOST. Gives where, for the log. */
export async function listenAt(server: Server, address: ProcessAddress, host: string): Promise<string> {
  if (!('socketPath' in address)) {
    await whenPortIsFree(address.port, 'SEARCH_URL', () => listening(server, { port: address.port, host }))
    return `${host}:${address.port}`
  }
  const { socketPath } = address
  await mkdir(dirname(socketPath), { recursive: true })
  if (await isAnswered(socketPath))
    throw new Error(`${socketPath} is used by another program: set SEARCH_URL to another`)
  // Left by a process that was killed.
  await unlink(socketPath).catch(() => undefined)
  // A socket has the mode of the moment in which it is made.
  const before = process.umask(0o177)
  try {
    await listening(server, { path: socketPath })
  } finally {
    process.umask(before)
  }
  return socketPath
}

/** Resolves when it listens, rejects with why it cannot. */
export function listening(server: Server, at: { path: string } | { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(at, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function isAnswered(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createConnection(socketPath)
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('close', () => probe.destroy())
    probe.once('connect', () => probe.destroy())
  })
}
