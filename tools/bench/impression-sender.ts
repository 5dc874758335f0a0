import { Agent, request } from 'node:http'

/** A process of its own that sends bodies as fast as they are answered, so that its CPU is not the service's. */
export interface SendMessage {
  readonly origin: string
  readonly bodies: readonly string[]
  readonly underWay: number
}
/** Answers by status. */
export type SentMessage = Readonly<Record<string, number>>

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

process.on('message', (message: SendMessage) => {
  void sendAll(message).then((statuses) => process.send?.(statuses))
})
process.on('disconnect', () => process.exit(0))

async function sendAll({ origin, bodies, underWay }: SendMessage): Promise<SentMessage> {
  const agent = new Agent({ keepAlive: true, maxSockets: underWay })
  const statuses: Record<string, number> = {}
  let next = 0
  const lane = async (): Promise<void> => {
    for (let index = next++; index < bodies.length; index = next++) {
      const status = await send(agent, `${origin}/impression`, bodies[index] as string, index)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: underWay }, lane))
  agent.destroy()
  return statuses
}

/** Each body comes from a network of its own, as a proxy tells it. */
function send(agent: Agent, url: string, body: string, index: number): Promise<string> {
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': CHROME,
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  }
  return new Promise((resolve) => {
    const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(String(answer.statusCode)))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'broken'))
    sent.end(body)
  })
}
