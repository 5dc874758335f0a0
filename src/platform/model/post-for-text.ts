import { tracedCall } from '../tracing/outbound.ts'

interface JsonRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly withinMs: number
  /** Many times a proper answer. */
  readonly mostBytes: number
  /** Of whoever waits for it, who may not wait so long. */
  readonly signal?: AbortSignal
}

/** Sends JSON and gives the text of a good answer. Throws past the time, however slowly it drips, past the size, and for redirects. */
export function postForText(request: JsonRequest): Promise<string> {
  return tracedCall('POST', request.url, () => askForText(request))
}

async function askForText({ url, headers, body, withinMs, mostBytes, signal }: JsonRequest): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(withinMs), ...(signal === undefined ? [] : [signal])]),
  })
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel()
    throw new Error(`answered ${answer.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body) {
    bytes += chunk.length
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) throw new Error(`answered with more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
