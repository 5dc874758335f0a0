import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a register that is played answers; `numbers`: what was asked, in order. */
export interface PlayedRegister {
  readonly url: string
  /** As POISO_FEED_TEST_HOSTS names it. */
  readonly host: string
  readonly asked: Record<string, unknown>[]
  close(): Promise<void>
}

export type PlayedAnswer = object | ((response: ServerResponse) => void)

/** A server on loopback that speaks as VIES does, for tests: answers by JSON, or by whatever is written to the response. */
export async function aRegister(
  answer: (asked: { countryCode: string; vatNumber: string }, time: number) => PlayedAnswer,
): Promise<PlayedRegister> {
  const asked: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.method !== 'POST' || request.url !== '/rest-api/check-vat-number') {
      response.writeHead(404).end()
      return
    }
    const question = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { countryCode: string; vatNumber: string }
    asked.push({ ...question })
    const given = answer(question, asked.length)
    if (typeof given === 'function') given(response)
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(given))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}/rest-api`,
    host,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** As the register of the Commission writes it. */
export function aViesAnswer(
  { countryCode, vatNumber }: { readonly countryCode: string; readonly vatNumber: string },
  valid: boolean,
): object {
  return {
    countryCode,
    vatNumber,
    requestDate: '2026-11-26T10:00:00.000Z',
    valid,
    requestIdentifier: valid ? 'WAPIAAAAW1HhYVgD' : '',
    name: '---',
    address: '---',
  }
}
