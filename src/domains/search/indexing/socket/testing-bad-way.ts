import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What becomes of questions on their way, and of nothing else: `build`: they come from another build · `closed`: a connection that was
 * kept ends under its next question, once · `cut`: half of an answer comes and the connection ends · `short`: an answer is shorter, and
 * says so · `garbage`: it is other bytes · `slow`: it comes after 10 s.
 */
export type BadWay = 'none' | 'build' | 'closed' | 'cut' | 'short' | 'garbage' | 'slow'

const SLOW_MS = 10_000

/** Stands between a web process and its search process; never part of the product. */
export class BadWayBetween {
  how: BadWay = 'none'
  /** How many questions it has spoiled. */
  spoiled = 0
  private readonly socketPath: string
  private readonly asked = new WeakSet<Socket>()
  private readonly ending = new AbortController()
  private readonly server = createServer((question, answer) => {
    this.pass(question, answer).catch(() => answer.destroy())
  })

  private constructor(socketPath: string) {
    this.socketPath = socketPath
  }

  static async open(socketPath: string): Promise<BadWayBetween> {
    const way = new BadWayBetween(socketPath)
    await new Promise<void>((resolve) => way.server.listen(0, '127.0.0.1', resolve))
    return way
  }

  get address(): { host: string; port: number } {
    return { host: '127.0.0.1', port: (this.server.address() as AddressInfo).port }
  }

  async close(): Promise<void> {
    this.ending.abort()
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async pass(question: IncomingMessage, answer: ServerResponse): Promise<void> {
    const wasKept = this.asked.has(question.socket)
    this.asked.add(question.socket)
    const { method = 'GET', url = '/' } = question
    const headers = { ...question.headers, ...(this.how === 'build' && { 'poiso-index': 'another' }) }
    if (this.how === 'closed' && method === 'POST' && wasKept) {
      this.how = 'none'
      this.spoiled += 1
      return void question.socket.resetAndDestroy()
    }
    const passed = request({ socketPath: this.socketPath, method, path: url, headers, agent: false })
    passed.on('error', () => answer.destroy())
    passed.on('response', (came) => {
      // What is told of changes stays open.
      if (method === 'GET') answer.writeHead(came.statusCode ?? 502).on('close', () => came.destroy())
      if (method === 'GET') return void came.on('error', () => answer.destroy()).pipe(answer)
      this.spoil(came, answer).catch(() => answer.destroy())
    })
    passed.end(await buffer(question))
  }

  private async spoil(came: IncomingMessage, answer: ServerResponse): Promise<void> {
    const bytes = await buffer(came)
    const half = bytes.subarray(0, bytes.byteLength >> 1)
    const { how } = this
    if (how !== 'none') this.spoiled += 1
    if (how === 'slow') await wait(SLOW_MS, null, { signal: this.ending.signal })
    const body = how === 'short' ? half : how === 'garbage' ? Buffer.alloc(bytes.byteLength, 0x7a) : bytes
    answer.writeHead(came.statusCode ?? 502, { 'content-length': body.byteLength })
    if (how === 'cut') answer.write(half, () => answer.socket?.resetAndDestroy())
    else answer.end(body)
  }
}
