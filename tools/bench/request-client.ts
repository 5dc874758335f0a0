import { Agent, request } from 'node:http'

/** A process of its own that asks addresses one after the other over one kept connection, so that its CPU is not the server's. */

export interface AskMessage {
  readonly origin: string
  readonly host: string
  readonly urls: readonly string[]
}

/** Bytes of each answer's body as they came over the wire, or what went wrong. */
export type AskedMessage = { readonly bytes: readonly number[] } | { readonly error: string }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

process.on('message', (message: AskMessage) => {
  ask(message).then(
    (bytes) => process.send?.({ bytes } satisfies AskedMessage),
    (error: Error) => process.send?.({ error: error.message } satisfies AskedMessage),
  )
})
process.on('disconnect', () => process.exit(0))

async function ask({ origin, host, urls }: AskMessage): Promise<number[]> {
  const bytes: number[] = []
  for (const url of urls) bytes.push(await get(origin + url, host))
  return bytes
}

function get(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { host, 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}
