import { randomBytes } from 'node:crypto'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { ProcessAddress } from '#platform/config.ts'
import { ServiceAway } from '#platform/errors/service-away.ts'
import { traceparent } from '#platform/tracing/tracing.ts'
import { ASKER_HEADER, authorisation, INDEX_HEADER, indexVersion } from './protocol.ts'

/** Longer than any search takes, a second try with it; whoever waits gets its 503 then. */
const PATIENCE_MS = 2_000
const MOST_CONNECTIONS = 64

/** Asks a search process. What cannot be answered because it is away is a 503 for whoever asked us. */
export class AskProcess {
  private readonly address: ProcessAddress
  private readonly headers: Readonly<Record<string, string>>
  private readonly agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS, scheduling: 'lifo' })

  constructor({ address, key }: { readonly address: ProcessAddress; readonly key: Uint8Array }) {
    this.address = address
    this.headers = {
      authorization: authorisation(key),
      [INDEX_HEADER]: indexVersion,
      [ASKER_HEADER]: randomBytes(9).toString('base64url'),
    }
  }

  /**
   * @throws RangeError when the question is wrong (a bug of ours, as with an index in the process), ServiceAway when the search process
   * is away, slow, of another build or of another installation, and when its answer is cut off or `read` cannot read it.
   */
  async ask<Answer>(path: string, question: unknown, read: (bytes: Buffer) => Answer): Promise<Answer> {
    const body = JSON.stringify(question)
    const tooLate = AbortSignal.timeout(PATIENCE_MS)
    const { status, bytes } = await this.once(path, body, tooLate)
      .catch((error: AskFailure) => {
        if (!error.isOfKeptConnection) throw error
        return this.once(path, body, tooLate)
      })
      .catch((error: Error) => {
        throw away(tooLate.aborted ? 'no answer in time' : error.message)
      })
    if (status === 400) throw new RangeError(bytes.toString())
    if (status !== 200) throw away(bytes.toString())
    try {
      return read(bytes)
    } catch (error) {
      throw away((error as Error).message)
    }
  }

  /** An answer that stays open; `signal` ends it. */
  async open(path: string, signal: AbortSignal): Promise<IncomingMessage> {
    // A connection of its own: those of the agent are for questions.
    const asked = request({ ...this.address, path, headers: this.headers, signal, agent: false })
    const response = await answered(asked.end()).catch((error: Error) => {
      throw away(error.message)
    })
    if (response.statusCode === 200) return response
    throw away((await bytesOf(response)).toString())
  }

  close(): void {
    this.agent.destroy()
  }

  private async once(path: string, body: string, signal: AbortSignal): Promise<{ status: number; bytes: Buffer }> {
    const trace = traceparent()
    const headers = {
      ...this.headers,
      'content-length': String(Buffer.byteLength(body)),
      ...(trace !== null && { traceparent: trace }),
    }
    const asked = request({ ...this.address, path, method: 'POST', headers, agent: this.agent, signal })
    try {
      const response = await answered(asked.end(body))
      return { status: response.statusCode ?? 0, bytes: await bytesOf(response) }
    } catch (error) {
      throw new AskFailure(error as Error, asked.reusedSocket)
    }
  }
}

class AskFailure extends Error {
  /** It may have been closed while the question was on its way; that says nothing of the search process. */
  readonly isOfKeptConnection: boolean
  constructor(cause: Error, wasKept: boolean) {
    super(cause.message, { cause })
    this.isOfKeptConnection = wasKept && ['ECONNRESET', 'EPIPE'].includes((cause as NodeJS.ErrnoException).code ?? '')
  }
}

function away(why: string): ServiceAway {
  return new ServiceAway(`the search process does not answer: ${why}`)
}

function answered(asked: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    asked.once('response', resolve)
    asked.on('error', reject)
  })
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
