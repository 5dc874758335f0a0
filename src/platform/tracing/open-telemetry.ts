import {
  context,
  type Context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions'
import { systemClock } from '../clock.ts'
import { createComplaints } from '../complaints.ts'
import { endInTime } from '../pace/end-in-time.ts'
import type { Log } from '../log.ts'
import type { OpenSpan, Recorder, SpanStart } from './tracing.ts'

/** A receiver that does not answer must not hold up the end of a process. */
const STOP_PATIENCE_MS = 2_000

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
} as const

/** Records spans and sends them by OTLP/HTTP; endpoint, headers, sampler, limits and batches are the standard variables'. */
export function openTelemetry(processName: string, log: Log): Recorder & { stop(): Promise<void> } {
  const complain = createComplaints({ log, clock: systemClock })
  const complainOf = (said: string): void => complain('traces cannot be sent', { said })
  diag.setLogger(
    { error: complainOf, warn: complainOf, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: `poiso-${processName}`, 'poiso.process': processName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  // Traceparents are read here alone, and only from those who are trusted: the global propagator stays away.
  provider.register({ propagator: null })
  const tracer = provider.getTracer('poiso')
  return {
    open: (start) => openIn(tracer, start),
    traceparent: () => writeTraceparent(trace.getSpanContext(context.active())),
    stop: async () => {
      await endInTime(provider.shutdown(), STOP_PATIENCE_MS)
      for (const api of [trace, context, diag]) api.disable()
    },
  }
}

function openIn(tracer: Tracer, { name, kind, attributes, from }: SpanStart): OpenSpan {
  const [parent, ...linked] = (from ?? []).flatMap((text) => readTraceparent(text) ?? [])
  const around = contextOf(from, parent)
  const span = tracer.startSpan(
    name,
    { kind: KINDS[kind], attributes: { ...attributes }, links: linked.map((of) => ({ context: of })) },
    around,
  )
  return {
    set: (more) => void span.setAttributes({ ...more }),
    rename: (next) => void span.updateName(next),
    within: (act) => context.with(trace.setSpan(around, span), act),
    end: (failure) => endSpan(span, failure),
  }
}

function contextOf(from: SpanStart['from'], parent: SpanContext | undefined): Context {
  if (from === undefined) return context.active()
  return parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent)
}

/** What an error says may name a person (a key that is there already, a mailbox); its code does not. */
function endSpan(span: Span, failure: unknown): void {
  if (failure !== undefined) {
    const { code, name } = failure as { readonly code?: unknown; readonly name?: unknown }
    span.setAttribute(ATTR_ERROR_TYPE, String(code ?? name ?? failure))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

function writeTraceparent(of: SpanContext | undefined): string | null {
  if (of === undefined) return null
  return `00-${of.traceId}-${of.spanId}-${of.traceFlags.toString(16).padStart(2, '0')}`
}

/** W3C Trace Context, version 00 and what later ones keep of it; null: it is none. */
function readTraceparent(text: string): SpanContext | null {
  const [, version, traceId = '', spanId = '', flags = ''] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(text) ?? []
  const read = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return version !== undefined && version !== 'ff' && isSpanContextValid(read) ? read : null
}
