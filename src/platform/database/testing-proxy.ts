import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * What the way to a service does to its bytes (fault D5), both ways unless said:
 * latency: each piece comes `ms` later · silence: nothing comes through any more, connections stay open · reset: connections are cut
 * by RST, new ones too · bandwidth: so many bytes a second · slicer: a few bytes at a time · slowClose: the end comes `ms` later ·
 * limit: a connection ends after so many bytes of answers · garbage: answers are other bytes.
 */
export type Toxic =
  | { readonly kind: 'none' | 'silence' | 'reset' | 'slicer' | 'garbage' }
  | { readonly kind: 'latency' | 'slowClose'; readonly ms: number }
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  | { readonly kind: 'limit'; readonly bytes: number }

const SLICE_BYTES = 7

/** Stands between a process and a service on loopback; its faults can be switched while both work. */
export class TcpProxy {
  toxic: Toxic = { kind: 'none' }
  private readonly sockets = new Set<Socket>()
  private readonly server: Server
  private readonly targetPort: number

  private constructor(targetPort: number) {
    this.targetPort = targetPort
    this.server = createServer((near) => this.join(near))
  }

  static async open(targetPort: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPort)
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  get port(): number {
    return (this.server.address() as { port: number }).port
  }

  /** From now on; `reset` also cuts what is open. */
  poison(toxic: Toxic): void {
    this.toxic = toxic
    if (toxic.kind === 'reset') for (const socket of this.sockets) socket.resetAndDestroy()
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private join(near: Socket): void {
    if (this.toxic.kind === 'reset') return void near.resetAndDestroy()
    const far = connect(this.targetPort, '127.0.0.1')
    for (const socket of [near, far])
      this.sockets.add(
        socket
          .setNoDelay(true)
          .on('error', () => {})
          .on('close', () => this.sockets.delete(socket)),
      )
    this.carry(near, far, false)
    this.carry(far, near, true)
  }

  /** One direction; pieces stay in order because each waits for the one before. */
  private carry(from: Socket, to: Socket, isAnswer: boolean): void {
    let last = Promise.resolve()
    let carried = 0
    from.on('data', (bytes) => {
      last = last.then(async () => {
        carried += isAnswer ? bytes.length : 0
        await this.pass(bytes, to, isAnswer, carried)
      })
    })
    from.on('close', () => {
      const ms = this.toxic.kind === 'slowClose' ? this.toxic.ms : 0
      last = last.then(async () => {
        if (ms > 0) await pause(ms)
        to.destroy()
      })
    })
  }

  private async pass(bytes: Buffer, to: Socket, isAnswer: boolean, carried: number): Promise<void> {
    const { toxic } = this
    switch (toxic.kind) {
      case 'silence':
        return
      case 'latency':
        await pause(toxic.ms)
        return void to.write(bytes)
      case 'bandwidth':
        await pause((bytes.length / toxic.bytesPerSecond) * 1_000)
        return void to.write(bytes)
      case 'slicer':
        for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
          to.write(bytes.subarray(at, at + SLICE_BYTES))
          await new Promise((resolve) => setImmediate(resolve))
        }
        return
      case 'limit':
        if (isAnswer && carried > toxic.bytes) return void to.destroy()
        return void to.write(bytes)
      case 'garbage':
        return void to.write(isAnswer ? bytes.map((byte) => byte ^ 0x5a) : bytes)
      default:
        to.write(bytes)
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
