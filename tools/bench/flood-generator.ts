import { connect, type Socket } from 'node:net'
import type { LoadMessage, LoadResult, LoadStream } from './load-generator.ts'

/**
 * The load generator for thousands a second: bytes written beforehand on plain sockets, and of an answer only what says where it
 * ends. A client that parses takes more of the processor for a refused call than the server does, which would then be measured
 * as the server's. One connection for each request that may be under way; a connection that ends is opened anew.
 */

const TICK_MS = 2

process.on('message', (message: LoadMessage) => {
  void Promise.all(message.streams.map((stream) => flood(stream, message))).then((results) => process.send?.(results))
})
process.on('disconnect', () => process.exit(0))

async function flood(stream: LoadStream, { origin, seconds }: LoadMessage): Promise<LoadResult> {
  const { host, port } = new URL(origin)
  const requests = stream.urls.map((url) => written(stream, host, url))
  const result = {
    name: stream.name,
    statuses: {} as Record<string, number>,
    okMs: [] as number[],
    refusedMs: [] as number[],
    notSent: 0,
    ownDelayMs: { p99: Number.NaN, longest: Number.NaN },
  }
  const idle: Caller[] = []
  const told = (caller: Caller, status: string, ms: number): void => {
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (status === '200' || status === '302') result.okMs.push(ms)
    if (status === '503') result.refusedMs.push(ms)
    idle.push(caller)
  }
  const callers = Array.from({ length: stream.mostUnderWay }, () => new Caller(Number(port), told))
  idle.push(...callers)
  const [startedAt, total] = [performance.now(), Math.round(stream.perSecond * seconds)]
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * stream.perSecond) + 1)
    for (; sent < due; sent += 1) {
      const caller = idle.pop()
      if (caller === undefined) result.notSent += 1
      else caller.call(requests[sent % requests.length] as Buffer)
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(callers.map((caller) => caller.end()))
  return result
}

function written({ method, path = '/' }: LoadStream, host: string, url: string): Buffer {
  if (method === 'GET') return Buffer.from(`GET ${url} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
  const body = JSON.stringify({ url })
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** One connection with at most one request under way. */
class Caller {
  readonly #port: number
  readonly #told: (caller: Caller, status: string, ms: number) => void
  #socket: Socket | null = null
  #startedAt = 0
  #isUnderWay = false
  #head = ''
  #status = ''
  /** Says whether an answer's body ends with this piece of it; null while the head is read. */
  #isLast: ((piece: Buffer) => boolean) | null = null

  constructor(port: number, told: (caller: Caller, status: string, ms: number) => void) {
    this.#port = port
    this.#told = told
  }

  call(request: Buffer): void {
    this.#startedAt = performance.now()
    this.#isUnderWay = true
    this.#socket ??= this.#open()
    this.#socket.write(request)
  }

  /** Waits for the answer that is under way. */
  async end(): Promise<void> {
    const socket = this.#socket
    if (socket === null) return
    while (this.#isUnderWay) await new Promise((resolve) => socket.once('data', resolve).once('close', resolve))
    socket.destroy()
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', () => {})
    socket.once('close', () => {
      if (this.#socket === socket) this.#socket = null
      if (this.#isUnderWay) this.#done('broken')
    })
    return socket
  }

  #read(chunk: Buffer): void {
    let piece = chunk
    if (this.#isLast === null) {
      this.#head += chunk.toString('latin1')
      const end = this.#head.indexOf('\r\n\r\n')
      if (end < 0) return
      const bodyStart = end + 4 - (this.#head.length - chunk.byteLength)
      this.#status = this.#head.slice(9, 12)
      this.#isLast = endOfBody(this.#head.slice(0, end + 2))
      this.#head = ''
      piece = chunk.subarray(bodyStart)
    }
    if (this.#isLast(piece)) this.#done(this.#status)
  }

  #done(status: string): void {
    this.#isLast = null
    this.#isUnderWay = false
    this.#told(this, status, performance.now() - this.#startedAt)
  }
}

const LAST_CHUNK = '0\r\n\r\n'

function endOfBody(head: string): (piece: Buffer) => boolean {
  const length = /\ncontent-length: (\d+)\r/i.exec(head)?.[1]
  if (length !== undefined) {
    let missing = Number(length)
    return (piece) => (missing -= piece.byteLength) <= 0
  }
  let tail = ''
  return (piece) =>
    (tail = (tail + piece.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length)) === LAST_CHUNK
}
