import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { recordSpansBy, type SpanStart } from './tracing.ts'

/** A span as it came over OTLP/HTTP. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | null
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly links: readonly string[]
  readonly isError: boolean
  /** Of the process that sent it. */
  readonly resource: Readonly<Record<string, unknown>>
}

export interface SpanReceiver {
  readonly url: string
  readonly spans: readonly ReceivedSpan[]
  /** All that came, as it came. */
  readonly raw: readonly string[]
  close(): Promise<void>
}

/** A real receiver of OTLP/HTTP in this process: for tests. */
export async function aSpanReceiver(): Promise<SpanReceiver> {
  const [spans, raw]: [ReceivedSpan[], string[]] = [[], []]
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      raw.push(JSON.stringify(body))
      if (request.url === '/v1/traces') spans.push(...spansOf(body as OtlpTraces))
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type OtlpAttributes = readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]

interface OtlpTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: OtlpAttributes }
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string
        readonly spanId: string
        readonly parentSpanId?: string
        readonly name: string
        readonly attributes: OtlpAttributes
        readonly links?: readonly { readonly traceId: string }[]
        readonly status?: { readonly code?: number }
      }[]
    }[]
  }[]
}

const ERROR = 2

function spansOf({ resourceSpans }: OtlpTraces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes, links = [], status }) => ({
        traceId,
        spanId,
        parentSpanId: parentSpanId ?? null,
        name,
        attributes: valuesOf(attributes),
        links: links.map((link) => link.traceId),
        isError: status?.code === ERROR,
        resource: valuesOf(resource.attributes),
      })),
    ),
  )
}

function valuesOf(attributes: OtlpAttributes): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}

/** The span that `recordedSpans` says is around whatever asks. */
export const AROUND = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

/** Records what spans begin with, inside one trace, without OpenTelemetry; `stop` ends it. */
export function recordedSpans(): { readonly spans: readonly SpanStart[]; stop(): void } {
  const spans: SpanStart[] = []
  recordSpansBy({
    open: (start) => {
      spans.push(start)
      return { set: () => undefined, rename: () => undefined, within: (act) => act(), end: () => undefined }
    },
    traceparent: () => AROUND,
  })
  return { spans, stop: () => recordSpansBy(null) }
}
