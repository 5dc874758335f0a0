import { connect } from 'node:net'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Starts a test server on a free loopback port and gives the port. */
export async function listenLocally(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the test server has no port')
  return address.port
}

const WAIT_MS = 5_000

export interface RawExchange {
  readonly text: string
  /** Milliseconds until the other side closed. */
  readonly ms: number
}

/** Sends bytes as they are and reads until the server closes the connection, enough has come, or 5 s have gone by. */
export function rawExchange(
  port: number,
  bytes: string | Buffer,
  isEnough: (text: string) => boolean = () => false,
): Promise<RawExchange> {
  return new Promise((resolve) => {
    const startedMs = performance.now()
    let text = ''
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const finish = (): void => {
      socket.destroy()
      resolve({ text, ms: performance.now() - startedMs })
    }
    const timer = setTimeout(finish, WAIT_MS)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (isEnough(text)) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      finish()
    })
  })
}

/** How many HTTP answers a text of bytes holds. */
export function answersIn(text: string): number {
  return text.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0
}
