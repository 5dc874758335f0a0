import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ports of processes by the host that is asked for: the first that is well is asked in turn with its equals, those behind stand in. */
export type Upstreams = Readonly<
  Record<string, { readonly ports: readonly number[]; readonly behind?: readonly number[] }>
>

const CHECK_EVERY_MS = 200
const PATIENCE_MS = 10_000
const TRIES = 4

/**
 * A small balancer: round robin without stickiness, health checks, and another try elsewhere for a GET that no answer has begun to come to.
 * `failed` are the requests for which no process had an answer.
 */
export class Balancer {
  readonly failed: string[] = []
  private readonly upstreams: Upstreams
  private readonly sick = new Set<number>()
  private readonly agent = new Agent({ keepAlive: true })
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer))
  private readonly checking: NodeJS.Timeout
  private turn = 0

  private constructor(upstreams: Upstreams) {
    this.upstreams = upstreams
    this.checking = setInterval(() => void this.check(), CHECK_EVERY_MS)
  }

  static async open(upstreams: Upstreams): Promise<Balancer> {
    const balancer = new Balancer(upstreams)
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve))
    return balancer
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    clearInterval(this.checking)
    this.agent.destroy()
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async check(): Promise<void> {
    const ports = new Set(Object.values(this.upstreams).flatMap(({ ports: all, behind = [] }) => [...all, ...behind]))
    for (const port of ports)
      if (await this.isWell(port)) this.sick.delete(port)
      else this.sick.add(port)
  }

  private isWell(port: number): Promise<boolean> {
    return new Promise((resolve) => {
      request({ port, host: '127.0.0.1', path: '/readyz', timeout: 2_000 }, (answer) => {
        answer.resume()
        resolve(answer.statusCode === 200)
      })
        .on('timeout', function (this: { destroy(): void }) {
          this.destroy()
        })
        .on('error', () => resolve(false))
        .end()
    })
  }

  /** Those that are well first, then those that stand in, then whoever is left. */
  private order(host: string): number[] {
    const { ports = [], behind = [] } = this.upstreams[host.split(':')[0] ?? ''] ?? {}
    this.turn += 1
    const turned = [ports, behind].flatMap((group) => group.map((_, at) => group[(at + this.turn) % group.length] ?? 0))
    return [...turned.filter((port) => !this.sick.has(port)), ...turned.filter((port) => this.sick.has(port))]
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of asked as AsyncIterable<Buffer>) chunks.push(chunk)
    const tries = this.order(asked.headers.host ?? '').slice(0, TRIES)
    let last = 'nobody serves this host'
    for (const port of tries) {
      const outcome = await this.once(port, asked, Buffer.concat(chunks), answer)
      if (outcome === null) return
      last = outcome.why
      const mayAsk = asked.method === 'GET' || !outcome.wasSent
      if (!mayAsk) break
    }
    this.failed.push(`${asked.method} ${asked.headers.host}${asked.url}: ${last}`)
    if (!answer.headersSent) answer.writeHead(502).end()
  }

  /** null: answered. */
  private once(
    port: number,
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
  ): Promise<{ why: string; wasSent: boolean } | null> {
    return new Promise((resolve) => {
      const { method, url, headers } = asked
      const passed = request({
        port,
        host: '127.0.0.1',
        method,
        path: url,
        headers,
        agent: this.agent,
        timeout: PATIENCE_MS,
      })
      passed.on('timeout', () => passed.destroy(new Error('too late')))
      passed.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ why: error.message, wasSent: error.code !== 'ECONNREFUSED' }),
      )
      passed.on('response', (came) => void this.answerWhole(came, answer).then(resolve))
      passed.end(body)
    })
  }

  /** The whole answer, or none of it: half a page is no page. */
  private async answerWhole(
    came: IncomingMessage,
    answer: ServerResponse,
  ): Promise<{ why: string; wasSent: boolean } | null> {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of came as AsyncIterable<Buffer>) chunks.push(chunk)
      if (came.statusCode === 503)
        return { why: `503 ${Buffer.concat(chunks).toString().slice(0, 200)}`, wasSent: true }
      answer.writeHead(came.statusCode ?? 502, came.headers).end(Buffer.concat(chunks))
      return null
    } catch (error) {
      return { why: (error as Error).message, wasSent: true }
    }
  }
}
