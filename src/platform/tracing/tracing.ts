/** Spans that somebody reads later, or nothing at all: this module imports nothing, so that a process without tracing loads nothing of it. */

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface SpanStart {
  /** Of few values: a route's pattern, never an address. */
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal' | 'consumer'
  /** Nothing that a person typed, and nothing by which somebody could be known. */
  readonly attributes?: SpanAttributes
  /** W3C traceparents of what this goes on with: of the first it is a child, to the others it has links. Absent: the span around it. */
  readonly from?: readonly string[]
}

/** A span that has begun. */
export interface OpenSpan {
  set(attributes: SpanAttributes): void
  rename(name: string): void
  /** Does it with this span around it, whatever it waits for. */
  within<T>(act: () => T): T
  /** With what was thrown, where something was. */
  end(failure?: unknown): void
}

/** What records spans (open-telemetry.ts). */
export interface Recorder {
  open(start: SpanStart): OpenSpan
  /** The span around this, as W3C writes it (`00-<trace>-<span>-<flags>`), or null. */
  traceparent(): string | null
}

let recorder: Recorder | null = null

/** From here on spans are recorded; null: no more. */
export function recordSpansBy(next: Recorder | null): void {
  recorder = next
}

export function isTracing(): boolean {
  return recorder !== null
}

/** The span around this, or null: there is none, or nobody records. */
export function traceparent(): string | null {
  return recorder === null ? null : recorder.traceparent()
}

/** Begins a span that its caller ends; null: nobody records. */
export function openSpan(start: SpanStart): OpenSpan | null {
  return recorder === null ? null : recorder.open(start)
}

/** Does it within a span, which ends when it has ended. `start` is asked only while somebody records. */
export function traced<T>(start: () => SpanStart, act: (span: OpenSpan) => T): T {
  return recorder === null ? act(UNTOLD) : runWithin(recorder.open(start()), act)
}

/** The same for parts of something: outside any span it is not told of, or what a process does all day would be a trace at each turn. */
export function tracedPart<T>(start: () => SpanStart, act: (span: OpenSpan) => T): T {
  return recorder === null || recorder.traceparent() === null ? act(UNTOLD) : runWithin(recorder.open(start()), act)
}

const UNTOLD: OpenSpan = { set: () => {}, rename: () => {}, within: (act) => act(), end: () => {} }

function runWithin<T>(span: OpenSpan, act: (span: OpenSpan) => T): T {
  try {
    const result = span.within(() => act(span))
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    // Whoever waits for the result hears of its failure; here it only ends the span.
    result.then(
      () => span.end(),
      (error: unknown) => span.end(error ?? 'failed'),
    )
    return result
  } catch (error) {
    span.end(error ?? 'failed')
    throw error
  }
}
