import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** How to reach an embedded database; the password is made once, the port changes only when it is taken. */
export type Connection = { port: number; user: string; password: string; database: string }

export const PREFERRED_PORT = 54_329

export function connectionUrl(connection: Connection, database = connection.database): string {
  const { user, password, port } = connection
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
}

export function readConnection(folder: string): Connection | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8')) as Connection
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`cannot read ${join(folder, 'connection.json')}: ${(error as Error).message}`, { cause: error })
  }
}

export function writeConnection(folder: string, connection: Connection): void {
  const path = join(folder, 'connection.json')
  writeFileSync(`${path}.new`, JSON.stringify(connection), { mode: 0o600 })
  chmodSync(`${path}.new`, 0o600)
  renameSync(`${path}.new`, path)
}

export function newConnection(database: string, port: number): Connection {
  return { port, user: 'poiso', password: randomBytes(24).toString('base64url'), database }
}

/** The wished port if nobody listens there, else a free one. */
export async function freePort(wished: number): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? wished
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null))
    })
  })
}
